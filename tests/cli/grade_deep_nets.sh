# Without the other nets, only deep ones with sums get to the end of this minimal little killer. Where
# assumptions on others refute a candidate, the proof has a line for it, and ends where nothing is left.
puzzle='{"puzzle":".........6..2.....1.3...7...3...............4....948......5....7...........8.....","constraints":[{"kind":"little-killer","cells":["r1c4","r2c3","r3c2","r4c1"],"sum":30},{"kind":"little-killer","cells":["r1c8","r2c7","r3c6","r4c5","r5c4","r6c3","r7c2","r8c1"],"sum":31},{"kind":"little-killer","cells":["r6c9","r5c8","r4c7","r3c6","r2c5","r1c4"],"sum":38},{"kind":"little-killer","cells":["r6c9","r7c8","r8c7","r9c6"],"sum":24},{"kind":"little-killer","cells":["r8c9","r7c8","r6c7","r5c6","r4c5","r3c4","r2c3","r1c2"],"sum":55},{"kind":"little-killer","cells":["r9c3","r8c4","r7c5","r6c6","r5c7","r4c8","r3c9"],"sum":40}]}'
nets=forcing-chain,forcing-net,nested-forcing-net,pattern-forcing-net
nonet explain --without $nets --format json <<<$puzzle >path
grep -o '"solved":[a-z]*' path
grep -o '"inferences":\[[^]]*]' path | grep '"refuted"' | tail -n 1 | grep -o '"why":"[a-z-]*"' | sort | uniq -c
