base-skip = To the content
base-nav = Pages
base-games = Games
base-play = Play
base-rules = Rulebooks
base-odds = Odds
base-foot = About
base-to-day = Switch to day colours
base-to-night = Switch to night colours
base-page-failed = This page could not be loaded.
base-try-again = Try again
base-loading = One moment…
base-connecting = Connecting…

# The games, in a word or two.
base-short-coldwar = Cold War
base-short-highseas = { base-game-highseas }
base-short-attacksub = Attack Sub
base-short-worldatwar = World at War

# What the server may refuse.
fault-offline = The server cannot be reached. Check the connection and try again.
fault-unknown = That did not work. Try again.

# Tables and seats, in lists and lobbies.
base-bot = { $name } (bot)
base-you = You
base-bot-random = Recruit
base-bot-doctrine = Captain
base-seat-open = open seat
base-seat-link = seat by link
base-hours = { $number } h
base-over = Finished
base-waiting = { $free ->
    [0] Ready to start
    [one] { $free } seat free
   *[other] { $free } seats free
}
base-your-move-left = Your move · { $left }
base-their-move = { $name } to move
base-their-move-left = { $name } · { $left } left
base-bot-thinks = Bot thinking
base-look-on = Resigned, watching
base-under-way = In progress
base-account = You
base-seat = Seat { $number }
base-brand = Wardroom, home
base-cards = Cards
base-credits = Credits and licences
base-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
base-finished = Finished games
base-glossary = Glossary
base-home = Home
base-language = Language
base-learn = Learn
base-menu = Menu
base-your-move = Your move
