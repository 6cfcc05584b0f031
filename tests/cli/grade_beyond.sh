# A puzzle beyond the techniques, here because those that solve it are forbidden: each command says so.
puzzle=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
nets=forcing-chain,forcing-net,nested-forcing-net,nishio
nonet grade --format text --without $nets <<<$puzzle | head -n 3
nonet explain --without $nets <<<$puzzle
nonet explain --without $nets --format json <<<$puzzle | grep -o '"steps":.*'
nonet hint --without $nets <<<$puzzle
