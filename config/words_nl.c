#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Puzzel",
    [WORD_puzzles] = "Puzzels",
    [WORD_puzzle_range] = "Puzzels {1} tot en met {2}",
    [WORD_solution] = "Oplossing",
    [WORD_solutions] = "Oplossingen",
    [WORD_solution_page] = "oplossing op pagina {1}",
    [WORD_solution_apart] = "oplossing in het antwoordenboek, pagina {1}",
    [WORD_puzzle_page] = "puzzel op pagina {1}",
    [WORD_answer_key] = "Antwoordenboek",
    [WORD_contents] = "Inhoud",
    [WORD_introduction] = "Inleiding",
    [WORD_how_to_play] = "Spelregels",
    [WORD_how_to_play_text] =
        "Vul de lege vakjes zo in dat elke rij, elke kolom en elk dik omlijnd blok elk cijfer "
        "van **1** tot en met **{1}** precies één keer bevat.\n\n# Het begin\n\nZoek een rij, "
        "een kolom of een blok dat bijna vol is: wat ontbreekt daar? Neem daarna de cijfers "
        "een voor een en vraag waar ze nog kunnen staan. Is er in een blok maar één vakje "
        "voor over, dan hebt u de plaats gevonden.\n\n# Als het moeilijker wordt\n\nSchrijf "
        "met potlood de nog mogelijke cijfers in de hoeken van de vakjes. Twee vakjes van een "
        "rij met dezelfde twee kandidaten houden die voor zichzelf: streep ze weg in de rest "
        "van de rij. Hetzelfde geldt voor kolommen en blokken, en voor drie vakjes die drie "
        "kandidaten delen.\n\nElke puzzel heeft precies één oplossing. Gokken is nooit nodig, "
        "nog eens kijken wel.",
    [WORD_shaded_text] =
        "Waar vakjes grijs zijn, bevat ook elk grijs gebied elk cijfer precies één keer.",
    [WORD_example] = "Een voorbeeld en de oplossing",
    [WORD_hints] = "Hints",
    [WORD_hint_page] = "hint op pagina {1}",
    [WORD_walkthroughs] = "Stap voor stap",
    [WORD_step] = "Stap {1}",
    [WORD_index] = "Puzzels per techniek",
    [WORD_notes] = "Notities",
    [WORD_certificate] = "Oorkonde",
    [WORD_certificate_text] = "heeft alle {1} puzzels van dit boek opgelost.",
    [WORD_name] = "Naam",
    [WORD_date] = "Datum",
    [WORD_started] = "begonnen",
    [WORD_finished] = "opgelost",
    [WORD_minutes] = "ongeveer {1} min",
    [WORD_easy] = "Makkelijk",
    [WORD_medium] = "Gemiddeld",
    [WORD_hard] = "Moeilijk",
    [WORD_unfair] = "Zeer moeilijk",
    [WORD_extreme] = "Extreem",
    [WORD_beyond] = "Voorbij",
    [WORD_rights] =
        "Alle rechten voorbehouden. Niets uit dit boek mag zonder schriftelijke toestemming "
        "van de uitgever worden verveelvoudigd, behalve voor eigen gebruik.",
    [WORD_one_solution] =
        "Elke puzzel in dit boek is met de computer gecontroleerd: er is precies één "
        "oplossing.",
    [WORD_colophon] = "Gemaakt met Nonet. Startgetal {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_nl = {words, NULL};
