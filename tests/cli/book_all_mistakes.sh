# Every mistake of a file at once, with the names that the program knows; then one of --set.
nonet book "$CASES/book_all_mistakes.yaml" 2>&1 | grep -v '= help: known' | sed "s|$CASES/||"
nonet book "$CASES/book_small.yaml" --set sections[3].count=5 2>&1
nonet book "$CASES/book_small.yaml" --set page.trim=9x6 2>&1 | grep -v '= help'
echo "${PIPESTATUS[0]}"
