#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Schema",
    [WORD_puzzles] = "Schemi",
    [WORD_puzzle_range] = "Schemi da {1} a {2}",
    [WORD_solution] = "Soluzione",
    [WORD_solutions] = "Soluzioni",
    [WORD_solution_page] = "soluzione a pagina {1}",
    [WORD_solution_apart] = "soluzione nel fascicolo, pagina {1}",
    [WORD_puzzle_page] = "schema a pagina {1}",
    [WORD_answer_key] = "Fascicolo delle soluzioni",
    [WORD_contents] = "Indice",
    [WORD_introduction] = "Introduzione",
    [WORD_how_to_play] = "Come si gioca",
    [WORD_how_to_play_text] =
        "Riempite le caselle vuote in modo che ogni riga, ogni colonna e ogni riquadro dal "
        "bordo spesso contenga una sola volta ciascuna cifra da **1** a **{1}**.\n\n# Per "
        "cominciare\n\nCercate una riga, una colonna o un riquadro quasi pieno: che cosa "
        "manca? Prendete poi le cifre una alla volta e chiedetevi dove possono ancora stare. "
        "Se in un riquadro resta una sola casella, avete trovato il loro posto.\n\n# Quando "
        "diventa difficile\n\nAnnotate a matita, negli angoli delle caselle, le cifre ancora "
        "possibili. Due caselle di una riga con gli stessi due candidati li tengono per sé: "
        "cancellateli dal resto della riga. Lo stesso vale per colonne e riquadri, e per tre "
        "caselle che si dividono tre candidati.\n\nOgni schema ha una sola soluzione. Non "
        "serve mai indovinare, basta guardare meglio.",
    [WORD_shaded_text] =
        "Dove le caselle sono ombreggiate, anche ogni zona ombreggiata contiene ciascuna "
        "cifra una sola volta.",
    [WORD_example] = "Un esempio e la sua soluzione",
    [WORD_hints] = "Suggerimenti",
    [WORD_hint_page] = "suggerimento a pagina {1}",
    [WORD_walkthroughs] = "Passo per passo",
    [WORD_step] = "Passo {1}",
    [WORD_index] = "Schemi per tecnica",
    [WORD_notes] = "Appunti",
    [WORD_certificate] = "Attestato",
    [WORD_certificate_text] = "ha risolto tutti i {1} schemi di questo libro.",
    [WORD_name] = "Nome",
    [WORD_date] = "Data",
    [WORD_started] = "iniziato",
    [WORD_finished] = "finito",
    [WORD_minutes] = "circa {1} min",
    [WORD_easy] = "Facile",
    [WORD_medium] = "Medio",
    [WORD_hard] = "Difficile",
    [WORD_unfair] = "Molto difficile",
    [WORD_extreme] = "Estremo",
    [WORD_beyond] = "Oltre",
    [WORD_rights] =
        "Tutti i diritti riservati. Nessuna parte di questo libro può essere riprodotta senza "
        "il permesso scritto dell’editore, salvo per uso personale.",
    [WORD_one_solution] =
        "Ogni schema di questo libro è stato verificato al computer: ha una sola soluzione.",
    [WORD_colophon] = "Realizzato con Nonet. Seme {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_it = {words, NULL};
