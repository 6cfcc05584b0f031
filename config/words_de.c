#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Rätsel",
    [WORD_puzzles] = "Rätsel",
    [WORD_puzzle_range] = "Rätsel {1} bis {2}",
    [WORD_solution] = "Lösung",
    [WORD_solutions] = "Lösungen",
    [WORD_solution_page] = "Lösung auf Seite {1}",
    [WORD_solution_apart] = "Lösung im Lösungsheft, Seite {1}",
    [WORD_puzzle_page] = "Rätsel auf Seite {1}",
    [WORD_answer_key] = "Lösungsheft",
    [WORD_contents] = "Inhalt",
    [WORD_introduction] = "Einleitung",
    [WORD_how_to_play] = "Spielregeln",
    [WORD_how_to_play_text] =
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
    [WORD_shaded_text] =
        "Wo Felder grau unterlegt sind, enthält auch jeder graue Bereich jede Ziffer genau "
        "einmal.",
    [WORD_example] = "Ein Beispiel und seine Lösung",
    [WORD_hints] = "Tipps",
    [WORD_hint_page] = "Tipp auf Seite {1}",
    [WORD_walkthroughs] = "Schritt für Schritt",
    [WORD_step] = "Schritt {1}",
    [WORD_index] = "Rätsel nach Techniken",
    [WORD_notes] = "Notizen",
    [WORD_certificate] = "Urkunde",
    [WORD_certificate_text] = "hat alle {1} Rätsel dieses Buches gelöst.",
    [WORD_name] = "Name",
    [WORD_date] = "Datum",
    [WORD_started] = "begonnen",
    [WORD_finished] = "gelöst",
    [WORD_minutes] = "etwa {1} Min.",
    [WORD_easy] = "Leicht",
    [WORD_medium] = "Mittel",
    [WORD_hard] = "Schwer",
    [WORD_unfair] = "Sehr schwer",
    [WORD_extreme] = "Extrem",
    [WORD_beyond] = "Jenseits",
    [WORD_rights] =
        "Alle Rechte vorbehalten. Kein Teil dieses Buches darf ohne schriftliche Genehmigung "
        "des Verlags vervielfältigt werden, außer für den eigenen Gebrauch.",
    [WORD_one_solution] =
        "Jedes Rätsel in diesem Buch wurde am Computer geprüft: Es hat genau eine Lösung.",
    [WORD_colophon] = "Erstellt mit Nonet. Startwert {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_de = {words, NULL};
