### Words of terminal and page.

set-action = Action
