#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Rätsel",
    [TEXT_puzzles] = "Rätsel",
    [TEXT_puzzle_range] = "Rätsel {1} bis {2}",
    [TEXT_solution] = "Lösung",
    [TEXT_solutions] = "Lösungen",
    [TEXT_solution_page] = "Lösung auf Seite {1}",
    [TEXT_solution_apart] = "Lösung im Lösungsheft, Seite {1}",
    [TEXT_right_half] = "rechte Hälfte auf Seite {1}",
    [TEXT_puzzle_page] = "Rätsel auf Seite {1}",
    [TEXT_answer_key] = "Lösungsheft",
    [TEXT_tip] = "Tipp",
    [TEXT_contents] = "Inhalt",
    [TEXT_introduction] = "Einleitung",
    [TEXT_how_to_play] = "Spielregeln",
    [TEXT_how_to_play_text] =
        "Fülle die leeren Felder so, dass jede Zeile, jede Spalte und jeder fett umrandete "
        "Block jede Ziffer von **1** bis **{1}** genau einmal enthält.\n\n# Der "
        "Anfang\n\nSuche eine Zeile, eine Spalte oder einen Block, die fast voll sind: Was "
        "fehlt dort? Nimm dann eine Ziffer nach der anderen und frage, wo sie noch stehen "
        "kann. Bleibt in einem Block nur ein Feld für sie, so hast du ihren Platz "
        "gefunden.\n\n# Wenn es schwieriger wird\n\nNotiere die noch möglichen Ziffern klein "
        "in den Ecken der Felder. Zwei Felder einer Zeile mit denselben beiden Kandidaten "
        "behalten diese für sich: Streiche sie im Rest der Zeile. Dasselbe gilt für Spalten "
        "und Blöcke und für drei Felder, die sich drei Kandidaten teilen.\n\nJedes Rätsel hat "
        "genau eine Lösung. Raten ist nie nötig, nur noch einmal hinsehen.",
    [TEXT_shaded_text] =
        "Wo Felder grau unterlegt sind, enthält auch jeder graue Bereich jede Ziffer genau "
        "einmal.",
    [TEXT_boards] = "Die Spielfelder dieses Buches",
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
    [TEXT_board_non_consecutive] = "Keine Nachbarzahlen",
    [TEXT_rule_boxes] =
        "Jede Zeile, jede Spalte und jeder fett umrandete Block enthält jede Ziffer von **1** "
        "bis **{1}** genau einmal.",
    [TEXT_rule_jigsaw] =
        "Die Gebiete haben ihre eigenen Formen. Jede Zeile, jede Spalte und jedes fett umrandete "
        "Gebiet enthält jede Ziffer von **1** bis **{1}** genau einmal.",
    [TEXT_rule_latin] =
        "Es gibt keine Blöcke: Jede Zeile und jede Spalte enthält jede Ziffer von **1** bis "
        "**{1}** genau einmal.",
    [TEXT_rule_diagonals] = "Das gilt auch für die beiden grauen Diagonalen.",
    [TEXT_rule_diagonal] = "Das gilt auch für die graue Diagonale.",
    [TEXT_rule_shaded_cells] = "Das gilt auch für die grauen Felder zusammen.",
    [TEXT_rule_disjoint] =
        "Das gilt auch für die Felder, die in ihren Blöcken an derselben Stelle stehen.",
    [TEXT_rule_lines] = "Auf keiner der grauen Linien steht eine Ziffer zweimal.",
    [TEXT_rule_groups] = "In keinem grauen Bereich steht eine Ziffer zweimal.",
    [TEXT_rule_smaller_areas] = "In den kleineren steht keine Ziffer zweimal.",
    [TEXT_rule_grids] =
        "Das gilt für jedes der {1} Gitter. Wo sich zwei überdecken, gehören die Felder zu "
        "beiden.",
    [TEXT_rule_cage] =
        "In jedem gestrichelten Käfig sind alle Ziffern verschieden, und zusammen ergeben sie die "
        "kleine Zahl in seiner Ecke.",
    [TEXT_rule_thermo] =
        "Auf einem Thermometer werden die Ziffern von der runden Kugel bis zum Ende immer größer.",
    [TEXT_rule_arrow] =
        "Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis. Sie dürfen sich "
        "wiederholen, wo keine andere Regel es verbietet.",
    [TEXT_rule_greater] = "Ein Zeichen zwischen zwei Feldern zeigt auf die kleinere Ziffer.",
    [TEXT_rule_consecutive] =
        "Ein Balken zwischen zwei Feldern steht zwischen Ziffern, die aufeinander folgen, wie 3 "
        "und 4.",
    [TEXT_rule_white_dot] =
        "Ein weißer Punkt steht zwischen Ziffern, die aufeinander folgen, wie 3 und 4.",
    [TEXT_rule_black_dot] =
        "Ein schwarzer Punkt steht zwischen Ziffern, von denen eine das Doppelte der anderen ist, "
        "wie 3 und 6.",
    [TEXT_rule_either_dot] = "Zwischen 1 und 2 kann der weiße oder der schwarze Punkt stehen.",
    [TEXT_rule_x_sum] = "Ein X steht zwischen Ziffern, die zusammen 10 ergeben.",
    [TEXT_rule_v_sum] = "Ein V steht zwischen Ziffern, die zusammen 5 ergeben.",
    [TEXT_rule_odd] = "In einem grauen Kreis steht eine ungerade Ziffer.",
    [TEXT_rule_even] = "In einem grauen Quadrat steht eine gerade Ziffer.",
    [TEXT_rule_sandwich] =
        "Eine Zahl neben einer Zeile oder über einer Spalte ist die Summe der Ziffern, die "
        "zwischen ihrer **1** und ihrer **{1}** stehen.",
    [TEXT_rule_anti_knight] =
        "Felder, die einen Springerzug wie im Schach auseinander liegen, enthalten verschiedene "
        "Ziffern.",
    [TEXT_rule_anti_king] =
        "Felder, die sich an einer Ecke berühren, enthalten verschiedene Ziffern.",
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
    [TEXT_rule_non_consecutive] =
        "Ziffern, die aufeinander folgen, wie 3 und 4, stehen nie nebeneinander oder übereinander.",
    [TEXT_rule_all_signs] =
        "Jede solche Stelle hat ihr Zeichen: Wo keines steht, gilt es für die Ziffern nicht.",
    [TEXT_cages_text] =
        "# Käfige\n\nDie Ziffern eines Käfigs sind alle verschieden. Manche Summen lassen "
        "deshalb keine Wahl: Zwei Felder mit 3 enthalten nur 1 und 2, drei Felder mit 24 nur 7, 8 "
        "und 9.\n\n# Die 45er-Regel\n\nDie Ziffern von 1 bis 9 ergeben zusammen 45, also auch "
        "jede Zeile, jede Spalte und jeder Block. Füllen Käfige einen Block bis auf ein Feld, so "
        "enthält dieses Feld, was bis 45 fehlt. Ragen sie um ein Feld heraus, so enthält es, was "
        "zu viel ist.\n\n# Ein Beispiel\n\nDas Gitter im Bild hat vier Ziffern, und jede Zeile, "
        "jede Spalte und jeder Block ergibt 10. Der Käfig mit 3 enthält nur 1 und 2, der mit 7 "
        "nur 3 und 4. In der zweiten Zeile lässt der Käfig mit 8 ein Feld übrig: Es enthält 10 − "
        "8 = 2. Mit dem Feld darunter bildet es einen Käfig mit 5, also steht dort 3. In der "
        "dritten Zeile lassen der Käfig mit 5 und diese 3 für das erste Feld 10 − 5 − 3 = 2 "
        "übrig, und darunter steht 6 − 2 = 4. Im ersten Feld des Gitters steht also keine 2, "
        "sondern 1.",
    [TEXT_sums] = "Summen der Käfige",
    [TEXT_sums_text] =
        "Alle Mengen verschiedener Ziffern, die eine Summe ergeben, nach der Zahl der Felder.",
    [TEXT_sums_cells] = "{1} Felder",
    [TEXT_signs_text] = "In diesem Buch stehen andere Zeichen für die Ziffern: {1}.",
    [TEXT_letters] = "Buchstaben: {1}",
    [TEXT_word] = "Das Wort: {1}",
    [TEXT_word_text] =
        "In manchen Rätseln stehen Buchstaben für die Ziffern, jeder einmal in jeder Zeile, jeder "
        "Spalte und jedem Block. In der Lösung bilden sie ein Wort: in einer Zeile oder auf der "
        "Diagonale von links oben nach rechts unten.",
    [TEXT_pictures_text] =
        "In manchen Rätseln stehen Bilder für die Ziffern. Unter den Rätseln siehst du, welches "
        "Bild zu welcher Zahl gehört: Male das Bild in das Feld oder schreibe seine Zahl hinein.",
    [TEXT_volume] = "Band {1}",
    [TEXT_acknowledgements] = "Danksagung",
    [TEXT_about_author] = "Über den Autor",
    [TEXT_glossary] = "Glossar",
    [TEXT_glossary_text] =
        "**Block** Felder, in denen jede Ziffer einmal steht; meist drei mal drei.\n\n"
        "**Einheit** Eine Zeile, eine Spalte oder ein Block: Felder, in denen jede Ziffer einmal "
        "steht.\n\n"
        "**Feld** Eines der kleinen Quadrate eines Gitters.\n\n"
        "**Kandidat** Eine Ziffer, die in einem leeren Feld noch stehen kann.\n\n"
        "**Lösung** Das volle Gitter. Ein richtiges Rätsel hat genau eine.\n\n"
        "**Nackter Einer** Ein Feld mit nur noch einem Kandidaten.\n\n"
        "**Nachbarn** Felder, die in einer Einheit liegen.\n\n"
        "**Notiz** Ein Kandidat, klein in sein Feld geschrieben.\n\n"
        "**Paar** Zwei Felder einer Einheit mit denselben zwei Kandidaten. Kein anderes Feld der "
        "Einheit enthält diese Ziffern.\n\n"
        "**Versteckter Einer** Das einzige Feld einer Einheit, in das eine Ziffer noch passt.\n\n"
        "**Vorgabe** Eine Ziffer, die von Anfang an gedruckt ist.",
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
    [TEXT_cut_out_text] =
        "Schneide entlang der gestrichelten Linien. Die Bilder passen in die Felder der Rätsel: "
        "Lege sie hinein und verschiebe sie, bis alle richtig liegen.",
    [TEXT_example] = "Ein Beispiel und seine Lösung",
    [TEXT_hints] = "Tipps",
    [TEXT_hint_page] = "Tipp auf Seite {1}",
    [TEXT_techniques] = "Techniken",
    [TEXT_practice] = "Übung",
    [TEXT_practice_text] = "In jeder Stellung ist der nächste Schritt von dieser Art; Einfacheres "
                           "gibt es nicht mehr. Die Antworten stehen hinter der letzten Lektion.",
    [TEXT_answers] = "Antworten",
    [TEXT_walkthroughs] = "Schritt für Schritt",
    [TEXT_step] = "Schritt {1}",
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
    [TEXT_minutes] = "etwa {1} Min.",
    [TEXT_easy] = "Leicht",
    [TEXT_medium] = "Mittel",
    [TEXT_hard] = "Schwer",
    [TEXT_unfair] = "Sehr schwer",
    [TEXT_extreme] = "Extrem",
    [TEXT_beyond] = "Jenseits",
    [TEXT_course_rounds] = "Runde",
    [TEXT_course_openings] = "offene Zellen",
    [TEXT_course_summary] =
        "{1} offene Zellen am Anfang, {2} an der engsten Stelle; schwere Schritte: {3}",
    [TEXT_print_openings] = "offene Zellen: {1}",
    [TEXT_print_bottleneck] = "engste Stelle: {1}",
    [TEXT_print_hard_steps] = "schwere Schritte: {1}",
    [TEXT_print_early] = "schwer am Anfang",
    [TEXT_print_smooth] = "gleichmäßig schwer",
    [TEXT_print_late] = "schwer am Ende",
    [TEXT_rights] =
        "Alle Rechte vorbehalten. Kein Teil dieses Buches darf ohne schriftliche Genehmigung "
        "des Verlags vervielfältigt werden, außer für den eigenen Gebrauch.",
    [TEXT_one_solution] =
        "Jedes Rätsel in diesem Buch wurde am Computer geprüft: Es hat genau eine Lösung.",
    [TEXT_colophon] = "Erstellt mit Nonet. Startwert {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Online spielen",
    [TEXT_cell_names_text] = "Ein Feld wird nach seiner Zeile (r) und seiner Spalte (c) benannt: "
                             "r3c5 steht in Zeile 3 und Spalte 5. r3c5=2 heißt, dass dort die 2 "
                             "steht, r3c5≠2, dass sie dort nicht steht; → heißt: daraus folgt.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " und ",
    [TEXT_list_or] = " oder ",
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
    [TEXT_in_diagonal] = "in Diagonale {1}",
    [TEXT_in_diagonals] = "in den Diagonalen {1}",
    [TEXT_area] = "Bereich {1}",
    [TEXT_in_area] = "in Bereich {1}",
    [TEXT_in_areas] = "in den Bereichen {1}",
    [TEXT_region] = "Gebiet {1}",
    [TEXT_in_region] = "in Gebiet {1}",
    [TEXT_in_regions] = "in den Gebieten {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Also {1}.",
    [TEXT_tell_remove] = "Streiche {1}.",
    [TEXT_tell_remove_from] = "{1} in {2}",
    [TEXT_tell_look_in] = "sieh {1} nach",
    [TEXT_tell_look_at] = "sieh dir {1} an",
    [TEXT_tell_full_house] = "Nur {X} ist {in 1} noch leer; dort fehlt die {x}",
    [TEXT_tell_naked_single] = "Die {x} ist die einzige Ziffer, die für {X} übrig bleibt",
    [TEXT_tell_hidden_single] = "Die {x} passt {in 1} nur in {X}",
    [TEXT_tell_locked_subset] = "{P} haben keine Kandidaten außer {p} und liegen zusammen {in "
                                "all}. Also stehen diese Ziffern dort nirgends sonst",
    [TEXT_tell_locked] = "Die {p} passt {in 1} nur in {P}. Diese Felder liegen alle {in 2}, also "
                         "steht die {p} dort nirgends sonst",
    [TEXT_tell_leftovers] =
        "Jede Ziffer steht {in base} so oft wie {in cover}. Also enthalten die übrigen "
        "Felder, {P} auf der einen Seite und {F} auf der anderen, die gleichen Ziffern. In "
        "{F} ist für die {e} nicht mehr Platz, als in {P} schon vergeben ist",
    [TEXT_tell_leftovers_must] =
        "Jede Ziffer steht {in base} so oft wie {in cover}. Also enthalten die übrigen "
        "Felder, {P} auf der einen Seite und {F} auf der anderen, die gleichen Ziffern. [In "
        "{F} muss die {x} öfter stehen als bisher in {P}, und dort passt sie nur in {X}][In "
        "{F} muss die {e} öfter stehen als bisher in {P}, und {E} sehen dort jeden Platz für "
        "sie]",
    [TEXT_tell_naked_subset] =
        "{P} haben keine Kandidaten außer {p}. Also stehen diese Ziffern {in all} nirgends sonst",
    [TEXT_tell_hidden_subset] =
        "{p} passen {in 1} nur in {P}. Also steht in diesen Feldern nichts anderes",
    [TEXT_tell_fish] =
        "Die {p} passt {in base} nur {in cover}: in {P}. Also steht sie {in cover} nirgends sonst",
    [TEXT_tell_finned_fish] =
        "Die {p} passt {in base} nur {in cover} oder in die Flosse {F}. Steht sie nicht in der "
        "Flosse, so steht sie {in cover} nirgends sonst. Steht sie in der Flosse, so kann kein "
        "anderes Feld, das die ganze Flosse sieht, {p} sein. Was in beiden Fällen ausscheidet, "
        "entfällt",
    [TEXT_tell_sashimi_fish] =
        "Die {p} passt {in base} nur {in cover} oder in die Flosse {F}. Ohne die Flosse hat eine "
        "dieser Linien nur noch einen Platz für die {p}; dort steht sie dann, und {in cover} "
        "nirgends sonst. Steht die {p} in der Flosse, so kann kein anderes Feld, das die ganze "
        "Flosse sieht, {p} sein. Was in beiden Fällen ausscheidet, entfällt",
    [TEXT_tell_remote_pair] =
        "{path} haben keine Kandidaten außer {p}, und jedes sieht das nächste; die beiden Ziffern "
        "wechseln sich also ab. Daher steht in den Enden {first cell} und {last cell} je eine von "
        "beiden, und Felder, die beide Enden sehen, können keine davon sein",
    [TEXT_tell_bug] =
        "Wäre {P} nicht {p}, so hätte jedes leere Feld zwei Kandidaten und jede Ziffer in jeder "
        "Einheit zwei Plätze. Ein solches Gitter hat zwei Lösungen oder keine",
    [TEXT_tell_two_links] = "Die {p} hat {in all} je nur zwei Plätze. Davon sehen sich {F}, können "
                            "also nicht beide {p} sein. Daher ist mindestens eines der Felder {P} "
                            "eine {p}, und Felder, die beide sehen, können es nicht sein",
    [TEXT_tell_dual_kite] =
        "Zwei Drachen teilen sich zwei Felder eines Blocks. Ihre Ziffern haben {in all} je nur "
        "zwei Plätze; da eine Ziffer nicht in beiden gemeinsamen Feldern stehen kann, steht sie an "
        "einem der fernen Enden ihres Drachens. Das Feld, das beide fernen Enden sieht, kann sie "
        "nicht haben",
    [TEXT_tell_empty_rectangle] =
        "Die {p} passt {in 1} nur {in 3} oder {in 4} und {in 2} nur in {P}. Ist {last cell} keine "
        "{p}, so ist es {first cell}; das drängt die {p} des Blocks in seine Felder {in 4}. In "
        "beiden Fällen sieht {E} eine {p}",
    [TEXT_tell_dual_rectangle] =
        "Die {p} passt {in 1} nur {in 3} oder {in 4} und {in 2} und {in 6} nur in je zwei Felder. "
        "Für beide dieser Linien gilt: Ist das ferne Feld keine {p}, so ist es das nahe und drängt "
        "die {p} des Blocks aus der gemeinsamen Linie. In beiden Fällen sehen {E} eine {p}",
    [TEXT_tell_w_wing] =
        "{first cell} und {last cell} haben beide nur {p}. Die {f} passt {in 1} nur in {F}; eines "
        "davon sieht {first cell}, das andere {last cell}. Diese können also nicht beide {f} sein: "
        "Mindestens eines ist {e}, und Felder, die beide sehen, können nicht {e} sein",
    [TEXT_tell_xy_wing] =
        "{P} ist {p/}. So oder so bleibt einem der Felder {F} nur die {e}. Also ist eines von "
        "beiden {e}, und Felder, die beide sehen, können nicht {e} sein",
    [TEXT_tell_xyz_wing] = "{P} ist {p/}. Ist es nicht selbst {e}, so bleibt einem der Felder {F} "
                           "nur die {e}. Also können Felder, die alle drei sehen, nicht {e} sein",
    [TEXT_tell_rectangle] = "Stünde in {P} nichts außer {p}, so ließen sich diese beiden Ziffern "
                            "vertauschen, und das Rätsel hätte zwei Lösungen",
    [TEXT_tell_rectangle_1] = "{rectangle}. Also muss {F} eine andere Ziffer sein",
    [TEXT_tell_rectangle_2] = "{rectangle}. Also muss die {f} in einem der Felder {F} stehen, und "
                              "Felder, die sie alle sehen, können nicht {f} sein",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Also muss eines der Felder {F} eine {f/} sein. Als ein Feld gezählt, bilden "
        "sie {in 1} mit {A} eine nackte Gruppe, deren Ziffern dort nirgends sonst stehen",
    [TEXT_tell_rectangle_4] = "{rectangle}. Die {o} passt {in 1} nur in {F}. Wäre eines davon {e}, "
                              "so wäre das andere {o}, und nichts anderes bliebe übrig",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Die {e} bildet in diesen Feldern einen X-Flügel: Stünde sie in einem der "
        "Felder {F}, so stünde sie in beiden, und genau das käme heraus",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. Die {o} passt {in all} nur in diese Felder. Wäre {E} eine {e}, so wären also "
        "die Nachbarn im Rechteck {o} und das Feld gegenüber {e}, und genau das käme heraus",
    [TEXT_tell_avoidable_1] =
        "{P} sind gefüllt, aber keines davon war vorgegeben. Wäre {E} eine {e}, so ließen sich die "
        "beiden Ziffern dieser vier Felder vertauschen, und das Rätsel hätte zwei Lösungen",
    [TEXT_tell_avoidable_2] = "{P} sind gefüllt, aber keines davon war vorgegeben. Wäre keines der "
                              "Felder {F} eine {e}, so ließen sich die beiden Ziffern dieser vier "
                              "Felder vertauschen, und das Rätsel hätte zwei Lösungen. Also ist "
                              "eines davon {e}, und Felder, die beide sehen, können es nicht sein",
    [TEXT_tell_sue_de_coq] =
        "{P} liegen {in 1} und {in 2} und haben {p}. Mit {A} ({a}) aus der Linie und {B} ({b}) aus "
        "dem Block sind es so viele Felder wie Ziffern; jede dieser Ziffern steht also in einem "
        "davon. Felder, die alle ihre Plätze dort sehen, können sie nicht haben",
    [TEXT_tell_colours_trap] =
        "Die {p} steht entweder in {P} oder in {F}, denn von jedem starken Link zwischen diesen "
        "Feldern ist ein Ende wahr. Felder, die von jeder Seite eines sehen, können nicht {p} sein",
    [TEXT_tell_colours_wrap] = "Die {p} steht entweder in {P} oder in {F}, denn von jedem starken "
                               "Link zwischen diesen Feldern ist ein Ende wahr. Zwei der Felder "
                               "{E} sehen sich aber; also ist diese Seite falsch",
    [TEXT_tell_multi_colours_1] =
        "Die {p} steht entweder in {P} oder in {F} und entweder in {A} oder in {B}. Ein Feld des "
        "einen Paars sieht eines des anderen; diese beiden Seiten können nicht beide wahr sein, "
        "also ist eine der Gegenseiten wahr. Felder, die diese beiden sehen, können nicht {p} sein",
    [TEXT_tell_multi_colours_2] =
        "Die {p} steht entweder in {P} oder in {F} und entweder in {A} oder in {B}. Eine Seite des "
        "ersten Paars sieht beide Seiten des zweiten, von denen eine wahr ist. Also ist sie falsch",
    [TEXT_tell_chain_ends] = "{chain}. Also stimmt mindestens eines von {start} und {end}, und was "
                             "beiden widerspricht, entfällt",
    [TEXT_tell_chain_true] = "{chain}. Wäre {last cell} nicht {last digit}, so müsste es {last "
                             "digit} sein: Also ist es {last digit}",
    [TEXT_tell_chain_false] =
        "{chain}. Wäre {last cell} eine {last digit}, so könnte es keine sein: Also ist es keine",
    [TEXT_tell_loop] =
        "{chain}. Die Kette schließt sich zum Ring und gilt daher in beiden Richtungen; von jedem "
        "ihrer Links stimmt genau ein Ende. Was beiden Enden eines Links widerspricht, entfällt",
    [TEXT_tell_als_xz] = "{sets} sind Fast-Gruppen mit einer Ziffer mehr als Feldern. Alle Plätze "
                         "für {k} darin sehen sich; eine der Gruppen verliert diese Ziffer also "
                         "und behält alle anderen. Daher enthält A oder B {e}, und Felder, die "
                         "alle Plätze der Ziffer dort sehen, können sie nicht haben",
    [TEXT_tell_als_double] =
        "{sets} sind Fast-Gruppen mit einer Ziffer mehr als Feldern. Alle Plätze für {k} darin "
        "sehen sich; jede dieser Ziffern steht also nur in einer Gruppe, und jede Gruppe verliert "
        "genau eine davon. Alle anderen Ziffern sind in ihrer Gruppe fest: Felder, die alle ihre "
        "Plätze dort sehen, können sie nicht haben",
    [TEXT_tell_als_chain] =
        "{sets} sind Fast-Gruppen mit einer Ziffer mehr als Feldern. Nachbarn teilen eine Ziffer, "
        "die nur eine von beiden enthalten kann: {joints}. Verliert eine Gruppe eine Ziffer, so "
        "behält sie alle anderen; daher enthält {first set} oder {last set} {e}, und Felder, die "
        "alle Plätze der Ziffer dort sehen, können sie nicht haben",
    [TEXT_tell_death_blossom] =
        "{P} ist {p/}, und jede dieser Ziffern nimmt einer Fast-Gruppe, die eine Ziffer mehr als "
        "Felder hat, ihre Ziffer weg: {joints}, mit {sets}. Diese Gruppe behält dann alle anderen; "
        "daher enthält eine der Gruppen {e}, und Felder, die alle Plätze der Ziffer dort sehen, "
        "können sie nicht haben",
    [TEXT_tell_aligned] =
        "Unter den Möglichkeiten, {P} zu füllen, scheiden jene aus, die eine Ziffer in einer "
        "Einheit wiederholen oder einem der Felder {A}, die alle sehen, nichts lassen. Die übrigen "
        "kommen ohne das aus, was gestrichen wird",
    [TEXT_tell_nishio] = "Wäre {E} eine {e}, so[ müsste die {e} auch in {P} stehen, und sie] fände "
                         "{in 1} keinen Platz mehr",
    [TEXT_tell_forcing_chain] = "{chain}. Das lässt {dead}, also ist {suppose} falsch",
    [TEXT_tell_forcing_net] = "Angenommen, {suppose}.[ Dann folgt Feld für Feld {follows}.] Das "
                              "lässt {dead}, also ist {suppose} falsch",
    [TEXT_tell_net_all] =
        "Eines davon muss stimmen, und alles führt zum selben Ergebnis: {follows}",
    [TEXT_tell_net_long] =
        "Eines von {assumptions} muss stimmen. Jedes führt Feld für Feld zum selben Ergebnis",
    [TEXT_tell_part] = "Teil {1} von {2}. {3}.",
    [TEXT_tell_part_follows] = "Angenommen, {suppose}.[ Dann folgt {follows}]",
    [TEXT_tell_part_dead] = "Angenommen, {suppose}.[ Dann folgt {follows}.] Das lässt {dead}",
    [TEXT_tell_dead_cell] = "für {1} keinen Kandidaten",
    [TEXT_tell_dead_house] = "für die {1} {2} keinen Platz",
    [TEXT_tell_refuted] = "sonst Widerspruch",
    [TEXT_tell_template_set] = "Alle Möglichkeiten, die noch fehlenden {x} so zu setzen, dass den "
                               "anderen Ziffern Platz bleibt, nutzen {X}",
    [TEXT_tell_template_delete] = "Keine Möglichkeit, die noch fehlenden {e} so zu setzen, dass "
                                  "den anderen Ziffern Platz bleibt, nutzt {E}",
    [TEXT_name_cage] = "der Käfig {1} (Summe {2})",
    [TEXT_name_thermo] = "das Thermometer {1}",
    [TEXT_name_arrow] = "der Pfeil mit dem Kreis {3}",
    [TEXT_name_arrow_along] = "der Pfeil {1}",
    [TEXT_name_greater] = "das Ungleichheitszeichen zwischen {3} und {4}",
    [TEXT_name_consecutive] = "der Balken zwischen {3} und {4}",
    [TEXT_name_white_dot] = "der weiße Punkt zwischen {3} und {4}",
    [TEXT_name_black_dot] = "der schwarze Punkt zwischen {3} und {4}",
    [TEXT_name_x_sum] = "das X zwischen {3} und {4}",
    [TEXT_name_v_sum] = "das V zwischen {3} und {4}",
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
    [TEXT_name_non_consecutive] = "die Regel, dass Nachbarn nicht aufeinander folgen",
    [TEXT_name_all_signs] = "die Regel, dass jedes mögliche Zeichen eingetragen ist",
    [TEXT_clue_cage] = "Im Käfig {1} stehen verschiedene Ziffern mit der Summe {2}",
    [TEXT_clue_thermo] = "Auf dem Thermometer {1} werden die Ziffern immer größer",
    [TEXT_clue_arrow] = "Auf dem Pfeil mit dem Kreis {3} ist die Summe von {5} die Ziffer im Kreis",
    [TEXT_clue_greater] =
        "Das Ungleichheitszeichen zwischen {3} und {4} besagt, dass {3} größer ist",
    [TEXT_clue_consecutive] =
        "Der Balken zwischen {3} und {4} besagt, dass ihre Ziffern aufeinander folgen",
    [TEXT_clue_white_dot] =
        "Der weiße Punkt zwischen {3} und {4} besagt, dass ihre Ziffern aufeinander folgen",
    [TEXT_clue_black_dot] = "Der schwarze Punkt zwischen {3} und {4} besagt, dass eine Ziffer das "
                            "Doppelte der anderen ist",
    [TEXT_clue_x_sum] = "Das X zwischen {3} und {4} besagt, dass sie zusammen {2} ergeben",
    [TEXT_clue_v_sum] = "Das V zwischen {3} und {4} besagt, dass sie zusammen {2} ergeben",
    [TEXT_clue_odd] = "Der Kreis in {3} verlangt eine ungerade Ziffer",
    [TEXT_clue_even] = "Das Quadrat in {3} verlangt eine gerade Ziffer",
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
    [TEXT_clue_no_x_sum] = "Zwischen {3} und {4} ist kein X, also ergeben sie zusammen nicht {2}",
    [TEXT_clue_no_v_sum] = "Zwischen {3} und {4} ist kein V, also ergeben sie zusammen nicht {2}",
    [TEXT_tell_clue] = "{clue}. Andere Kandidaten passen nicht",
    [TEXT_tell_cage_last] =
        "{clue}. Dort ist nur noch {X} leer, und {x} bleibt von der Summe übrig",
    [TEXT_tell_sign_chain] =
        "Nach den Ungleichheitszeichen dazwischen wachsen die Ziffern der Felder {P} von einem zum "
        "nächsten. Also muss jedes den anderen Platz lassen",
    [TEXT_tell_cage_single] = "{clue}. Das können nur {p}",
    [TEXT_tell_least_and_most] =
        "{clue}. Was wegfällt, ist selbst neben den kleinsten Ziffern, die die anderen Felder "
        "haben können, zu groß oder selbst neben den größten zu klein",
    [TEXT_tell_cage_sets] = "{clue}. Keine Menge von Ziffern mit dieser Summe, die die Kandidaten "
                            "noch zulassen, enthält die {e/}",
    [TEXT_tell_cage_places] = "{clue}. Was wegfällt, ließe den anderen Feldern keine verschiedenen "
                              "Ziffern für den Rest der Summe",
    [TEXT_tell_needed] = "{clue}. Wie man diese Felder auch füllt, die {e} ist dabei, und zwar in "
                         "{P}. Felder, die alle ihre Plätze dort sehen, können sie nicht haben",
    [TEXT_tell_seen] = "Die {p} passt {in 1} nur in {P}. Felder, die alle diese Plätze sehen, "
                       "können sie nicht haben",
    [TEXT_tell_beside] = "Die {p} passt {in 1} nur in {P}, und {E} liegt neben jedem dieser "
                         "Felder. Neben der {p} kann keine {e} stehen; dafür sorgt {clues}",
    [TEXT_tell_45_inner] = "Alle Ziffern {in all} ergeben zusammen {total}, und die Käfige, die "
                           "ganz dort liegen, haben {known}. Also bleibt {sum} für {P}",
    [TEXT_tell_45_outer] =
        "Alle Ziffern {in all} ergeben zusammen {total}, und die Käfige, die dorthin reichen, "
        "haben {known}. Also liegt {sum} davon außerhalb, in {P}",
    [TEXT_tell_45_both] = "Alle Ziffern {in all} ergeben zusammen {total}. Mit den Käfigen dort "
                          "verglichen heißt das: {P} übertrifft {F} um {sum}",
    [TEXT_tell_naked_cages] = "{P} enthalten zusammen {p}. Das erzwingen: {clues}. Also stehen "
                              "diese Ziffern {in 1} nirgends sonst",
    [TEXT_tell_hidden_cages] = "{p} passen {in 1} nur in {P}. Also nimmt jede Bedingung dort so "
                               "viele dieser Ziffern auf, wie sie kann: {clues}",
    [TEXT_tell_cages_in_house] =
        "Zwei Bedingungen treffen {in 1} zusammen: {clue 1} und {clue 2}. Dort haben sie keine "
        "Ziffer gemeinsam, also verliert die erste jeden Kandidaten, mit dem sich die zweite nicht "
        "mehr füllen ließe",
    [TEXT_tell_cage_split] =
        "{clue}. Nach der Summe aller Ziffern {in all} liegt {sum} davon in {P} und {other} in {F}",
    [TEXT_tell_stuck] = "Die Techniken finden keinen weiteren Schritt.",
    [TEXT_mark_place] = "gehört hierher",
    [TEXT_mark_eliminate] = "entfällt",
    [TEXT_mark_pattern] = "Muster",
    [TEXT_mark_fin] = "Flosse, Gegenseite",
    [TEXT_mark_set] = "Gruppe {1}",
    [TEXT_link_strong] = "eines von beiden",
    [TEXT_link_weak] = "nicht beide",
    [TEXT_spot_full_house] = "Suche eine Zeile, eine Spalte oder einen Block mit nur einem leeren "
                             "Feld. Dorthin kommt die fehlende Ziffer.",
    [TEXT_spot_naked_single] =
        "Nimm ein leeres Feld und zähle die Ziffern seiner Zeile, seiner Spalte und seines Blocks "
        "ab. Sind alle bis auf eine da, so steht diese dort. Am besten sind Felder, wo sich volle "
        "Einheiten kreuzen.",
    [TEXT_spot_hidden_single] =
        "Nimm eine Ziffer und streiche in einem Block, einer Zeile oder einer Spalte alle Felder, "
        "die eine andere gleiche Ziffer sieht. Bleibt ein Feld, so steht sie dort.",
    [TEXT_spot_locked_subset] = "Zwei Felder eines Blocks in einer Zeile oder Spalte mit denselben "
                                "zwei Kandidaten, oder drei mit dreien, binden diese Ziffern: Sie "
                                "entfallen im Rest der Zeile oder Spalte und im Rest des Blocks.",
    [TEXT_spot_locked] =
        "Suche in einem Block eine Ziffer, deren Plätze alle in einer Zeile oder Spalte liegen: "
        "Sie entfällt im Rest dieser Linie. Oder in einer Linie eine Ziffer, deren Plätze alle in "
        "einem Block liegen: Sie entfällt im Rest des Blocks.",
    [TEXT_spot_naked_subset] =
        "Suche in einer Zeile, einer Spalte oder einem Block so viele Felder, wie sie zusammen "
        "Kandidaten haben: zwei mit zweien, drei mit dreien, vier mit vieren. Diese Ziffern "
        "entfallen in den anderen Feldern der Einheit.",
    [TEXT_spot_hidden_subset] = "Suche in einer Zeile, einer Spalte oder einem Block Ziffern, die "
                                "nur in dieselben Felder passen: zwei in zwei Felder, drei in "
                                "drei, vier in vier. Dort entfallen alle anderen Kandidaten.",
    [TEXT_spot_leftovers] =
        "Vergleiche ganze Zeilen oder Spalten mit den Gebieten, die sie fast bedecken. Was auf der "
        "einen Seite übersteht, enthält dieselben Ziffern wie auf der anderen; was eine Seite "
        "nicht sein kann, entfällt auf der anderen.",
    [TEXT_spot_fish] =
        "Nimm eine Ziffer und suche so viele Zeilen, wie es Spalten sind, in denen dort alle ihre "
        "Plätze liegen: zwei für den X-Flügel, drei für den Schwertfisch, vier für die Qualle. Im "
        "Rest dieser Spalten entfällt sie. Ebenso mit Zeilen und Spalten vertauscht.",
    [TEXT_spot_remote_pair] = "Suche Felder mit denselben zwei Kandidaten, von denen jedes das "
                              "nächste sieht. Nach einer geraden Anzahl sind die beiden Enden "
                              "verschieden: Ein Feld, das beide sieht, verliert beide Ziffern.",
    [TEXT_spot_bug] =
        "Sieh gegen Ende nach, ob alle leeren Felder bis auf eines zwei Kandidaten haben. Die "
        "Ziffer, die in Zeile, Spalte und Block dieses Feldes dreimal vorkommt, steht darin.",
    [TEXT_spot_two_links] =
        "Nimm eine Ziffer und suche zwei Einheiten, in denen sie je zwei Plätze hat. Sieht ein "
        "Platz der einen einen Platz der anderen, so steht die Ziffer an einem der beiden fernen "
        "Enden: Felder, die beide sehen, verlieren sie.",
    [TEXT_spot_empty_rectangle] =
        "Nimm eine Ziffer, deren Plätze in einem Block in einer Zeile und einer Spalte davon "
        "liegen, und außerhalb eine Linie mit zwei Plätzen, einer davon in dieser Zeile oder "
        "Spalte. Wo sich der andere Platz und der Block treffen, entfällt sie.",
    [TEXT_spot_w_wing] =
        "Suche zwei Felder mit denselben zwei Kandidaten, die sich nicht sehen, und eine Einheit, "
        "in der eine der Ziffern zwei Plätze hat, von jedem der Felder einen gesehen. Felder, die "
        "beide sehen, verlieren die andere Ziffer.",
    [TEXT_spot_xy_wing] = "Suche ein Feld mit zwei Kandidaten, das zwei andere mit zweien sieht, "
                          "die je eine Ziffer mit ihm und miteinander eine dritte teilen. Felder, "
                          "die beide Flügel sehen, verlieren die dritte.",
    [TEXT_spot_xyz_wing] =
        "Wie der XY-Flügel, aber das mittlere Feld hat alle drei Ziffern. Felder, "
        "die alle drei sehen, verlieren die gemeinsame Ziffer.",
    [TEXT_spot_rectangle] =
        "Suche vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei "
        "Kandidaten. Allein ließen sie sich vertauschen, und das Rätsel hätte zwei Lösungen: Etwas "
        "in den vier Feldern muss das verhindern. Was es ist, gibt den Typ.",
    [TEXT_spot_avoidable] =
        "Suche die Ecken eines solchen Rechtecks, in die Ziffern eingetragen wurden, keine "
        "vorgegebenen. Die letzten Ecken dürfen nicht zu zwei Lösungen führen.",
    [TEXT_spot_finned_fish] =
        "Suche einen Fisch, den ein paar weitere Plätze stören, die Flossen, alle in einem Block. "
        "Was der Fisch ausschließt, gilt noch, wo auch jede Flosse gesehen wird. Beim "
        "Sashimi-Fisch fehlt neben der Flosse eine Ecke.",
    [TEXT_spot_sue_de_coq] =
        "Suche, wo sich Block und Linie kreuzen, zwei oder drei Felder mit zwei Ziffern mehr als "
        "Feldern. Nehmen Felder im Rest der Linie und im Rest des Blocks mit wenigen Ziffern diese "
        "auf, so sind alle verteilt: Sie entfallen im Rest der Linie und des Blocks.",
    [TEXT_spot_colours] = "Nimm eine Ziffer und färbe ihre Plätze abwechselnd, wo sie in einer "
                          "Einheit zwei hat. Felder, die beide Farben sehen, verlieren sie; sehen "
                          "sich zwei von einer Farbe, so ist diese ganz falsch.",
    [TEXT_spot_multi_colours] = "Färbe die Plätze einer Ziffer in zwei getrennten Netzen von "
                                "Paaren. Sieht eine Farbe des einen eine des anderen, so gilt eine "
                                "der beiden Gegenfarben: Was beide sieht, verliert die Ziffer.",
    [TEXT_spot_chain] =
        "Beginne bei einem Kandidaten und gehe abwechselnd weiter: Gilt er nicht, so gilt der "
        "nächste; gilt dieser, so gilt der übernächste nicht. Können der erste und der letzte "
        "nicht beide falsch sein, so entfällt, was beide ausschließen. Gute Anfänge sind Felder "
        "mit zwei Kandidaten und Ziffern mit zwei Plätzen.",
    [TEXT_spot_loop] =
        "Folge einer solchen Kette, bis sie zu ihrem Anfang zurückkehrt. Dann ist jedes ihrer "
        "Glieder sicher eines von zweien, und was beide Enden eines Glieds sieht, entfällt.",
    [TEXT_spot_als_xz] = "Suche zwei Gruppen von Feldern, jede in einer Einheit mit einer Ziffer "
                         "mehr als Feldern, mit einer gemeinsamen Ziffer, deren Plätze sich alle "
                         "sehen. Eine Gruppe verliert sie und behält alles andere: Eine zweite "
                         "gemeinsame Ziffer entfällt, wo alle ihre Plätze gesehen werden.",
    [TEXT_spot_als_chain] =
        "Verbinde drei oder mehr solcher Gruppen, jede mit der nächsten durch eine Ziffer, die nur "
        "eine der beiden haben kann. Eine Ziffer der ersten und der letzten entfällt, wo alle ihre "
        "Plätze in beiden gesehen werden.",
    [TEXT_spot_death_blossom] =
        "Suche ein Feld, dessen Kandidaten jeder alle ihre Plätze in einer Gruppe mit einer Ziffer "
        "mehr als Feldern sehen. Was auch dort steht, eine Gruppe verliert diese Ziffer: Eine "
        "allen Gruppen gemeinsame entfällt, wo alle ihre Plätze gesehen werden.",
    [TEXT_spot_aligned] = "Nimm zwei oder drei Felder und zähle auf, welche Ziffern sie zusammen "
                          "haben können. Streiche, was ein anderes Feld mit wenigen Kandidaten "
                          "verbietet. Ein Kandidat in keiner übrigen Kombination entfällt.",
    [TEXT_spot_franken_fish] = "Suche einen Fisch, dessen Linien zum Teil Blöcke sind: Alle Plätze "
                               "einer Ziffer in einigen Zeilen und Blöcken liegen in ebenso vielen "
                               "Spalten und Blöcken. Im Rest von diesen entfällt sie.",
    [TEXT_spot_nishio] = "Nimm einen Platz einer Ziffer und verfolge, was er für diese Ziffer "
                         "allein bedeutet. Passt sie irgendwo nicht mehr, so war der Platz falsch.",
    [TEXT_spot_forcing_chain] = "Nimm ein Feld mit wenigen Kandidaten oder eine Ziffer mit wenigen "
                                "Plätzen und verfolge jeden bis zum Ende. Was jedes Mal "
                                "herauskommt, gilt; was in einen Widerspruch führt, ist falsch.",
    [TEXT_spot_forcing_net] =
        "Nimm einen Kandidaten an und trage ein, was folgt, auch wo mehrere Folgen zusammenkommen. "
        "Was aus allen Kandidaten eines Feldes oder Plätzen einer Ziffer gleich folgt, gilt; was "
        "in einen Widerspruch führt, ist falsch.",
    [TEXT_spot_clue] = "Sieh dir ein Zeichen, eine Linie oder eine Summe an, für die wenige "
                       "Ziffern übrig sind, und prüfe jeden Kandidaten eines ihrer Felder: Lassen "
                       "sich die anderen dann noch füllen? Wenn nicht, entfällt er.",
    [TEXT_spot_cage] =
        "Nimm einen Käfig mit wenigen Feldern oder mit sehr kleiner oder großer Summe und zähle "
        "die Ziffern auf, die sie ergeben. Was in keiner Auswahl steht, entfällt im Käfig; was in "
        "jeder steht, muss hinein und entfällt, wo alle seine Plätze gesehen werden.",
    [TEXT_spot_cages] =
        "Sieh dir die Käfige, Linien und Zeichen an, deren Felder in einem Haus liegen. Müssen "
        "einige davon zusammen zwei Ziffern enthalten, dann hat kein anderes Feld des Hauses diese "
        "Ziffern. Haben nur zwei davon Platz für zwei Ziffern, dann stehen sie dort.",
    [TEXT_spot_sum_of_house] =
        "Jedes Haus hat dieselbe Summe, bei neun Ziffern 45. Suche Häuser, einzeln oder "
        "nebeneinander, die von Käfigen fast ausgefüllt sind: Zähle die Käfige zusammen und "
        "vergleiche. Der Unterschied ist die Summe der Felder, die überstehen oder übrig bleiben.",
    [TEXT_spot_seen] = "Nimm eine Ziffer, für die in einem Haus oder Käfig wenige Plätze bleiben. "
                       "Ein Feld, das alle diese Plätze sieht, und sei es durch eine Regel dieses "
                       "Rätsels, kann sie nicht enthalten: Wo sie auch steht, ist sie im Weg.",
    [TEXT_spot_template] =
        "Nimm eine Ziffer und lege sie auf jede Weise, die noch möglich ist, über das Gitter. Was "
        "allen gemeinsam ist, gilt; ein Platz in keiner davon entfällt.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Letztes Feld"},
    {"naked-single", "Nackter Einer"},
    {"hidden-single", "Versteckter Einer"},
    {"locked-pair", "Gesperrtes Paar"},
    {"locked-triple", "Gesperrter Dreier"},
    {"pointing", "Zeiger"},
    {"claiming", "Beanspruchung"},
    {"leftovers-inner", "Restregel, innen"},
    {"leftovers-outer", "Restregel, außen"},
    {"naked-pair", "Nacktes Paar"},
    {"naked-triple", "Nackter Dreier"},
    {"hidden-pair", "Verstecktes Paar"},
    {"hidden-triple", "Versteckter Dreier"},
    {"cage-last-cell", "Letztes Feld eines Käfigs"},
    {"odd-even", "Gerade und ungerade Felder"},
    {"sign-chain", "Kette von Zeichen"},
    {"sign", "Zeichen zwischen zwei Feldern"},
    {"thermometer", "Thermometer"},
    {"line", "Regel einer Linie"},
    {"missing-sign", "Nachbar eines gefüllten Feldes"},
    {"cage-single-set", "Einzige Kombination"},
    {"cage-least-and-most", "Kleinstes und Größtes eines Käfigs"},
    {"rule-of-45-inner", "45er-Regel, innen"},
    {"rule-of-45-outer", "45er-Regel, außen"},
    {"arrow", "Pfeil"},
    {"sandwich-ends", "Enden eines Sandwichs"},
    {"cage-sets", "Mögliche Kombinationen"},
    {"cage-digit", "Ziffer, die ein Käfig braucht"},
    {"sign-digit", "Ziffer, die ein Zeichen oder eine Linie braucht"},
    {"missing-sign-candidates", "Nachbarn mit ihren Kandidaten"},
    {"seen-by-places", "Von allen Plätzen gesehen"},
    {"beside-places", "Neben allen Plätzen"},
    {"sandwich-filling", "Füllung eines Sandwichs"},
    {"arrow-ways", "Pfeil mit verschiedenen Ziffern"},
    {"rule-of-45-inner-several", "45er-Regel über mehrere Häuser, innen"},
    {"rule-of-45-outer-several", "45er-Regel über mehrere Häuser, außen"},
    {"rule-of-45-inner-pair", "45er-Regel mit zwei Feldern, innen"},
    {"rule-of-45-outer-pair", "45er-Regel mit zwei Feldern, außen"},
    {"innies-and-outies", "Innen gegen außen"},
    {"cage-places", "Plätze im Käfig"},
    {"naked-cage-pair", "Nacktes Paar in Bedingungen"},
    {"hidden-cage-pair", "Verstecktes Paar in Bedingungen"},
    {"naked-cage-triple", "Nackter Dreier in Bedingungen"},
    {"cage-split", "Geteilter Käfig"},
    {"cages-in-house", "Bedingungen in einem Haus"},
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
    {"template-set", "Schablone: Setzen"},
    {"template-delete", "Schablone: Streichen"},
    {NULL, NULL},
};

const struct language language_de = {texts, techniques};
