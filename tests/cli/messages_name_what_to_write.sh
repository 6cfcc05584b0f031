# What is wrong with a value, and what to write instead.
echo ..2...4.8..1...2..6......975...27...9.85...4....19........7.3...6.4.........3.1.4 >p.txt
nonet draw --each '' p.txt
nonet solve -o '' p.txt
nonet solve --limit x p.txt
nonet solve --threads 0 p.txt
nonet solve -o none/x.txt p.txt
nonet solve -o . p.txt
nonet book --sheet --quiet -o sheet </dev/null
nonet bank init none/my.bank
nonet bank add none/my.bank p.txt
nonet solve --variant jigsaw-9 p.txt
# A folder where one may not write; root may everywhere.
mkdir shut && chmod 555 shut
as=
if [ "$(id -u)" = 0 ]; then
    chmod 755 . ..
    as='setpriv --reuid 65534 --clear-groups'
fi
$as nonet bank init shut/my.bank
(cd shut && $as nonet bank init my.bank)
$as nonet solve -o shut/x.txt p.txt
ls shut
