# The help of an option lists the names that it takes, unless they are many.
shown() { nonet "$@" --help | tr -s ' \n' ' '; }
shown hint | grep -o 'one of technique, where, what'
shown draw | grep -o 'one of none, full, corner'
shown generate | grep -c 'one of .*killer-6x6'
nonet help "pieces of a jigsaw" | sed -n '1p;$p'
