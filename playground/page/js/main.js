/** The page begins here. */

import { startComposer } from "./composer.js";
import { startForms } from "./forms.js";
import { startList } from "./list.js";
import { startMembers } from "./members.js";
import { startPanes } from "./panes.js";
import { startSelf } from "./self.js";
import { start } from "./session.js";
import { startSidebar } from "./sidebar.js";
import { applyTheme } from "./theme.js";
import { startTop } from "./top.js";

applyTheme();
for (const begin of [startPanes, startSidebar, startSelf, startTop, startComposer, startList, startMembers, startForms]) begin();
start();
