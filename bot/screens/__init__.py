"""A View and its Moves become a message: text, picture, buttons, menus, forms. Pure functions, no Discord."""
