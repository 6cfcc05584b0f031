# json is JSON Lines, and goes by both names.
echo 1234341221434321 | nonet convert --to jsonl
echo 1234341221434321 | nonet solve --format jsonl
echo '{"puzzle":"1234341221434321"}' | nonet convert --from jsonl --to line
