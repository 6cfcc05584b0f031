# To be sourced: stop a command at a named point, a change to a file, whoever is faster. $FAULTS is the
# library of tests/faults/faults.c. A script that uses this holds the line "# points".

# at_point KIND:N PATH COMMAND…: the N-th change of a file whose path has PATH in it. Its process number
# is in point.pid; returns its status.
at_point() {
    local point=$1 path=$2
    shift 2
    # The shell's own word on a command that was killed goes nowhere; the command's go on.
    (
        exec 3>&2 2>/dev/null
        bash -c 'echo $$ >point.pid; exec "$@" 2>&3 3>&-' at_point env LD_PRELOAD="$FAULTS" \
            NONET_FAULT="$point" NONET_FAULT_PATH="$path" NONET_FAULT_PAUSE="$PWD/point" "$@"
        exit $? # so that this shell stays and sees it end
    )
}

# killed_at N PATH COMMAND…: run it until it is killed there.
killed_at() {
    at_point "kill:$1" "${@:2}"
    [ $? = 137 ] || echo "not killed at $2"
    rm -f point.pid
}

# paused_at N PATH COMMAND…: start it in the background and return when it waits there.
paused_at() {
    local end=
    rm -f point.reached point.go
    mkfifo point.reached point.go
    {
        at_point "pause:$1" "${@:2}"
        echo "$?" >point.reached # for go_on or end_paused, which wait for it
    } &
    read -r end <point.reached # which the command opens at the point, and closes without a word
    [ -z "$end" ] || echo "ended with status $end before $2"
}

# Let the paused command go on, and wait for its end; its status is returned.
go_on() {
    local end
    : >point.go
    read -r end <point.reached
    rm -f point.reached point.go point.pid
    wait "$!"
    return "$end"
}

# Kill the paused command, and wait for its end.
end_paused() {
    local end
    kill -KILL "$(cat point.pid)"
    read -r end <point.reached
    rm -f point.reached point.go point.pid
    wait "$!"
}
