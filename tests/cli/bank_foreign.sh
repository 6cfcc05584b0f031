# A bank from elsewhere that is made to harm or to keep its reader busy is refused by every command
# that reads one, at once and with a reason.
nonet generate -n 5 --seed 1 --level easy --format tsv -q | nonet bank add -q sound.bank
echo mine >mine
python3 - <<'END_PYTHON'
import shutil, sqlite3, struct
endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
changes = {
    "puzzle": f"""CREATE TABLE keep AS SELECT * FROM puzzle; DROP TABLE puzzle;
        CREATE VIEW puzzle AS {endless} SELECT keep.* FROM keep, n""",
    "level": f"DROP TABLE level; CREATE VIEW level AS {endless} SELECT 0 AS rank, 'easy' AS name FROM n",
    "use": f"DROP TABLE technique_use; CREATE VIEW technique_use AS {endless} SELECT 1 AS technique, x AS puzzle FROM n",
    "trigger": "CREATE TRIGGER t AFTER UPDATE ON puzzle BEGIN DELETE FROM puzzle; END",
}
for name, sql in changes.items():
    shutil.copy("sound.bank", name + ".bank")
    db = sqlite3.connect(name + ".bank")
    db.executescript(sql)
    db.close()
shutil.copy("sound.bank", "journal.bank")
magic = bytes.fromhex("d9d505f920a163d7")
head = magic + struct.pack(">5I", 0, 0, 0, 512, 4096)
end = struct.pack(">I", 2**32 - 1) + b"mine" + struct.pack(">II", 4, sum(b"mine")) + magic
open("journal.bank-journal", "wb").write(head.ljust(512, b"\0") + end)
END_PYTHON
tried() { # COMMAND…
    timeout 600 "$@" 2>&1 >/dev/null | grep -v '^ ' | sed 's/^/  /'
    [ "${PIPESTATUS[0]}" = 124 ] && echo "  HANGS"
}
printf 'book: {title: T}\nsections: [{level: easy, count: 2, source: bank, path: x.bank}]\n' >source.yaml
printf 'book: {title: T}\nsections: [{level: easy, count: 2}]\noutput: {report: true, repeats: [x.bank]}\n' >repeats.yaml
for name in puzzle level use trigger journal; do
    echo "$name"
    mv $name.bank x.bank
    [ -f $name.bank-journal ] && mv $name.bank-journal x.bank-journal
    for action in query stats verify rate 'plot -o plot.svg' 'export --order sample' add init; do
        read -ra words <<<"$action"
        tried nonet bank "${words[0]}" x.bank "${words[@]:1}" </dev/null
    done
    tried nonet book source.yaml -q -o out
    tried nonet book repeats.yaml -q -o out
done | uniq -c | sed 's/^ *//'
ls
cat mine
