"""The web service: lobby, tables, storage and the protocol."""
