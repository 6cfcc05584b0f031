#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Rätsel",
    [TEXT_puzzles] = "Rätsel",
    [TEXT_puzzles_many] = "Rätsel",
    [TEXT_puzzle_range] = "Rätsel {1} bis {2}",
    [TEXT_puzzle_pair] = "Rätsel {1} und {2}",
    [TEXT_solution] = "Lösung",
    [TEXT_solutions] = "Lösungen",
    [TEXT_solution_page] = "Lösung auf Seite {1}",
    [TEXT_solution_apart] = "Lösung im Lösungsheft, Seite {1}",
    [TEXT_right_half] = "rechte Hälfte auf Seite {1}",
    [TEXT_puzzle_page] = "Rätsel auf Seite {1}",
    [TEXT_puzzle_page_short] = "Seite {1}",
    [TEXT_puzzle_page_brief] = "S. {1}",
    [TEXT_answer_key] = "Lösungsheft",
    [TEXT_tip] = "Tipp",
    [TEXT_contents] = "Inhalt",
    [TEXT_introduction] = "Einleitung",
    [TEXT_how_to_play] = "So wird gespielt",
    [TEXT_how_to_play_text] =
        "Fülle die leeren Felder so aus, dass jede Zeile, jede Spalte und jeder fett umrandete "
        "Block jede Ziffer von **1** bis **{1}** genau einmal enthält.\n\n# So fängst du "
        "an\n\nSuche eine Zeile, eine Spalte oder einen Block, in denen nur noch wenige Felder "
        "leer sind. Welche Ziffern fehlen? Prüfe für jede davon, wohin sie noch passt. Bleibt in "
        "einer Zeile, einer Spalte oder einem Block nur ein Feld für sie übrig, trage sie dort "
        "ein.\n\n# Wenn es schwieriger wird\n\nSchreibe in jedes leere Feld klein die Ziffern, die "
        "dort noch möglich sind. Das sind seine Kandidaten. Haben zwei Felder einer Zeile nur "
        "dieselben zwei Kandidaten, dann gehören diese Ziffern in diese beiden Felder. In den "
        "übrigen Feldern der Zeile kannst du sie streichen. Das funktioniert auch in Spalten und "
        "Blöcken und ebenso mit drei Feldern, die sich drei Kandidaten teilen.\n\nJedes Rätsel hat "
        "genau eine Lösung. Raten musst du nie.",
    [TEXT_how_to_play_latin_text] =
        "# So fängst du an\n\n{2}Suche eine Zeile oder eine Spalte, in der nur noch wenige "
        "Felder leer sind. Welche Ziffern fehlen? Prüfe für jede davon, wohin sie noch passt. "
        "Bleibt nur ein Feld für sie übrig, trage sie dort ein.\n\n# Wenn es schwieriger "
        "wird\n\nSchreibe in jedes leere Feld klein die Ziffern, die dort noch möglich sind. Das "
        "sind seine Kandidaten. Haben zwei Felder einer Zeile nur dieselben zwei Kandidaten, "
        "dann gehören diese Ziffern in diese beiden Felder. In den übrigen Feldern der Zeile "
        "kannst du sie streichen. Das funktioniert auch in Spalten und ebenso mit drei Feldern, "
        "die sich drei Kandidaten teilen.\n\nJedes Rätsel hat genau eine Lösung. Raten musst du "
        "nie.",
    [TEXT_how_to_play_clues] = "Beginne mit den Zeichen und Zahlen, die am wenigsten zulassen.",
    [TEXT_how_to_play_sizes] =
        "In kleineren Rätseln ist die letzte Ziffer die Zahl der Felder einer Zeile: **{1}** in "
        "den kleinsten dieses Buchs.",
    [TEXT_story] = "Die Regeln in Bildern",
    [TEXT_story_row] = "In jeder Zeile steht jede Zahl einmal. Welche fehlt?",
    [TEXT_story_column] = "Auch in jeder Spalte steht jede Zahl einmal.",
    [TEXT_story_box] = "Und auch in jedem Block mit dickem Rand.",
    [TEXT_trace] = "Zahlen nachspuren",
    [TEXT_child_how_to_play_text] =
        "Schreib in jedes leere Feld eine Zahl. Ein Feld ist ein kleines Kästchen.\n\nIn "
        "jeder **Zeile** (von links nach rechts), jeder **Spalte** (von oben nach unten) und "
        "jedem **Block** mit dickem Rand steht jede Zahl von **1** bis **{1}**, und jede nur "
        "einmal.\n\n# So fängst du an\n\nSuche eine Zeile, eine Spalte oder einen Block, der "
        "fast voll ist. Welche Zahl fehlt? Schreib sie hinein.\n\n# Wenn du nicht "
        "weiterkommst\n\nNimm eine Zahl und schau, wo sie schon steht. In ihrer Zeile, ihrer "
        "Spalte und ihrem Block darf sie kein zweites Mal stehen. Gibt es in einem Block nur "
        "noch ein Feld für sie? Dann schreib sie dorthin.\n\nNimm einen Bleistift, dann "
        "kannst du radieren. Jedes Rätsel hat nur eine Lösung. Raten musst du nie.",
    [TEXT_child_how_to_play_sizes] =
        "Kleine Rätsel haben weniger Zahlen. In den kleinsten brauchst du nur **1** bis "
        "**{1}**.",
    [TEXT_child_rule_boxes] =
        "In jeder Zeile, jeder Spalte und jedem Block mit dickem Rand steht jede Zahl von "
        "**1** bis **{1}**, und jede nur einmal.",
    [TEXT_child_rule_base] = "**Die Regel für alle:** {1}",
    [TEXT_child_rule_base_alone] = "Hier gilt nur die Regel für alle.",
    [TEXT_child_rule_base_not] = "Hat ein Rätsel eine eigene Regel, dann steht sie daneben.",
    [TEXT_child_rule_jigsaw] =
        "Hier haben die Blöcke krumme Formen, wie die Teile eines Puzzles. In jeder Zeile, "
        "jeder Spalte und jedem Teil steht jede Zahl von **1** bis **{1}**, und jede nur "
        "einmal.",
    [TEXT_child_pictures_text] =
        "In manchen Rätseln stehen Bilder statt Zahlen. Male in jedes leere Feld das "
        "richtige Bild. Oder schreib seine Zahl: Du siehst sie unter dem Rätsel.",
    [TEXT_child_word_text] =
        "In manchen Rätseln stehen Buchstaben statt Zahlen. Wenn du eins gelöst hast, such "
        "das versteckte Wort: Es steht in einer Zeile oder geht Schritt für Schritt von der "
        "Ecke links oben nach unten.",
    [TEXT_child_practice_text] =
        "Jetzt bist du dran! Dieser Trick ist in jedem dieser Rätsel der nächste Schritt. "
        "Die Antworten stehen nach der letzten Lektion.",
    [TEXT_child_grading] = "Leicht oder schwer?",
    [TEXT_child_grading_text] =
        "Manche Rätsel sind leicht, bei anderen musst du mehr nachdenken. Ein Rätsel ist leicht, "
        "wenn leichte Tricks reichen. Brauchst du einen schweren Trick, ist auch das Rätsel "
        "schwerer.\n\nEin Computer hat jedes Rätsel geprüft. Jedes hat nur eine Lösung, raten "
        "musst du also nie.",
    [TEXT_child_grading_minutes] =
        "Die Minuten sind nur geschätzt. Nimm dir so viel Zeit, wie du willst!",
    [TEXT_child_glossary_text] =
        "**Block** Eine Gruppe von Feldern mit dickem Rand.\n\n**Feld** Ein kleines Kästchen "
        "des Rätsels.\n\n**Kleine Zahl** Eine Zahl in der Ecke eines Feldes. Vielleicht ist "
        "sie die richtige.\n\n**Lösung** Das Rätsel mit allen Zahlen. Es gibt nur "
        "eine.\n\n**Spalte** Die Felder von oben nach unten, untereinander.\n\n**Tipp** Eine "
        "kleine Hilfe, wenn du nicht weiterkommst.\n\n**Zeile** Die Felder von links nach "
        "rechts, nebeneinander.",
    [TEXT_child_spot_full_house] =
        "Such eine Zeile, eine Spalte oder einen Block mit nur einem leeren Feld. Welche "
        "Zahl fehlt? Schreib sie hinein!",
    [TEXT_child_spot_naked_single] =
        "Nimm ein leeres Feld. Sag alle Zahlen, die in seiner Zeile, seiner Spalte und "
        "seinem Block stehen. Hast du nur eine nicht gesagt? Schreib sie hinein!",
    [TEXT_child_spot_hidden_single] =
        "Nimm eine Zahl und einen Block ohne sie. Streiche jedes Feld, in dessen Zeile oder "
        "Spalte diese Zahl schon steht. Ist nur noch ein Feld übrig? Schreib die Zahl "
        "dorthin!",
    [TEXT_child_spot_leftovers] =
        "Fahr mit dem Finger um jedes Teil herum. In welchem Teil stehen schon die meisten "
        "Zahlen? Sieh nach, welche dort fehlen, und such für jede einen Platz.",
    [TEXT_child_cell_names_text] = "Jedes Feld hat einen Namen. r3c5 liegt in Zeile 3 und Spalte "
                                   "5: Zähl drei Felder nach unten und fünf nach rechts.",
    [TEXT_child_cell_is] = "r3c5=2 heißt: Hier kommt eine 2 hin.",
    [TEXT_child_tell_full_house] = "Nur {X} ist {in 1} leer, und dort fehlt die {x}",
    [TEXT_child_tell_naked_single] = "Die {x} ist die einzige Zahl, die in {X} passt",
    [TEXT_child_spot_locked] =
        "Nimm eine Zahl und einen Block. In welche Felder des Blocks passt sie noch? Liegen sie "
        "alle in einer Zeile oder einer Spalte? Dann streich die Zahl im Rest dieser Zeile oder "
        "Spalte durch. Es geht auch umgekehrt, von einer Zeile oder Spalte in einen Block.",
    [TEXT_child_spot_locked_subset] =
        "Such in einem Block zwei Felder, die auch in einer Zeile oder einer Spalte liegen und nur "
        "dieselben zwei kleinen Zahlen haben. Diese beiden Zahlen gehören dorthin. Streich sie im "
        "Rest des Blocks und im Rest der Zeile oder Spalte durch. Mit drei Feldern und drei Zahlen "
        "geht es genauso.",
    [TEXT_child_spot_naked_subset] =
        "Such in einer Zeile, einer Spalte oder einem Block zwei Felder, die nur dieselben zwei "
        "kleinen Zahlen haben. Diese beiden Zahlen gehören dorthin, auch wenn du noch nicht weißt, "
        "welche in welches Feld. Streich sie in den anderen Feldern durch. Mit drei Feldern und "
        "drei Zahlen geht es genauso.",
    [TEXT_child_spot_hidden_subset] =
        "Such in einer Zeile, einer Spalte oder einem Block zwei Zahlen, die nur noch in dieselben "
        "zwei Felder passen. Diese Felder sind vergeben! Streich in ihnen alle anderen kleinen "
        "Zahlen durch. Mit drei Zahlen und drei Feldern geht es genauso.",
    [TEXT_child_spot_cage] =
        "Such einen Käfig mit wenigen Feldern. Mit welchen Zahlen kommst du auf seine Summe? {1} "
        "in {2} Feldern ist immer {3}. Alle anderen passen nicht: Streich sie durch.",
    [TEXT_child_spot_cage_last] =
        "Such einen Käfig mit nur einem leeren Feld. Zähl seine anderen Zahlen zusammen und zieh "
        "sie von der kleinen Zahl in der Ecke ab. Der Rest kommt in das leere Feld!",
    [TEXT_child_spot_thermo] =
        "Fahr mit dem Finger am Thermometer entlang, von der runden Kugel bis zur Spitze. Mit "
        "jedem Feld wird die Zahl größer. Am Anfang stehen also kleine Zahlen und am Ende große. "
        "Streich alle durch, die nicht passen.",
    [TEXT_child_spot_overlap] =
        "Fang mit den Feldern an, die zu zwei Gittern zugleich gehören. Eine Zahl muss dort in "
        "beide passen. Hast du eine gefunden, hilft sie dir in beiden weiter!",
    [TEXT_child_cages_text] =
        "# Käfige\n\nIn einem Käfig steht keine Zahl zweimal. Manche Summen gehen deshalb nur auf "
        "eine Art: Zwei Felder mit der Summe 3 sind 1 und 2. Zwei Felder mit der Summe {5} sind "
        "{4} und {1}.\n\n# Zusammen sind es {2}\n\nZählst du alle Zahlen von 1 bis {1} zusammen, "
        "kommst du auf {2}. Deshalb hat auch jede Zeile, jede Spalte und jeder Block die Summe "
        "{2}. Füllen Käfige einen Block bis auf ein Feld? Zähl ihre Summen zusammen und schau, was "
        "bis {2} noch fehlt. Diese Zahl gehört in das Feld.\n\n# Rechne mit\n\nDas Rätsel im Bild "
        "hat nur die Zahlen 1 bis 4. Jede Zeile, jede Spalte und jeder Block hat also die Summe "
        "10. Im Käfig mit der 3 stehen 1 und 2, in dem mit der 7 stehen 3 und 4. In der zweiten "
        "Zeile lässt der Käfig mit der 8 ein Feld frei: 10 − 8 = 2. Mit dem Feld darunter ergibt "
        "es 5, also steht darunter eine 3. In der dritten Zeile bleiben für das erste Feld 10 − 5 "
        "− 3 = 2 übrig, und darunter steht 6 − 2 = 4. Die erste Spalte hat jetzt ihre 2. Ganz oben "
        "links steht also eine 1!",
    [TEXT_child_ask_missing] = "Ein Feld ist {in 1} noch leer. Welche Zahl fehlt dort?",
    [TEXT_child_ask_cell] = "Sieh dir Zeile {1}, Spalte {2} an. Dort passt nur eine Zahl.",
    [TEXT_child_tell_hidden_single] = "{in 1} passt die {x} nur in {X}",
    [TEXT_child_tell_locked_subset] = "In {P} passen nur {p}. Diese Felder liegen {in all}. Also "
                                      "kann kein anderes Feld dort diese Zahlen haben",
    [TEXT_child_tell_locked] = "{in 1} passt die {p} nur in {P}. Diese Felder liegen auch {in 2}. "
                               "Also kann sie dort in keinem anderen Feld stehen",
    [TEXT_child_tell_naked_subset] =
        "In {P} passen nur {p}. Also kann kein anderes Feld {in all} diese Zahlen haben",
    [TEXT_child_tell_hidden_subset] =
        "{in 1} passen {p} nur in {P}. Also kann dort keine andere Zahl stehen",
    [TEXT_child_spot_fish] =
        "Nimm eine Zahl. Such zwei Zeilen, in denen sie nur in zwei Felder passt, und zwar in "
        "denselben zwei Spalten. Diese vier Felder sind die Ecken eines Rechtecks. Die Zahl "
        "steht in zwei Ecken, die schräg gegenüberliegen. Streich sie sonst überall in den "
        "beiden Spalten durch. Es geht auch umgekehrt, mit zwei Spalten und ihren Zeilen.",
    [TEXT_child_spot_swordfish] =
        "Nimm eine Zahl. Such drei Zeilen, in denen sie nur in zwei oder drei Felder passt, alle "
        "in denselben drei Spalten. In diesen Spalten steht die Zahl in einer der drei Zeilen. "
        "Streich sie sonst überall in den Spalten durch. Es geht auch umgekehrt, mit drei "
        "Spalten und ihren Zeilen.",
    [TEXT_child_spot_sum_of_house] =
        "Alle Zahlen von 1 bis {2} ergeben zusammen {1}. Das ist auch die Summe jeder Zeile, "
        "jeder Spalte und jedes Blocks. Such eine Zeile, eine Spalte oder einen Block, den "
        "Käfige bis auf wenige Felder füllen. Zähl diese Käfige zusammen. Was bis {1} noch "
        "fehlt, gehört in die Felder, die übrig sind.",
    [TEXT_child_spot_least_and_most] =
        "Nimm einen Käfig mit kleiner oder großer Summe und eins seiner Felder. Gib den anderen "
        "Feldern die kleinsten Zahlen, die passen. Was von der Summe übrig bleibt, ist die "
        "größte Zahl für dein Feld. Mit den größten Zahlen findest du die kleinste. Streich alle "
        "durch, die nicht passen.",
    [TEXT_child_hints_text] =
        "Kommst du nicht weiter? Such die Nummer deines Rätsels, lies einen Tipp und versuch es "
        "noch einmal.",
    [TEXT_child_lesson_puzzles] = "Rätsel mit diesem Trick: {1}",
    [TEXT_child_lesson_no_puzzle] = "Kein Rätsel in diesem Buch braucht diesen Trick.",
    [TEXT_child_tell_fish] =
        "{in base} passt die {p} nur {in cover}: in {P}. Also kann sie {in cover} in keinem "
        "anderen Feld stehen",
    [TEXT_child_tell_remove] = "Streich {1} durch.",
    [TEXT_child_tell_remove_from] = "{1} in {2}",
    [TEXT_child_mark_eliminate] = "durchstreichen",
    [TEXT_child_mark_pattern] = "schau hierhin",
    [TEXT_child_mark_fin] = "schau auch hierhin",
    [TEXT_child_rule_cage] =
        "Die Felder in einer gestrichelten Linie sind ein Käfig. Seine Zahlen sind alle "
        "verschieden und ergeben zusammen die kleine Zahl in der Ecke.",
    [TEXT_child_rule_cage_shade] =
        "Felder im gleichen Grau, die sich mit einer Seite berühren, sind ein Käfig. Seine Zahlen "
        "sind alle verschieden und ergeben zusammen die kleine Zahl in der Ecke.",
    [TEXT_child_rule_thermo] =
        "Auf einem Thermometer werden die Zahlen von der runden Kugel bis zur Spitze immer größer.",
    [TEXT_child_left_out_digits] = "{1} Zahlen gefunden",
    [TEXT_child_left_out_candidates] = "nur kleine Zahlen gestrichen",
    [TEXT_child_index] = "Welcher Trick ist wo?",
    [TEXT_child_techniques] = "Tricks",
    [TEXT_child_review_text] =
        "Erzähl deinen Freunden davon! Ein Erwachsener kann den Code scannen und "
        "aufschreiben, was du meinst.",
    [TEXT_child_how_to_play_latin_text] =
        "# So fängst du an\n\n{2}Such eine Zeile oder eine Spalte, die fast voll ist. Welche Zahl "
        "fehlt? Schreib sie hinein.\n\n# Wenn du nicht weiterkommst\n\nNimm eine Zahl und eine "
        "Zeile ohne sie. Streich jedes Feld durch, in dessen Spalte diese Zahl schon steht. Ist "
        "nur noch ein Feld übrig? Dann schreib die Zahl dorthin.\n\nNimm einen Bleistift, dann "
        "kannst du radieren. Jedes Rätsel hat nur eine Lösung. Raten musst du nie.",
    [TEXT_child_how_to_play_clues] =
        "Schau dir zuerst die Zeichen und die kleinen Zahlen an. Sie helfen dir beim Anfangen.",
    [TEXT_child_signs_text] = "In diesem Buch stehen andere Zeichen statt Zahlen: {1}.",
    [TEXT_child_shaded_text] = "Auch in jedem grauen Bereich steht jede Zahl einmal.",
    [TEXT_child_rule_latin] = "Hier gibt es keine Blöcke. In jeder Zeile und jeder Spalte steht "
                              "jede Zahl von **1** bis **{1}**, und jede nur einmal.",
    [TEXT_child_rule_lines] = "Auf einer grauen Linie steht keine Zahl zweimal.",
    [TEXT_child_rule_groups] = "In einem grauen Bereich steht keine Zahl zweimal.",
    [TEXT_child_rule_smaller_areas] = "In den kleineren steht keine Zahl zweimal.",
    [TEXT_child_rule_grids] =
        "Das gilt in jedem Gitter. Wo sich zwei Gitter überlappen, gehören die Felder zu beiden.",
    [TEXT_child_rule_arrow] =
        "Zähl die Zahlen auf einem Pfeil zusammen: Du bekommst die Zahl im Kreis. Auf einem Pfeil "
        "darf eine Zahl zweimal stehen, wenn die anderen Regeln es erlauben.",
    [TEXT_child_rule_greater] = "Das Zeichen zwischen zwei Feldern ist wie das Maul eines "
                                "Krokodils: Es geht zur größeren Zahl hin weit auf.",
    [TEXT_child_rule_consecutive] = "Die beiden Zahlen an einem Balken kommen beim Zählen direkt "
                                    "nacheinander, zum Beispiel 3 und 4.",
    [TEXT_child_rule_white_dot] = "Die beiden Zahlen an einem weißen Punkt kommen beim Zählen "
                                  "direkt nacheinander, zum Beispiel 3 und 4.",
    [TEXT_child_rule_black_dot] =
        "An einem schwarzen Punkt ist eine Zahl das Doppelte der anderen, zum Beispiel 3 und 6.",
    [TEXT_child_rule_x] = "Die beiden Zahlen an einem X ergeben zusammen 10.",
    [TEXT_child_rule_v] = "Die beiden Zahlen an einem V ergeben zusammen 5.",
    [TEXT_child_rule_odd] =
        "In einem Feld mit grauem Kreis ist die Zahl ungerade, zum Beispiel 1, 3 oder 5.",
    [TEXT_child_rule_even] =
        "In einem Feld mit grauem Quadrat ist die Zahl gerade, zum Beispiel 2, 4 oder 6.",
    [TEXT_child_rule_all_signs] = "Kein Zeichen wurde weggelassen. Wo keines steht, passen die "
                                  "beiden Zahlen nicht so zusammen.",
    [TEXT_child_rule_sandwich] =
        "Die **1** und die **{1}** sind die Brotscheiben. Zähl die Zahlen dazwischen zusammen: Du "
        "bekommst die Zahl am Rand der Zeile oder Spalte.",
    [TEXT_child_rule_anti_knight] =
        "Der Springer beim Schach hüpft zwei Felder geradeaus und eins zur Seite. Zwei Felder, die "
        "einen solchen Sprung auseinanderliegen, haben nie dieselbe Zahl.",
    [TEXT_child_rule_anti_king] =
        "Zwei Felder, die sich an einer Ecke berühren, haben nie dieselbe Zahl.",
    [TEXT_child_rule_anti_queen] =
        "Die Zahl **{1}** steht nie zweimal auf derselben schrägen Linie, egal wie lang sie ist.",
    [TEXT_child_rule_non_consecutive] =
        "Felder, die direkt neben- oder untereinander liegen, haben nie zwei Zahlen, die beim "
        "Zählen nacheinander kommen, zum Beispiel 3 und 4.",
    [TEXT_child_rule_whisper] = "Zwei Zahlen, die auf einer Flüsterlinie nebeneinander stehen, "
                                "liegen mindestens {2} auseinander.",
    [TEXT_child_rule_dutch_whisper] = "Zwei Zahlen, die auf einer holländischen Flüsterlinie "
                                      "nebeneinander stehen, liegen mindestens {4} auseinander.",
    [TEXT_child_rule_renban] = "Die Zahlen auf einer Renban-Linie kommen beim Zählen nacheinander, "
                               "zum Beispiel 3, 4 und 5. Sie dürfen aber durcheinander stehen.",
    [TEXT_child_rule_palindrome] =
        "Eine Palindromlinie ist von beiden Enden gleich, wie der Name ANNA.",
    [TEXT_child_rule_between] = "Die Zahlen auf der Linie sind größer als die Zahl in einem Kreis "
                                "und kleiner als die im anderen.",
    [TEXT_child_rule_lockout] =
        "Die Zahlen in den beiden Rauten liegen mindestens {3} auseinander. Die anderen Zahlen auf "
        "der Linie sind größer als beide oder kleiner als beide.",
    [TEXT_child_rule_region_sum] =
        "Die Linie geht durch mehrere Blöcke. Zähl ihre Zahlen in jedem Block zusammen: Es kommt "
        "immer dasselbe heraus. Kommt sie in einen Block zurück, zählt dieses Stück neu.",
    [TEXT_child_rule_zipper] = "Mach den Reißverschluss zu: Zwei Felder, die gleich weit von der "
                               "Mitte weg sind, ergeben zusammen die Zahl in der Mitte. Gibt es "
                               "kein Feld in der Mitte, haben alle Paare dieselbe Summe.",
    [TEXT_child_rule_nabner] =
        "Auf einer Nabner-Linie steht keine Zahl zweimal. Und nirgends auf ihr stehen zwei Zahlen, "
        "die beim Zählen direkt nacheinander kommen.",
    [TEXT_child_rule_modular] =
        "Die Zahlen spielen in drei Mannschaften: 1, 4, 7 und 2, 5, 8 und 3, 6, 9. In drei Feldern "
        "nebeneinander auf der Linie ist immer eine Zahl aus jeder Mannschaft.",
    [TEXT_child_rule_entropic] =
        "Ein Drittel der Zahlen ist klein, ein Drittel mittel und ein Drittel groß. In drei "
        "Feldern nebeneinander auf der Linie ist immer eine von jeder Sorte.",
    [TEXT_child_rule_entropy] =
        "Ein Drittel der Zahlen ist klein, ein Drittel mittel und ein Drittel groß. In jedem "
        "Quadrat aus 2 × 2 Feldern sind alle drei Sorten.",
    [TEXT_child_rule_slow_thermo] =
        "Auf einem langsamen Thermometer werden die Zahlen von der offenen Kugel bis zur Spitze "
        "nie kleiner. Sie dürfen gleich bleiben.",
    [TEXT_child_rule_little_killer] =
        "Der Pfeil am Rand zeigt auf eine schräge Reihe von Feldern. Ihre Zahlen ergeben zusammen "
        "die Zahl am Pfeil. Eine Zahl darf dort zweimal stehen.",
    [TEXT_child_rule_x_sums] =
        "Schau von einer Zahl am Rand ins Gitter. Das erste Feld sagt dir, wie viele Felder du "
        "zusammenzählst. Es zählt selbst mit. Heraus kommt die Zahl am Rand.",
    [TEXT_child_rule_skyscraper] =
        "Die Zahlen sind Türme: Eine 4 hat vier Stockwerke. Die Zahl am Rand sagt dir, wie viele "
        "Türme du von dort siehst. Ein hoher Turm verdeckt die kleineren hinter ihm.",
    [TEXT_child_rule_numbered_room] =
        "Schau von einer Zahl am Rand ins Gitter. Das erste Feld sagt dir, wo diese Zahl steht: "
        "Bei einer 4 steht sie im vierten Feld.",
    [TEXT_child_rule_quadruple] = "Die Zahlen in einem Kreis stehen in den vier Feldern um ihn "
                                  "herum. Steht eine doppelt im Kreis, steht sie dort zweimal.",
    [TEXT_child_rule_minimum] = "Ein graues Feld, dessen Pfeile nach innen zeigen, hat eine "
                                "kleinere Zahl als die Felder daneben, darüber und darunter.",
    [TEXT_child_rule_maximum] = "Ein graues Feld, dessen Pfeile nach außen zeigen, hat eine "
                                "größere Zahl als die Felder daneben, darüber und darunter.",
    [TEXT_child_rule_calc_cage] =
        "Rechne mit den Zahlen in einem Käfig, dann bekommst du seine kleine Zahl. **+** heißt "
        "plus, **×** heißt mal. Bei **−** ziehst du die kleinere Zahl von der größeren ab. Bei "
        "**÷** teilst du die größere durch die kleinere. In einem Käfig darf eine Zahl zweimal "
        "stehen, aber nicht in einer Zeile oder Spalte.",
    [TEXT_child_rule_signless_cage] =
        "Rechne mit den Zahlen in einem Käfig, dann bekommst du seine kleine Zahl. Finde heraus, "
        "wie: mit plus oder mal, in einem Käfig aus zwei Feldern auch mit minus oder geteilt. In "
        "einem Käfig darf eine Zahl zweimal stehen, aber nicht in einer Zeile oder Spalte.",
    [TEXT_child_rule_double_arrow] = "Zähl die Zahlen in den beiden Kreisen zusammen und dann die "
                                     "Zahlen dazwischen: Es kommt dasselbe heraus.",
    [TEXT_child_rule_sum_line] = "Schneide die Linie in Stücke. Die Zahlen auf jedem Stück ergeben "
                                 "zusammen die kleine Zahl am Ende der Linie.",
    [TEXT_child_rule_pill_arrow] =
        "Zähl die Zahlen auf einem Pfeil zusammen: Du bekommst die Zahl in der Kapsel. Lies sie "
        "von links nach rechts oder von oben nach unten. Auf einem Pfeil darf eine Zahl zweimal "
        "stehen, wenn die anderen Regeln es erlauben.",
    [TEXT_child_rule_plain_cage] = "In einem Käfig ohne kleine Zahl steht keine Zahl zweimal.",
    [TEXT_child_rule_repeat_cage] =
        "Die Zahlen in einem Käfig mit durchgezogener Linie ergeben zusammen die kleine Zahl in "
        "der Ecke. Eine Zahl darf dort zweimal stehen, wenn die anderen Regeln es erlauben.",
    [TEXT_child_rule_difference] =
        "Die Zahl in einem weißen Punkt sagt dir, wie weit die beiden Zahlen daneben "
        "auseinanderliegen: Bei einer 3 können es 2 und 5 sein.",
    [TEXT_child_rule_ratio] = "Die Zahl in einem schwarzen Punkt sagt dir, wievielmal so groß eine "
                              "Zahl ist wie die andere: Bei einer 3 können es 2 und 6 sein.",
    [TEXT_child_rule_clone] = "In zwei grauen Flächen mit demselben Buchstaben stehen dieselben "
                              "Zahlen an denselben Stellen.",
    [TEXT_child_rule_row_indexer] =
        "Ein graues Feld mit R sagt dir, wo eine andere Zahl steht. Liegt es in Zeile 2 und hat "
        "eine 5, dann steht die 2 seiner Spalte in Zeile 5.",
    [TEXT_child_rule_column_indexer] =
        "Ein graues Feld mit C sagt dir, wo eine andere Zahl steht. Liegt es in Spalte 2 und hat "
        "eine 5, dann steht die 2 seiner Zeile in Spalte 5.",
    [TEXT_child_rule_box_indexer] =
        "Zähl die Felder eines Blocks so, wie du liest. Ein graues Feld mit B sagt dir, wo eine "
        "andere Zahl steht. Ist es das zweite Feld und hat eine 5, dann steht die 2 des Blocks im "
        "fünften Feld.",
    [TEXT_child_spot_sign] = "Sieh dir zwei Felder mit einem Zeichen dazwischen an. Jede kleine "
                             "Zahl im einen Feld braucht im anderen einen Partner, der zum Zeichen "
                             "passt. Streich die Zahlen ohne Partner durch.",
    [TEXT_child_spot_inequality] =
        "Sieh dir zwei Felder mit einem Krokodil dazwischen an. Auf der kleinen Seite passt die "
        "größte Zahl nicht, auf der großen Seite die kleinste nicht. Streich alle durch, die nicht "
        "passen.",
    [TEXT_child_spot_sign_chain] =
        "Geh an den Zeichen entlang, vom kleinsten Feld zum größten. Mit jedem Schritt wird die "
        "Zahl größer. Im ersten Feld kann also keine sehr große und im letzten keine sehr kleine "
        "Zahl stehen. Streich alle durch, die nicht passen.",
    [TEXT_child_spot_odd_even] =
        "Sieh dir die Felder mit grauem Zeichen an. Im Kreis stehen nur ungerade Zahlen: 1, 3, "
        "5\u00A0… Im Quadrat stehen nur gerade: 2, 4, 6\u00A0… Streich die anderen durch.",
    [TEXT_child_spot_arrow] =
        "Zähl die kleinsten Zahlen zusammen, die auf den Pfeil passen. Kleiner kann der Kreis "
        "nicht sein. Und keine Zahl auf dem Pfeil kann größer sein als der Kreis. Streich alle "
        "durch, die nicht passen.",
    [TEXT_child_spot_quadruple] =
        "Sieh dir die Zahlen in einem Kreis an. Passt eine davon nur in eins der vier Felder? "
        "Schreib sie hinein! Stehen vier Zahlen im Kreis, kommt sonst nichts in diese Felder.",
    [TEXT_child_spot_renban] = "Kennst du eine Zahl auf der Linie? Dann sind die anderen ganz in "
                               "der Nähe: Auf einer Linie aus drei Feldern liegen sie höchstens 2 "
                               "auseinander. Streich alle durch, die zu weit weg sind.",
    [TEXT_child_spot_whisper] =
        "Auf einer Flüsterlinie wechseln sich kleine und große Zahlen ab, und die 5 passt nie. "
        "Kennst du ein Feld, dann weißt du von jedem anderen, ob es klein oder groß ist.",
    [TEXT_child_spot_sandwich] =
        "Such zuerst die Brotscheiben: die 1 und die größte Zahl. Bei einer 0 liegen sie "
        "nebeneinander. Bei einer großen Zahl sind viele Felder dazwischen. Welche Zahlen können "
        "der Belag sein? Streich alle durch, die nicht passen.",
    [TEXT_child_spot_little_killer] =
        "Sieh dir die Zahl am Pfeil an. Ist sie sehr klein, passen auf die schräge Reihe nur "
        "kleine Zahlen. Ist sie sehr groß, passen nur große. Streich die anderen durch.",
    [TEXT_child_spot_x_sums] = "Sieh dir das erste Feld an. Seine Zahl sagt dir, wie viele Felder "
                               "du zusammenzählst. Probier jede kleine Zahl aus: Kommst du noch "
                               "auf die Summe? Wenn nicht, streich sie durch.",
    [TEXT_child_spot_skyscraper_counts] =
        "Steht am Rand eine 1, ist der höchste Turm ganz vorn. Siehst du alle Türme, werden sie "
        "Schritt für Schritt höher: 1, 2, 3\u00A0… Bei jeder anderen Zahl kann der höchste Turm "
        "nicht vorn stehen.",
    [TEXT_child_spot_outside] =
        "Fang mit den kleinsten und den größten Zahlen am Rand an. In die Felder daneben passen "
        "nur wenige Zahlen. Streich die anderen durch.",
    [TEXT_child_spot_calc_pairs] =
        "Nimm einen Käfig aus zwei Feldern. Welche zwei Zahlen passen? Bei {2}− sind es immer 1 "
        "und {1}, bei {1}÷ auch. Streich die anderen durch.",
    [TEXT_child_spot_calc_products] =
        "Nimm einen Käfig und probier aus: Mit welchen Zahlen kommst du auf seine kleine Zahl? Ein "
        "Käfig mit {1} braucht eine {2} und eine {3}. Streich alle durch, die nicht passen.",
    [TEXT_child_spot_calc_signs] =
        "Hier musst du auch das Zeichen finden. Ist die kleine Zahl sehr groß? Dann geht nur mal. "
        "Probier plus, mal, minus und geteilt aus und streich die Zahlen durch, die nie passen.",
    [TEXT_child_spot_cages] = "Such eine Zeile, eine Spalte oder einen Block mit zwei Käfigen oder "
                              "Linien darin. Brauchen beide dieselben zwei Zahlen? Dann kann dort "
                              "kein anderes Feld sie haben. Streich sie durch.",
    [TEXT_child_spot_cage_split] =
        "Such einen Käfig, der nur zum Teil in einer Zeile, einer Spalte oder einem Block liegt. "
        "Was ergeben die anderen Felder dort? Zieh es von {1} ab: Das ist der Teil drinnen. Der "
        "Rest seiner Summe ist der Teil draußen.",
    [TEXT_child_spot_sum_outside] =
        "Jede Zeile, jede Spalte und jeder Block ergibt zusammen {1}. Such eine Stelle, die Käfige "
        "ganz bedecken, nur ein oder zwei Felder schauen heraus. Zähl diese Käfige zusammen und "
        "zieh {1} ab. Der Rest liegt draußen!",
    [TEXT_child_spot_sums_compared] =
        "Jede Zeile, jede Spalte und jeder Block ergibt zusammen {1}. Such eine Stelle, wo Käfige "
        "ein Feld frei lassen und mit einem Feld herausschauen. Zähl diese Käfige zusammen. Sind "
        "es mehr als {1}, ist das Feld draußen um so viel größer als das freie.",
    [TEXT_child_spot_clue] =
        "Such eine Linie, einen Käfig oder ein Zeichen, wo nur noch wenige Zahlen passen. Probier "
        "die kleinen Zahlen eines Feldes aus: Kannst du die anderen Felder noch füllen? Wenn "
        "nicht, streich die Zahl durch.",
    [TEXT_child_spot_seen] = "Nimm eine Zahl, die in einer Zeile, einer Spalte, einem Block oder "
                             "einem Käfig nur in wenige Felder passt. Gibt es ein anderes Feld, "
                             "das mit keinem von ihnen gleich sein darf? Streich sie dort durch.",
    [TEXT_child_spot_jellyfish] =
        "Nimm eine Zahl. Such vier Zeilen, in denen sie nur in dieselben vier Spalten passt. In "
        "diesen Spalten steht die Zahl in einer der vier Zeilen. Streich sie sonst überall in den "
        "Spalten durch. Es geht auch umgekehrt, mit vier Spalten und ihren Zeilen.",
    [TEXT_child_spot_fins] =
        "Nimm eine Zahl. Such zwei Zeilen, in denen sie nur in dieselben zwei Spalten passt, bis "
        "auf ein oder zwei Felder nah an einer Ecke: die Flosse. Die Zahl steht in den Ecken oder "
        "in der Flosse. Streich sie in Feldern durch, die beides in ihrer Zeile, ihrer Spalte oder "
        "ihrem Block haben.",
    [TEXT_child_spot_swap] =
        "Such vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken. Hätten alle nur dieselben "
        "zwei Zahlen, könntest du die Zahlen tauschen, und das Rätsel hätte zwei Lösungen. Es gibt "
        "aber nur eine! Also hat eins der vier Felder eine andere Zahl.",
    [TEXT_child_spot_bug] = "Ist das Rätsel fast voll? Vielleicht hat jedes leere Feld zwei kleine "
                            "Zahlen und nur ein Feld hat drei. Such von den dreien die, die in "
                            "ihrer Zeile dreimal vorkommt. Schreib sie hinein!",
    [TEXT_child_spot_colours] =
        "Nimm eine Zahl. Passt sie in einer Zeile, einer Spalte oder einem Block nur in zwei "
        "Felder? Mal in eins einen Punkt und ins andere einen Ring und mach von Feld zu Feld so "
        "weiter. Entweder steht die Zahl bei allen Punkten oder bei allen Ringen. Streich sie in "
        "Feldern durch, die Punkt und Ring in ihrer Zeile, ihrer Spalte oder ihrem Block haben.",
    [TEXT_child_spot_try] =
        "Nimm ein Feld mit nur zwei kleinen Zahlen. Probier die eine mit Bleistift aus und schau, "
        "was daraus folgt. Probier dann die andere. Was beide Male herauskommt, stimmt. Und wenn "
        "die eine gar nicht geht, ist es die andere!",
    [TEXT_child_region] = "Teil {1}",
    [TEXT_child_in_region] = "in Teil {1}",
    [TEXT_child_in_regions] = "in den Teilen {1}",
    [TEXT_child_name_greater] = "das Krokodil zwischen {3} und {4}",
    [TEXT_child_name_odd] = "der Kreis für eine ungerade Zahl in {3}",
    [TEXT_child_name_even] = "das Quadrat für eine gerade Zahl in {3}",
    [TEXT_child_clue_cage] =
        "Die Zahlen im Käfig {1} sind alle verschieden und ergeben zusammen {2}",
    [TEXT_child_clue_calc_cage] = "Die Zahlen im Käfig {1} ergeben {2}",
    [TEXT_child_clue_signless_cage] =
        "Die Zahlen im Käfig {1} ergeben mit irgendeinem Rechenzeichen {2}",
    [TEXT_child_clue_arrow] = "Auf dem Pfeil {1} ergeben die Zahlen zusammen die Zahl im Kreis",
    [TEXT_child_clue_between] =
        "Auf der Linie {1} liegen die Zahlen zwischen denen in den beiden Kreisen",
    [TEXT_child_clue_lockout] =
        "Auf der Linie {1} liegt keine Zahl zwischen denen in den beiden Rauten",
    [TEXT_child_clue_consecutive] =
        "Am Balken zwischen {3} und {4} kommen die Zahlen beim Zählen nacheinander",
    [TEXT_child_clue_no_consecutive] = "Zwischen {3} und {4} ist kein Balken, also kommen ihre "
                                       "Zahlen beim Zählen nicht nacheinander",
    [TEXT_child_clue_white_dot] =
        "Am weißen Punkt zwischen {3} und {4} kommen die Zahlen beim Zählen nacheinander",
    [TEXT_child_clue_no_white_dot] = "Zwischen {3} und {4} ist kein Punkt, also kommen ihre Zahlen "
                                     "beim Zählen nicht nacheinander",
    [TEXT_child_clue_black_dot] =
        "Am schwarzen Punkt zwischen {3} und {4} ist eine Zahl das Doppelte der anderen",
    [TEXT_child_clue_no_black_dot] =
        "Zwischen {3} und {4} ist kein Punkt, also ist keine Zahl das Doppelte der anderen",
    [TEXT_child_clue_side_by_side] = "{3} und {4} liegen direkt nebeneinander, also kommen ihre "
                                     "Zahlen beim Zählen nicht nacheinander",
    [TEXT_child_clue_odd] = "Der Kreis in {3} zeigt, dass die Zahl dort ungerade ist",
    [TEXT_child_clue_even] = "Das Quadrat in {3} zeigt, dass die Zahl dort gerade ist",
    [TEXT_child_clue_greater] = "Das Krokodil zwischen {3} und {4} zeigt, dass {3} größer ist",
    [TEXT_child_clue_entropic] =
        "Auf der Linie {1} wechseln sich kleine, mittlere und große Zahlen ab",
    [TEXT_child_clue_modular] =
        "Auf der Linie {1} wechseln sich die drei Mannschaften der Zahlen ab",
    [TEXT_child_clue_nabner] = "Auf der Linie {1} steht keine Zahl zweimal, und keine zwei kommen "
                               "beim Zählen nacheinander",
    [TEXT_child_clue_quadruple] = "Die vier Felder {1} brauchen die Zahlen {2}",
    [TEXT_child_clue_renban] = "Die Zahlen auf der Linie {1} kommen beim Zählen nacheinander",
    [TEXT_child_clue_sandwich] =
        "Im Sandwich von {1} ergeben die Zahlen zwischen der {3} und der {4} zusammen {2}",
    [TEXT_child_clue_skyscraper] = "Von der {2} am Rand ({1}) aus sieht man genau {2} Türme",
    [TEXT_child_clue_thermo] = "Auf dem Thermometer {1} werden die Zahlen immer größer",
    [TEXT_child_clue_slow_thermo] =
        "Auf dem langsamen Thermometer {1} werden die Zahlen nie kleiner",
    [TEXT_child_tell_clue] = "{clue}. Also passen manche kleine Zahlen nicht",
    [TEXT_child_tell_cage_last] = "{clue}. Nur {X} ist noch leer, und dort fehlt die {x}",
    [TEXT_child_tell_cage_places] =
        "{clue}. Mit diesen kleinen Zahlen käme man nicht auf den Rest der Summe",
    [TEXT_child_tell_cage_sets] = "{clue}. Mit {e/} kommt man nicht auf diese Summe",
    [TEXT_child_tell_cage_single] = "{clue}. Nur {p} ergeben diese Summe",
    [TEXT_child_tell_cage_split] = "{clue}. Zählt man alles {in all} zusammen, sieht man: Die "
                                   "Summe von {P} ist {sum}, die von {F} ist {other}",
    [TEXT_child_tell_cages_in_house] =
        "Zwei Dinge treffen {in 1} zusammen: {clue 1} und {clue 2}. Sie haben dort keine Zahl "
        "gemeinsam. Mit manchen kleinen Zahlen im ersten könnte man das zweite nicht mehr füllen",
    [TEXT_child_tell_naked_cages] = "{P} brauchen die Zahlen {p}. Das zeigen: {clues}. Also kann "
                                    "kein anderes Feld {in 1} diese Zahlen haben",
    [TEXT_child_tell_needed] =
        "{clue}. Wie man diese Felder auch füllt, die {e} ist immer dabei, und zwar in {P/}. Ein "
        "Feld, das mit keinem davon gleich sein darf, kann sie also nicht haben",
    [TEXT_child_tell_seen] = "{in 1} passt die {p} nur in {P}. Ein Feld, das mit keinem davon "
                             "gleich sein darf, kann sie also nicht haben",
    [TEXT_child_tell_beside] =
        "{in 1} passt die {p} nur in {P}, und {E} liegt neben jedem dieser Felder. Neben der {p} "
        "darf aber keine {e} stehen. Das zeigen: {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Manche kleine Zahlen sind selbst mit den kleinsten Zahlen in den anderen Feldern "
        "zu groß oder selbst mit den größten zu klein",
    [TEXT_child_tell_sign_chain] = "Die Zeichen zeigen, dass die Zahlen entlang {P} immer größer "
                                   "werden. Jedes Feld muss den anderen genug Platz lassen",
    [TEXT_child_tell_leftovers] =
        "Jede Zahl kommt {in base} genauso oft vor wie {in cover}. Also haben die Felder, die auf "
        "beiden Seiten übrig bleiben, {P} und {F}, dieselben Zahlen. In {F} kann {e} nicht öfter "
        "stehen als in {P}",
    [TEXT_child_tell_leftovers_must] =
        "Jede Zahl kommt {in base} genauso oft vor wie {in cover}. Also haben die Felder, die auf "
        "beiden Seiten übrig bleiben, {P} und {F}, dieselben Zahlen. [In {F} muss noch eine {x} "
        "stehen, also auch in {P}, und dort passt sie nur in {X}][In {F} muss noch eine {e} "
        "stehen, also auch in {P}, und wo sie dort auch steht, {E} kann sie nicht haben]",
    [TEXT_child_tell_45_inner] =
        "Alle Zahlen {in all} ergeben zusammen {total}. Die Käfige, die ganz dort liegen, ergeben "
        "{known}. Also bleibt für {P} noch {sum} übrig[. {way}]",
    [TEXT_child_tell_45_outer] =
        "Alle Zahlen {in all} ergeben zusammen {total}. Die Käfige, die sie bedecken, ergeben "
        "{known}. Der Rest ist {sum} und liegt draußen, in {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Alle Zahlen {in all} ergeben zusammen {total}. Die Käfige dort "
                                "zeigen: Die Summe von {P} ist um {sum} größer als die von {F}",
    [TEXT_child_tell_45_equal] = "Alle Zahlen {in all} ergeben zusammen {total}. Die Käfige dort "
                                 "zeigen: {P} und {F} haben dieselbe Summe",
    [TEXT_child_tell_45_way] = "Wie man diese Summe auch bildet, {X} ist immer die {x}",
    [TEXT_child_cut_out_text] =
        "Schneide an den gestrichelten Linien entlang. Die Bilder passen in die Felder der Rätsel. "
        "Schieb sie hin und her, bis jedes an seinem Platz liegt.",
    [TEXT_child_review] = "Hat dir das Buch gefallen?",
    [TEXT_child_tell_look_at] = "schau hierhin: {1}",
    [TEXT_child_tell_look_in] = "schau {1}",
    /* Names of constraints are in the nominative. */
    [TEXT_child_tell_look_at_constraint] = "{1}",
    [TEXT_child_tell_look_for] = "such die {1}",
    [TEXT_child_tell_look_for_in] = "such die {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all} passt die {p} jeweils nur in zwei Felder. {F} können sie nicht beide haben. Also "
        "hat mindestens eins von {P} die {p}, und ein Feld, das mit keinem der beiden gleich sein "
        "darf, kann sie nicht haben",
    [TEXT_child_tell_xy_wing] =
        "{P} ist {p/}: {cases}. So oder so ist eins von {F} die {e}, und ein Feld, das mit keinem "
        "der beiden gleich sein darf, kann sie nicht haben",
    [TEXT_child_tell_finned_fish] =
        "{in base} passt die {p} nur {in cover} oder in die Flosse {F}. Steht sie nicht in der "
        "Flosse, kann sie {in cover} in keinem anderen Feld stehen. Steht sie dort, kann ein Feld, "
        "das mit der Flosse nicht gleich sein darf, sie nicht haben. Felder, für die beides gilt, "
        "können sie nicht haben",
    [TEXT_child_tell_remote_pair] =
        "In {path} passen nur {p}, und zwei Felder, die aufeinander folgen, dürfen nicht gleich "
        "sein. Die beiden Zahlen wechseln sich also ab, und {first cell} und {last cell} sind "
        "verschieden. Ein Feld, das mit keinem der beiden gleich sein darf, kann diese Zahlen "
        "nicht haben",
    [TEXT_child_tell_bug] =
        "Wäre {P} nicht {p}, blieben in jedem leeren Feld zwei Zahlen übrig, und jede Zahl hätte "
        "überall genau zwei Plätze. So ein Rätsel hat nie nur eine Lösung",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1} passt die {p} nur {in 3} oder {in 4}, und {in 2} nur in {P}. Hat {last cell} sie "
        "nicht, dann hat {first cell} sie, und die {p} im Block steht {in 4}. So oder so kann {E} "
        "sie nicht haben",
    [TEXT_child_tell_w_wing] =
        "In {first cell} und {last cell} passen nur {p}. {in 1} passt die {f} nur in {F}: Eins "
        "davon darf nicht gleich {first cell} sein, das andere nicht gleich {last cell}. Also "
        "können {first cell} und {last cell} nicht beide {f} sein. Mindestens eins ist {e}, und "
        "ein Feld, das mit keinem der beiden gleich sein darf, kann sie nicht haben",
    [TEXT_child_tell_xyz_wing] =
        "{P} ist {p/}: {cases}. Also steht die {e} in einem der Felder {F} oder in {P} selbst, und "
        "ein Feld, das mit keinem der drei gleich sein darf, kann sie nicht haben",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. Also hat {F} eine andere Zahl",
    [TEXT_child_tell_rectangle_2] =
        "{rectangle}. Also steht in einem der Felder {F} die {f}, und ein Feld, das mit keinem "
        "davon gleich sein darf, kann sie nicht haben",
    [TEXT_child_tell_colours_trap] =
        "Die {p} steht entweder in {P} oder in {F}. Ein Feld, das von beiden Gruppen eins in "
        "seiner Zeile, seiner Spalte oder seinem Block hat, kann sie nicht haben",
    [TEXT_child_tell_colours_wrap] =
        "Die {p} steht entweder in {P} oder in {F}. Zwei von {E} dürfen aber nicht gleich sein, "
        "also kann keins dieser Felder sie haben",
    [TEXT_child_tell_rectangle] = "Stünden in {P} nur {p}, könntest du diese beiden Zahlen "
                                  "tauschen, und das Rätsel hätte zwei Lösungen",
    [TEXT_shaded_text] = "Auch jeder graue Bereich enthält jede Ziffer genau einmal.",
    [TEXT_boards] = "Die Rätselarten dieses Buches",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "X-Sudoku",
    [TEXT_board_antidiagonal] = "Eine Diagonale",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Mittelpunkte",
    [TEXT_board_asterisk] = "Asterisk",
    [TEXT_board_disjoint] = "Disjunkte Gruppen",
    [TEXT_board_girandola] = "Girandola",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Windrad",
    [TEXT_board_latin] = "Lateinisches Quadrat",
    [TEXT_board_futoshiki] = "Futoshiki",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samurai",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Tripel",
    [TEXT_board_windmill] = "Windmühle",
    [TEXT_board_areas] = "Graue Bereiche",
    [TEXT_board_grids] = "Mehrere Gitter",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Thermometer",
    [TEXT_board_arrow] = "Pfeile",
    [TEXT_board_greater] = "Größer als",
    [TEXT_board_consecutive] = "Nachbarzahlen",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Ungerade und gerade",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anti-Springer",
    [TEXT_board_anti_king] = "Anti-König",
    [TEXT_board_whisper] = "Flüsterlinien",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindrome",
    [TEXT_board_between] = "Zwischenlinien",
    [TEXT_board_lockout] = "Sperrlinien",
    [TEXT_board_region_sum] = "Blocksummen",
    [TEXT_board_zipper] = "Reißverschluss",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Modulolinien",
    [TEXT_board_entropic] = "Entropielinien",
    [TEXT_board_slow_thermo] = "Langsame Thermometer",
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "X-Summen",
    [TEXT_board_skyscraper] = "Hochhäuser",
    [TEXT_board_numbered_room] = "Zimmernummern",
    [TEXT_board_quadruple] = "Vierergruppen",
    [TEXT_board_minimum] = "Minima",
    [TEXT_board_maximum] = "Maxima",
    [TEXT_board_dutch_whisper] = "Holländisches Flüstern",
    [TEXT_board_double_arrow] = "Doppelpfeile",
    [TEXT_board_sum_line] = "Summenlinien",
    [TEXT_board_pill_arrow] = "Pillenpfeile",
    [TEXT_board_plain_cage] = "Käfige ohne Summe",
    [TEXT_board_repeat_cage] = "Käfige mit Wiederholung",
    [TEXT_board_difference] = "Differenzen",
    [TEXT_board_ratio] = "Verhältnisse",
    [TEXT_board_clone] = "Klone",
    [TEXT_board_row_indexer] = "Zeilenweiser",
    [TEXT_board_column_indexer] = "Spaltenweiser",
    [TEXT_board_box_indexer] = "Blockweiser",
    [TEXT_board_anti_queen] = "Anti-Dame",
    [TEXT_board_entropy] = "Globale Entropie",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Keine Nachbarzahlen",
    [TEXT_rule_boxes] =
        "Jede Zeile, jede Spalte und jeder fett umrandete Block enthält jede Ziffer von **1** "
        "bis **{1}** genau einmal.",
    [TEXT_rule_jigsaw] =
        "Die Gebiete haben unregelmäßige Formen. Jede Zeile, jede Spalte und jedes fett umrandete "
        "Gebiet enthält jede Ziffer von **1** bis **{1}** genau einmal.",
    [TEXT_rule_latin] = "Blöcke gibt es hier nicht. Jede Zeile und jede Spalte enthält jede Ziffer "
                        "von **1** bis **{1}** genau einmal.",
    [TEXT_rule_base] = "**Grundregel:** {1}",
    [TEXT_rule_base_alone] = "Hier gilt nur die Grundregel.",
    [TEXT_rule_base_not] = "Gilt für ein Rätsel eine andere Regel, steht sie dort.",
    [TEXT_rule_diagonals] =
        "Auch jede der beiden grauen Diagonalen enthält jede Ziffer genau einmal.",
    [TEXT_rule_diagonal] = "Auch die graue Diagonale enthält jede Ziffer genau einmal.",
    [TEXT_rule_shaded_cells] =
        "Auch die grauen Felder zusammen enthalten jede Ziffer genau einmal.",
    [TEXT_rule_disjoint] = "Auch die Felder, die in ihren Blöcken an derselben Stelle liegen, "
                           "enthalten jede Ziffer genau einmal.",
    [TEXT_rule_lines] = "Auf keiner grauen Linie kommt eine Ziffer doppelt vor.",
    [TEXT_rule_groups] = "In keinem grauen Bereich kommt eine Ziffer doppelt vor.",
    [TEXT_rule_smaller_areas] = "In den kleineren Bereichen kommt keine Ziffer doppelt vor.",
    [TEXT_rule_grids] = "Die Regeln gelten für jedes Gitter. Felder, in denen sich zwei Gitter "
                        "überlappen, gehören zu beiden.",
    [TEXT_rule_cage] = "In einem gestrichelt umrandeten Käfig kommt keine Ziffer doppelt vor. Die "
                       "Summe der Ziffern ist die kleine Zahl in seiner Ecke.",
    [TEXT_rule_cage_shade] = "Kästchen im gleichen Grau mit gemeinsamer Seite "
                             "bilden einen Käfig. Darin kommt keine Ziffer doppelt vor. Die Summe "
                             "der Ziffern ist die kleine Zahl in der Ecke.",
    [TEXT_rule_thermo] =
        "Auf jedem Thermometer werden die Ziffern von der runden Kugel an immer größer.",
    [TEXT_rule_arrow] =
        "Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis. Eine Ziffer darf "
        "auf dem Pfeil mehrmals vorkommen, wenn keine andere Regel es verbietet.",
    [TEXT_rule_greater] =
        "Das Zeichen zwischen zwei Feldern zeigt mit der Spitze auf die kleinere Ziffer.",
    [TEXT_rule_consecutive] =
        "Ein Balken verbindet zwei Felder mit aufeinanderfolgenden Ziffern, zum Beispiel 3 und 4.",
    [TEXT_rule_white_dot] =
        "Ein weißer Punkt verbindet aufeinanderfolgende Ziffern, zum Beispiel 3 und 4.",
    [TEXT_rule_black_dot] = "Ein schwarzer Punkt verbindet zwei Ziffern, von denen eine das "
                            "Doppelte der anderen ist, zum Beispiel 3 und 6.",
    [TEXT_rule_either_dot] = "Zwischen 1 und 2 kann der Punkt weiß oder schwarz sein.",
    [TEXT_rule_x] = "Ein X verbindet zwei Ziffern, die zusammen 10 ergeben.",
    [TEXT_rule_v] = "Ein V verbindet zwei Ziffern, die zusammen 5 ergeben.",
    [TEXT_rule_odd] = "In einem Feld mit grauem Kreis steht eine ungerade Ziffer.",
    [TEXT_rule_even] = "In einem Feld mit grauem Quadrat steht eine gerade Ziffer.",
    [TEXT_rule_sandwich] = "Eine Zahl am Rand ist die Summe der Ziffern, die in dieser Zeile oder "
                           "Spalte zwischen der **1** und der **{1}** stehen.",
    [TEXT_rule_anti_knight] = "Zwei Felder, die einen Springerzug wie beim Schach voneinander "
                              "entfernt sind, enthalten verschiedene Ziffern.",
    [TEXT_rule_anti_king] =
        "Zwei Felder, die sich an einer Ecke berühren, enthalten verschiedene Ziffern.",
    [TEXT_rule_whisper] =
        "Benachbarte Ziffern auf einer Flüsterlinie unterscheiden sich um mindestens {2}.",
    [TEXT_rule_renban] = "Auf einer Renban-Linie stehen aufeinanderfolgende Ziffern in beliebiger "
                         "Reihenfolge, keine davon doppelt.",
    [TEXT_rule_palindrome] = "Eine Palindromlinie liest sich von beiden Enden gleich.",
    [TEXT_rule_between] = "Die Ziffern auf einer Zwischenlinie sind größer als die eine und "
                          "kleiner als die andere Ziffer in den beiden Kreisen.",
    [TEXT_rule_lockout] =
        "Die Ziffern in den beiden Rauten einer Sperrlinie unterscheiden sich um mindestens {3}. "
        "Keine andere Ziffer der Linie liegt zwischen ihnen oder ist gleich einer von ihnen.",
    [TEXT_rule_region_sum] =
        "In jedem Block, durch den eine Blocksummenlinie läuft, haben ihre Ziffern dieselbe Summe. "
        "Kehrt sie in einen Block zurück, zählt dieses Stück für sich.",
    [TEXT_rule_zipper] = "Zwei Felder einer Reißverschlusslinie, die gleich weit von der Mitte "
                         "entfernt sind, ergeben zusammen die Ziffer in der Mitte. Hat die Linie "
                         "kein mittleres Feld, ist die Summe aller Paare gleich.",
    [TEXT_rule_nabner] = "Auf einer Nabner-Linie sind keine zwei Ziffern gleich oder "
                         "aufeinanderfolgend, egal wo sie stehen.",
    [TEXT_rule_modular] = "Je drei benachbarte Felder auf einer Modulolinie lassen beim Teilen "
                          "durch 3 drei verschiedene Reste.",
    [TEXT_rule_entropic] =
        "Je drei benachbarte Felder auf einer Entropielinie enthalten eine niedrige, eine mittlere "
        "und eine hohe Ziffer (je ein Drittel der Ziffern).",
    [TEXT_rule_slow_thermo] = "Auf einem langsamen Thermometer bleiben die Ziffern von der offenen "
                              "Kugel an gleich oder werden größer.",
    [TEXT_rule_little_killer] =
        "Eine Zahl am Rand ist die Summe der Ziffern auf der Diagonale, auf die ihr Pfeil zeigt. "
        "Eine Ziffer darf dort mehrmals vorkommen.",
    [TEXT_rule_x_sums] = "Eine Zahl am Rand ist die Summe der ersten X Ziffern, von ihr aus "
                         "gesehen. X ist die erste dieser Ziffern.",
    [TEXT_rule_skyscraper] = "Die Ziffern sind Höhen. Eine Zahl am Rand nennt, wie viele Ziffern "
                             "von ihr aus zu sehen sind: die, die größer sind als alle vor ihnen.",
    [TEXT_rule_numbered_room] = "Die erste Ziffer, von einer Zahl am Rand aus gesehen, gibt an, im "
                                "wievielten Feld von dort aus diese Zahl steht.",
    [TEXT_rule_quadruple] = "Die Ziffern in einem Kreis stehen in den vier Feldern um ihn herum. "
                            "Eine doppelt geschriebene Ziffer steht dort zweimal.",
    [TEXT_rule_minimum] = "Ein graues Feld mit Pfeilspitzen nach innen enthält eine kleinere "
                          "Ziffer als die Felder, mit denen es eine Kante teilt.",
    [TEXT_rule_maximum] = "Ein graues Feld mit Pfeilspitzen nach außen enthält eine größere Ziffer "
                          "als die Felder, mit denen es eine Kante teilt.",
    [TEXT_rule_dutch_whisper] = "Benachbarte Ziffern auf einer holländischen Flüsterlinie "
                                "unterscheiden sich um mindestens {4}.",
    [TEXT_rule_double_arrow] = "Die beiden Ziffern in den Kreisen eines Doppelpfeils haben "
                               "dieselbe Summe wie die Ziffern dazwischen.",
    [TEXT_rule_sum_line] = "Eine Summenlinie zerfällt in Gruppen benachbarter Ziffern, die jeweils "
                           "die kleine Zahl an ihrem Ende ergeben.",
    [TEXT_rule_pill_arrow] =
        "Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in seiner Pille, gelesen von links "
        "nach rechts oder von oben nach unten. Eine Ziffer darf auf dem Pfeil mehrmals vorkommen, "
        "wenn keine andere Regel es verbietet.",
    [TEXT_rule_plain_cage] = "In einem Käfig ohne Zahl kommt keine Ziffer doppelt vor.",
    [TEXT_rule_repeat_cage] =
        "Die Ziffern in einem durchgezogen umrandeten Käfig ergeben zusammen die kleine Zahl in "
        "seiner Ecke. Sie dürfen sich wiederholen, wenn keine andere Regel es verbietet.",
    [TEXT_rule_difference] =
        "Ein weißer Punkt mit einer Zahl verbindet zwei Ziffern mit dieser Differenz.",
    [TEXT_rule_ratio] = "Ein schwarzer Punkt mit einer Zahl verbindet zwei Ziffern in diesem "
                        "Verhältnis: Die größere ist die kleinere mal diese Zahl.",
    [TEXT_rule_clone] = "Zwei graue Flächen mit demselben Buchstaben enthalten dieselben Ziffern "
                        "an denselben Stellen.",
    [TEXT_rule_row_indexer] = "Die Ziffer in einem grauen Feld mit R gibt an, in welcher Zeile "
                              "seiner Spalte die Nummer seiner eigenen Zeile steht.",
    [TEXT_rule_column_indexer] = "Die Ziffer in einem grauen Feld mit C gibt an, in welcher Spalte "
                                 "seiner Zeile die Nummer seiner eigenen Spalte steht.",
    [TEXT_rule_box_indexer] =
        "Die Ziffer in einem grauen Feld mit B gibt an, an welchem Platz seines Blocks die Nummer "
        "seines eigenen Platzes steht. Die Plätze werden zeilenweise gezählt.",
    [TEXT_rule_anti_queen] = "Auf keiner Diagonale, ob lang oder kurz, steht die **{1}** zweimal.",
    [TEXT_rule_entropy] = "Jedes Quadrat aus 2 × 2 Feldern enthält eine niedrige, eine mittlere "
                          "und eine hohe Ziffer (je ein Drittel der Ziffern).",
    [TEXT_rule_calc_cage] =
        "Die Ziffern eines Käfigs ergeben in beliebiger Reihenfolge seine kleine Zahl: **+** "
        "addiert sie, **×** multipliziert sie, **−** zieht die kleinere von der größeren ab, "
        "**÷** teilt die größere durch die kleinere. In einem Käfig darf sich eine Ziffer "
        "wiederholen, in einer Zeile oder Spalte nicht.",
    [TEXT_rule_signless_cage] =
        "Die Ziffern eines Käfigs ergeben seine kleine Zahl durch Addition oder "
        "Multiplikation, in einem Käfig aus zwei Feldern auch durch Subtraktion oder Division. "
        "Das Rechenzeichen fehlt. In einem Käfig darf sich eine Ziffer wiederholen, in einer "
        "Zeile oder Spalte nicht.",
    [TEXT_rule_non_consecutive] = "Zwei Felder mit einer gemeinsamen Kante enthalten nie "
                                  "aufeinanderfolgende Ziffern, zum Beispiel 3 und 4.",
    [TEXT_rule_all_signs] = "Alle möglichen Zeichen sind eingetragen. Zwischen zwei Feldern ohne "
                            "Zeichen gilt keine dieser Beziehungen.",
    [TEXT_cages_text] =
        "# Käfige\n\nIn einem Käfig kommt keine Ziffer doppelt vor. Deshalb lassen sich manche "
        "Summen nur auf eine Art bilden. Zwei Felder mit der Summe 3 enthalten 1 und 2. Drei "
        "Felder mit der Summe {6} enthalten {3}, {4} und {1}.\n\n# Die {2}er-Regel\n\nDie Ziffern "
        "von 1 bis {1} ergeben zusammen {2}. Jede Zeile, jede Spalte und jeder Block hat also die "
        "Summe {2}. Füllen Käfige einen Block bis auf ein Feld aus, dann ist dieses Feld {2} minus "
        "die Summe der Käfige. Füllen Käfige einen Block aus und ragen um ein Feld heraus, dann "
        "ist dieses Feld die Summe der Käfige minus {2}.\n\n# Ein Beispiel\n\nDas Gitter im Bild "
        "hat vier Ziffern. Jede Zeile, jede Spalte und jeder Block hat also die Summe 10. Der "
        "Käfig mit der Summe 3 enthält 1 und 2, der mit der Summe 7 enthält 3 und 4. In der "
        "zweiten Zeile lässt der Käfig mit der Summe 8 ein Feld frei: Dort steht 10 − 8 = 2. "
        "Dieses Feld bildet mit dem Feld darunter einen Käfig mit der Summe 5, also steht darunter "
        "3. In der dritten Zeile lassen der Käfig mit der Summe 5 und diese 3 für das erste Feld "
        "10 − 5 − 3 = 2 übrig. Im Feld darunter steht 6 − 2 = 4. Die erste Spalte hat damit ihre "
        "2. Das erste Feld des Gitters ist also nicht 2, sondern 1.",
    [TEXT_sums] = "Summentabelle",
    [TEXT_sums_text] = "Alle Möglichkeiten, eine Summe aus verschiedenen Ziffern zu bilden, "
                       "geordnet nach der Zahl der Felder.",
    [TEXT_sums_cells] = "{1} Felder",
    [TEXT_signs_text] = "In diesem Buch stehen andere Zeichen anstelle der Ziffern: {1}.",
    [TEXT_letters] = "Buchstaben: {1}",
    [TEXT_word] = "Das Wort: {1}",
    [TEXT_word_text] =
        "In manchen Rätseln stehen Buchstaben anstelle der Ziffern. Jeder Buchstabe kommt in jeder "
        "Zeile, jeder Spalte und jedem Block einmal vor. In der Lösung steht ein Wort: in einer "
        "Zeile oder auf der Diagonale von links oben nach rechts unten.",
    [TEXT_pictures_text] = "In manchen Rätseln stehen Bilder anstelle der Ziffern. Unter den "
                           "Rätseln siehst du, welches Bild zu welcher Zahl gehört. Male das Bild "
                           "in das Feld oder schreibe seine Zahl hinein.",
    [TEXT_volume] = "Band {1}",
    [TEXT_acknowledgements] = "Danksagung",
    [TEXT_about_author] = "Über den Autor",
    [TEXT_grading] = "So sind die Rätsel eingestuft",
    [TEXT_grading_text] =
        "Jedes Rätsel in diesem Buch wurde Schritt für Schritt gelöst, so wie Menschen es tun: "
        "immer mit der leichtesten Technik, die weiterhilft. Die schwerste Technik, die ein Rätsel "
        "verlangt, bestimmt seine Stufe. Innerhalb einer Stufe gilt ein Rätsel als schwerer, wenn "
        "es solche Schritte öfter braucht oder wenn der nächste Schritt an weniger Stellen möglich "
        "ist.\n\nJedes Rätsel wurde geprüft und hat genau eine Lösung. Raten ist nie nötig.",
    [TEXT_grading_minutes] = "Die Minuten sind geschätzt, nach den Zeiten vieler Löser. Vielleicht "
                             "bist du doppelt so schnell oder halb so schnell.",
    [TEXT_grading_levels] = "Diese Techniken kommen mit jeder Stufe hinzu:",
    [TEXT_grading_same] = "Dieselben, aber öfter",
    [TEXT_grading_others] = " und {1} weitere",
    [TEXT_grading_many_others] = " und {1} weitere",
    [TEXT_glossary] = "Glossar",
    [TEXT_glossary_text] =
        "**Block** Eine Gruppe von Feldern mit fettem Rand, in der jede Ziffer einmal "
        "vorkommt.\n\n**Drehpunkt** Das Feld eines Flügels, das die beiden anderen "
        "sieht.\n\n**Einheit** Eine Zeile, eine Spalte oder ein Block. Jede Ziffer kommt darin "
        "einmal vor.\n\n**Fast-Gruppe** Felder einer Einheit, die zusammen genau einen Kandidaten "
        "mehr haben, als es Felder sind. Verliert die Gruppe eine Ziffer, muss sie alle anderen "
        "enthalten. Englisch: Almost Locked Set (ALS).\n\n**Feld** Eines der kleinen Quadrate des "
        "Gitters.\n\n**Fisch** Ein Muster einer Ziffer in einigen Zeilen und ebenso vielen "
        "Spalten, etwa der X-Flügel.\n\n**Flosse** Ein zusätzlicher Kandidat, der ein Muster "
        "stört. Ist die Flosse falsch, gilt das Muster.\n\n**Flügel** Zwei Felder mit je zwei "
        "Kandidaten, die ein drittes Feld verbindet (XY, XYZ) oder eine Ziffer mit zwei möglichen "
        "Feldern in einer Einheit (W).\n\n**Kandidat** Eine Ziffer, die in einem leeren Feld noch "
        "möglich ist.\n\n**Kette** Kandidaten, die durch Verbindungen zusammenhängen: Ob einer "
        "stimmt, folgt aus dem vorigen.\n\n**Lösung** Das ausgefüllte Gitter. Ein richtiges Rätsel "
        "hat genau eine Lösung.\n\n**Nachbarn** Zwei Felder in derselben Einheit. Man sagt, dass "
        "sie sich sehen.\n\n**Nackter Einer** Ein Feld mit nur einem Kandidaten.\n\n**Notiz** Ein "
        "Kandidat, der klein in sein Feld geschrieben ist.\n\n**Paar** Zwei Felder einer Einheit "
        "mit nur denselben zwei Kandidaten (nacktes Paar). Kein anderes Feld der Einheit kann "
        "diese Ziffern enthalten.\n\n**Verbindung** Zwei Kandidaten, die voneinander abhängen. "
        "Stark: Einer von beiden muss stimmen. Schwach: Nicht beide können "
        "stimmen.\n\n**Versteckter Einer** Das einzige Feld einer Einheit, in das eine Ziffer noch "
        "passt.\n\n**Vorgabe** Eine Ziffer, die von Anfang an im Gitter steht.",
    [TEXT_review] = "Hat dir dieses Buch gefallen?",
    [TEXT_review_text] = "Eine kurze Bewertung hilft anderen, es zu finden. Scanne dazu den Code.",
    [TEXT_also_by] = "Weitere Bücher von {1}",
    [TEXT_series] = "Die Reihe",
    [TEXT_levels] = "Stufen",
    [TEXT_level] = "Stufe",
    [TEXT_diary] = "Rätseltagebuch",
    [TEXT_remarks] = "Bemerkungen",
    [TEXT_score_sheet] = "Punkteblatt",
    [TEXT_points] = "Punkte",
    [TEXT_coupon] = "Gutschein",
    [TEXT_cut_out] = "Bilder zum Ausschneiden",
    [TEXT_cut_out_text] = "Schneide entlang der gestrichelten Linien. Die Bilder passen in die "
                          "Felder der Rätsel. Verschiebe sie, bis jedes an seinem Platz liegt.",
    [TEXT_example] = "Ein Beispiel und seine Lösung",
    [TEXT_hints] = "Tipps",
    [TEXT_hints_text] = "Kommst du nicht weiter? Such die Nummer deines Rätsels, lies einen Tipp "
                        "und versuch es noch einmal.",
    [TEXT_techniques] = "Techniken",
    [TEXT_practice] = "Übung",
    [TEXT_practice_text] =
        "In jeder dieser Stellungen ist der nächste Schritt einer mit dieser Technik. Keine "
        "einfachere Technik hilft weiter. Die Antworten stehen nach der letzten Lektion.",
    [TEXT_lesson_puzzles] = "Rätsel mit dieser Technik: {1}",
    [TEXT_lesson_no_puzzle] = "Kein Rätsel in diesem Buch braucht diese Technik.",
    [TEXT_lesson_only] = "nur Lektion",
    [TEXT_answers] = "Antworten",
    [TEXT_walkthroughs] = "Schritt für Schritt",
    [TEXT_step] = "Schritt {1}",
    [TEXT_step_left_out] = "Schritt {1} ohne Bild: {2}.",
    [TEXT_steps_left_out] = "Schritte {1} bis {2} ohne Bild: {3}.",
    [TEXT_left_out_digits] = "{1} Ziffern gefunden",
    [TEXT_left_out_candidates] = "nur Kandidaten gestrichen",
    [TEXT_index] = "Rätsel nach Techniken",
    [TEXT_notes] = "Notizen",
    [TEXT_certificate] = "Urkunde",
    [TEXT_certificate_text] = "hat alle {1} Rätsel dieses Buches gelöst.",
    [TEXT_name] = "Name",
    [TEXT_date] = "Datum",
    [TEXT_started] = "begonnen",
    [TEXT_finished] = "gelöst",
    [TEXT_time] = "Zeit",
    [TEXT_vote] = "Wie schwer?",
    [TEXT_board_words] = "Sudoku {1}. Zeile für Zeile, 0 ist ein leeres Feld",
    [TEXT_solution_words] = "Lösung von Rätsel {1}, Zeile für Zeile",
    [TEXT_code_words] = "QR-Code",
    [TEXT_some_have_no_time] = "Einige dieser Rätsel haben keine geschätzte Zeit.",
    [TEXT_minutes] = "etwa {1} Min.",
    [TEXT_easy] = "Leicht",
    [TEXT_medium] = "Mittel",
    [TEXT_hard] = "Schwer",
    [TEXT_unfair] = "Sehr schwer",
    [TEXT_extreme] = "Extrem",
    [TEXT_beyond] = "Teuflisch",
    [TEXT_level_range] = "{1} bis {2}",
    [TEXT_course_rounds] = "Runde",
    [TEXT_course_openings] = "mögliche Schritte",
    [TEXT_course_summary] =
        "{1} mögliche Schritte am Anfang, {2} an der engsten Stelle; schwere Schritte: {3}",
    [TEXT_print_openings] = "mögliche Schritte: {1}",
    [TEXT_print_bottleneck] = "engste Stelle: {1}",
    [TEXT_print_hard_steps] = "schwere Schritte: {1}",
    [TEXT_print_early] = "am Anfang am schwersten",
    [TEXT_print_smooth] = "durchgehend gleich schwer",
    [TEXT_print_late] = "am Ende am schwersten",
    [TEXT_report_difficulty] = "Schwierigkeit",
    [TEXT_report_figures] = "Statistik",
    [TEXT_report_technique] = "Technik",
    [TEXT_report_steps] = "Schritte",
    [TEXT_report_symmetry] = "Symmetrie",
    [TEXT_report_section] = "Abschnitt",
    [TEXT_report_number] = "Nummer",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Vorgaben",
    [TEXT_report_key_step] = "Entscheidender Schritt",
    [TEXT_report_repeat] = "Wiederholung",
    [TEXT_report_in_bank] = "in der Rätselbank {1}",
    [TEXT_report_no_repeats] = "Keines ist eine Wiederholung.",
    [TEXT_report_some_repeats] = "Einige sind Wiederholungen; sie sind gekennzeichnet.",
    [TEXT_report_score] = "Punktzahl",
    [TEXT_report_rating] = "SE-Bewertung",
    [TEXT_report_time] = "Lösungszeit in Minuten",
    [TEXT_report_puzzle_count] = "Anzahl der Rätsel",
    [TEXT_report_known] = "{1} ({2} von {3} Rätseln)",
    [TEXT_report_scatter] = "Punktzahl jedes Rätsels, dunkler bei höherer Stufe",
    [TEXT_report_by_number] = "Nummer des Rätsels",
    [TEXT_report_shades] = "{1}; Abschnitte abwechselnd hell und dunkel",
    [TEXT_symmetry_none] = "keine",
    [TEXT_symmetry_rotate180] = "halbe Drehung",
    [TEXT_symmetry_rotate90] = "Vierteldrehung",
    [TEXT_symmetry_mirror] = "links und rechts",
    [TEXT_symmetry_flip] = "oben und unten",
    [TEXT_symmetry_both] = "links und rechts, oben und unten",
    [TEXT_symmetry_diagonal] = "fallende Diagonale",
    [TEXT_symmetry_antidiagonal] = "steigende Diagonale",
    [TEXT_symmetry_both_diagonals] = "beide Diagonalen",
    [TEXT_symmetry_full] = "jede Drehung und Spiegelung",
    [TEXT_month_names] = "Januar, Februar, März, April, Mai, Juni, Juli, August, September, "
                         "Oktober, November, Dezember",
    [TEXT_month_names_of_day] = "Januar, Februar, März, April, Mai, Juni, Juli, August, September, "
                                "Oktober, November, Dezember",
    [TEXT_weekday_names] = "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag",
    [TEXT_first_of_month] = "1",
    [TEXT_day_title] = "{1}, {2}. {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] =
        "Alle Rechte vorbehalten. Kein Teil dieses Buches darf ohne schriftliche Genehmigung "
        "des Verlags vervielfältigt werden, außer für den eigenen Gebrauch.",
    [TEXT_one_solution] =
        "Jedes Rätsel in diesem Buch wurde mit dem Computer geprüft: Es hat genau eine Lösung.",
    [TEXT_colophon] = "Erstellt mit Nonet. Startwert {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Online spielen",
    [TEXT_cell_names_text] = "Ein Feld wird nach seiner Zeile (r für „row“) und seiner Spalte (c "
                             "für „column“) benannt: r3c5 ist das Feld in Zeile 3 und Spalte 5.",
    [TEXT_cell_is] = "r3c5=2 bedeutet, dass in r3c5 die 2 steht.",
    [TEXT_cell_is_not] = "r3c5≠2 bedeutet, dass dort nicht die 2 steht.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 bedeutet, dass eines der beiden Felder die 4 ist.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 bedeutet, dass keines der beiden Felder die 4 ist.",
    [TEXT_cell_sees] =
        "Ein Feld sieht die anderen Felder seiner Zeile, seiner Spalte und seines Blocks.",
    [TEXT_cell_sees_latin] = "Ein Feld sieht die anderen Felder seiner Zeile und seiner Spalte.",
    [TEXT_arrow_text] = "→ bedeutet „daraus folgt“.",
    [TEXT_seeing_words] = "sieht sehen",
    [TEXT_grid_number] = "Gitter {1}",
    [TEXT_grid_numbers_text] = "Manche Rätsel bestehen aus mehreren Gittern. Sie sind von oben "
                               "nach unten und von links nach rechts nummeriert.",
    [TEXT_grid_names_text] = "Besteht ein Rätsel aus mehreren Gittern, sind auch diese nummeriert: "
                             "von oben nach unten und von links nach rechts. Ein Feld wird dann "
                             "nach Zeile und Spalte in seinem Gitter benannt.",
    [TEXT_cell_of_grid] = "4.r3c5 ist r3c5 von Gitter 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " und ",
    [TEXT_list_or] = " oder ",
    [TEXT_list_break] = "; ",
    [TEXT_row] = "Zeile {1}",
    [TEXT_in_row] = "in Zeile {1}",
    [TEXT_in_rows] = "in den Zeilen {1}",
    [TEXT_column] = "Spalte {1}",
    [TEXT_in_column] = "in Spalte {1}",
    [TEXT_in_columns] = "in den Spalten {1}",
    [TEXT_box] = "Block {1}",
    [TEXT_in_box] = "in Block {1}",
    [TEXT_in_boxes] = "in den Blöcken {1}",
    [TEXT_diagonal] = "Diagonale {1}",
    [TEXT_in_diagonal] = "auf Diagonale {1}",
    [TEXT_in_diagonals] = "auf den Diagonalen {1}",
    [TEXT_area] = "Bereich {1}",
    [TEXT_in_area] = "in Bereich {1}",
    [TEXT_in_areas] = "in den Bereichen {1}",
    [TEXT_region] = "Gebiet {1}",
    [TEXT_in_region] = "in Gebiet {1}",
    [TEXT_in_regions] = "in den Gebieten {1}",
    [TEXT_of_grid] = "{1} von Gitter {2}",
    [TEXT_in_grid] = "{1} (Gitter {2})",
    [TEXT_after_digit] = "{1} (nach einer weiteren Ziffer)",
    [TEXT_after_digits] = "{1} (nach {2} weiteren Ziffern)",
    [TEXT_in_grid_after_digit] = "{1} (Gitter {2}, nach einer weiteren Ziffer)",
    [TEXT_in_grid_after_digits] = "{1} (Gitter {2}, nach {3} weiteren Ziffern)",
    [TEXT_digits_before_text] =
        "„Nach 6 weiteren Ziffern“ heißt: Der Schritt folgt, sobald du so viele Ziffern "
        "eingetragen hast.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Also {1}.",
    [TEXT_tell_remove] = "Streiche {1}.",
    [TEXT_tell_remove_from] = "{1} aus {2}",
    [TEXT_tell_look_in] = "sieh {1} nach",
    [TEXT_tell_look_at] = "sieh dir {1} an",
    /* Names of constraints are in the nominative. */
    [TEXT_tell_look_at_constraint] = "{1}",
    [TEXT_tell_look_for] = "suche die {1}",
    [TEXT_tell_look_for_in] = "suche die {1} {2}",
    [TEXT_ask_place] = "Wo steht {in 1} die {x}?",
    [TEXT_ask_missing] = "Ein Feld ist {in 1} noch leer. Welche Ziffer fehlt dort?",
    [TEXT_ask_cell] = "Sieh dir Zeile {1}, Spalte {2} an. Dort passt nur eine Ziffer.",
    [TEXT_tell_full_house] =
        "{X} ist das letzte leere Feld {in 1}, und die {x} ist die fehlende Ziffer",
    [TEXT_tell_naked_single] = "Die {x} ist der einzige Kandidat, der für {X} übrig bleibt",
    [TEXT_tell_hidden_single] = "{in 1} kann die {x} nur in {X} stehen",
    [TEXT_tell_locked_subset] = "{P} haben nur die Kandidaten {p}. Diese Felder liegen {in all}. "
                                "Also kann kein anderes Feld dort diese Ziffern enthalten",
    [TEXT_tell_locked] = "{in 1} kann die {p} nur in {P} stehen. Diese Felder liegen auch {in 2}, "
                         "also kann kein anderes Feld dort die {p} enthalten",
    [TEXT_tell_leftovers] =
        "Jede Ziffer kommt {in base} genauso oft vor wie {in cover}. Die Felder, die auf den "
        "beiden Seiten übrig bleiben, {P} und {F}, enthalten also dieselben Ziffern. In {F} kann "
        "{e} nicht öfter stehen als in {P}",
    [TEXT_tell_leftovers_must] =
        "Jede Ziffer kommt {in base} genauso oft vor wie {in cover}. Die Felder, die auf den "
        "beiden Seiten übrig bleiben, {P} und {F}, enthalten also dieselben Ziffern. [In {F} muss "
        "noch eine {x} stehen, also auch in {P}, und dort passt sie nur in {X}][In {F} muss noch "
        "eine {e} stehen, also auch in {P}, und jedes Feld, in das sie dort passt, sieht {E}]",
    [TEXT_tell_naked_subset] = "{P} haben nur die Kandidaten {p}. Also kann kein anderes Feld {in "
                               "all} diese Ziffern enthalten",
    [TEXT_tell_hidden_subset] = "{in 1} können die Ziffern {p} nur in {P} stehen. Also können "
                                "diese Felder keine anderen Ziffern enthalten",
    [TEXT_tell_fish] = "{in base} kann die {p} nur {in cover} stehen: in {P}. Also kann kein "
                       "anderes Feld {in cover} die {p} enthalten",
    [TEXT_tell_finned_fish] =
        "{in base} kann die {p} nur {in cover} oder in der Flosse {F} stehen. Steht sie nicht in "
        "der Flosse, kann kein anderes Feld {in cover} die {p} enthalten. Steht sie in der Flosse, "
        "kann kein Feld sie enthalten, das die ganze Flosse sieht. Manche Kandidaten sind in "
        "beiden Fällen unmöglich",
    [TEXT_tell_sashimi_fish] =
        "{in base} kann die {p} nur {in cover} oder in der Flosse {F} stehen. Ohne die Flosse hat "
        "eine dieser Linien nur einen Platz für die {p}, und dann kann kein anderes Feld {in "
        "cover} die {p} enthalten. Steht die {p} in der Flosse, kann kein Feld sie enthalten, das "
        "die ganze Flosse sieht. Manche Kandidaten sind in beiden Fällen unmöglich",
    [TEXT_tell_remote_pair] =
        "{path} haben nur die Kandidaten {p}, und jedes Feld sieht das nächste. Die beiden Ziffern "
        "wechseln sich also ab. {first cell} und {last cell} sind verschieden; ein Feld, das beide "
        "sieht, kann keine der beiden Ziffern enthalten",
    [TEXT_tell_bug] = "Wäre {P} nicht {p}, hätte jedes leere Feld zwei Kandidaten und jede Ziffer "
                      "in jeder Einheit zwei Plätze. Ein solches Gitter hat nie genau eine Lösung",
    [TEXT_tell_two_links] =
        "{in all} hat die {p} jeweils nur zwei mögliche Felder. {F} sehen sich, also steht die {p} "
        "in höchstens einem davon. Deshalb steht sie in mindestens einem der Felder {P}, und kein "
        "Feld, das beide sieht, kann die {p} enthalten",
    [TEXT_tell_dual_kite] =
        "Zwei Drachen teilen sich zwei Felder eines Blocks. {in all} haben ihre Ziffern jeweils "
        "nur zwei mögliche Felder. Keine Ziffer kann in beiden gemeinsamen Feldern stehen, also "
        "steht sie an einem der fernen Enden ihres Drachens. Ein Feld, das beide fernen Enden "
        "sieht, kann sie nicht enthalten",
    [TEXT_tell_empty_rectangle] =
        "{in 1} kann die {p} nur {in 3} oder {in 4} stehen, {in 2} nur in {P}. Ist {last cell} "
        "nicht {p}, dann ist {first cell} eine {p}, und die {p} des Blocks muss {in 4} stehen. In "
        "beiden Fällen sieht {E} eine {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1} kann die {p} nur {in 3} oder {in 4} stehen; {in 2} und {in 6} hat sie jeweils zwei "
        "mögliche Felder. Nimm eine dieser beiden Linien: Steht die {p} nicht im fernen Feld, dann "
        "steht sie im nahen, und die {p} des Blocks kann nicht mehr in derselben Linie stehen. In "
        "beiden Fällen sehen {E} eine {p}",
    [TEXT_tell_w_wing] =
        "{first cell} und {last cell} haben nur die Kandidaten {p}. {in 1} kann die {f} nur in {F} "
        "stehen: {first cell} sieht eines dieser Felder, {last cell} das andere. Die beiden Enden "
        "können also nicht beide {f} sein. Mindestens eines ist {e}, und kein Feld, das beide "
        "sieht, kann die {e} enthalten",
    [TEXT_tell_xy_wing] = "{P} ist {p/}: {cases}. In beiden Fällen ist eines der Felder {F} die "
                          "{e}. Also kann kein Feld, das beide sieht, die {e} enthalten",
    [TEXT_tell_xyz_wing] = "{P} ist {p/}: {cases}. Also steht die {e} in einem der Felder {F} oder "
                           "in {P} selbst. Kein Feld, das alle drei sieht, kann sie enthalten",
    [TEXT_tell_rectangle] = "Enthielten {P} nur {p}, könntest du diese beiden Ziffern vertauschen, "
                            "und das Rätsel hätte zwei Lösungen",
    [TEXT_tell_rectangle_1] = "{rectangle}. Also muss in {F} eine andere Ziffer stehen",
    [TEXT_tell_rectangle_2] = "{rectangle}. Also muss in einem der Felder {F} die {f} stehen, und "
                              "kein Feld, das sie alle sieht, kann die {f} enthalten",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Also muss in einem der Felder {F} {f/} stehen. Zusammen wirken sie wie ein "
        "einziges Feld und bilden {in 1} mit {A} eine nackte Gruppe. Kein anderes Feld dort kann "
        "deren Ziffern enthalten",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1} kann die {o} nur in {F} stehen. Wäre eines dieser beiden Felder {e}, "
        "dann wäre das andere {o}, und die vier Felder enthielten nur {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Die {e} bildet in diesen Feldern einen X-Flügel. Stünde sie in einem der "
        "Felder {F}, dann stünde sie in beiden, und die vier Felder enthielten nur {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all} kann die {o} nur in diesen Feldern stehen. Wäre {E} die {e}, dann "
        "wären die beiden Nachbarn im Rechteck {o} und das Feld gegenüber {e}: Die vier Felder "
        "enthielten nur {p}",
    [TEXT_tell_avoidable_1] = "{P} sind schon ausgefüllt, und keine der Ziffern war vorgegeben. "
                              "Wäre {E} die {e}, könntest du die beiden Ziffern dieser vier Felder "
                              "vertauschen, und das Rätsel hätte zwei Lösungen",
    [TEXT_tell_avoidable_2] =
        "{P} sind schon ausgefüllt, und keine der Ziffern war vorgegeben. Stünde in keinem der "
        "Felder {F} die {e}, könntest du die beiden Ziffern dieser vier Felder vertauschen, und "
        "das Rätsel hätte zwei Lösungen. Also steht die {e} in einem der Felder {F}, und kein "
        "Feld, das beide sieht, kann die {e} enthalten",
    [TEXT_tell_sue_de_coq] =
        "{P} liegen {in 1} und {in 2} und haben die Kandidaten {p}. Zusammen mit {A} ({a}) in der "
        "Linie und {B} ({b}) im Block sind es genauso viele Felder wie Ziffern. Jede dieser "
        "Ziffern steht also in einem der Felder. Kein Feld, das alle ihre Plätze dort sieht, kann "
        "sie enthalten",
    [TEXT_tell_colours_trap] = "Die {p} steht entweder in {P} oder in {F}, denn von jeder starken "
                               "Verbindung zwischen diesen Feldern stimmt ein Ende. Kein Feld, das "
                               "beide Gruppen sieht, kann die {p} enthalten",
    [TEXT_tell_colours_wrap] = "Die {p} steht entweder in {P} oder in {F}, denn von jeder starken "
                               "Verbindung zwischen diesen Feldern stimmt ein Ende. Zwei der "
                               "Felder {E} sehen sich, also ist diese Gruppe falsch",
    [TEXT_tell_multi_colours_1] =
        "Die {p} steht entweder in {P} oder in {F}, und sie steht entweder in {A} oder in {B}. Ein "
        "Feld des ersten Paars sieht ein Feld des zweiten, also können diese beiden Gruppen nicht "
        "beide stimmen. Eine der Gegengruppen muss stimmen, und kein Feld, das beide sieht, kann "
        "die {p} enthalten",
    [TEXT_tell_multi_colours_2] =
        "Die {p} steht entweder in {P} oder in {F}, und sie steht entweder in {A} oder in {B}. "
        "Eine Gruppe des ersten Paars sieht beide Gruppen des zweiten. Eine von diesen stimmt, "
        "also ist jene Gruppe falsch",
    [TEXT_tell_chain_ends] = "{chain}. Also stimmt von {start} und {end} mindestens eines. Was "
                             "beiden widerspricht, ist unmöglich",
    [TEXT_tell_chain_true] = "{chain}. Wäre {last cell} nicht {last digit}, dann würde folgen, "
                             "dass dort {last digit} steht. Also steht dort {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Wäre {last cell} {last digit}, dann würde folgen, dass "
                              "dort nicht {last digit} steht. Also steht dort nicht {last digit}",
    [TEXT_tell_loop] =
        "{chain}. Die Kette ist ein Ring, also gilt sie in beiden Richtungen, und von jeder "
        "Verbindung stimmt ein Ende. Was beiden Enden einer Verbindung widerspricht, ist unmöglich",
    [TEXT_tell_als_xz] = "{sets} sind Fast-Gruppen: Sie haben eine Ziffer mehr als Felder. Alle "
                         "Plätze für {k} darin sehen sich, also verliert eine der Gruppen diese "
                         "Ziffer und muss alle ihre anderen enthalten. Deshalb steht {e} in A oder "
                         "B, und kein Feld, das alle Plätze dafür sieht, kann {e} enthalten",
    [TEXT_tell_als_double] =
        "{sets} sind Fast-Gruppen: Sie haben eine Ziffer mehr als Felder. Alle Plätze für {k} "
        "darin sehen sich, also verliert jede Gruppe genau eine dieser Ziffern. Alle anderen "
        "Ziffern bleiben in ihrer Gruppe. Kein Feld, das alle Plätze einer solchen Ziffer sieht, "
        "kann sie enthalten",
    [TEXT_tell_als_chain] =
        "{sets} sind Fast-Gruppen: Sie haben eine Ziffer mehr als Felder. Benachbarte Gruppen "
        "teilen sich eine Ziffer, die nur eine von beiden enthalten kann: {joints}. Verliert eine "
        "Gruppe eine Ziffer, muss sie alle anderen enthalten. Deshalb steht {e} in {first set} "
        "oder {last set}, und kein Feld, das alle Plätze dafür sieht, kann {e} enthalten",
    [TEXT_tell_death_blossom] =
        "{P} ist {p/}. Jede dieser Ziffern fehlt dann in einer Fast-Gruppe, die eine Ziffer mehr "
        "als Felder hat: {joints}, mit {sets}. Diese Gruppe muss dann alle ihre anderen Ziffern "
        "enthalten, also steht {e} in einer der Gruppen. Kein Feld, das alle Plätze dafür sieht, "
        "kann {e} enthalten",
    [TEXT_tell_aligned] =
        "Gehe die Möglichkeiten durch, {P} auszufüllen. Unmöglich sind alle, die eine Ziffer in "
        "einer Einheit wiederholen oder einem der Felder {A} keinen Kandidaten lassen. Keine "
        "andere Möglichkeit nutzt das, was gestrichen wird",
    [TEXT_tell_nishio] = "Stünde in {E} die {e},[ müsste sie auch in {P} stehen, und] dann hätte "
                         "die {e} {in 1} keinen Platz mehr",
    [TEXT_tell_forcing_chain] = "{chain}. Dann gibt es {dead}, also ist {suppose} falsch",
    [TEXT_tell_forcing_net] = "Angenommen, {suppose}.[ Schritt für Schritt folgt daraus "
                              "{follows}.] Dann gibt es {dead}, also ist {suppose} falsch",
    [TEXT_tell_net_all] =
        "Eines davon muss stimmen, und alles führt zum selben Ergebnis: {follows}",
    [TEXT_tell_net_long] =
        "Eines von {assumptions} muss stimmen. Von jedem aus führen Einer zum selben Ergebnis",
    [TEXT_tell_left_out] = "… (der Rest wird hier nicht gezeigt)",
    [TEXT_tell_part] = "Teil {1} von {2}. {3}.",
    [TEXT_tell_part_follows] = "Angenommen, {suppose}.[ Daraus folgt {follows}]",
    [TEXT_tell_part_dead] = "Angenommen, {suppose}.[ Daraus folgt {follows}.] Dann gibt es {dead}",
    [TEXT_tell_dead_cell] = "keinen Kandidaten für {1}",
    [TEXT_tell_dead_house] = "keinen Platz für die {1} {2}",
    [TEXT_tell_refuted] = "sonst Widerspruch",
    [TEXT_tell_template_set] = "Egal, wie man alle fehlenden Ziffern {x} setzt, ohne den anderen "
                               "Ziffern den Platz zu nehmen: {X} gehört immer dazu",
    [TEXT_tell_template_delete] = "Egal, wie man alle fehlenden Ziffern {e} setzt, ohne den "
                                  "anderen Ziffern den Platz zu nehmen: {E} gehört nie dazu",
    [TEXT_name_cage] = "der Käfig {1} (Summe {2})",
    [TEXT_name_thermo] = "das Thermometer {1}",
    [TEXT_name_arrow] = "der Pfeil mit dem Kreis {3}",
    [TEXT_name_arrow_along] = "der Pfeil {1}",
    [TEXT_name_greater] = "das Größer-als-Zeichen zwischen {3} und {4}",
    [TEXT_name_consecutive] = "der Balken zwischen {3} und {4}",
    [TEXT_name_white_dot] = "der weiße Punkt zwischen {3} und {4}",
    [TEXT_name_black_dot] = "der schwarze Punkt zwischen {3} und {4}",
    [TEXT_name_x] = "das X zwischen {3} und {4}",
    [TEXT_name_v] = "das V zwischen {3} und {4}",
    [TEXT_name_odd] = "der Kreis für eine ungerade Ziffer in {3}",
    [TEXT_name_even] = "das Quadrat für eine gerade Ziffer in {3}",
    [TEXT_name_sandwich] = "das Sandwich von {1} (Summe {2})",
    [TEXT_name_anti_knight] = "die Springerregel",
    [TEXT_name_anti_king] = "die Königsregel",
    [TEXT_name_whisper] = "die Flüsterlinie {1}",
    [TEXT_name_renban] = "die Renban-Linie {1}",
    [TEXT_name_palindrome] = "das Palindrom {1}",
    [TEXT_name_between] = "die Zwischenlinie {1}",
    [TEXT_name_lockout] = "die Sperrlinie {1}",
    [TEXT_name_region_sum] = "die Blocksummenlinie {1}",
    [TEXT_name_zipper] = "die Reißverschlusslinie {1}",
    [TEXT_name_nabner] = "die Nabner-Linie {1}",
    [TEXT_name_modular] = "die Modulolinie {1}",
    [TEXT_name_entropic] = "die Entropielinie {1}",
    [TEXT_name_slow_thermo] = "das langsame Thermometer {1}",
    [TEXT_name_little_killer] = "die Diagonalsumme {1} (Summe {2})",
    [TEXT_name_x_sums] = "die X-Summe {2} ({1})",
    [TEXT_name_skyscraper] = "die Hochhauszahl {2} ({1})",
    [TEXT_name_numbered_room] = "die Zimmernummer {2} ({1})",
    [TEXT_name_quadruple] = "die Vierergruppe {2} ({1})",
    [TEXT_name_minimum] = "das Minimum {3}",
    [TEXT_name_maximum] = "das Maximum {3}",
    [TEXT_name_dutch_whisper] = "die holländische Flüsterlinie {1}",
    [TEXT_name_double_arrow] = "der Doppelpfeil {1}",
    [TEXT_name_sum_line] = "die Summenlinie {1} (Summe {2})",
    [TEXT_name_pill_arrow] = "der Pillenpfeil {1}",
    [TEXT_name_plain_cage] = "der Käfig {1}",
    [TEXT_name_repeat_cage] = "der Käfig {1} (Summe {2})",
    [TEXT_name_difference] = "die Differenz {2} zwischen {3} und {4}",
    [TEXT_name_ratio] = "das Verhältnis {2} zwischen {3} und {4}",
    [TEXT_name_clone] = "der Klon {1}",
    [TEXT_name_row_indexer] = "der Zeilenweiser {3}",
    [TEXT_name_column_indexer] = "der Spaltenweiser {3}",
    [TEXT_name_box_indexer] = "der Blockweiser {3}",
    [TEXT_name_anti_queen] = "die Damenregel",
    [TEXT_name_entropy] = "die Entropieregel",
    [TEXT_name_calc_cage] = "der Käfig {1} ({2})",
    [TEXT_name_non_consecutive] =
        "die Regel, dass Nachbarfelder keine aufeinanderfolgenden Ziffern enthalten",
    [TEXT_name_ends] = "von {1} bis {2}",
    [TEXT_name_at] = "bei {1}",
    [TEXT_name_all_signs] = "die Regel, dass alle möglichen Zeichen eingetragen sind",
    [TEXT_clue_cage] = "Im Käfig {1} stehen verschiedene Ziffern mit der Summe {2}",
    [TEXT_clue_calc_cage] = "Die Ziffern im Käfig {1} ergeben {2}",
    [TEXT_clue_signless_cage] = "Die Ziffern im Käfig {1} ergeben mit einem der Rechenzeichen {2}",
    [TEXT_clue_thermo] = "Auf dem Thermometer {1} werden die Ziffern immer größer",
    [TEXT_clue_arrow] =
        "Auf dem Pfeil {1} ergeben die Ziffern am Schaft zusammen die Ziffer im Kreis",
    [TEXT_clue_greater] =
        "Das Größer-als-Zeichen zwischen {3} und {4} bedeutet, dass {3} größer ist",
    [TEXT_clue_consecutive] =
        "Der Balken zwischen {3} und {4} bedeutet, dass die Ziffern aufeinanderfolgen",
    [TEXT_clue_white_dot] =
        "Der weiße Punkt zwischen {3} und {4} bedeutet, dass die Ziffern aufeinanderfolgen",
    [TEXT_clue_black_dot] = "Der schwarze Punkt zwischen {3} und {4} bedeutet, dass eine Ziffer "
                            "das Doppelte der anderen ist",
    [TEXT_clue_x] = "Das X zwischen {3} und {4} bedeutet, dass sie zusammen {2} ergeben",
    [TEXT_clue_v] = "Das V zwischen {3} und {4} bedeutet, dass sie zusammen {2} ergeben",
    [TEXT_clue_odd] = "Der Kreis in {3} bedeutet, dass die Ziffer ungerade ist",
    [TEXT_clue_even] = "Das Quadrat in {3} bedeutet, dass die Ziffer gerade ist",
    [TEXT_clue_whisper] = "Nachbarn auf der Flüsterlinie {1} liegen weit auseinander",
    [TEXT_clue_renban] = "Auf der Renban-Linie {1} stehen aufeinanderfolgende Ziffern",
    [TEXT_clue_palindrome] = "Das Palindrom {1} liest sich von beiden Enden gleich",
    [TEXT_clue_between] =
        "Auf der Zwischenlinie {1} liegen die Ziffern zwischen denen in den Kreisen",
    [TEXT_clue_lockout] = "Auf der Sperrlinie {1} liegt keine Ziffer zwischen denen in den Rauten",
    [TEXT_clue_region_sum] = "Die Blocksummenlinie {1} hat in jedem Block dieselbe Summe",
    [TEXT_clue_zipper] = "Auf der Reißverschlusslinie {1} haben Felder mit gleichem Abstand von "
                         "der Mitte dieselbe Summe",
    [TEXT_clue_nabner] =
        "Auf der Nabner-Linie {1} sind keine zwei Ziffern gleich oder aufeinanderfolgend",
    [TEXT_clue_modular] =
        "Auf der Modulolinie {1} wiederholen sich die Dreierreste mit jedem dritten Feld",
    [TEXT_clue_entropic] =
        "Auf der Entropielinie {1} wechseln sich niedrige, mittlere und hohe Ziffern ab",
    [TEXT_clue_slow_thermo] = "Auf dem langsamen Thermometer {1} werden die Ziffern nie kleiner",
    [TEXT_clue_skyscraper] =
        "Von der Hochhauszahl {2} ({1}) aus sind genau {2} Ziffern größer als alle vor ihnen",
    [TEXT_clue_quadruple] = "Die vier Felder {1} müssen die Ziffern {2} enthalten",
    [TEXT_clue_sandwich] =
        "Im Sandwich von {1} ergeben die Ziffern zwischen der {3} und der {4} zusammen {2}",
    [TEXT_clue_side_by_side] =
        "{3} und {4} liegen nebeneinander, also folgen ihre Ziffern nicht aufeinander",
    [TEXT_clue_differ] = "{3} und {4} müssen nach einer Regel dieses Rätsels verschieden sein",
    [TEXT_clue_no_consecutive] =
        "Zwischen {3} und {4} ist kein Balken, also folgen ihre Ziffern nicht aufeinander",
    [TEXT_clue_no_white_dot] =
        "Zwischen {3} und {4} ist kein Punkt, also folgen ihre Ziffern nicht aufeinander",
    [TEXT_clue_no_black_dot] = "Zwischen {3} und {4} ist kein Punkt, also ist keine der beiden "
                               "Ziffern das Doppelte der anderen",
    [TEXT_clue_no_x] = "Zwischen {3} und {4} ist kein X, also ergeben sie zusammen nicht {2}",
    [TEXT_clue_no_v] = "Zwischen {3} und {4} ist kein V, also ergeben sie zusammen nicht {2}",
    [TEXT_tell_clue] = "{clue}. Nicht jeder Kandidat passt dazu",
    [TEXT_tell_cage_last] = "{clue}. Nur {X} ist noch leer, und die {x} ergänzt die Summe",
    [TEXT_tell_sign_chain] = "Wegen der Größer-als-Zeichen dazwischen werden die Ziffern entlang "
                             "{P} immer größer. Jedes Feld muss den anderen genug Platz lassen",
    [TEXT_tell_cage_single] = "{clue}. Nur {p} ergeben diese Summe",
    [TEXT_tell_least_and_most] =
        "{clue}. Manche Kandidaten sind selbst mit den kleinsten Ziffern in den anderen Feldern zu "
        "groß oder selbst mit den größten zu klein",
    [TEXT_tell_cage_sets] = "{clue}. Keine Kombination mit dieser Summe, die die Kandidaten noch "
                            "zulassen, enthält {e/}",
    [TEXT_tell_cage_places] = "{clue}. Wäre einer dieser Kandidaten richtig, ließe sich der Rest "
                              "der Summe nicht mehr aus verschiedenen Ziffern bilden",
    [TEXT_tell_needed] = "{clue}. Wie man diese Felder auch ausfüllt, die {e} ist immer dabei, und "
                         "zwar in {P/}. Kein Feld, das alle davon sieht, kann die {e} enthalten",
    [TEXT_tell_seen] = "{in 1} kann die {p} nur in {P} stehen. Kein Feld, das alle davon sieht, "
                       "kann die {p} enthalten",
    [TEXT_tell_beside] = "{in 1} kann die {p} nur in {P} stehen, und {E} liegt neben jedem dieser "
                         "Felder. Neben der {p} kann aber keine {e} stehen. Der Grund: {clues}",
    [TEXT_tell_45_inner] =
        "Alle Ziffern {in all} ergeben zusammen {total}. Die Käfige, die ganz dort liegen, haben "
        "die Summe {known}. Also bleibt für {P} die Summe {sum}[. {way}]",
    [TEXT_tell_45_outer] =
        "Alle Ziffern {in all} ergeben zusammen {total}. Die Käfige, die sie bedecken, haben die "
        "Summe {known}. Der Unterschied, {sum}, liegt außerhalb, in {P}[. {way}]",
    [TEXT_tell_45_both] =
        "Alle Ziffern {in all} ergeben zusammen {total}. Der Vergleich mit den Käfigen dort zeigt: "
        "Die Summe von {P} ist um {sum} größer als die von {F}",
    [TEXT_tell_45_equal] = "Alle Ziffern {in all} ergeben zusammen {total}. Der Vergleich mit den "
                           "Käfigen dort zeigt: {P} und {F} haben dieselbe Summe",
    [TEXT_tell_45_way] = "In jeder Möglichkeit, diese Summe zu bilden, ist {X} die {x}",
    [TEXT_tell_naked_cages] =
        "Die Ziffern {p} sind für {P} vergeben. Der Grund: die Kandidaten dort und {clues}. Also "
        "kann kein anderes Feld {in 1} diese Ziffern enthalten",
    [TEXT_tell_hidden_cages] =
        "{in 1} können die Ziffern {p} nur in {P} stehen, und dort passen sie gerade noch hinein. "
        "Also enthält ein Feld, das zu keiner dieser Bedingungen gehört, eine der Ziffern, und "
        "jede Bedingung enthält möglichst viele davon: {clues}",
    [TEXT_tell_cages_in_house] =
        "Zwei Bedingungen treffen {in 1} zusammen: {clue 1} und {clue 2}. Sie haben dort keine "
        "Ziffer gemeinsam. Deshalb fällt bei der ersten jeder Kandidat weg, mit dem sich die "
        "zweite nicht mehr erfüllen ließe",
    [TEXT_tell_cage_split] = "{clue}. Aus der Summe aller Ziffern {in all} folgt: {sum} entfallen "
                             "auf {P} und {other} auf {F}",
    [TEXT_tell_stuck] = "Die Techniken finden keinen weiteren Schritt.",
    [TEXT_mark_place] = "gehört hierher",
    [TEXT_mark_eliminate] = "wird gestrichen",
    [TEXT_mark_pattern] = "Muster",
    [TEXT_mark_fin] = "weitere Felder des Schritts",
    [TEXT_mark_set] = "Gruppe {1}",
    [TEXT_link_strong] = "eines von beiden",
    [TEXT_link_weak] = "nicht beide",
    [TEXT_spot_full_house] = "Suche eine Zeile, eine Spalte oder einen Block mit nur einem leeren "
                             "Feld. Trage die fehlende Ziffer ein.",
    [TEXT_spot_naked_single] =
        "Nimm ein leeres Feld und zähle die Ziffern seiner Zeile, seiner Spalte und seines Blocks "
        "ab. Fehlt nur noch eine, gehört sie in dieses Feld. Fang dort an, wo sich volle Zeilen, "
        "Spalten und Blöcke kreuzen.",
    [TEXT_spot_hidden_single] =
        "Nimm eine Ziffer und einen Block, eine Zeile oder eine Spalte ohne sie. Schließe jedes "
        "Feld aus, in dessen Zeile, Spalte oder Block die Ziffer schon steht. Bleibt ein Feld "
        "übrig, gehört die Ziffer dorthin. Prüfe nicht nur Blöcke: Auch in Zeilen und Spalten "
        "stecken versteckte Einer.",
    [TEXT_spot_locked_subset] =
        "Suche in einem Block zwei Felder einer Zeile oder Spalte mit denselben zwei Kandidaten "
        "oder drei Felder mit drei. Diese Ziffern gehören dorthin. Streiche sie im Rest der Linie "
        "und im Rest des Blocks.",
    [TEXT_spot_locked] =
        "Nimm eine Ziffer und einen Block. Liegen alle ihre möglichen Felder im Block in einer "
        "Zeile oder Spalte, streiche sie im Rest dieser Linie. Umgekehrt: Liegen alle ihre "
        "möglichen Felder einer Linie in einem Block, streiche sie im Rest des Blocks.",
    [TEXT_spot_naked_subset] =
        "Suche in einer Zeile, einer Spalte oder einem Block zwei Felder, die nur dieselben zwei "
        "Kandidaten haben, oder drei Felder mit zusammen nur drei Kandidaten, oder vier mit vier. "
        "Diese Ziffern müssen dort stehen: Streiche sie in den anderen Feldern der Einheit. Von "
        "den drei oder vier Feldern muss nicht jedes alle diese Ziffern haben.",
    [TEXT_spot_hidden_subset] =
        "Suche in einer Zeile, einer Spalte oder einem Block Ziffern, die nur in dieselben Felder "
        "passen: zwei Ziffern in zwei Felder, drei in drei, vier in vier. Streiche in diesen "
        "Feldern alle anderen Kandidaten.",
    [TEXT_spot_leftovers] =
        "Vergleiche ganze Zeilen oder Spalten mit den Gebieten, die sie fast bedecken. Die Felder, "
        "die auf der einen Seite herausragen, enthalten dieselben Ziffern wie die auf der anderen. "
        "Streiche, was nur auf einer Seite möglich wäre.",
    [TEXT_spot_fish] = "Nimm eine Ziffer. Suche zwei Zeilen, in denen sie nur zwei mögliche Felder "
                       "hat, und zwar in denselben zwei Spalten. Sie steht dann in zwei schräg "
                       "gegenüberliegenden Feldern. Streiche sie in allen anderen Feldern dieser "
                       "Spalten. Mit drei Zeilen und Spalten heißt das Muster Schwertfisch, mit "
                       "vier Qualle. Mit vertauschten Zeilen und Spalten geht es genauso.",
    [TEXT_spot_remote_pair] =
        "Suche eine Kette von Feldern mit denselben zwei Kandidaten, in der jedes Feld das nächste "
        "sieht. Ist die Zahl der Felder gerade, sind die beiden Enden verschieden. Streiche beide "
        "Ziffern in jedem Feld, das beide Enden sieht.",
    [TEXT_spot_bug] = "Prüfe gegen Ende, ob alle leeren Felder bis auf eines genau zwei Kandidaten "
                      "haben. In dem Feld mit drei Kandidaten steht die Ziffer, die in seiner "
                      "Zeile, seiner Spalte und seinem Block dreimal vorkommt.",
    [TEXT_spot_two_links] =
        "Nimm eine Ziffer. Suche zwei Einheiten, in denen sie jeweils nur zwei mögliche Felder "
        "hat. Sieht ein Feld der einen ein Feld der anderen, steht die Ziffer an einem der beiden "
        "fernen Enden. Streiche sie in jedem Feld, das beide sieht.",
    [TEXT_spot_empty_rectangle] =
        "Nimm eine Ziffer. Suche einen Block, in dem alle ihre möglichen Felder in einer Zeile und "
        "einer Spalte liegen. Suche eine andere Spalte, in der sie zwei mögliche Felder hat, eines "
        "davon in dieser Zeile. Gehe vom anderen aus die Zeile entlang: Wo sie die Spalte des "
        "Blocks trifft, streiche die Ziffer. Mit Zeilen geht es ebenso.",
    [TEXT_spot_w_wing] =
        "Suche zwei Felder mit denselben zwei Kandidaten, die sich nicht sehen. Suche dann eine "
        "Einheit, in der eine der beiden Ziffern zwei mögliche Felder hat, von denen jedes eines "
        "der beiden sieht. Streiche die andere Ziffer in jedem Feld, das beide sieht.",
    [TEXT_spot_xy_wing] = "Suche ein Feld mit zwei Kandidaten, den Drehpunkt. Er muss zwei Felder "
                          "mit je zwei Kandidaten sehen: Das eine teilt die eine Ziffer mit ihm, "
                          "das andere die andere, und beide haben dieselbe dritte Ziffer. Streiche "
                          "diese dritte Ziffer in jedem Feld, das beide sieht.",
    [TEXT_spot_xyz_wing] =
        "Suche ein Feld mit drei Kandidaten, den Drehpunkt. Es muss zwei Felder sehen, die je zwei "
        "dieser Kandidaten haben, aber nicht dieselben zwei. Eine Ziffer haben alle drei Felder "
        "gemeinsam. Streiche sie in jedem Feld, das alle drei sieht. Nur wenige Felder sehen auch "
        "den Drehpunkt; prüfe das zuerst.",
    [TEXT_spot_avoidable] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen du zwei oder "
        "drei ausgefüllt hast und keines eine Vorgabe ist. Die letzte Ecke darf kein Muster "
        "vollenden, das sich vertauschen ließe.",
    [TEXT_spot_finned_fish] =
        "Suche einen Fisch, der ohne einige zusätzliche Felder in einem Block vollständig wäre. "
        "Diese Felder sind die Flosse. Die Ziffer lässt sich trotzdem in den Feldern streichen, "
        "die auch die ganze Flosse sehen. Beim Sashimi-Fisch ist die Ecke im Block der Flosse "
        "ausgefüllt oder hat die Ziffer nicht.",
    [TEXT_spot_sue_de_coq] =
        "Suche dort, wo sich ein Block und eine Linie kreuzen, zwei oder drei Felder mit zwei "
        "Kandidaten mehr als Feldern. Suche im Rest der Linie und im Rest des Blocks Felder, die "
        "diese Ziffern aufbrauchen. Dann steht jede dieser Ziffern in einem dieser Felder. "
        "Streiche sie im Rest der Linie und des Blocks.",
    [TEXT_spot_colours] =
        "Nimm eine Ziffer. Wo sie in einer Einheit nur zwei mögliche Felder hat, färbe diese "
        "abwechselnd und folge den Verbindungen. Streiche die Ziffer in jedem Feld, das beide "
        "Farben sieht. Sehen sich zwei Felder derselben Farbe, ist diese Farbe überall falsch.",
    [TEXT_spot_multi_colours] =
        "Färbe für eine Ziffer zwei getrennte Netze von Paaren. Sieht eine Farbe des einen eine "
        "Farbe des anderen, stimmt eine der beiden Gegenfarben. Streiche die Ziffer in jedem Feld, "
        "das beide Gegenfarben sieht.",
    [TEXT_spot_chain] =
        "Beginne bei einem Kandidaten und wechsle ab: Ist dieser falsch, stimmt der nächste; "
        "stimmt der, ist der übernächste falsch. Können der erste und der letzte nicht beide "
        "falsch sein, streiche, was beide ausschließen. Gute Glieder sind Felder mit zwei "
        "Kandidaten und Ziffern mit zwei möglichen Feldern.",
    [TEXT_spot_loop] = "Beginne bei einem Kandidaten und wechsle ab: Ist dieser falsch, stimmt der "
                       "nächste; stimmt der, ist der übernächste falsch. Fahre fort, bis die Kette "
                       "zu ihrem Anfang zurückkehrt. Nun stimmt von jeder Verbindung ein Ende. "
                       "Streiche jeden Kandidaten, der beide Enden einer Verbindung sieht.",
    [TEXT_spot_als_xz] =
        "Suche zwei Gruppen von Feldern, jede in einer Einheit und mit einer Ziffer mehr als "
        "Feldern. Sie haben eine gemeinsame Ziffer, deren Plätze sich alle sehen. Eine Gruppe "
        "verliert sie also und muss alle anderen enthalten. Streiche eine zweite gemeinsame Ziffer "
        "in jedem Feld, das alle ihre Plätze in beiden sieht.",
    [TEXT_spot_als_chain] =
        "Suche drei oder mehr Gruppen von Feldern, jede in einer Einheit und mit einer Ziffer mehr "
        "als Feldern. Verbinde jede mit der nächsten durch eine Ziffer, die nur eine von beiden "
        "enthalten kann. Streiche eine Ziffer, die die erste und die letzte Gruppe gemeinsam "
        "haben, in jedem Feld, das alle ihre Plätze in beiden sieht.",
    [TEXT_spot_death_blossom] =
        "Suche ein Feld, bei dem jeder Kandidat auch zu einer Gruppe mit einer Ziffer mehr als "
        "Feldern gehört, und zwar an Plätzen, die alle das Feld sehen. Was auch immer im Feld "
        "steht, eine Gruppe verliert diese Ziffer. Streiche eine Ziffer, die alle Gruppen "
        "gemeinsam haben, in jedem Feld, das alle ihre Plätze sieht.",
    [TEXT_spot_aligned] =
        "Nimm zwei oder drei Felder und schreibe auf, welche Ziffern sie zusammen haben können. "
        "Streiche, was ein anderes Feld mit wenigen Kandidaten verbietet. Streiche dann jeden "
        "Kandidaten, der in keiner verbleibenden Kombination vorkommt.",
    [TEXT_spot_franken_fish] =
        "Suche einen Fisch, zu dem neben Linien auch Blöcke gehören: Alle möglichen Felder einer "
        "Ziffer in einigen Zeilen und Blöcken liegen in gleich vielen Spalten und Blöcken. "
        "Streiche die Ziffer im Rest davon.",
    [TEXT_spot_nishio] = "Nimm ein mögliches Feld einer Ziffer und verfolge nur, was es für diese "
                         "Ziffer bedeutet. Passt sie irgendwo nicht mehr hin, war das Feld falsch.",
    [TEXT_spot_forcing_chain] =
        "Nimm ein Feld mit wenigen Kandidaten oder eine Ziffer mit wenigen möglichen Feldern in "
        "einer Einheit und verfolge jeden Fall bis zum Ende. Was jedes Mal herauskommt, stimmt. "
        "Was zu einem Widerspruch führt, ist falsch.",
    [TEXT_spot_forcing_net] =
        "Nimm einen Kandidaten an und trage alles ein, was daraus folgt, auch aus mehreren Folgen "
        "zusammen. Was aus jedem Kandidaten eines Feldes oder aus jedem Platz einer Ziffer folgt, "
        "stimmt. Was zu einem Widerspruch führt, ist falsch.",
    [TEXT_spot_clue] = "Suche ein Zeichen, eine Linie oder eine Summe, für die nur noch wenige "
                       "Ziffern möglich sind. Prüfe jeden Kandidaten eines ihrer Felder: Lassen "
                       "sich die anderen Felder noch ausfüllen? Wenn nicht, streiche ihn.",
    [TEXT_spot_odd_even] = "Sieh dir zuerst die markierten Felder an. Ein Kreis erlaubt nur "
                           "ungerade Ziffern, ein Quadrat nur gerade. Streiche alle anderen. Mit "
                           "wenigen Kandidaten wird ein solches Feld oft zum Anfang eines Paars.",
    [TEXT_spot_inequality] =
        "Vergleiche die beiden Felder an einem Zeichen. Das größere muss größer sein als der "
        "kleinste Kandidat des kleineren, und dieses kleiner als der größte Kandidat des "
        "größeren. Streiche in beiden alle anderen Kandidaten.",
    [TEXT_spot_sign] =
        "Vergleiche die beiden Felder an einem Zeichen. Zu jedem Kandidaten des einen Felds muss "
        "es im anderen einen Partner geben: bei einem Punkt die Nachbarziffer oder das Doppelte, "
        "bei einem X den Rest bis 10. Streiche jeden Kandidaten ohne Partner. Sind alle Zeichen "
        "eingetragen, dürfen zwei Felder ohne Zeichen keine solchen Partner sein.",
    [TEXT_spot_sign_chain] =
        "Folge den Größer-als-Zeichen vom kleinsten Feld zum größten. Das erste Feld der Kette "
        "muss für jedes weitere eine größere Ziffer übrig lassen, das letzte für jedes frühere "
        "eine kleinere. Zähle die Felder entlang der Kette ab und streiche, was zu klein oder zu "
        "groß ist.",
    [TEXT_spot_thermo] =
        "Zähle am Thermometer entlang. Von der Kugel an ist jedes Feld um mindestens eins größer "
        "als das vorige, von der Spitze zurück um mindestens eins kleiner als das folgende. Ein "
        "langes Thermometer lässt jedem Feld nur wenige Ziffern. Streiche alle anderen.",
    [TEXT_spot_arrow] =
        "Zähle die kleinsten Ziffern zusammen, die auf dem Pfeil stehen können: So groß ist der "
        "Kreis mindestens. Der Kreis ist höchstens 9, also bleibt jedem Feld des Pfeils nur, was "
        "die anderen übrig lassen. Ziffern in derselben Einheit müssen verschieden sein; das macht "
        "die kleinste Summe größer.",
    [TEXT_spot_sandwich] =
        "Suche zuerst die beiden äußeren Ziffern, die 1 und die höchste Ziffer. Die Summe zeigt, "
        "wie weit sie auseinander liegen: 0 heißt nebeneinander, eine große Summe weit "
        "auseinander. Schreibe dann auf, mit welchen Ziffern sich die Summe in so vielen Feldern "
        "bilden lässt, und streiche, was in keiner Möglichkeit vorkommt.",
    [TEXT_spot_outside] =
        "Beginne mit den extremen Zahlen: Die kleinste und die größte lassen nur wenige Anfänge "
        "für die Zeile oder Spalte zu. Schreibe auf, was die Zahl für die ersten Felder erlaubt, "
        "und streiche jeden Kandidaten, der in keiner Möglichkeit vorkommt.",
    [TEXT_spot_calc_products] =
        "Beginne mit den Käfigen, die sich auf wenige Arten füllen lassen. Zerlege ein Produkt in "
        "Faktoren: Ein Käfig mit {1} braucht eine {2} und eine {3}, und eine Ziffer, die die Zahl "
        "nicht teilt, steht nicht im Käfig. Bei einer Summe schreibe auf, welche Ziffern sie "
        "ergeben. Gleiche Ziffern stehen nur, wo sie weder Zeile noch Spalte teilen.",
    [TEXT_spot_calc_pairs] = "Schreibe bei einem Käfig aus zwei Feldern die Paare auf. Ein großer "
                             "Quotient lässt nur eines: Bei {1} × {1} ist {1}÷ nur 1 und {1}. Eine "
                             "große Differenz ebenso: {2}− ist nur 1 und {1}. Liegen beide Felder "
                             "in einer Zeile oder Spalte, sind ihre Ziffern dort verbraucht.",
    [TEXT_spot_calc_signs] =
        "Wo das Zeichen fehlt, frage zuerst, welche Zeichen überhaupt möglich sind. Eine Zahl "
        "über der größten Summe ist ein Produkt. Eine Zahl, die kein Produkt ergibt, ist eine "
        "Summe. In zwei Feldern ist eine 1 nur Differenz oder Quotient. Schreibe dann die "
        "Ziffern für jedes Zeichen auf und streiche, was keines erlaubt.",
    [TEXT_spot_skyscraper_counts] =
        "Eine 1 am Rand heißt, dass der höchste Turm vorn steht. Die Zahl aller Türme einer "
        "Zeile heißt, dass sie stufenweise steigen. Sonst steht der höchste nicht zu nah: Bei "
        "einem N frühestens im N-ten Feld, und auch die ersten Felder sind nicht zu hoch. Sieh "
        "dir beide Enden einer Zeile zusammen an.",
    [TEXT_spot_renban] =
        "Die Ziffern einer Renban-Linie bilden eine lückenlose Folge in beliebiger "
        "Reihenfolge. Sieh nach, wie weit die Linie von jedem Kandidaten aus reicht. Auf einer "
        "Linie aus N Feldern liegen zwei Ziffern höchstens N − 1 auseinander. Eine lange Linie "
        "enthält die mittleren Ziffern: Streiche sie in allen Feldern, die die ganze Linie "
        "sehen.",
    [TEXT_spot_whisper] =
        "Auf einer Flüsterlinie wechseln niedrige und hohe Ziffern, und die 5 steht auf "
        "keiner. Kennst du ein Feld, weißt du von jedem anderen, ob es niedrig oder hoch ist. "
        "4 und 6 haben auf der Linie nur je einen möglichen Nachbarn, 9 und 1. Deshalb stehen "
        "sie nicht zwischen zwei Feldern einer Einheit.",
    [TEXT_spot_quadruple] =
        "Die Ziffern im Kreis stehen in seinen vier Feldern. Ist eine Ziffer in allen bis auf "
        "eines ausgeschlossen, steht sie dort. Nennt der Kreis vier Ziffern, enthalten die "
        "vier Felder nichts anderes. Felder, die alle vier sehen, verlieren diese Ziffern.",
    [TEXT_spot_little_killer] =
        "Addiere die kleinsten und die größten Ziffern, die auf der Diagonale möglich sind. "
        "Felder eines Blocks, einer Zeile oder Spalte sind verschieden, andere dürfen gleich "
        "sein. Jedes Feld hat nur, was die anderen mindestens und höchstens übrig lassen. Eine "
        "sehr kleine oder sehr große Zahl lässt wenig Wahl.",
    [TEXT_spot_x_sums] =
        "Die erste Ziffer X sagt, wie viele Felder addiert werden, sie selbst eingeschlossen. "
        "Prüfe für jedes mögliche X, ob X − 1 andere Ziffern den Rest ergeben. Das lässt "
        "wenige erste Ziffern und oft eine feste Menge für die nächsten Felder.",
    [TEXT_spot_cage_last] =
        "Suche einen Käfig mit nur einem leeren Feld. Zähle seine übrigen Felder zusammen und "
        "ziehe das von der Summe des Käfigs ab. Der Rest ist die Ziffer des leeren Felds.",
    [TEXT_spot_least_and_most] =
        "Nimm einen Käfig mit kleiner oder großer Summe. Gib den anderen Feldern die kleinsten "
        "Ziffern, die sie haben können: Der Rest der Summe ist das Höchste, was in diesem Feld "
        "stehen kann. Mit den größten Ziffern erhältst du das Mindeste. Streiche, was größer oder "
        "kleiner ist.",
    [TEXT_spot_swordfish] =
        "Nimm eine Ziffer. Suche drei Zeilen, in denen sie nur zwei oder drei mögliche Felder hat, "
        "alle in denselben drei Spalten. In jeder dieser Spalten steht die Ziffer in einer der "
        "drei Zeilen. Streiche sie in den anderen Feldern der Spalten. Mit vertauschten Zeilen und "
        "Spalten geht es genauso.",
    [TEXT_spot_jellyfish] =
        "Nimm eine Ziffer. Suche vier Zeilen, in denen sie zwei bis vier mögliche Felder hat, alle "
        "in denselben vier Spalten. In jeder dieser Spalten steht die Ziffer in einer der vier "
        "Zeilen. Streiche sie in den anderen Feldern der Spalten. Mit vertauschten Zeilen und "
        "Spalten geht es genauso.",
    [TEXT_spot_rectangle_1] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Drei davon haben keine weiteren. Hätte auch das vierte keine, könntest du die "
        "beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Im vierten Feld steht "
        "also einer seiner anderen Kandidaten.",
    [TEXT_spot_rectangle_2] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Zwei oder drei davon haben noch eine weitere Ziffer, alle dieselbe. Stünde "
        "sie in keinem davon, hätte das Rätsel zwei Lösungen. Also steht sie in einem: Streiche "
        "sie in jedem Feld, das alle diese sieht.",
    [TEXT_spot_rectangle_3] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Zwei davon haben noch andere Ziffern. In einem der beiden muss eine solche "
        "stehen, sonst hätte das Rätsel zwei Lösungen. Behandle sie wie ein Feld mit diesen "
        "Ziffern und suche in ihrer Einheit ein Paar oder eine Dreiergruppe damit.",
    [TEXT_spot_rectangle_4] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Zwei davon, in einer Einheit, haben noch andere Ziffern. Kann eine der "
        "gemeinsamen Ziffern in der Einheit nur in diesen beiden stehen, dann kann die andere in "
        "keinem davon stehen, sonst hätte das Rätsel zwei Lösungen.",
    [TEXT_spot_rectangle_6] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Zwei Felder in gegenüberliegenden Ecken haben noch andere Ziffern. Kann eine "
        "der gemeinsamen Ziffern in beiden Zeilen oder Spalten nur in den vier Feldern stehen, "
        "streiche sie in diesen beiden Ecken.",
    [TEXT_spot_hidden_rectangle] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten, eines davon ohne weitere. Sieh dir die Ecke gegenüber an: Kann eine der "
        "beiden Ziffern in ihrer Zeile und ihrer Spalte nur in den vier Feldern stehen, streiche "
        "die andere Ziffer in dieser Ecke.",
    [TEXT_spot_cage] =
        "Nimm einen Käfig mit wenigen Feldern oder mit einer sehr kleinen oder sehr großen Summe. "
        "Schreibe alle Kombinationen auf, die sie ergeben: {1} in {2} Feldern ist immer {3}. "
        "Streiche, was in keiner vorkommt. Was in allen vorkommt, muss im Käfig stehen; streiche "
        "es in Feldern, die alle seine Plätze sehen.",
    [TEXT_spot_cages] =
        "Suche Käfige, Linien und Zeichen, deren Felder in einer Einheit liegen. Müssen einige "
        "davon zwei Ziffern aufnehmen, kann kein anderes Feld der Einheit diese Ziffern enthalten. "
        "Haben nur zwei davon Platz für zwei Ziffern, gehören sie dorthin.",
    [TEXT_spot_sum_of_house] =
        "Jede Einheit hat dieselbe Summe: {1} mit den Ziffern 1 bis {2}. Suche eine oder mehrere "
        "Einheiten, die Käfige in ihrem Inneren fast ausfüllen. Zähle diese Käfige zusammen und "
        "ziehe das Ergebnis von der Summe der Einheiten ab. Der Unterschied ist die Summe der "
        "Felder, die übrig bleiben.",
    [TEXT_spot_cage_split] =
        "Suche einen Käfig, der nur teilweise in einer Einheit liegt. Ist die Summe der anderen "
        "Felder der Einheit bekannt, etwa aus ganzen Käfigen, dann hat der Teil des Käfigs in der "
        "Einheit den Rest von {1}. Ziehe ihn von der Summe des Käfigs ab, und du hast den Teil "
        "außerhalb. Suche dann die Kombinationen jedes Teils.",
    [TEXT_spot_sums_compared] =
        "Jede Einheit hat dieselbe Summe: {1} mit den Ziffern 1 bis {2}. Suche eine oder mehrere "
        "Einheiten, in denen Käfige wenige Felder frei lassen und um wenige herausragen. Zähle die "
        "Käfige zusammen und vergleiche mit der Summe der Einheiten. Um so viel unterscheiden sich "
        "die Felder außerhalb von denen, die innen übrig bleiben.",
    [TEXT_spot_sum_outside] =
        "Jede Einheit hat dieselbe Summe: {1} mit den Ziffern 1 bis {2}. Suche eine oder mehrere "
        "Einheiten, die Käfige ganz bedecken, mit wenigen Feldern außerhalb. Zähle diese Käfige "
        "zusammen und ziehe die Summe der Einheiten ab. Der Unterschied ist die Summe der Felder, "
        "die herausragen.",
    [TEXT_spot_seen] =
        "Nimm eine Ziffer mit wenigen möglichen Feldern in einer Einheit oder einem Käfig. "
        "Streiche sie in jedem Feld, das alle davon sieht, auch durch eine Regel dieses Rätsels.",
    [TEXT_spot_overlap] =
        "Beginne mit den Feldern, in denen sich zwei Gitter überlappen. Für sie gelten die Zeilen "
        "und Spalten beider Gitter, deshalb haben sie die wenigsten Kandidaten. Ist eines gelöst, "
        "hilft seine Ziffer auch im anderen Gitter weiter.",
    [TEXT_spot_template] = "Nimm eine Ziffer und suche alle Möglichkeiten, sie auf dem ganzen "
                           "Gitter unterzubringen. Ein Feld, das jedes Mal dabei ist, enthält die "
                           "Ziffer. Streiche sie in jedem Feld, das nie dabei ist.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Nur eine Zahl passt"},
    {"child-hidden-single", "Nur ein Feld passt"},
    {"child-naked-pair", "Zwillinge"},
    {"child-naked-triple", "Drillinge"},
    {"child-hidden-pair", "Versteckte Zwillinge"},
    {"child-hidden-triple", "Versteckte Drillinge"},
    {"child-full-house", "Letztes leeres Feld"},
    {"child-locked-pair", "Eingesperrte Zwillinge"},
    {"child-locked-triple", "Eingesperrte Drillinge"},
    {"child-pointing", "Nur in einer Linie"},
    {"child-claiming", "Nur in einem Block"},
    {"child-remote-pair", "Kette aus Zwillingen"},
    {"child-x-wing", "Vier Ecken"},
    {"child-cage-least-and-most", "Kleinste und größte Zahl im Käfig"},
    {"child-rule-of-45-inner", "45er-Trick, innen"},
    {"child-rule-of-45-outer", "45er-Trick, außen"},
    {"full-house", "Letztes Feld"},
    {"naked-single", "Nackter Einer"},
    {"hidden-single", "Versteckter Einer"},
    {"cage-last-cell", "Letztes Feld eines Käfigs"},
    {"odd-even", "Gerade und ungerade Felder"},
    {"inequality-chain", "Kette von Ungleichheitszeichen"},
    {"inequality", "Ungleichheitszeichen"},
    {"consecutive-pair", "Paar aufeinanderfolgender Ziffern"},
    {"kropki-pair", "Kropki-Paar"},
    {"xv-pair", "XV-Paar"},
    {"thermometer", "Grenzen eines Thermometers"},
    {"whisper-parity", "Hoch und niedrig auf der Flüsterlinie"},
    {"dutch-whisper", "Holländisches Flüstern"},
    {"renban-sets", "Renban-Mengen"},
    {"palindrome-mirror", "Spiegelfelder eines Palindroms"},
    {"between-bounds", "Grenzen einer Zwischenlinie"},
    {"lockout-range", "Bereich einer Sperrlinie"},
    {"region-sums", "Blocksummen einer Linie"},
    {"zipper-sums", "Summen eines Reißverschlusses"},
    {"nabner-gaps", "Lücken einer Nabner-Linie"},
    {"modular-cycle", "Folge einer Modulolinie"},
    {"entropic-cycle", "Folge einer Entropielinie"},
    {"slow-thermometer", "Langsames Thermometer"},
    {"double-arrow-sum", "Summe eines Doppelpfeils"},
    {"sum-line-parts", "Teile einer Summenlinie"},
    {"pill-digits", "Ziffern einer Pille"},
    {"quadruple-placement", "Plätze einer Vierergruppe"},
    {"minimum-maximum-bounds", "Grenzen von Minimum und Maximum"},
    {"repeat-cage-sums", "Summen eines Käfigs mit Wiederholung"},
    {"difference-ratio-pair", "Paar mit Differenz oder Verhältnis"},
    {"clone-cells", "Gleiche Felder von Klonen"},
    {"row-index", "Zeilenweiser"},
    {"column-index", "Spaltenweiser"},
    {"box-index", "Blockweiser"},
    {"anti-queen", "Damenregel"},
    {"entropy-square", "Quadrat der globalen Entropie"},
    {"calc-single", "Käfig aus einem Feld"},
    {"calc-quotients", "Quotienten eines Käfigs"},
    {"calc-differences", "Differenzen eines Käfigs"},
    {"calc-sums", "Summen eines Käfigs"},
    {"calc-products", "Produkte eines Käfigs"},
    {"calc-signs", "Zeichen eines Käfigs"},
    {"missing-sign", "Nachbar eines gefüllten Feldes"},
    {"cage-single-set", "Einzige Kombination"},
    {"cage-least-and-most", "Kleinstes und Größtes eines Käfigs"},
    {"rule-of-45-inner", "45er-Regel, innen"},
    {"rule-of-45-outer", "45er-Regel, außen"},
    {"arrow-minimum", "Kleinste Summe eines Pfeils"},
    {"sandwich-ends", "Enden eines Sandwichs"},
    {"little-killer-bounds", "Grenzen eines Little Killers"},
    {"x-sum-last-cells", "Letzte Felder einer X-Summe"},
    {"skyscraper-counts", "Zahlen von Hochhäusern"},
    {"numbered-room", "Zimmernummer"},
    {"locked-pair", "Gesperrtes Paar"},
    {"locked-triple", "Gesperrter Dreier"},
    {"pointing", "Zeiger"},
    {"claiming", "Beanspruchung"},
    {"cage-sets", "Mögliche Kombinationen"},
    {"cage-digit", "Ziffer, die ein Käfig braucht"},
    {"sign-digit", "Ziffer, die ein Zeichen oder eine Linie braucht"},
    {"missing-sign-candidates", "Nachbarn mit ihren Kandidaten"},
    {"seen-by-places", "Von allen Plätzen gesehen"},
    {"beside-places", "Neben allen Plätzen"},
    {"naked-pair", "Nacktes Paar"},
    {"naked-triple", "Nackter Dreier"},
    {"hidden-pair", "Verstecktes Paar"},
    {"hidden-triple", "Versteckter Dreier"},
    {"leftovers-inner", "Restregel, innen"},
    {"leftovers-outer", "Restregel, außen"},
    {"sandwich-filling", "Füllung eines Sandwichs"},
    {"little-killer-combinations", "Kombinationen eines Little Killers"},
    {"x-sum-combinations", "Kombinationen einer X-Summe"},
    {"skyscraper-sequences", "Folgen von Hochhäusern"},
    {"numbered-room-candidates", "Zimmernummer mit Kandidaten"},
    {"calc-combinations", "Kombinationen einer Rechnung"},
    {"arrow-combinations", "Kombinationen eines Pfeils"},
    {"rule-of-45-inner-several", "45er-Regel über mehrere Einheiten, innen"},
    {"rule-of-45-outer-several", "45er-Regel über mehrere Einheiten, außen"},
    {"cage-split", "Geteilter Käfig"},
    {"rule-of-45-inner-pair", "45er-Regel mit zwei Feldern, innen"},
    {"rule-of-45-outer-pair", "45er-Regel mit zwei Feldern, außen"},
    {"innies-and-outies", "Innen gegen außen"},
    {"cage-places", "Plätze im Käfig"},
    {"naked-cage-pair", "Nacktes Paar in Bedingungen"},
    {"hidden-cage-pair", "Verstecktes Paar in Bedingungen"},
    {"naked-cage-triple", "Nackter Dreier in Bedingungen"},
    {"cages-in-house", "Bedingungen in einer Einheit"},
    {"hidden-cage-triple", "Versteckter Dreier in Bedingungen"},
    {"rule-of-45-more", "45er-Regel mit mehr Feldern"},
    {"innies-and-outies-more", "Innen gegen außen mit mehr Feldern"},
    {"naked-quad", "Nackter Vierer"},
    {"hidden-quad", "Versteckter Vierer"},
    {"x-wing", "X-Flügel"},
    {"swordfish", "Schwertfisch"},
    {"jellyfish", "Qualle"},
    {"remote-pair", "Entferntes Paar"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Wolkenkratzer"},
    {"two-string-kite", "Zweileinendrachen"},
    {"dual-two-string-kite", "Doppelter Zweileinendrachen"},
    {"turbot-fish", "Steinbutt"},
    {"empty-rectangle", "Leeres Rechteck"},
    {"dual-empty-rectangle", "Doppeltes leeres Rechteck"},
    {"w-wing", "W-Flügel"},
    {"xy-wing", "XY-Flügel"},
    {"xyz-wing", "XYZ-Flügel"},
    {"unique-rectangle-1", "Eindeutiges Rechteck Typ 1"},
    {"unique-rectangle-2", "Eindeutiges Rechteck Typ 2"},
    {"unique-rectangle-3", "Eindeutiges Rechteck Typ 3"},
    {"unique-rectangle-4", "Eindeutiges Rechteck Typ 4"},
    {"unique-rectangle-5", "Eindeutiges Rechteck Typ 5"},
    {"unique-rectangle-6", "Eindeutiges Rechteck Typ 6"},
    {"hidden-rectangle", "Verstecktes Rechteck"},
    {"avoidable-rectangle-1", "Vermeidbares Rechteck Typ 1"},
    {"avoidable-rectangle-2", "Vermeidbares Rechteck Typ 2"},
    {"finned-x-wing", "X-Flügel mit Flosse"},
    {"sashimi-x-wing", "Sashimi-X-Flügel"},
    {"finned-swordfish", "Schwertfisch mit Flosse"},
    {"sashimi-swordfish", "Sashimi-Schwertfisch"},
    {"finned-jellyfish", "Qualle mit Flosse"},
    {"sashimi-jellyfish", "Sashimi-Qualle"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Einfache Färbung: Falle"},
    {"simple-colours-wrap", "Einfache Färbung: Widerspruch"},
    {"multi-colours-1", "Mehrfachfärbung Typ 1"},
    {"multi-colours-2", "Mehrfachfärbung Typ 2"},
    {"x-chain", "X-Kette"},
    {"xy-chain", "XY-Kette"},
    {"continuous-nice-loop", "Geschlossener Ring"},
    {"discontinuous-nice-loop", "Unterbrochener Ring"},
    {"aic", "Wechselkette"},
    {"grouped-continuous-nice-loop", "Geschlossener Ring mit Gruppen"},
    {"grouped-discontinuous-nice-loop", "Unterbrochener Ring mit Gruppen"},
    {"grouped-aic", "Wechselkette mit Gruppen"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Flügel"},
    {"als-chain", "ALS-Kette"},
    {"death-blossom", "Todesblüte"},
    {"aligned-pair-exclusion", "Ausschluss durch ausgerichtete Paare"},
    {"aligned-triplet-exclusion", "Ausschluss durch ausgerichtete Dreier"},
    {"franken-x-wing", "Franken-X-Flügel"},
    {"franken-swordfish", "Franken-Schwertfisch"},
    {"franken-jellyfish", "Franken-Qualle"},
    {"finned-franken-x-wing", "Franken-X-Flügel mit Flosse"},
    {"finned-franken-swordfish", "Franken-Schwertfisch mit Flosse"},
    {"finned-franken-jellyfish", "Franken-Qualle mit Flosse"},
    {"mutant-x-wing", "Mutanten-X-Flügel"},
    {"mutant-swordfish", "Mutanten-Schwertfisch"},
    {"mutant-jellyfish", "Mutanten-Qualle"},
    {"finned-mutant-x-wing", "Mutanten-X-Flügel mit Flosse"},
    {"finned-mutant-swordfish", "Mutanten-Schwertfisch mit Flosse"},
    {"finned-mutant-jellyfish", "Mutanten-Qualle mit Flosse"},
    {"finned-mutant-squirmbag", "Mutanten-Krake mit Flosse"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Zwangskette"},
    {"forcing-net", "Zwangsnetz"},
    {"nested-forcing-net", "Geschachteltes Zwangsnetz"},
    {"pattern-forcing-net", "Zwangsnetz mit Mustern"},
    {"sum-forcing-net", "Zwangsnetz mit Summen"},
    {"template-set", "Schablone: Setzen"},
    {"template-delete", "Schablone: Streichen"},
    {NULL, NULL},
};

const struct language language_de = {texts, techniques};
