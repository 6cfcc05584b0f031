# What --without, --with and --no-uniqueness leave of the techniques, alike in all three commands.
cat >puzzles.txt <<'PUZZLES'
....78.1..52.....9..62..........1.35.....2....4.3.....1.......75...9...127.4..5..
9...8.....1.....7..2.3.1.8.........18.....35.4....9..6..68....2..45.....79.2.....
PUZZLES
uses() { # PATTERN OPTION…
    local pattern=$1
    shift
    nonet explain "$@" puzzles.txt | grep -c "$pattern"
    nonet grade --scale hodoku "$@" puzzles.txt | cut -f10 | tr A-Z- 'a-z ' |
        grep -c "$(echo "$pattern" | tr A-Z a-z)"
}
uses "nique rectangle"
uses "nique rectangle" --no-uniqueness
uses "nique rectangle" --without unique-rectangle-1,unique-rectangle-2
# A technique that is off by default; and named in both lists, it is off.
chains=xy-chain,x-chain,aic,discontinuous-nice-loop,grouped-aic,grouped-discontinuous-nice-loop
uses "eath blossom" --without als-xz,als-xy-wing,als-chain,$chains
uses "eath blossom" --without als-xz,als-xy-wing,als-chain,$chains --with death-blossom
uses "eath blossom" --without als-xz,als-xy-wing,als-chain,$chains,death-blossom --with death-blossom
nonet hint --without full-house,naked-single,hidden-single puzzles.txt | cut -d: -f1
nonet explain --with x-wnig puzzles.txt
