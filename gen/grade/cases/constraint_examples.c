#include "gen/grade/cases/constraint_examples.h"

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

const struct technique_example constraint_examples[] = {
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

const size_t constraint_example_count = sizeof constraint_examples / sizeof constraint_examples[0];
