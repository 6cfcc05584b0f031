# Sourced by the tests of bash's completion.
nonet help --completion bash >completion
source completion
offer() { # WORDS…, the last one being typed
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _nonet 2>/dev/null
    echo "$*: ${COMPREPLY[*]}"
}
