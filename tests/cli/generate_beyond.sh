# What no search finds is refused before it begins.
nonet generate --level beyond
