# The studio writes the file of choices that the config names; the book follows it; undo takes it back.
printf 'book: {title: One}\npage: {profiles: [screen]}\nsections: [{count: 3, level: easy}]\n' >book.yaml
mkfifo address
export XDG_STATE_HOME=$PWD/state
nonet book book.yaml --quiet -o before
nonet studio --no-open book.yaml >address &
studio=$!
IFS= read -r line <address
port=${line#http://127.0.0.1:} && port=${port%%/*}
token=${line##*token=}
ask() { # METHOD PATH [BODY]: the status and the body
    local body=${3-}
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf '%s %s HTTP/1.0\r\nHost: 127.0.0.1:%s\r\nCookie: nonet-%s=%s\r\nX-Nonet: 1\r\nContent-Length: %d\r\n\r\n%s' \
        "$1" "$2" "$port" "$port" "$token" "${#body}" "$body" >&3
    tr -d '\r' <&3 | sed -n '1s/HTTP[^ ]* \([0-9]*\).*/\1/p; /^$/,$p' | tr -d '\n'
    echo
    exec 3>&-
}
revision() {
    ask GET /api/state | sed 's/.*"revision":\([0-9]*\).*/\1/'
}
edit() { # CHANGES
    ask POST /api/edit "{\"revision\":\"$(revision)\",\"changes\":[$1]}" | sed 's/^\(2..\).*/\1/'
}
id() { # NUMBER
    python3 -c 'import json, sys; print(json.load(open("before/manifest.json"))["puzzles"][int(sys.argv[1]) - 1]["id"])' "$1"
}
edit '{"file":"choices","path":"drop[0]","value":"p000000000000"}'
edit '{"path":"choices","value":"../choices.yaml"},{"file":"choices","path":"drop[0]","value":"p000000000000"}'
edit '{"path":"choices","value":"choices.yaml"},{"file":"choices"}'
cat choices.yaml
edit "{\"file\":\"choices\",\"path\":\"drop[0]\",\"value\":\"$(id 1)\"}"
edit "{\"file\":\"choices\",\"path\":\"move.$(id 3)\",\"value\":1},{\"file\":\"choices\",\"path\":\"keep.2\",\"value\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}"
edit "{\"file\":\"choices\",\"path\":\"level.$(id 3)\",\"value\":\"hard\"}"
cat choices.yaml
ask POST /api/save "{\"revision\":\"$(revision)\"}" | cut -c1-3
cat book.yaml
nonet book book.yaml --quiet -o after
python3 -c '
import json
old, new = [json.load(open(f + "/manifest.json"))["puzzles"] for f in ("before", "after")]
number = {p["id"]: p["number"] for p in old}
print(*(str(number.get(p["id"], "new")) + ":" + p["level"] for p in new), new[1]["puzzle"])'
ask GET /api/state | grep -o '"name":"p[0-9a-f]*"' | tr -d '"' | sed 's/name://' >shown
python3 -c 'import json; print(*(p["id"] for p in json.load(open("after/manifest.json"))["puzzles"]), sep="\n")' | cmp - shown
echo 'undone, and changed by another program:'
ask POST /api/undo "{\"revision\":\"$(revision)\"}" | cut -c1-3
grep -c level choices.yaml
echo '# by hand' >>choices.yaml
edit '{"file":"choices","path":"drop[1]","value":"p000000000000"}'
grep -c p000000000000 choices.yaml
edit '{"file":"choices","path":"drop[1]","value":"p000000000000"}'
tail -n 1 choices.yaml
kill -INT $studio
wait $studio
