"""The way in: pages, requests, websockets, and who may come how often."""
