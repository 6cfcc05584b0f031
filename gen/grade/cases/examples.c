#include "gen/grade/cases/examples.h"

#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/technique.h"

/* Constraints that show several techniques. */
static const char non_consecutive[] = "[{\"kind\":\"non-consecutive\"}]";

static const char cages_of_few_sets[] =
    "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c1\"],\"sum\":5},{\"kind\":\"cage\",\"cells\":["
    "\"r1c2\",\"r1c3\",\"r1c4\"],\"sum\":14},{\"kind\":\"cage\",\"cells\":[\"r1c5\",\"r1c6\","
    "\"r2c5\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":[\"r2c2\",\"r2c3\",\"r2c4\"],\"sum\":10},{"
    "\"kind\":\"cage\",\"cells\":[\"r2c6\",\"r3c4\",\"r3c5\",\"r3c6\",\"r4c6\"],\"sum\":17},{"
    "\"kind\":\"cage\",\"cells\":[\"r3c1\",\"r3c2\",\"r4c1\",\"r4c2\",\"r5c1\"],\"sum\":15},{"
    "\"kind\":\"cage\",\"cells\":[\"r3c3\",\"r4c3\",\"r4c4\",\"r4c5\",\"r5c5\"],\"sum\":16},{"
    "\"kind\":\"cage\",\"cells\":[\"r5c2\",\"r5c3\",\"r5c4\",\"r6c3\"],\"sum\":14},{\"kind\":"
    "\"cage\",\"cells\":[\"r5c6\",\"r6c4\",\"r6c5\",\"r6c6\"],\"sum\":14},{\"kind\":\"cage\","
    "\"cells\":[\"r6c1\",\"r6c2\"],\"sum\":10}]";

static const char sandwiches[] =
    "[{\"kind\":\"sandwich\",\"line\":\"r1\",\"sum\":2},{\"kind\":\"sandwich\",\"line\":\"c1\","
    "\"sum\":8},{\"kind\":\"sandwich\",\"line\":\"c2\",\"sum\":0},{\"kind\":\"sandwich\",\"line\":"
    "\"c3\",\"sum\":9},{\"kind\":\"sandwich\",\"line\":\"c4\",\"sum\":0},{\"kind\":\"sandwich\","
    "\"line\":\"c5\",\"sum\":9},{\"kind\":\"sandwich\",\"line\":\"c6\",\"sum\":9},{\"kind\":"
    "\"sandwich\",\"line\":\"r2\",\"sum\":0},{\"kind\":\"sandwich\",\"line\":\"r3\",\"sum\":2},{"
    "\"kind\":\"sandwich\",\"line\":\"r4\",\"sum\":0},{\"kind\":\"sandwich\",\"line\":\"r5\","
    "\"sum\":0},{\"kind\":\"sandwich\",\"line\":\"r6\",\"sum\":0}]";

static const char cages_over_houses[] =
    "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c1\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":["
    "\"r1c2\",\"r1c3\",\"r1c4\",\"r2c3\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":[\"r1c5\","
    "\"r1c6\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":[\"r2c2\",\"r3c2\",\"r3c3\"],\"sum\":12},{"
    "\"kind\":\"cage\",\"cells\":[\"r2c4\",\"r3c4\",\"r4c3\",\"r4c4\"],\"sum\":15},{\"kind\":"
    "\"cage\",\"cells\":[\"r2c5\",\"r2c6\",\"r3c6\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":["
    "\"r3c1\",\"r4c1\",\"r4c2\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r3c5\",\"r4c5\","
    "\"r5c5\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r4c6\",\"r5c6\",\"r6c6\"],\"sum\":8},{"
    "\"kind\":\"cage\",\"cells\":[\"r5c1\",\"r5c2\",\"r5c3\",\"r5c4\"],\"sum\":15},{\"kind\":"
    "\"cage\",\"cells\":[\"r6c1\",\"r6c2\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":[\"r6c3\","
    "\"r6c4\",\"r6c5\"],\"sum\":12}]";

static const char cages_with_pairs[] =
    "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c1\",\"r2c2\"],\"sum\":11},{\"kind\":\"cage\","
    "\"cells\":[\"r1c2\",\"r1c3\",\"r1c4\",\"r1c5\"],\"sum\":14},{\"kind\":\"cage\",\"cells\":["
    "\"r1c6\",\"r2c6\",\"r3c6\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r2c3\",\"r2c4\","
    "\"r3c3\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r2c5\",\"r3c4\",\"r3c5\",\"r4c5\"],"
    "\"sum\":12},{\"kind\":\"cage\",\"cells\":[\"r3c1\",\"r3c2\",\"r4c2\",\"r5c2\"],\"sum\":16},{"
    "\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r5c1\"],\"sum\":4},{\"kind\":\"cage\",\"cells\":["
    "\"r4c3\",\"r4c4\",\"r5c3\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":[\"r4c6\",\"r5c6\","
    "\"r6c6\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":[\"r5c4\",\"r5c5\",\"r6c4\",\"r6c5\"],"
    "\"sum\":16},{\"kind\":\"cage\",\"cells\":[\"r6c1\",\"r6c2\",\"r6c3\"],\"sum\":11}]";

/* Several techniques are shown on this puzzle. */
static const char calc_cages_of_five[] =
    "[{\"kind\":\"calc-cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"],\"result\":8,\"sign\":\"*"
    "\"},{\"kind\":\"calc-cage\",\"cells\":[\"r1c4\",\"r1c5\"],\"result\":15,\"sign\":\"*\"},{"
    "\"kind\":\"calc-cage\",\"cells\":[\"r2c1\",\"r2c2\",\"r3c1\"],\"result\":60,\"sign\":\"*\""
    "},{\"kind\":\"calc-cage\",\"cells\":[\"r2c3\"],\"result\":2},{\"kind\":\"calc-cage\",\"cel"
    "ls\":[\"r2c4\",\"r2c5\",\"r3c4\"],\"result\":8,\"sign\":\"*\"},{\"kind\":\"calc-cage\",\"c"
    "ells\":[\"r3c2\",\"r3c3\"],\"result\":5,\"sign\":\"/\"},{\"kind\":\"calc-cage\",\"cells\":"
    "[\"r3c5\",\"r4c5\",\"r5c5\"],\"result\":6,\"sign\":\"*\"},{\"kind\":\"calc-cage\",\"cells"
    "\":[\"r4c1\",\"r5c1\"],\"result\":2,\"sign\":\"-\"},{\"kind\":\"calc-cage\",\"cells\":[\"r"
    "4c2\",\"r5c2\"],\"result\":10,\"sign\":\"*\"},{\"kind\":\"calc-cage\",\"cells\":[\"r4c3\"]"
    ",\"result\":4},{\"kind\":\"calc-cage\",\"cells\":[\"r4c4\",\"r5c4\"],\"result\":20,\"sign"
    "\":\"*\"},{\"kind\":\"calc-cage\",\"cells\":[\"r5c3\"],\"result\":3}]";

static const struct technique_example examples[] = {
    {"full-house",
     "9....72.8817.................2...36519.5...7...6......348.9.5.2..9.8.....5..4.6..", NULL,
     NULL},
    {"naked-single",
     "9....72.8817.................2...36519.5...7...6......348.9.5.2..9.8.....5..4.6..", NULL,
     NULL},
    {"hidden-single",
     "7.....2.......5..3......87.45...3....28..6...63.4...9..9..51..8....38.2....9.4.16", NULL,
     NULL},
    {"locked-pair",
     ".7..6..85.42..............68..7...134...2.......89.5............1.5.6.7..6...23.4", NULL,
     NULL},
    {"locked-triple",
     ".3.........6..1.238....5.61.....6..2.2..3........4.75.4.......69.8.....5..7..4.8.", NULL,
     NULL},
    {"pointing",
     "..5..8643.23..5...9...1..5...1......6...8.1.9......27...6.9.4...1........49..17..", NULL,
     NULL},
    {"claiming",
     "..........6.1..9349...5.....5..8.1..4....6.9.....4.2.5.......297..6.5..381.....6.", NULL,
     NULL},
    {"naked-pair",
     ".4..5...3....42..7..9...4.26.89..3.......7..84...2..6...3..8.......7.....2...3..6", NULL,
     NULL},
    {"naked-triple",
     "..735..8.9......5.......3..8..7....21...26....2...5.31..61.387.....4......9...4..", NULL,
     NULL},
    {"hidden-pair",
     "2...1..5.....7....98.3..6....6.....7.4.....6.51....4.8.5..4..9...3.25.84.....1...", NULL,
     NULL},
    {"hidden-triple",
     "...8....1....35....95...3..25.4...9....6...847.....2...4...9...1.6....4..7...8..6", NULL,
     NULL},
    {"naked-quad",
     "..26.7...4.15......7...2....3..8..91.5....4....63...7...7..9....8......9.1....34.", NULL,
     NULL},
    {"hidden-quad",
     "....3..9......4..2....51....7....9.6....968......4......4..2...8.1....37.567...8.", NULL,
     NULL},
    {"x-wing", "67......9.....9....5...2.7..274..86.8....3.94......2...1.5.........27.5..453.8...",
     NULL, NULL},
    {"swordfish",
     "..5.4...8......357.9.6.......792..4..63.5.............3.9...5...26.8.9.........86", NULL,
     NULL},
    {"jellyfish",
     "..25.9.6.....628.15...4.....58....3..7..3.2....42.8.......5.9.......4....439.67..", NULL,
     NULL},
    {"remote-pair",
     "....3.....3.....8.6.7.....49.....51.1...5286..7...84.....62.1..5..7........4..6.3", NULL,
     NULL},
    {"bug-plus-1",
     "1........4.7..3692.....675.9.5...3...74.2...5..2.5.48.......5...236....9.....7.64", NULL,
     NULL},
    {"skyscraper",
     ".7..356..............9..4...5.....8.8...5.2.6.9.3....1....2.1..784..69.2.....4..7", NULL,
     NULL},
    {"two-string-kite",
     ".4...82..........393.....415...9...23..72.6........13....9.5..4..4..7.6.6...1....", NULL,
     NULL},
    {"turbot-fish",
     "4..2...5.......7.6.....394......4.8554....1...3.89.....7.......2.3.48...8..1...7.", NULL,
     NULL},
    {"empty-rectangle",
     ".4..9..........28....4.8.3..1.5...765.9.1.....67...52...23...6.1...6.3.8...85....", NULL,
     NULL},
    {"w-wing", "6...35.9.3......26...1.9..49.6.52....54......2..........7........98.46.1.8....7.5",
     NULL, NULL},
    {"xy-wing", "...5.8.1..3..1......2..9..6..4.........284...27.65.....56.....18..74...59..8....7",
     NULL, NULL},
    {"xyz-wing",
     "....67..8.4.8...2.3.......7..32.15..7....3....9...4.8......295.2..1..........6.7.", NULL,
     NULL},
    {"unique-rectangle-1",
     "....4..7.71..6....8.....9......73.2....6...8735..8...69.3....1..61..2.......3.5..", NULL,
     NULL},
    {"unique-rectangle-2",
     ".9........8..6.7.....79..52........41..6..2.....812.......2.5....3..168.6.1..3...", NULL,
     NULL},
    {"unique-rectangle-3",
     ".......92........389..471....3...9.4........12..651.8...8..4...7.........6.79.5..", NULL,
     NULL},
    {"unique-rectangle-4",
     "......27..4.3..8.99.....5....853.9.4.7....3....6..4..7..9..3...12..4....4...89...", NULL,
     NULL},
    {"unique-rectangle-5",
     "2.73....5.....26...15......54......2...2....4.....9.3....7..98..3.5.8...1.6......", NULL,
     NULL},
    {"unique-rectangle-6",
     "..7....12..26.....39..81..7........3.38...1....9...2.......57.1.....6.4.684.73...", NULL,
     NULL},
    {"hidden-rectangle",
     "5.6..7.2.....3....1396...5........1.38.5..6........9.84....2.8....31..........4..", NULL,
     NULL},
    {"avoidable-rectangle-1",
     ".15.8.2........53......2...9..7.....7...1..5..63.....91.......33.7..4.6.....2...8", NULL,
     NULL},
    {"avoidable-rectangle-2",
     ".1..4......35..8..69..3.2........9.28.....15...6..8..4....96...1......35.......1.", NULL,
     NULL},
    {"finned-x-wing",
     "..7.8...6..913.4..2.15..9.........341..2.5.7.7..3...2.6....9..5....7..9.......3..", NULL,
     NULL},
    {"sashimi-x-wing",
     "4..16...3..9.3..5......96.....5...8..7...4...1..983..2.1..9.....24..7.....6.....8", NULL,
     NULL},
    {"finned-swordfish",
     "..5.36.8....1....4...8.93..7..91.42..2..............6.1....8.....7.5..3..6.2..1..", NULL,
     NULL},
    {"sashimi-swordfish",
     "...17...4..3...6.......82..85......22....5.8.3.9..2.17..48.....1..79.8....2.5.1..", NULL,
     NULL},
    {"finned-jellyfish",
     "57.......8.6.3..........7.631.....8.......5.22..8..3...29.1........65.....8..962.", NULL,
     NULL},
    {"sashimi-jellyfish",
     "9..6......1.7..28.......47.3..1..6...4.8.3.9...9.......9..317....8.7........6...3", NULL,
     NULL},
    {"sue-de-coq",
     "..6745...2.....4..8...9.67.....23..5.6.18...41......6...9......3...5.....1....9..", NULL,
     NULL},
    {"simple-colours-trap",
     "........4...27.6..4.7..9.8.5..4..7...6..8..5.7....2....5...8.31.....5..6.92......", NULL,
     NULL},
    {"simple-colours-wrap",
     "...7..8.....632.5...4.....2359..4.6..........68...5.......2.1.7.6.....3....3..54.", NULL,
     NULL},
    {"multi-colours-1",
     ".....9.1.28...4.......16..261.....7..2..97.3....13...5..8...1..35......4..7....86", NULL,
     NULL},
    {"x-chain", "...5....474...239.9...4.......1...85....7..3...8..4..9.7....9..836.......1..3..7.",
     NULL, NULL},
    {"xy-chain",
     "5.4.29....3..6..172.67.....9..6.8..........6.....514....8..23.....41...........5.", NULL,
     NULL},
    {"continuous-nice-loop",
     "..6.8..7......1.8...5.7.6.4..3926.......4.........8.9.9..2..75.6.2.....9...1....2", NULL,
     NULL},
    {"discontinuous-nice-loop",
     "...8.6...51.....4.6.9..7..1.24..19........5..7....46......28..54...6.3..25.......", NULL,
     NULL},
    {"aic", "7...4.........53......3...4..3....1.4....9....2..6.9.....57.248.....8..7.1.6...9.",
     NULL, NULL},
    {"grouped-continuous-nice-loop",
     ".56....3.1.......4..78..6......4.3.5.91...2.7.......9.5...7.4.2.2.4...6.6...23...", NULL,
     NULL},
    {"grouped-discontinuous-nice-loop",
     "78.....2..6.1..5.8.5......983.....6.....627.....3...5....9..4....5..6.371...7....", NULL,
     NULL},
    {"grouped-aic",
     "9..51..4.8....9..61.4..8..5.2.8............6749.3.2...5.....6......7..5.......9.8", NULL,
     NULL},
    {"als-xz", "78.....2..6.1..5.8.5......983.....6.....627.....3...5....9..4....5..6.371...7....",
     NULL, NULL},
    {"als-xy-wing",
     ".12........5.6..9..3....8..5..1...3.8...2.......4.86....6..4..1...5..2....7...5.4", NULL,
     NULL},
    {"als-chain",
     "8....7...4.2..96.83....5.97...4......9.....7.1....3..493..2.48...15............3.", NULL,
     NULL},
    {"finned-franken-swordfish",
     "1.....9..6.7..5.4....6..8...1...6..33..4...7...4...2..4..27.....2..9..6......8...", NULL,
     NULL},
    {"forcing-chain",
     "..289...34..2.......1.479..5....8...3....68...1......5.6.75..4........2...8..4...", NULL,
     NULL},
    {"forcing-net",
     "......2.3..82.4.7..54.7...9..6..18.2...5.........687...8.1.7....123.......7......", NULL,
     NULL},
    {"cage-last-cell", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"],\"sum\":7},{\"kind\":\"cage\","
     "\"cells\":[\"r1c4\",\"r2c4\",\"r2c5\"],\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r1c5\","
     "\"r1c6\",\"r2c6\",\"r3c6\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":[\"r2c1\",\"r2c2\","
     "\"r2c3\",\"r3c3\"],\"sum\":16},{\"kind\":\"cage\",\"cells\":[\"r3c1\",\"r3c2\"],\"sum\":9},{"
     "\"kind\":\"cage\",\"cells\":[\"r3c4\",\"r3c5\",\"r4c3\",\"r4c4\",\"r5c3\"],\"sum\":17},{"
     "\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r5c1\",\"r6c1\"],\"sum\":12},{\"kind\":\"cage\","
     "\"cells\":[\"r4c2\",\"r5c2\",\"r6c2\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r4c5\","
     "\"r4c6\",\"r5c6\",\"r6c6\"],\"sum\":17},{\"kind\":\"cage\",\"cells\":[\"r5c4\",\"r5c5\"],"
     "\"sum\":5},{\"kind\":\"cage\",\"cells\":[\"r6c3\",\"r6c4\",\"r6c5\"],\"sum\":9}]"},
    {"odd-even", "........3..4.5.....4...6....2..1.6..", "6x6",
     "[{\"kind\":\"odd\",\"cells\":[\"r3c6\",\"r6c1\",\"r6c2\"]},{\"kind\":\"even\",\"cells\":["
     "\"r6c4\"]}]"},
    {"inequality-chain", "....................................", "6x6",
     "[{\"kind\":\"greater\",\"cells\":[\"r1c2\",\"r1c1\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r1c2\",\"r1c3\"]},{\"kind\":\"greater\",\"cells\":[\"r1c2\",\"r2c2\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r1c3\",\"r1c4\"]},{\"kind\":\"greater\",\"cells\":[\"r1c3\","
     "\"r2c3\"]},{\"kind\":\"greater\",\"cells\":[\"r1c5\",\"r1c4\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r1c5\",\"r1c6\"]},{\"kind\":\"greater\",\"cells\":[\"r2c1\",\"r1c1\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r2c1\",\"r2c2\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r2c1\",\"r3c1\"]},{\"kind\":\"greater\",\"cells\":[\"r2c2\",\"r2c3\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r2c4\",\"r1c4\"]},{\"kind\":\"greater\",\"cells\":[\"r2c4\","
     "\"r2c3\"]},{\"kind\":\"greater\",\"cells\":[\"r2c4\",\"r3c4\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r2c5\",\"r1c5\"]},{\"kind\":\"greater\",\"cells\":[\"r2c5\",\"r2c4\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r2c5\",\"r2c6\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r2c5\",\"r3c5\"]},{\"kind\":\"greater\",\"cells\":[\"r2c6\",\"r1c6\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r3c2\",\"r2c2\"]},{\"kind\":\"greater\",\"cells\":[\"r3c2\","
     "\"r3c1\"]},{\"kind\":\"greater\",\"cells\":[\"r3c2\",\"r4c2\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r3c3\",\"r2c3\"]},{\"kind\":\"greater\",\"cells\":[\"r3c3\",\"r3c2\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r3c3\",\"r3c4\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r3c3\",\"r4c3\"]},{\"kind\":\"greater\",\"cells\":[\"r3c5\",\"r3c4\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r3c5\",\"r4c5\"]},{\"kind\":\"greater\",\"cells\":[\"r3c6\","
     "\"r2c6\"]},{\"kind\":\"greater\",\"cells\":[\"r3c6\",\"r3c5\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r3c6\",\"r4c6\"]},{\"kind\":\"greater\",\"cells\":[\"r4c1\",\"r3c1\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r4c1\",\"r4c2\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r4c3\",\"r4c2\"]},{\"kind\":\"greater\",\"cells\":[\"r4c3\",\"r5c3\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r4c4\",\"r3c4\"]},{\"kind\":\"greater\",\"cells\":[\"r4c4\","
     "\"r4c3\"]},{\"kind\":\"greater\",\"cells\":[\"r4c4\",\"r4c5\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r4c4\",\"r5c4\"]},{\"kind\":\"greater\",\"cells\":[\"r4c5\",\"r4c6\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r4c5\",\"r5c5\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r5c1\",\"r4c1\"]},{\"kind\":\"greater\",\"cells\":[\"r5c1\",\"r5c2\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r5c1\",\"r6c1\"]},{\"kind\":\"greater\",\"cells\":[\"r5c2\","
     "\"r4c2\"]},{\"kind\":\"greater\",\"cells\":[\"r5c2\",\"r5c3\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r5c4\",\"r5c3\"]},{\"kind\":\"greater\",\"cells\":[\"r5c4\",\"r5c5\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r5c4\",\"r6c4\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r5c6\",\"r4c6\"]},{\"kind\":\"greater\",\"cells\":[\"r5c6\",\"r5c5\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r6c2\",\"r5c2\"]},{\"kind\":\"greater\",\"cells\":[\"r6c2\","
     "\"r6c1\"]},{\"kind\":\"greater\",\"cells\":[\"r6c2\",\"r6c3\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r6c3\",\"r5c3\"]},{\"kind\":\"greater\",\"cells\":[\"r6c4\",\"r6c3\"]},{"
     "\"kind\":\"greater\",\"cells\":[\"r6c4\",\"r6c5\"]},{\"kind\":\"greater\",\"cells\":["
     "\"r6c5\",\"r5c5\"]},{\"kind\":\"greater\",\"cells\":[\"r6c6\",\"r5c6\"]},{\"kind\":"
     "\"greater\",\"cells\":[\"r6c6\",\"r6c5\"]}]"},
    {"thermometer", "......1..........43.......4.1.......", "6x6",
     "[{\"kind\":\"thermo\",\"cells\":[\"r1c4\",\"r1c3\",\"r2c4\"]},{\"kind\":\"thermo\",\"cells\":"
     "[\"r2c3\",\"r2c2\",\"r3c3\"]},{\"kind\":\"thermo\",\"cells\":[\"r4c1\",\"r4c2\",\"r3c1\"]},{"
     "\"kind\":\"thermo\",\"cells\":[\"r6c3\",\"r5c2\",\"r5c1\"]}]"},
    {"inequality", "....52.....2..4...4.4....", "latin-5",
     "[{\"kind\":\"greater\",\"cells\":[\"r1c1\",\"r1c2\"]},{\"kind\":\"greater\",\"cells\":[\"r"
     "1c5\",\"r1c4\"]},{\"kind\":\"greater\",\"cells\":[\"r2c3\",\"r1c3\"]},{\"kind\":\"greater"
     "\",\"cells\":[\"r3c3\",\"r4c3\"]},{\"kind\":\"greater\",\"cells\":[\"r4c4\",\"r4c3\"]},{\""
     "kind\":\"greater\",\"cells\":[\"r4c5\",\"r5c5\"]},{\"kind\":\"greater\",\"cells\":[\"r5c1"
     "\",\"r5c2\"]},{\"kind\":\"greater\",\"cells\":[\"r5c4\",\"r4c4\"]},{\"kind\":\"greater\","
     "\"cells\":[\"r5c4\",\"r5c5\"]}]"},
    {"consecutive-pair", "3..4........................5...4...", "6x6",
     "[{\"kind\":\"consecutive\",\"cells\":[\"r1c1\",\"r1c2\"]},{\"kind\":\"consecutive\",\"cell"
     "s\":[\"r1c1\",\"r2c1\"]},{\"kind\":\"consecutive\",\"cells\":[\"r1c2\",\"r2c2\"]},{\"kind"
     "\":\"consecutive\",\"cells\":[\"r1c3\",\"r1c4\"]},{\"kind\":\"consecutive\",\"cells\":[\"r"
     "1c3\",\"r2c3\"]},{\"kind\":\"consecutive\",\"cells\":[\"r1c4\",\"r2c4\"]},{\"kind\":\"cons"
     "ecutive\",\"cells\":[\"r1c5\",\"r2c5\"]},{\"kind\":\"consecutive\",\"cells\":[\"r2c3\",\"r"
     "2c4\"]},{\"kind\":\"consecutive\",\"cells\":[\"r2c5\",\"r2c6\"]},{\"kind\":\"consecutive\""
     ",\"cells\":[\"r3c2\",\"r4c2\"]},{\"kind\":\"consecutive\",\"cells\":[\"r3c3\",\"r3c4\"]},{"
     "\"kind\":\"consecutive\",\"cells\":[\"r3c3\",\"r4c3\"]},{\"kind\":\"consecutive\",\"cells"
     "\":[\"r3c5\",\"r3c6\"]},{\"kind\":\"consecutive\",\"cells\":[\"r4c1\",\"r4c2\"]},{\"kind\""
     ":\"consecutive\",\"cells\":[\"r4c5\",\"r5c5\"]},{\"kind\":\"consecutive\",\"cells\":[\"r5c"
     "1\",\"r5c2\"]},{\"kind\":\"consecutive\",\"cells\":[\"r5c4\",\"r5c5\"]},{\"kind\":\"consec"
     "utive\",\"cells\":[\"r5c5\",\"r5c6\"]},{\"kind\":\"consecutive\",\"cells\":[\"r6c1\",\"r6c"
     "2\"]},{\"kind\":\"consecutive\",\"cells\":[\"r6c4\",\"r6c5\"]}]"},
    {"kropki-pair", "...26....................5..........", "6x6",
     "[{\"kind\":\"white-dot\",\"cells\":[\"r1c6\",\"r2c6\"]},{\"kind\":\"white-dot\",\"cells\":"
     "[\"r2c3\",\"r3c3\"]},{\"kind\":\"white-dot\",\"cells\":[\"r2c6\",\"r3c6\"]},{\"kind\":\"wh"
     "ite-dot\",\"cells\":[\"r3c2\",\"r3c3\"]},{\"kind\":\"white-dot\",\"cells\":[\"r3c4\",\"r4c"
     "4\"]},{\"kind\":\"white-dot\",\"cells\":[\"r4c5\",\"r4c6\"]},{\"kind\":\"white-dot\",\"cel"
     "ls\":[\"r4c6\",\"r5c6\"]},{\"kind\":\"white-dot\",\"cells\":[\"r5c5\",\"r6c5\"]},{\"kind\""
     ":\"white-dot\",\"cells\":[\"r6c3\",\"r6c4\"]},{\"kind\":\"black-dot\",\"cells\":[\"r1c2\","
     "\"r2c2\"]},{\"kind\":\"black-dot\",\"cells\":[\"r1c4\",\"r2c4\"]},{\"kind\":\"black-dot\","
     "\"cells\":[\"r1c5\",\"r2c5\"]},{\"kind\":\"black-dot\",\"cells\":[\"r2c1\",\"r3c1\"]},{\"k"
     "ind\":\"black-dot\",\"cells\":[\"r2c3\",\"r2c4\"]},{\"kind\":\"black-dot\",\"cells\":[\"r3"
     "c1\",\"r3c2\"]},{\"kind\":\"black-dot\",\"cells\":[\"r3c3\",\"r4c3\"]},{\"kind\":\"black-d"
     "ot\",\"cells\":[\"r3c5\",\"r4c5\"]},{\"kind\":\"black-dot\",\"cells\":[\"r3c6\",\"r4c6\"]}"
     ",{\"kind\":\"black-dot\",\"cells\":[\"r4c4\",\"r4c5\"]},{\"kind\":\"black-dot\",\"cells\":"
     "[\"r4c5\",\"r5c5\"]},{\"kind\":\"black-dot\",\"cells\":[\"r5c1\",\"r6c1\"]},{\"kind\":\"bl"
     "ack-dot\",\"cells\":[\"r5c4\",\"r6c4\"]},{\"kind\":\"black-dot\",\"cells\":[\"r5c5\",\"r5c"
     "6\"]},{\"kind\":\"black-dot\",\"cells\":[\"r5c6\",\"r6c6\"]},{\"kind\":\"black-dot\",\"cel"
     "ls\":[\"r6c2\",\"r6c3\"]}]"},
    {"xv-pair", "...5..2....................2........", "6x6",
     "[{\"kind\":\"x\",\"cells\":[\"r1c3\",\"r2c3\"]},{\"kind\":\"x\",\"cells\":[\"r2c3\",\"r2c4"
     "\"]},{\"kind\":\"x\",\"cells\":[\"r3c1\",\"r3c2\"]},{\"kind\":\"x\",\"cells\":[\"r4c4\",\""
     "r4c5\"]},{\"kind\":\"x\",\"cells\":[\"r4c5\",\"r5c5\"]},{\"kind\":\"v\",\"cells\":[\"r1c1"
     "\",\"r2c1\"]},{\"kind\":\"v\",\"cells\":[\"r2c6\",\"r3c6\"]},{\"kind\":\"v\",\"cells\":[\""
     "r3c4\",\"r4c4\"]},{\"kind\":\"v\",\"cells\":[\"r3c5\",\"r3c6\"]},{\"kind\":\"v\",\"cells\""
     ":[\"r4c2\",\"r4c3\"]},{\"kind\":\"v\",\"cells\":[\"r4c3\",\"r5c3\"]},{\"kind\":\"v\",\"cel"
     "ls\":[\"r5c3\",\"r5c4\"]},{\"kind\":\"v\",\"cells\":[\"r5c4\",\"r6c4\"]},{\"kind\":\"v\","
     "\"cells\":[\"r5c5\",\"r5c6\"]}]"},
    {"whisper-parity", "..5...31...6.....1..2.....3.......4.", "6x6",
     "[{\"kind\":\"whisper\",\"cells\":[\"r1c5\",\"r2c6\",\"r3c5\",\"r4c4\",\"r5c3\"]},{\"kind\""
     ":\"whisper\",\"cells\":[\"r3c2\",\"r4c1\",\"r5c1\",\"r6c1\",\"r6c2\",\"r6c3\"]}]"},
    {"dutch-whisper", "546.............36..1...42...5......", "6x6",
     "[{\"kind\":\"dutch-whisper\",\"cells\":[\"r2c4\",\"r3c4\",\"r4c4\",\"r4c3\"]},{\"kind\":\""
     "dutch-whisper\",\"cells\":[\"r2c5\",\"r3c5\",\"r3c6\"]},{\"kind\":\"dutch-whisper\",\"cell"
     "s\":[\"r4c2\",\"r5c1\",\"r6c2\",\"r6c3\",\"r6c4\"]}]"},
    {"renban-sets", ".1.5...5.6..13.............4....1.2.", "6x6",
     "[{\"kind\":\"renban\",\"cells\":[\"r1c5\",\"r2c6\",\"r3c5\",\"r4c4\",\"r5c3\"]},{\"kind\":"
     "\"renban\",\"cells\":[\"r3c2\",\"r4c1\",\"r5c1\",\"r6c1\",\"r6c2\",\"r6c3\"]}]"},
    {"palindrome-mirror", ".........342...5........5..2.66.....", "6x6",
     "[{\"kind\":\"palindrome\",\"cells\":[\"r1c1\",\"r2c2\",\"r3c3\",\"r4c3\",\"r4c4\"]},{\"kin"
     "d\":\"palindrome\",\"cells\":[\"r1c2\",\"r1c3\",\"r2c4\",\"r3c5\"]},{\"kind\":\"palindrome"
     "\",\"cells\":[\"r2c1\",\"r3c1\",\"r4c2\"]}]"},
    {"between-bounds", "..541................54..5.2........", "6x6",
     "[{\"kind\":\"between\",\"cells\":[\"r1c5\",\"r2c6\",\"r3c5\",\"r4c4\",\"r5c3\"]},{\"kind\""
     ":\"between\",\"cells\":[\"r3c2\",\"r4c1\",\"r5c1\",\"r6c1\",\"r6c2\",\"r6c3\"]}]"},
    {"lockout-range", "......2..6.....34.1.................", "6x6",
     "[{\"kind\":\"lockout\",\"cells\":[\"r2c1\",\"r3c1\",\"r3c2\"]},{\"kind\":\"lockout\",\"cel"
     "ls\":[\"r4c4\",\"r5c3\",\"r6c2\",\"r5c1\"]},{\"kind\":\"lockout\",\"cells\":[\"r5c4\",\"r6"
     "c4\",\"r6c5\",\"r5c6\"]}]"},
    {"region-sums", "......32...5........4......1........", "6x6",
     "[{\"kind\":\"region-sum\",\"cells\":[\"r1c1\",\"r2c2\",\"r3c3\",\"r2c4\",\"r1c5\"]},{\"kin"
     "d\":\"region-sum\",\"cells\":[\"r2c5\",\"r3c6\",\"r4c6\",\"r4c5\"]},{\"kind\":\"region-sum"
     "\",\"cells\":[\"r3c4\",\"r4c4\",\"r4c3\",\"r4c2\",\"r4c1\"]}]"},
    {"zipper-sums", "..4..1..............2....4........2.", "6x6",
     "[{\"kind\":\"zipper\",\"cells\":[\"r2c4\",\"r3c4\",\"r4c4\",\"r4c3\"]},{\"kind\":\"zipper"
     "\",\"cells\":[\"r2c5\",\"r3c5\",\"r3c6\"]},{\"kind\":\"zipper\",\"cells\":[\"r4c2\",\"r5c1"
     "\",\"r6c2\",\"r6c3\",\"r6c4\"]}]"},
    {"nabner-gaps", ".324..4.56.......6.4.2.....3........", "6x6",
     "[{\"kind\":\"nabner\",\"cells\":[\"r1c2\",\"r2c2\",\"r3c2\"]},{\"kind\":\"nabner\",\"cells"
     "\":[\"r4c3\",\"r5c3\",\"r6c3\"]},{\"kind\":\"nabner\",\"cells\":[\"r5c4\",\"r5c5\",\"r5c6"
     "\"]}]"},
    {"modular-cycle", "..2....4....1...3...6........1...6..", "6x6",
     "[{\"kind\":\"modular\",\"cells\":[\"r1c5\",\"r2c6\",\"r3c5\",\"r4c4\",\"r5c3\"]},{\"kind\""
     ":\"modular\",\"cells\":[\"r3c2\",\"r4c1\",\"r5c1\",\"r6c1\",\"r6c2\",\"r6c3\"]}]"},
    {"entropic-cycle", "3.6.5.5....11..........36.........4.", "6x6",
     "[{\"kind\":\"entropic\",\"cells\":[\"r1c4\",\"r1c5\",\"r1c6\"]},{\"kind\":\"entropic\",\"c"
     "ells\":[\"r2c2\",\"r3c2\",\"r4c2\",\"r5c2\",\"r6c1\"]},{\"kind\":\"entropic\",\"cells\":["
     "\"r2c3\",\"r3c3\",\"r4c3\"]},{\"kind\":\"entropic\",\"cells\":[\"r2c4\",\"r3c4\",\"r4c5\","
     "\"r3c6\"]}]"},
    {"slow-thermometer", ".3..5.......51......3..........46...", "6x6",
     "[{\"kind\":\"slow-thermo\",\"cells\":[\"r2c3\",\"r3c2\",\"r4c1\",\"r5c1\",\"r6c2\",\"r5c3"
     "\",\"r5c4\"]},{\"kind\":\"slow-thermo\",\"cells\":[\"r4c5\",\"r3c5\",\"r2c4\",\"r1c3\",\"r"
     "2c2\",\"r3c1\"]},{\"kind\":\"slow-thermo\",\"cells\":[\"r5c6\",\"r6c5\",\"r6c4\"]}]"},
    {"double-arrow-sum", "..25..3.........3.....1...6...1.53..", "6x6",
     "[{\"kind\":\"double-arrow\",\"cells\":[\"r1c5\",\"r2c6\",\"r3c5\",\"r4c4\",\"r5c3\"]},{\"k"
     "ind\":\"double-arrow\",\"cells\":[\"r3c2\",\"r4c1\",\"r5c1\",\"r6c1\",\"r6c2\",\"r6c3\"]}]"},
    {"sum-line-parts", ".1..2.............34.....3..........", "6x6",
     "[{\"kind\":\"sum-line\",\"cells\":[\"r2c1\",\"r3c1\",\"r3c2\"],\"sum\":7},{\"kind\":\"sum-"
     "line\",\"cells\":[\"r4c4\",\"r5c3\",\"r6c2\",\"r5c1\"],\"sum\":7},{\"kind\":\"sum-line\","
     "\"cells\":[\"r5c4\",\"r6c4\",\"r6c5\",\"r5c6\"],\"sum\":7}]"},
    {"pill-digits", "..5....6.41...............3......36.", "6x6",
     "[{\"kind\":\"pill-arrow\",\"cells\":[\"r1c2\",\"r1c3\",\"r2c3\",\"r3c3\",\"r4c3\",\"r4c2\""
     "],\"pill\":2},{\"kind\":\"pill-arrow\",\"cells\":[\"r1c4\",\"r2c4\",\"r3c4\",\"r4c4\",\"r4"
     "c5\",\"r5c5\",\"r5c6\"],\"pill\":2},{\"kind\":\"pill-arrow\",\"cells\":[\"r5c4\",\"r6c4\","
     "\"r6c3\",\"r5c2\",\"r4c1\",\"r3c2\",\"r2c1\"],\"pill\":2}]"},
    {"quadruple-placement", "....1.....5...6.....4......24.......", "6x6",
     "[{\"kind\":\"quadruple\",\"cells\":[\"r2c5\",\"r2c6\",\"r3c5\",\"r3c6\"],\"digits\":[2,5]}"
     ",{\"kind\":\"quadruple\",\"cells\":[\"r3c3\",\"r3c4\",\"r4c3\",\"r4c4\"],\"digits\":[1,4,6"
     "]},{\"kind\":\"quadruple\",\"cells\":[\"r4c2\",\"r4c3\",\"r5c2\",\"r5c3\"],\"digits\":[1,3"
     ",4,5]},{\"kind\":\"quadruple\",\"cells\":[\"r5c3\",\"r5c4\",\"r6c3\",\"r6c4\"],\"digits\":"
     "[3,5,6]}]"},
    {"minimum-maximum-bounds", "....4......3.....2..3....35.........", "6x6",
     "[{\"kind\":\"minimum\",\"cells\":[\"r1c4\",\"r2c2\",\"r3c3\",\"r4c1\",\"r4c6\",\"r5c5\",\""
     "r6c1\"]},{\"kind\":\"maximum\",\"cells\":[\"r1c6\",\"r2c3\",\"r3c2\",\"r4c4\",\"r5c1\",\"r"
     "5c3\",\"r6c5\"]}]"},
    {"repeat-cage-sums", ".1.....5.6..64..3......5...2.1....5.", "6x6",
     "[{\"kind\":\"repeat-cage\",\"cells\":[\"r2c6\",\"r3c6\",\"r4c6\"],\"sum\":10},{\"kind\":\""
     "repeat-cage\",\"cells\":[\"r3c2\",\"r3c3\",\"r4c2\",\"r4c3\",\"r4c4\",\"r4c5\"],\"sum\":24"
     "},{\"kind\":\"repeat-cage\",\"cells\":[\"r6c1\",\"r6c2\",\"r6c3\",\"r6c4\",\"r6c5\",\"r6c6"
     "\"],\"sum\":21}]"},
    {"difference-ratio-pair", "..................................5.", "6x6",
     "[{\"kind\":\"difference\",\"cells\":[\"r1c1\",\"r2c1\"],\"difference\":4},{\"kind\":\"diff"
     "erence\",\"cells\":[\"r1c4\",\"r2c4\"],\"difference\":3},{\"kind\":\"difference\",\"cells"
     "\":[\"r2c2\",\"r2c3\"],\"difference\":4},{\"kind\":\"difference\",\"cells\":[\"r3c4\",\"r3"
     "c5\"],\"difference\":5},{\"kind\":\"difference\",\"cells\":[\"r4c1\",\"r5c1\"],\"differenc"
     "e\":2},{\"kind\":\"difference\",\"cells\":[\"r4c3\",\"r4c4\"],\"difference\":3},{\"kind\":"
     "\"difference\",\"cells\":[\"r4c5\",\"r4c6\"],\"difference\":2},{\"kind\":\"difference\",\""
     "cells\":[\"r5c2\",\"r6c2\"],\"difference\":2},{\"kind\":\"difference\",\"cells\":[\"r5c5\""
     ",\"r6c5\"],\"difference\":3},{\"kind\":\"difference\",\"cells\":[\"r5c6\",\"r6c6\"],\"diff"
     "erence\":2},{\"kind\":\"ratio\",\"cells\":[\"r1c3\",\"r2c3\"],\"ratio\":4},{\"kind\":\"rat"
     "io\",\"cells\":[\"r1c4\",\"r1c5\"],\"ratio\":5},{\"kind\":\"ratio\",\"cells\":[\"r1c5\",\""
     "r1c6\"],\"ratio\":6},{\"kind\":\"ratio\",\"cells\":[\"r2c2\",\"r2c3\"],\"ratio\":5},{\"kin"
     "d\":\"ratio\",\"cells\":[\"r2c3\",\"r3c3\"],\"ratio\":3},{\"kind\":\"ratio\",\"cells\":[\""
     "r3c4\",\"r3c5\"],\"ratio\":6},{\"kind\":\"ratio\",\"cells\":[\"r3c4\",\"r4c4\"],\"ratio\":"
     "3},{\"kind\":\"ratio\",\"cells\":[\"r4c2\",\"r4c3\"],\"ratio\":6},{\"kind\":\"ratio\",\"ce"
     "lls\":[\"r4c2\",\"r5c2\"],\"ratio\":6},{\"kind\":\"ratio\",\"cells\":[\"r5c1\",\"r6c1\"],"
     "\"ratio\":3}]"},
    {"clone-cells", "3..1..6.2....................3.4....", "6x6",
     "[{\"kind\":\"clone\",\"cells\":[\"r1c3\",\"r1c4\",\"r1c5\",\"r2c3\",\"r2c5\"],\"clone\":["
     "\"r4c4\",\"r4c5\",\"r4c6\",\"r5c4\",\"r5c6\"]},{\"kind\":\"clone\",\"cells\":[\"r2c4\",\"r"
     "2c6\",\"r3c4\",\"r3c5\",\"r3c6\"],\"clone\":[\"r5c3\",\"r5c5\",\"r6c3\",\"r6c4\",\"r6c5\"]"
     "}]"},
    {"row-index", "....6.........35.6.1..2.3..6...2....", "6x6",
     "[{\"kind\":\"row-indexer\",\"cells\":[\"r1c3\",\"r1c4\",\"r2c3\",\"r3c3\",\"r4c3\",\"r4c4"
     "\",\"r5c6\"]}]"},
    {"column-index", "4...63.6.........6...3...2....1.6...", "6x6",
     "[{\"kind\":\"column-indexer\",\"cells\":[\"r2c4\",\"r3c6\",\"r4c2\",\"r4c5\",\"r5c3\",\"r6"
     "c1\",\"r6c2\"]}]"},
    {"box-index", "3...1.4.........65......2......6....", "6x6",
     "[{\"kind\":\"box-indexer\",\"cells\":[\"r1c2\",\"r2c1\",\"r2c3\",\"r2c6\",\"r3c5\",\"r5c4"
     "\",\"r6c6\"]}]"},
    {"anti-queen", "2...........5..4...6.3.54.2...31.2..", "6x6", "[{\"kind\":\"anti-queen\"}]"},
    {"entropy-square", "...3.2.3......6...34...5......4....1", "6x6", "[{\"kind\":\"entropy\"}]"},
    {"calc-single", "................", "latin-4",
     "[{\"kind\":\"calc-cage\",\"cells\":[\"r1c1\",\"r2c1\",\"r2c2\"],\"result\":9,\"sign\":\"+"
     "\"},{\"kind\":\"calc-cage\",\"cells\":[\"r1c2\",\"r1c3\",\"r1c4\"],\"result\":8,\"sign\":"
     "\"*\"},{\"kind\":\"calc-cage\",\"cells\":[\"r2c3\",\"r2c4\"],\"result\":3,\"sign\":\"/\"},"
     "{\"kind\":\"calc-cage\",\"cells\":[\"r3c1\",\"r4c1\"],\"result\":2,\"sign\":\"/\"},{\"kind"
     "\":\"calc-cage\",\"cells\":[\"r3c2\",\"r3c3\"],\"result\":1,\"sign\":\"-\"},{\"kind\":\"ca"
     "lc-cage\",\"cells\":[\"r3c4\"],\"result\":1},{\"kind\":\"calc-cage\",\"cells\":[\"r4c2\"],"
     "\"result\":4},{\"kind\":\"calc-cage\",\"cells\":[\"r4c3\",\"r4c4\"],\"result\":6,\"sign\":"
     "\"*\"}]"},
    {"calc-quotients", ".........................", "latin-5", calc_cages_of_five},
    {"calc-differences", ".........................", "latin-5", calc_cages_of_five},
    {"calc-sums", ".........................", "latin-5",
     "[{\"kind\":\"calc-cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r2c1\"],\"result\":24,\"sign\":\"*"
     "\"},{\"kind\":\"calc-cage\",\"cells\":[\"r1c3\",\"r1c4\"],\"result\":5,\"sign\":\"/\"},{\""
     "kind\":\"calc-cage\",\"cells\":[\"r1c5\",\"r2c5\"],\"result\":6,\"sign\":\"*\"},{\"kind\":"
     "\"calc-cage\",\"cells\":[\"r2c2\",\"r3c2\",\"r4c2\"],\"result\":9,\"sign\":\"+\"},{\"kind"
     "\":\"calc-cage\",\"cells\":[\"r2c3\",\"r2c4\"],\"result\":20,\"sign\":\"*\"},{\"kind\":\"c"
     "alc-cage\",\"cells\":[\"r3c1\"],\"result\":2},{\"kind\":\"calc-cage\",\"cells\":[\"r3c3\"]"
     ",\"result\":1},{\"kind\":\"calc-cage\",\"cells\":[\"r3c4\",\"r3c5\"],\"result\":12,\"sign"
     "\":\"*\"},{\"kind\":\"calc-cage\",\"cells\":[\"r4c1\",\"r5c1\"],\"result\":5,\"sign\":\"/"
     "\"},{\"kind\":\"calc-cage\",\"cells\":[\"r4c3\",\"r5c2\",\"r5c3\",\"r5c4\"],\"result\":48,"
     "\"sign\":\"*\"},{\"kind\":\"calc-cage\",\"cells\":[\"r4c4\",\"r4c5\"],\"result\":3,\"sign"
     "\":\"-\"},{\"kind\":\"calc-cage\",\"cells\":[\"r5c5\"],\"result\":5}]"},
    {"calc-products", ".........................", "latin-5", calc_cages_of_five},
    {"calc-combinations", ".........................", "latin-5",
     "[{\"kind\":\"calc-cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"result\":20,\"sign\":\"*\"},{\"ki"
     "nd\":\"calc-cage\",\"cells\":[\"r1c3\",\"r2c3\"],\"result\":1,\"sign\":\"-\"},{\"kind\":\""
     "calc-cage\",\"cells\":[\"r1c4\",\"r1c5\"],\"result\":1,\"sign\":\"-\"},{\"kind\":\"calc-ca"
     "ge\",\"cells\":[\"r2c1\",\"r2c2\",\"r3c1\"],\"result\":4,\"sign\":\"+\"},{\"kind\":\"calc-"
     "cage\",\"cells\":[\"r2c4\",\"r2c5\"],\"result\":2,\"sign\":\"-\"},{\"kind\":\"calc-cage\","
     "\"cells\":[\"r3c2\",\"r3c3\",\"r4c2\"],\"result\":10,\"sign\":\"+\"},{\"kind\":\"calc-cage"
     "\",\"cells\":[\"r3c4\",\"r3c5\",\"r4c4\"],\"result\":40,\"sign\":\"*\"},{\"kind\":\"calc-c"
     "age\",\"cells\":[\"r4c1\",\"r5c1\"],\"result\":2,\"sign\":\"-\"},{\"kind\":\"calc-cage\","
     "\"cells\":[\"r4c3\",\"r5c3\",\"r5c4\"],\"result\":2,\"sign\":\"*\"},{\"kind\":\"calc-cage"
     "\",\"cells\":[\"r4c5\",\"r5c5\"],\"result\":1,\"sign\":\"-\"},{\"kind\":\"calc-cage\",\"ce"
     "lls\":[\"r5c2\"],\"result\":4}]"},
    {"calc-signs", "................", "latin-4",
     "[{\"kind\":\"signless-cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\"],\"result\":6},{\"kind"
     "\":\"signless-cage\",\"cells\":[\"r1c4\",\"r2c4\"],\"result\":1},{\"kind\":\"signless-cage"
     "\",\"cells\":[\"r2c1\"],\"result\":2},{\"kind\":\"signless-cage\",\"cells\":[\"r2c2\",\"r2"
     "c3\",\"r3c2\"],\"result\":7},{\"kind\":\"signless-cage\",\"cells\":[\"r3c1\",\"r4c1\"],\"r"
     "esult\":4},{\"kind\":\"signless-cage\",\"cells\":[\"r3c3\",\"r3c4\",\"r4c3\"],\"result\":8"
     "},{\"kind\":\"signless-cage\",\"cells\":[\"r4c2\"],\"result\":3},{\"kind\":\"signless-cage"
     "\",\"cells\":[\"r4c4\"],\"result\":2}]"},
    {"little-killer-bounds", ".....4.6.......5.............2....5.", "6x6",
     "[{\"kind\":\"little-killer\",\"cells\":[\"r1c3\",\"r2c4\",\"r3c5\",\"r4c6\"],\"sum\":10},{"
     "\"kind\":\"little-killer\",\"cells\":[\"r1c4\",\"r2c3\",\"r3c2\",\"r4c1\"],\"sum\":13},{\""
     "kind\":\"little-killer\",\"cells\":[\"r1c6\",\"r2c5\",\"r3c4\",\"r4c3\",\"r5c2\",\"r6c1\"]"
     ",\"sum\":29},{\"kind\":\"little-killer\",\"cells\":[\"r3c1\",\"r4c2\",\"r5c3\",\"r6c4\"],"
     "\"sum\":7},{\"kind\":\"little-killer\",\"cells\":[\"r4c1\",\"r5c2\",\"r6c3\"],\"sum\":14},"
     "{\"kind\":\"little-killer\",\"cells\":[\"r5c1\",\"r4c2\",\"r3c3\",\"r2c4\",\"r1c5\"],\"sum"
     "\":14},{\"kind\":\"little-killer\",\"cells\":[\"r5c6\",\"r4c5\",\"r3c4\",\"r2c3\",\"r1c2\""
     "],\"sum\":14}]"},
    {"x-sum-last-cells", "..2.........56.............2....4..5", "6x6",
     "[{\"kind\":\"x-sums\",\"line\":\"c2\",\"sum\":19},{\"kind\":\"x-sums\",\"line\":\"c6\",\"s"
     "um\":21},{\"kind\":\"x-sums\",\"line\":\"r2\",\"sum\":16},{\"kind\":\"x-sums\",\"line\":\""
     "r3\",\"from\":\"right\",\"sum\":5},{\"kind\":\"x-sums\",\"line\":\"r4\",\"from\":\"right\""
     ",\"sum\":1},{\"kind\":\"x-sums\",\"line\":\"c1\",\"from\":\"bottom\",\"sum\":1},{\"kind\":"
     "\"x-sums\",\"line\":\"r6\",\"from\":\"right\",\"sum\":20}]"},
    {"skyscraper-counts", "...............3.........", "latin-5",
     "[{\"kind\":\"skyscraper\",\"line\":\"r1\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":"
     "\"c1\",\"count\":3},{\"kind\":\"skyscraper\",\"line\":\"c2\",\"count\":2},{\"kind\":\"skys"
     "craper\",\"line\":\"c3\",\"count\":1},{\"kind\":\"skyscraper\",\"line\":\"c4\",\"count\":2"
     "},{\"kind\":\"skyscraper\",\"line\":\"r1\",\"from\":\"right\",\"count\":2},{\"kind\":\"sky"
     "scraper\",\"line\":\"c5\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"r2\",\"count\":"
     "2},{\"kind\":\"skyscraper\",\"line\":\"r2\",\"from\":\"right\",\"count\":4},{\"kind\":\"sk"
     "yscraper\",\"line\":\"r3\",\"count\":3},{\"kind\":\"skyscraper\",\"line\":\"r3\",\"from\":"
     "\"right\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"r4\",\"count\":3},{\"kind\":\"s"
     "kyscraper\",\"line\":\"r4\",\"from\":\"right\",\"count\":1},{\"kind\":\"skyscraper\",\"lin"
     "e\":\"c1\",\"from\":\"bottom\",\"count\":1},{\"kind\":\"skyscraper\",\"line\":\"r5\",\"cou"
     "nt\":1},{\"kind\":\"skyscraper\",\"line\":\"c2\",\"from\":\"bottom\",\"count\":3},{\"kind"
     "\":\"skyscraper\",\"line\":\"c3\",\"from\":\"bottom\",\"count\":3},{\"kind\":\"skyscraper"
     "\",\"line\":\"c5\",\"from\":\"bottom\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"r5"
     "\",\"from\":\"right\",\"count\":3}]"},
    {"numbered-room", "..2.................3..646.1........", "6x6",
     "[{\"kind\":\"numbered-room\",\"line\":\"c1\",\"digit\":3},{\"kind\":\"numbered-room\",\"li"
     "ne\":\"c4\",\"digit\":2},{\"kind\":\"numbered-room\",\"line\":\"c5\",\"digit\":1},{\"kind"
     "\":\"numbered-room\",\"line\":\"r2\",\"digit\":6},{\"kind\":\"numbered-room\",\"line\":\"r"
     "4\",\"digit\":1},{\"kind\":\"numbered-room\",\"line\":\"r4\",\"from\":\"right\",\"digit\":"
     "1},{\"kind\":\"numbered-room\",\"line\":\"c5\",\"from\":\"bottom\",\"digit\":6}]"},
    {"little-killer-combinations", "......6.25...............6...3....5.", "6x6",
     "[{\"kind\":\"little-killer\",\"cells\":[\"r1c3\",\"r2c2\",\"r3c1\"],\"sum\":9},{\"kind\":"
     "\"little-killer\",\"cells\":[\"r1c3\",\"r2c4\",\"r3c5\",\"r4c6\"],\"sum\":17},{\"kind\":\""
     "little-killer\",\"cells\":[\"r4c1\",\"r3c2\",\"r2c3\",\"r1c4\"],\"sum\":10},{\"kind\":\"li"
     "ttle-killer\",\"cells\":[\"r6c2\",\"r5c3\",\"r4c4\",\"r3c5\",\"r2c6\"],\"sum\":23},{\"kind"
     "\":\"little-killer\",\"cells\":[\"r6c3\",\"r5c4\",\"r4c5\",\"r3c6\"],\"sum\":11},{\"kind\""
     ":\"little-killer\",\"cells\":[\"r6c4\",\"r5c3\",\"r4c2\",\"r3c1\"],\"sum\":18},{\"kind\":"
     "\"little-killer\",\"cells\":[\"r6c4\",\"r5c5\",\"r4c6\"],\"sum\":12}]"},
    {"x-sum-combinations", "...4.....1......2........2......4...", "6x6",
     "[{\"kind\":\"x-sums\",\"line\":\"r1\",\"sum\":8},{\"kind\":\"x-sums\",\"line\":\"c1\",\"su"
     "m\":7},{\"kind\":\"x-sums\",\"line\":\"c3\",\"sum\":1},{\"kind\":\"x-sums\",\"line\":\"r4"
     "\",\"from\":\"right\",\"sum\":13},{\"kind\":\"x-sums\",\"line\":\"r5\",\"sum\":1},{\"kind"
     "\":\"x-sums\",\"line\":\"c1\",\"from\":\"bottom\",\"sum\":21},{\"kind\":\"x-sums\",\"line"
     "\":\"r6\",\"from\":\"right\",\"sum\":1}]"},
    {"skyscraper-sequences", "...................3.....", "latin-5",
     "[{\"kind\":\"skyscraper\",\"line\":\"r1\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":"
     "\"c1\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"c2\",\"count\":1},{\"kind\":\"skys"
     "craper\",\"line\":\"c3\",\"count\":3},{\"kind\":\"skyscraper\",\"line\":\"c4\",\"count\":4"
     "},{\"kind\":\"skyscraper\",\"line\":\"r1\",\"from\":\"right\",\"count\":2},{\"kind\":\"sky"
     "scraper\",\"line\":\"c5\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"r2\",\"from\":"
     "\"right\",\"count\":3},{\"kind\":\"skyscraper\",\"line\":\"r4\",\"count\":2},{\"kind\":\"s"
     "kyscraper\",\"line\":\"r4\",\"from\":\"right\",\"count\":3},{\"kind\":\"skyscraper\",\"lin"
     "e\":\"c1\",\"from\":\"bottom\",\"count\":2},{\"kind\":\"skyscraper\",\"line\":\"r5\",\"cou"
     "nt\":2},{\"kind\":\"skyscraper\",\"line\":\"c2\",\"from\":\"bottom\",\"count\":3},{\"kind"
     "\":\"skyscraper\",\"line\":\"c3\",\"from\":\"bottom\",\"count\":2},{\"kind\":\"skyscraper"
     "\",\"line\":\"c4\",\"from\":\"bottom\",\"count\":1},{\"kind\":\"skyscraper\",\"line\":\"c5"
     "\",\"from\":\"bottom\",\"count\":3},{\"kind\":\"skyscraper\",\"line\":\"r5\",\"from\":\"ri"
     "ght\",\"count\":2}]"},
    {"numbered-room-candidates", "..2.................3...4..1........", "6x6",
     "[{\"kind\":\"numbered-room\",\"line\":\"c1\",\"digit\":3},{\"kind\":\"numbered-room\",\"li"
     "ne\":\"c4\",\"digit\":2},{\"kind\":\"numbered-room\",\"line\":\"c5\",\"digit\":1},{\"kind"
     "\":\"numbered-room\",\"line\":\"r2\",\"digit\":6},{\"kind\":\"numbered-room\",\"line\":\"r"
     "4\",\"digit\":1},{\"kind\":\"numbered-room\",\"line\":\"r4\",\"from\":\"right\",\"digit\":"
     "1},{\"kind\":\"numbered-room\",\"line\":\"c5\",\"from\":\"bottom\",\"digit\":6}]"},
    {"missing-sign", ".........2.............1.......3....", "6x6", non_consecutive},
    {"cage-single-set", "....................................", "6x6", cages_of_few_sets},
    {"cage-least-and-most", "....................................", "6x6", cages_of_few_sets},
    {"rule-of-45-inner", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\",\"r2c1\",\"r2c2\"],\"sum\":17},{"
     "\"kind\":\"cage\",\"cells\":[\"r1c4\",\"r1c5\",\"r1c6\"],\"sum\":15},{\"kind\":\"cage\","
     "\"cells\":[\"r2c3\",\"r3c3\",\"r4c3\",\"r4c4\"],\"sum\":13},{\"kind\":\"cage\",\"cells\":["
     "\"r2c4\",\"r2c5\",\"r3c4\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":[\"r2c6\",\"r3c6\","
     "\"r4c6\"],\"sum\":13},{\"kind\":\"cage\",\"cells\":[\"r3c1\",\"r3c2\"],\"sum\":4},{\"kind\":"
     "\"cage\",\"cells\":[\"r3c5\",\"r4c5\",\"r5c5\"],\"sum\":12},{\"kind\":\"cage\",\"cells\":["
     "\"r4c1\",\"r5c1\",\"r6c1\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":[\"r4c2\",\"r5c2\","
     "\"r6c2\"],\"sum\":13},{\"kind\":\"cage\",\"cells\":[\"r5c3\",\"r5c4\",\"r6c3\",\"r6c4\","
     "\"r6c5\"],\"sum\":18},{\"kind\":\"cage\",\"cells\":[\"r5c6\",\"r6c6\"],\"sum\":4}]"},
    {"rule-of-45-outer", "....................................", "6x6", cages_of_few_sets},
    {"arrow-minimum", "...4.....36...6......2.......3......", "6x6",
     "[{\"kind\":\"arrow\",\"cells\":[\"r1c2\",\"r2c2\",\"r1c3\"]},{\"kind\":\"arrow\",\"cells\":["
     "\"r3c3\",\"r4c2\",\"r4c1\"]},{\"kind\":\"arrow\",\"cells\":[\"r5c3\",\"r4c3\",\"r4c4\"]},{"
     "\"kind\":\"arrow\",\"cells\":[\"r6c2\",\"r6c3\",\"r5c4\"]}]"},
    {"sandwich-ends", "........4.6..............6.5........", "6x6", sandwiches},
    {"cage-sets", "....................................", "6x6", cages_of_few_sets},
    {"cage-digit", "....................................", "6x6", cages_of_few_sets},
    {"sign-digit", "............................1...34..", "6x6",
     "[{\"kind\":\"x\",\"cells\":[\"r1c1\",\"r1c2\"]},{\"kind\":\"x\",\"cells\":[\"r2c4\","
     "\"r2c5\"]},{\"kind\":\"v\",\"cells\":[\"r1c1\",\"r2c1\"]},{\"kind\":\"v\",\"cells\":["
     "\"r1c4\",\"r1c5\"]},{\"kind\":\"v\",\"cells\":[\"r2c2\",\"r2c3\"]},{\"kind\":\"v\","
     "\"cells\":[\"r2c2\",\"r3c2\"]},{\"kind\":\"v\",\"cells\":[\"r4c2\",\"r4c3\"]},{\"kind\":"
     "\"v\",\"cells\":[\"r4c3\",\"r5c3\"]},{\"kind\":\"v\",\"cells\":[\"r4c6\",\"r5c6\"]}"
     "]"},
    {"missing-sign-candidates", "..................1...........6...5.", "6x6", non_consecutive},
    {"seen-by-places",
     ".4.....52..1...8....3............9.51...9........782.....21....69.......8....6..9", "classic",
     "[{\"kind\":\"anti-king\"}]"},
    {"beside-places", ".2.......................4..3.......", "6x6", non_consecutive},
    {"sandwich-filling", "........4.6..............6.5........", "6x6", sandwiches},
    {"arrow-combinations", "3........6............6.5...........", "6x6",
     "[{\"kind\":\"arrow\",\"cells\":[\"r1c4\",\"r2c3\",\"r1c2\"]},{\"kind\":\"arrow\",\"cells\":["
     "\"r4c3\",\"r3c4\",\"r2c5\"]},{\"kind\":\"arrow\",\"cells\":[\"r4c5\",\"r4c4\",\"r5c4\"]},{"
     "\"kind\":\"arrow\",\"cells\":[\"r5c1\",\"r4c1\",\"r3c2\"]}]"},
    {"rule-of-45-inner-several", "....................................", "6x6", cages_over_houses},
    {"rule-of-45-outer-several", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c1\",\"r3c1\",\"r4c1\"],\"sum\":16},{\"kind\":"
     "\"cage\",\"cells\":[\"r1c2\",\"r2c2\",\"r3c2\"],\"sum\":12},{\"kind\":\"cage\",\"cells\":["
     "\"r1c3\",\"r1c4\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r1c5\",\"r1c6\",\"r2c6\"],"
     "\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r2c3\",\"r2c4\"],\"sum\":8},{\"kind\":\"cage\","
     "\"cells\":[\"r2c5\",\"r3c5\",\"r3c6\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r3c3\","
     "\"r3c4\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":[\"r4c2\",\"r4c3\",\"r4c4\",\"r5c2\"],"
     "\"sum\":11},{\"kind\":\"cage\",\"cells\":[\"r4c5\",\"r5c3\",\"r5c4\",\"r5c5\"],\"sum\":18},{"
     "\"kind\":\"cage\",\"cells\":[\"r4c6\",\"r5c6\",\"r6c5\",\"r6c6\"],\"sum\":14},{\"kind\":"
     "\"cage\",\"cells\":[\"r5c1\",\"r6c1\"],\"sum\":5},{\"kind\":\"cage\",\"cells\":[\"r6c2\","
     "\"r6c3\",\"r6c4\"],\"sum\":11}]"},
    {"rule-of-45-inner-pair", "...6................................", "6x6", cages_with_pairs},
    {"rule-of-45-outer-pair", "....................................", "6x6", cages_over_houses},
    {"innies-and-outies", "...6................................", "6x6", cages_with_pairs},
    {"cage-places", "...6................................", "6x6", cages_with_pairs},
    {"naked-cage-pair", "......5.1...2...............4.....2.", "6x6",
     "[{\"kind\":\"thermo\",\"cells\":[\"r1c6\",\"r1c5\",\"r2c6\"]},{\"kind\":\"thermo\",\"cells\":"
     "[\"r3c1\",\"r2c1\",\"r1c1\"]},{\"kind\":\"thermo\",\"cells\":[\"r5c1\",\"r4c2\",\"r4c3\","
     "\"r5c4\"]},{\"kind\":\"thermo\",\"cells\":[\"r6c4\",\"r6c5\",\"r5c6\"]}]"},
    {"hidden-cage-pair",
     "..4......6...5.....1.6........4.........65.........4......3..148..........2...75.", "classic",
     "[{\"kind\":\"thermo\",\"cells\":[\"r1c4\",\"r1c3\",\"r2c3\",\"r2c4\"]},{\"kind\":\"thermo\","
     "\"cells\":[\"r1c9\",\"r1c8\",\"r1c7\"]},{\"kind\":\"thermo\",\"cells\":[\"r2c5\",\"r2c6\","
     "\"r3c5\"]},{\"kind\":\"thermo\",\"cells\":[\"r2c7\",\"r3c8\",\"r4c8\"]},{\"kind\":\"thermo\","
     "\"cells\":[\"r4c5\",\"r4c4\",\"r3c4\"]},{\"kind\":\"thermo\",\"cells\":[\"r5c8\",\"r6c7\","
     "\"r7c7\",\"r6c6\"]},{\"kind\":\"thermo\",\"cells\":[\"r6c2\",\"r5c2\",\"r5c3\"]},{\"kind\":"
     "\"thermo\",\"cells\":[\"r8c4\",\"r7c4\",\"r8c5\"]},{\"kind\":\"thermo\",\"cells\":[\"r8c9\","
     "\"r9c8\",\"r8c8\"]}]"},
    {"naked-cage-triple", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\"],\"sum\":2},{\"kind\":\"cage\",\"cells\":[\"r1c2\","
     "\"r2c2\",\"r3c2\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r1c3\",\"r2c3\"],\"sum\":10},{"
     "\"kind\":\"cage\",\"cells\":[\"r1c4\",\"r1c5\",\"r2c4\"],\"sum\":11},{\"kind\":\"cage\","
     "\"cells\":[\"r1c6\",\"r2c5\",\"r2c6\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r2c1\","
     "\"r3c1\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":[\"r3c3\"],\"sum\":1},{\"kind\":\"cage\","
     "\"cells\":[\"r3c4\",\"r3c5\",\"r4c5\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r3c6\","
     "\"r4c6\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r4c2\",\"r5c1\"],\"sum\":10},{"
     "\"kind\":\"cage\",\"cells\":[\"r4c3\",\"r5c2\",\"r5c3\",\"r6c3\"],\"sum\":14},{\"kind\":"
     "\"cage\",\"cells\":[\"r4c4\",\"r5c4\",\"r6c4\"],\"sum\":11},{\"kind\":\"cage\",\"cells\":["
     "\"r5c5\",\"r5c6\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r6c1\",\"r6c2\"],\"sum\":11},{"
     "\"kind\":\"cage\",\"cells\":[\"r6c5\",\"r6c6\"],\"sum\":6}]"},
    {"cage-split", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\",\"r1c4\"],\"sum\":13},{\"kind\":"
     "\"cage\",\"cells\":[\"r1c5\",\"r1c6\",\"r2c5\",\"r3c5\"],\"sum\":15},{\"kind\":\"cage\","
     "\"cells\":[\"r2c1\",\"r3c1\",\"r3c2\"],\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r2c2\","
     "\"r2c3\",\"r2c4\",\"r3c3\",\"r3c4\"],\"sum\":20},{\"kind\":\"cage\",\"cells\":[\"r2c6\","
     "\"r3c6\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r4c2\",\"r5c1\"],\"sum\":8},{"
     "\"kind\":\"cage\",\"cells\":[\"r4c3\",\"r4c4\",\"r4c5\",\"r4c6\"],\"sum\":14},{\"kind\":"
     "\"cage\",\"cells\":[\"r5c2\",\"r5c3\",\"r5c4\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":["
     "\"r5c5\"],\"sum\":2},{\"kind\":\"cage\",\"cells\":[\"r5c6\",\"r6c6\"],\"sum\":7},{\"kind\":"
     "\"cage\",\"cells\":[\"r6c1\",\"r6c2\"],\"sum\":5},{\"kind\":\"cage\",\"cells\":[\"r6c3\","
     "\"r6c4\",\"r6c5\"],\"sum\":12}]"},
    {"cages-in-house",
     "....7........2.5..3...15.......3......9.8.3.2..2.....7.6......3.9.5........8....1", "classic",
     "[{\"kind\":\"thermo\",\"cells\":[\"r1c4\",\"r1c5\",\"r2c6\"]},{\"kind\":\"thermo\",\"cells\":"
     "[\"r2c9\",\"r2c8\",\"r1c9\"]},{\"kind\":\"thermo\",\"cells\":[\"r3c3\",\"r3c2\",\"r2c1\"]},{"
     "\"kind\":\"thermo\",\"cells\":[\"r4c6\",\"r4c7\",\"r4c8\"]},{\"kind\":\"thermo\",\"cells\":["
     "\"r6c1\",\"r5c1\",\"r4c1\"]},{\"kind\":\"thermo\",\"cells\":[\"r6c2\",\"r5c2\",\"r4c3\"]},{"
     "\"kind\":\"thermo\",\"cells\":[\"r6c3\",\"r5c4\",\"r5c3\"]},{\"kind\":\"thermo\",\"cells\":["
     "\"r7c7\",\"r8c7\",\"r9c7\"]},{\"kind\":\"thermo\",\"cells\":[\"r9c5\",\"r8c6\",\"r7c5\"]}]"},
    {"hidden-cage-triple",
     "..4.....16.....3........5....82...3..1..9.......6.....9..76.......3.1..4..5......", "classic",
     "[{\"kind\":\"thermo\",\"cells\":[\"r1c6\",\"r1c5\",\"r2c4\"]},{\"kind\":\"thermo\",\"cells\":"
     "[\"r1c9\",\"r2c9\",\"r1c8\"]},{\"kind\":\"thermo\",\"cells\":[\"r2c7\",\"r3c7\",\"r3c8\","
     "\"r4c9\"]},{\"kind\":\"thermo\",\"cells\":[\"r3c6\",\"r4c7\",\"r5c7\"]},{\"kind\":\"thermo\","
     "\"cells\":[\"r4c8\",\"r5c9\",\"r6c9\"]},{\"kind\":\"thermo\",\"cells\":[\"r5c1\",\"r4c2\","
     "\"r3c3\"]},{\"kind\":\"thermo\",\"cells\":[\"r6c6\",\"r7c6\",\"r8c7\"]},{\"kind\":\"thermo\","
     "\"cells\":[\"r7c3\",\"r6c4\",\"r5c5\"]},{\"kind\":\"thermo\",\"cells\":[\"r8c8\",\"r9c8\","
     "\"r9c7\",\"r9c6\"]}]"},
    {"rule-of-45-more", "...6................................", "6x6", cages_with_pairs},
    {"innies-and-outies-more", "....................................", "6x6",
     "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r2c1\"],\"sum\":8},{\"kind\":\"cage\","
     "\"cells\":[\"r1c3\",\"r1c4\",\"r1c5\",\"r1c6\"],\"sum\":14},{\"kind\":\"cage\",\"cells\":["
     "\"r2c2\",\"r2c3\"],\"sum\":8},{\"kind\":\"cage\",\"cells\":[\"r2c4\",\"r3c4\"],\"sum\":7},{"
     "\"kind\":\"cage\",\"cells\":[\"r2c5\",\"r3c5\",\"r4c5\",\"r5c5\"],\"sum\":17},{\"kind\":"
     "\"cage\",\"cells\":[\"r2c6\",\"r3c6\",\"r4c6\"],\"sum\":9},{\"kind\":\"cage\",\"cells\":["
     "\"r3c1\",\"r4c1\",\"r5c1\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":[\"r3c2\",\"r3c3\","
     "\"r4c2\"],\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r4c3\",\"r5c2\",\"r5c3\"],\"sum\":9},{"
     "\"kind\":\"cage\",\"cells\":[\"r4c4\",\"r5c4\",\"r6c4\"],\"sum\":12},{\"kind\":\"cage\","
     "\"cells\":[\"r5c6\",\"r6c5\",\"r6c6\"],\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r6c1\","
     "\"r6c2\",\"r6c3\"],\"sum\":9}]"},
};

const struct technique_example *technique_example(int technique)
{
    const char *key = technique_at((size_t)technique)->key;
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        if (strcmp(examples[i].technique, key) == 0) {
            return &examples[i];
        }
    }
    return NULL;
}

const struct layout *technique_example_layout(const struct technique_example *example)
{
    const struct layout *base = variant_find(example->variant ? example->variant : "classic");
    const char *text = example->constraints ? example->constraints : "[]";
    struct diag_at at = {.file = example->technique, .line = 1};
    struct diag d = {.out = NULL};
    struct constraint_list constraints = {0};
    const struct layout *v = NULL;
    if (constraints_read_json(text, strlen(text), base, &at, &d, &constraints) == STATUS_OK) {
        v = constraints_lay(base, &constraints);
    }
    constraint_list_free(&constraints);
    return v;
}
