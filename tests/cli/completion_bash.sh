# What the completion offers at several places of a command line.
nonet help --completion bash >completion
source completion
offer() { # WORDS…, the last one being typed
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _nonet 2>/dev/null
    echo "$*: ${COMPREPLY[*]}"
}
touch puzzles.txt
offer nonet so
offer nonet solve --meth
offer nonet solve --method = gu
offer nonet solve --method br
offer nonet grade puz
offer nonet help expl
offer nonet bank qu
