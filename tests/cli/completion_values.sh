# Values behind options, also behind a comma; configs where a book is made.
source "$CASES/completion_offer.bash"
touch my.yaml puzzles.txt
offer nonet generate --level ha
offer nonet generate --requires x-
offer nonet generate --requires x-wing,jelly
offer nonet bank --symmetry rot
offer nonet bank query --variant 6
offer nonet play --level ex
offer nonet book m
offer nonet book p
offer nonet grade p
offer nonet book my.yaml --set page.tri
offer nonet help config hints.inc
offer nonet help x-wi
offer nonet -q --threads 2 gene
offer nonet -q --threads=2 generate --variant jigsaw-1
