# What no search finds is refused before it begins.
timeout 2 nonet generate --level beyond
