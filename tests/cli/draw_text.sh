echo 1...2..3..4....1 | nonet draw
