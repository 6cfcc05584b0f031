# What the completion offers at several places of a command line.
source "$CASES/completion_offer.bash"
touch puzzles.txt
offer nonet so
offer nonet solve --meth
offer nonet solve --method = gu
offer nonet solve --method br
offer nonet grade puz
offer nonet help expl
offer nonet bank qu
