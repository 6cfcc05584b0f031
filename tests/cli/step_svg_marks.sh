# A step's picture as it was, shape by shape: a full house with everything, a skyscraper without its
# board's digits and candidates.
echo '..3......4...12.' | nonet hint --language de --format svg
echo ..8........48..17.........5...7...2..6.34.5...2...6...74............59...5..9..32 |
    nonet draw --step 32 --format svg | grep -v '<text'
