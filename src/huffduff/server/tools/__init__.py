"""Tools that come to a server over the network: a client, a benchmark and a crash test."""
