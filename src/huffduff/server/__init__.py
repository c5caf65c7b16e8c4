"""The web service, in rooms that use only those before them: storage, matches, web, tools.

`wire` has the messages; `faults`, `texts`, `tokens` and `clock` are used in every room.
"""
