printf '%s\n' 1..............4 1.............4. | nonet draw --format svg
