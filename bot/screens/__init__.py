"""A View and its open decisions become a message: text, picture, buttons, menus, forms. Pure functions, no Discord."""
