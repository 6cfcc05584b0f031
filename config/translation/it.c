#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Schema",
    [TEXT_puzzles] = "Schemi",
    [TEXT_puzzle_range] = "Schemi da {1} a {2}",
    [TEXT_solution] = "Soluzione",
    [TEXT_solutions] = "Soluzioni",
    [TEXT_solution_page] = "soluzione a pagina {1}",
    [TEXT_solution_apart] = "soluzione nel fascicolo, pagina {1}",
    [TEXT_right_half] = "metà destra a pagina {1}",
    [TEXT_puzzle_page] = "schema a pagina {1}",
    [TEXT_answer_key] = "Fascicolo delle soluzioni",
    [TEXT_tip] = "Consiglio",
    [TEXT_contents] = "Indice",
    [TEXT_introduction] = "Introduzione",
    [TEXT_how_to_play] = "Come si gioca",
    [TEXT_how_to_play_text] =
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
    [TEXT_shaded_text] =
        "Dove le caselle sono ombreggiate, anche ogni zona ombreggiata contiene ciascuna "
        "cifra una sola volta.",
    [TEXT_boards] = "Gli schemi di questo libro",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "Sudoku X",
    [TEXT_board_antidiagonal] = "Una diagonale",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Punti centrali",
    [TEXT_board_asterisk] = "Asterisco",
    [TEXT_board_disjoint] = "Gruppi disgiunti",
    [TEXT_board_girandola] = "Girandola",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Girella",
    [TEXT_board_latin] = "Quadrato latino",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samurai",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Triplo",
    [TEXT_board_windmill] = "Mulino a vento",
    [TEXT_board_areas] = "Zone ombreggiate",
    [TEXT_board_grids] = "Più griglie",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Termometri",
    [TEXT_board_arrow] = "Frecce",
    [TEXT_board_greater] = "Maggiore di",
    [TEXT_board_consecutive] = "Consecutivi",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Pari e dispari",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anticavallo",
    [TEXT_board_anti_king] = "Antirè",
    [TEXT_board_whisper] = "Sussurri",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindromi",
    [TEXT_board_between] = "Linee intermedie",
    [TEXT_board_lockout] = "Linee di blocco",
    [TEXT_board_region_sum] = "Somme per riquadro",
    [TEXT_board_zipper] = "Cerniere",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Linee modulari",
    [TEXT_board_entropic] = "Linee entropiche",
    [TEXT_board_slow_thermo] = "Termometri lenti",
    [TEXT_board_non_consecutive] = "Non consecutivi",
    [TEXT_rule_boxes] =
        "Ogni riga, ogni colonna e ogni riquadro dal bordo spesso contiene una sola volta "
        "ciascuna cifra da **1** a **{1}**.",
    [TEXT_rule_jigsaw] =
        "Le regioni hanno forme proprie. Ogni riga, ogni colonna e ogni regione dal bordo spesso "
        "contiene una sola volta ciascuna cifra da **1** a **{1}**.",
    [TEXT_rule_latin] =
        "Non ci sono riquadri: ogni riga e ogni colonna contiene una sola volta ciascuna cifra "
        "da **1** a **{1}**.",
    [TEXT_rule_diagonals] = "Lo stesso vale per le due diagonali ombreggiate.",
    [TEXT_rule_diagonal] = "Lo stesso vale per la diagonale ombreggiata.",
    [TEXT_rule_shaded_cells] = "Lo stesso vale per l’insieme delle caselle ombreggiate.",
    [TEXT_rule_disjoint] =
        "Lo stesso vale per le caselle che occupano lo stesso posto nei loro riquadri.",
    [TEXT_rule_lines] = "Su nessuna delle linee grigie una cifra compare due volte.",
    [TEXT_rule_groups] = "In nessuna zona ombreggiata una cifra compare due volte.",
    [TEXT_rule_smaller_areas] = "In quelle più piccole nessuna cifra compare due volte.",
    [TEXT_rule_grids] =
        "Questo vale per ciascuna delle {1} griglie. Dove due si sovrappongono, le caselle "
        "appartengono a entrambe.",
    [TEXT_rule_cage] =
        "In ogni gabbia tratteggiata le cifre sono tutte diverse e la loro somma è il piccolo "
        "numero nell’angolo.",
    [TEXT_rule_thermo] =
        "Lungo un termometro le cifre crescono dal bulbo rotondo fino all’estremità.",
    [TEXT_rule_arrow] =
        "La somma delle cifre lungo una freccia è la cifra nel suo cerchio. Possono ripetersi "
        "dove nessun’altra regola lo vieta.",
    [TEXT_rule_greater] = "Un segno tra due caselle punta verso la cifra minore.",
    [TEXT_rule_consecutive] = "Una barra tra due caselle separa cifre consecutive, come 3 e 4.",
    [TEXT_rule_white_dot] = "Un punto bianco separa cifre consecutive, come 3 e 4.",
    [TEXT_rule_black_dot] =
        "Un punto nero separa cifre di cui una è il doppio dell’altra, come 3 e 6.",
    [TEXT_rule_either_dot] = "Tra 1 e 2 il punto può essere bianco o nero.",
    [TEXT_rule_x_sum] = "Una X separa cifre la cui somma è 10.",
    [TEXT_rule_v_sum] = "Una V separa cifre la cui somma è 5.",
    [TEXT_rule_odd] = "Un cerchio grigio contiene una cifra dispari.",
    [TEXT_rule_even] = "Un quadrato grigio contiene una cifra pari.",
    [TEXT_rule_sandwich] =
        "Un numero accanto a una riga o sopra una colonna è la somma delle cifre tra il suo **1** "
        "e il suo **{1}**.",
    [TEXT_rule_anti_knight] =
        "Le caselle a una mossa di cavallo degli scacchi contengono cifre diverse.",
    [TEXT_rule_anti_king] = "Le caselle che si toccano per un angolo contengono cifre diverse.",
    [TEXT_rule_whisper] = "Due cifre vicine su una linea di sussurro differiscono di almeno {2}.",
    [TEXT_rule_renban] =
        "Una linea renban contiene cifre consecutive in qualsiasi ordine, senza ripetizioni.",
    [TEXT_rule_palindrome] = "Una linea palindroma si legge allo stesso modo dai due estremi.",
    [TEXT_rule_between] = "Le cifre di una linea intermedia sono maggiori di una delle cifre nei "
                          "due cerchi e minori dell’altra.",
    [TEXT_rule_lockout] =
        "Le cifre nei due rombi di una linea di blocco differiscono di almeno {3}. Nessun’altra "
        "cifra della linea è compresa tra loro o uguale a una di loro.",
    [TEXT_rule_region_sum] = "Una linea di somme ha la stessa somma in ogni riquadro che "
                             "attraversa. Se torna in un riquadro, quel tratto conta a parte.",
    [TEXT_rule_zipper] =
        "Due celle di una cerniera alla stessa distanza dal centro hanno per somma la cifra al "
        "centro. Senza cella centrale, tutte le coppie hanno la stessa somma.",
    [TEXT_rule_nabner] =
        "Su una linea nabner non ci sono due cifre uguali o consecutive, ovunque siano.",
    [TEXT_rule_modular] =
        "Tre celle di seguito su una linea modulare danno tre resti diversi nella divisione per 3.",
    [TEXT_rule_entropic] = "Tre celle di seguito su una linea entropica contengono una cifra del "
                           "terzo basso, una del terzo medio e una del terzo alto.",
    [TEXT_rule_slow_thermo] =
        "Lungo un termometro lento le cifre restano uguali o aumentano a partire dal bulbo aperto.",
    [TEXT_rule_non_consecutive] =
        "Le cifre consecutive, come 3 e 4, non stanno mai una accanto all’altra.",
    [TEXT_rule_all_signs] =
        "Ogni posto del genere ha il suo segno: dove non c’è, le cifre non sono così.",
    [TEXT_cages_text] =
        "# Le gabbie\n\nLe cifre di una gabbia sono tutte diverse. Perciò alcune somme non "
        "lasciano scelta: due caselle con 3 contengono solo 1 e 2, tre caselle con 24 solo 7, 8 e "
        "9.\n\n# La regola del 45\n\nLa somma delle cifre da 1 a 9 è 45, e così quella di ogni "
        "riga, colonna e riquadro. Se delle gabbie riempiono un riquadro tranne una casella, "
        "questa contiene ciò che manca a 45. Se ne sporgono di una casella, questa contiene ciò "
        "che avanza.\n\n# Un esempio\n\nLa griglia del disegno ha quattro cifre, e ogni riga, "
        "colonna e riquadro ha somma 10. La gabbia con 3 contiene solo 1 e 2, quella con 7 solo 3 "
        "e 4. Nella seconda riga la gabbia con 8 lascia una casella: contiene 10 − 8 = 2. Con la "
        "casella sotto forma una gabbia con 5, quindi lì c’è 3. Nella terza riga la gabbia con 5 "
        "e questo 3 lasciano 10 − 5 − 3 = 2 per la prima casella, e quella sotto contiene 6 − 2 = "
        "4. La prima casella della griglia non è dunque 2, ma 1.",
    [TEXT_sums] = "Somme delle gabbie",
    [TEXT_sums_text] =
        "Tutti gli insiemi di cifre diverse che danno una somma, secondo il numero di caselle.",
    [TEXT_sums_cells] = "{1} caselle",
    [TEXT_signs_text] = "In questo libro altri segni rappresentano le cifre: {1}.",
    [TEXT_letters] = "Lettere: {1}",
    [TEXT_word] = "La parola: {1}",
    [TEXT_word_text] = "In alcuni sudoku le lettere rappresentano le cifre, ognuna una sola volta "
                       "in ogni riga, colonna e riquadro. Nella soluzione formano una parola: in "
                       "una riga, o lungo la diagonale dall’alto a sinistra al basso a destra.",
    [TEXT_pictures_text] =
        "In alcuni sudoku delle figure rappresentano le cifre. Sotto i sudoku si vede quale figura "
        "corrisponde a quale numero: disegnate la figura nella casella o scrivete il suo numero.",
    [TEXT_volume] = "Volume {1}",
    [TEXT_acknowledgements] = "Ringraziamenti",
    [TEXT_about_author] = "L’autore",
    [TEXT_glossary] = "Glossario",
    [TEXT_glossary_text] =
        "**Candidato** Una cifra che una cella vuota può ancora contenere.\n\n"
        "**Casa** Una riga, una colonna o un riquadro: celle che contengono ogni cifra una "
        "volta.\n\n"
        "**Cella** Uno dei piccoli quadrati di una griglia.\n\n"
        "**Cifra data** Una cifra stampata fin dall’inizio.\n\n"
        "**Coppia** Due celle di una casa con gli stessi due candidati. Nessun’altra cella della "
        "casa contiene queste cifre.\n\n"
        "**Nota** Un candidato, scritto in piccolo nella sua cella.\n\n"
        "**Riquadro** Un blocco di celle che contiene ogni cifra una volta.\n\n"
        "**Singolo nascosto** L’unica cella di una casa in cui una cifra può ancora stare.\n\n"
        "**Singolo nudo** Una cella a cui resta un solo candidato.\n\n"
        "**Soluzione** La griglia piena. Un vero sudoku ne ha esattamente una.\n\n"
        "**Vicine** Celle che condividono una casa.",
    [TEXT_also_by] = "Altri libri di {1}",
    [TEXT_series] = "La serie",
    [TEXT_levels] = "Livelli",
    [TEXT_level] = "Livello",
    [TEXT_diary] = "Diario dei sudoku",
    [TEXT_remarks] = "Osservazioni",
    [TEXT_score_sheet] = "Foglio dei punti",
    [TEXT_points] = "Punti",
    [TEXT_coupon] = "Buono",
    [TEXT_cut_out] = "Figure da ritagliare",
    [TEXT_cut_out_text] = "Ritagliate lungo le linee tratteggiate. Le figure entrano nelle "
                          "caselle: mettetele sui sudoku e spostatele finché tutto è giusto.",
    [TEXT_example] = "Un esempio e la sua soluzione",
    [TEXT_hints] = "Suggerimenti",
    [TEXT_hint_page] = "suggerimento a pagina {1}",
    [TEXT_techniques] = "Tecniche",
    [TEXT_practice] = "Esercizi",
    [TEXT_practice_text] = "In ogni posizione il passo successivo è di questo tipo; nulla di più "
                           "semplice rimane. Le risposte seguono l’ultima lezione.",
    [TEXT_answers] = "Risposte",
    [TEXT_walkthroughs] = "Passo per passo",
    [TEXT_step] = "Passo {1}",
    [TEXT_index] = "Schemi per tecnica",
    [TEXT_notes] = "Appunti",
    [TEXT_certificate] = "Attestato",
    [TEXT_certificate_text] = "ha risolto tutti i {1} schemi di questo libro.",
    [TEXT_name] = "Nome",
    [TEXT_date] = "Data",
    [TEXT_started] = "iniziato",
    [TEXT_finished] = "finito",
    [TEXT_time] = "Tempo",
    [TEXT_vote] = "Difficoltà?",
    [TEXT_board_words] = "Sudoku {1}. Riga per riga, 0 è una casella vuota",
    [TEXT_solution_words] = "Soluzione dello schema {1}, riga per riga",
    [TEXT_code_words] = "Codice QR",
    [TEXT_minutes] = "circa {1} min",
    [TEXT_easy] = "Facile",
    [TEXT_medium] = "Medio",
    [TEXT_hard] = "Difficile",
    [TEXT_unfair] = "Molto difficile",
    [TEXT_extreme] = "Estremo",
    [TEXT_beyond] = "Oltre",
    [TEXT_course_rounds] = "giro",
    [TEXT_course_openings] = "aperture",
    [TEXT_course_summary] =
        "{1} aperture all’inizio, {2} nel punto più stretto; passi difficili: {3}",
    [TEXT_print_openings] = "aperture: {1}",
    [TEXT_print_bottleneck] = "punto più stretto: {1}",
    [TEXT_print_hard_steps] = "passi difficili: {1}",
    [TEXT_print_early] = "difficile all’inizio",
    [TEXT_print_smooth] = "difficoltà uniforme",
    [TEXT_print_late] = "difficile alla fine",
    [TEXT_rights] =
        "Tutti i diritti riservati. Nessuna parte di questo libro può essere riprodotta senza "
        "il permesso scritto dell’editore, salvo per uso personale.",
    [TEXT_one_solution] =
        "Ogni schema di questo libro è stato verificato al computer: ha una sola soluzione.",
    [TEXT_colophon] = "Realizzato con Nonet. Seme {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Gioca online",
    [TEXT_cell_names_text] = "Una casella prende il nome dalla riga (r) e dalla colonna (c): r3c5 "
                             "sta nella riga 3 e nella colonna 5. r3c5=2 dice che la sua cifra è "
                             "2, r3c5≠2 che non lo è; → significa: ne segue.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " e ",
    [TEXT_list_or] = " o ",
    [TEXT_row] = "riga {1}",
    [TEXT_in_row] = "nella riga {1}",
    [TEXT_in_rows] = "nelle righe {1}",
    [TEXT_column] = "colonna {1}",
    [TEXT_in_column] = "nella colonna {1}",
    [TEXT_in_columns] = "nelle colonne {1}",
    [TEXT_box] = "riquadro {1}",
    [TEXT_in_box] = "nel riquadro {1}",
    [TEXT_in_boxes] = "nei riquadri {1}",
    [TEXT_diagonal] = "diagonale {1}",
    [TEXT_in_diagonal] = "nella diagonale {1}",
    [TEXT_in_diagonals] = "nelle diagonali {1}",
    [TEXT_area] = "zona {1}",
    [TEXT_in_area] = "nella zona {1}",
    [TEXT_in_areas] = "nelle zone {1}",
    [TEXT_region] = "regione {1}",
    [TEXT_in_region] = "nella regione {1}",
    [TEXT_in_regions] = "nelle regioni {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Quindi {1}.",
    [TEXT_tell_remove] = "Eliminate {1}.",
    [TEXT_tell_remove_from] = "{1} in {2}",
    [TEXT_tell_look_in] = "cercate {1}",
    [TEXT_tell_look_at] = "guardate {1}",
    [TEXT_tell_full_house] = "Solo {X} è ancora vuota {in 1}, dove manca il {x}",
    [TEXT_tell_naked_single] = "Il {x} è la sola cifra che resta per {X}",
    [TEXT_tell_hidden_single] = "Il {x} può stare {in 1} solo in {X}",
    [TEXT_tell_locked_subset] = "{P} non hanno altri candidati che {p} e stanno insieme {in all}. "
                                "Quindi queste cifre non stanno altrove lì",
    [TEXT_tell_locked] =
        "Il {p} può stare {in 1} solo in {P}. Sono tutte {in 2}, quindi lì il {p} non sta altrove",
    [TEXT_tell_leftovers] =
        "Ogni cifra sta {in base} tante volte quante {in cover}. Quindi le caselle che "
        "restano, {P} da una parte e {F} dall’altra, contengono le stesse cifre. In {F} non "
        "c’è posto per il {e} oltre a quello che occupa già in {P}",
    [TEXT_tell_leftovers_must] =
        "Ogni cifra sta {in base} tante volte quante {in cover}. Quindi le caselle che "
        "restano, {P} da una parte e {F} dall’altra, contengono le stesse cifre. [Il {x} deve "
        "stare in {F} più volte che finora in {P}, dove può stare solo in {X}][Il {e} deve "
        "stare in {F} più volte che finora in {P}, e {E} vedono tutti i suoi posti lì]",
    [TEXT_tell_naked_subset] =
        "{P} non hanno altri candidati che {p}. Quindi queste cifre non stanno altrove {in all}",
    [TEXT_tell_hidden_subset] =
        "{p} possono stare {in 1} solo in {P}. Quindi in queste caselle non sta nient’altro",
    [TEXT_tell_fish] =
        "Il {p} può stare {in base} solo {in cover}: in {P}. Quindi non sta altrove {in cover}",
    [TEXT_tell_finned_fish] =
        "Il {p} può stare {in base} solo {in cover} o nella pinna {F}. Se non è nella pinna, non "
        "sta altrove {in cover}. Se è nella pinna, nessun’altra casella che vede tutta la pinna "
        "può essere {p}. Ciò che è escluso in entrambi i casi si elimina",
    [TEXT_tell_sashimi_fish] =
        "Il {p} può stare {in base} solo {in cover} o nella pinna {F}. Senza la pinna, a una di "
        "queste linee resta un solo posto per il {p}; allora sta lì, e non altrove {in cover}. Con "
        "il {p} nella pinna, nessun’altra casella che vede tutta la pinna può essere {p}. Ciò che "
        "è escluso in entrambi i casi si elimina",
    [TEXT_tell_remote_pair] =
        "{path} non hanno altri candidati che {p}, e ognuna vede la successiva: le due cifre si "
        "alternano. Perciò gli estremi {first cell} e {last cell} ne hanno una ciascuno, e le "
        "caselle che vedono entrambi gli estremi non possono essere né l’una né l’altra",
    [TEXT_tell_bug] =
        "Se {P} non fosse {p}, ogni casella vuota avrebbe due candidati e ogni cifra due posti in "
        "ciascuna delle sue regioni. Uno schema così ha due soluzioni o nessuna",
    [TEXT_tell_two_links] = "Il {p} ha solo due posti per volta {in all}. Di questi, {F} si vedono "
                            "e non possono essere {p} entrambi. Perciò almeno una delle caselle "
                            "{P} è {p}, e le caselle che vedono entrambe non possono esserlo",
    [TEXT_tell_dual_kite] = "Due aquiloni condividono due caselle di un riquadro. Le loro cifre "
                            "hanno solo due posti per volta {in all}; poiché una cifra non può "
                            "stare in entrambe quelle caselle, sta a uno degli estremi lontani del "
                            "suo aquilone. La casella che vede entrambi gli estremi non può averla",
    [TEXT_tell_empty_rectangle] =
        "Il {p} può stare {in 1} solo {in 3} o {in 4}, e {in 2} solo in {P}. Se {last cell} non è "
        "{p}, lo è {first cell}; questo spinge il {p} del riquadro nelle sue caselle {in 4}. In "
        "entrambi i casi {E} vede un {p}",
    [TEXT_tell_dual_rectangle] =
        "Il {p} può stare {in 1} solo {in 3} o {in 4}, e {in 2} e {in 6} solo in due caselle. Per "
        "ciascuna di queste linee: se la casella lontana non è {p}, lo è la vicina, che spinge il "
        "{p} del riquadro fuori dalla linea comune. In entrambi i casi {E} vedono un {p}",
    [TEXT_tell_w_wing] =
        "{first cell} e {last cell} hanno entrambe solo {p}. Il {f} può stare {in 1} solo in {F}; "
        "l’una vede {first cell}, l’altra {last cell}. Queste quindi non possono essere {f} "
        "entrambe: almeno una è {e}, e le caselle che vedono entrambe non possono esserlo",
    [TEXT_tell_xy_wing] =
        "{P} è {p/}. In entrambi i casi a una delle caselle {F} resta solo il {e}. Quindi una "
        "delle due è {e}, e le caselle che vedono entrambe non possono esserlo",
    [TEXT_tell_xyz_wing] = "{P} è {p/}. Se non è {e}, a una delle caselle {F} resta solo il {e}. "
                           "Quindi le caselle che le vedono tutte e tre non possono essere {e}",
    [TEXT_tell_rectangle] = "Se {P} non avessero altro che {p}, queste due cifre si potrebbero "
                            "scambiare, e lo schema avrebbe due soluzioni",
    [TEXT_tell_rectangle_1] = "{rectangle}. Quindi {F} deve avere un’altra cifra",
    [TEXT_tell_rectangle_2] = "{rectangle}. Quindi una delle caselle {F} deve essere {f}, e le "
                              "caselle che le vedono tutte non possono esserlo",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Quindi una delle caselle {F} deve essere {f/}. Contate come una sola, "
        "formano {in 1} un gruppo nudo con {A}, le cui cifre lì non stanno altrove",
    [TEXT_tell_rectangle_4] = "{rectangle}. Il {o} può stare {in 1} solo in {F}. Se una di esse "
                              "fosse {e}, l’altra sarebbe {o}, e non resterebbe altro",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Il {e} forma un X-Wing in queste caselle: se stesse in una delle caselle "
        "{F}, starebbe in entrambe, e si arriverebbe proprio a questo",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. Il {o} può stare {in all} solo in queste caselle. Se {E} fosse {e}, le sue "
        "vicine nel rettangolo sarebbero quindi {o}, quella opposta {e}, e si arriverebbe proprio "
        "a questo",
    [TEXT_tell_avoidable_1] =
        "{P} sono piene, ma nessuna era data. Se {E} fosse {e}, le due cifre di queste quattro "
        "caselle si potrebbero scambiare, e lo schema avrebbe due soluzioni",
    [TEXT_tell_avoidable_2] =
        "{P} sono piene, ma nessuna era data. Se nessuna delle caselle {F} fosse {e}, le due cifre "
        "di queste quattro caselle si potrebbero scambiare, e lo schema avrebbe due soluzioni. "
        "Quindi una di esse è {e}, e le caselle che vedono entrambe non possono esserlo",
    [TEXT_tell_sue_de_coq] =
        "{P} stanno {in 1} e {in 2} e hanno {p}. Con {A} ({a}) dalla linea e {B} ({b}) dal "
        "riquadro ci sono tante caselle quante cifre; quindi ognuna di queste cifre sta in una di "
        "esse. Le caselle che vedono tutti i suoi posti non possono averla",
    [TEXT_tell_colours_trap] =
        "Il {p} sta o in {P} o in {F}, perché ogni legame forte tra queste caselle ha un estremo "
        "vero. Le caselle che ne vedono una per parte non possono essere {p}",
    [TEXT_tell_colours_wrap] =
        "Il {p} sta o in {P} o in {F}, perché ogni legame forte tra queste caselle ha un estremo "
        "vero. Ma due delle caselle {E} si vedono: quella parte è quindi falsa",
    [TEXT_tell_multi_colours_1] =
        "Il {p} sta o in {P} o in {F}, e o in {A} o in {B}. Una casella della prima coppia ne vede "
        "una della seconda: quelle due parti non possono essere vere insieme, quindi lo è una "
        "delle opposte. Le caselle che vedono queste due non possono essere {p}",
    [TEXT_tell_multi_colours_2] =
        "Il {p} sta o in {P} o in {F}, e o in {A} o in {B}. Una parte della prima coppia vede "
        "entrambe le parti della seconda, una delle quali è vera. Quindi è falsa",
    [TEXT_tell_chain_ends] = "{chain}. Quindi almeno uno tra {start} e {end} è vero, e ciò che li "
                             "contraddice entrambi si elimina",
    [TEXT_tell_chain_true] =
        "{chain}. Se {last cell} non fosse {last digit}, dovrebbe esserlo: quindi lo è",
    [TEXT_tell_chain_false] =
        "{chain}. Se {last cell} fosse {last digit}, non potrebbe esserlo: quindi non lo è",
    [TEXT_tell_loop] =
        "{chain}. La catena si chiude ad anello: vale nei due sensi, e ciascuno dei suoi legami ha "
        "un estremo vero. Ciò che contraddice entrambi gli estremi di un legame si elimina",
    [TEXT_tell_als_xz] = "{sets} sono insiemi quasi chiusi: una cifra in più delle caselle. Tutti "
                         "i posti di {k} si vedono tra loro; quindi uno degli insiemi perde quella "
                         "cifra e tiene tutte le altre. Perciò A o B contiene {e}, e le caselle "
                         "che lì vedono tutti i posti della cifra non possono averla",
    [TEXT_tell_als_double] =
        "{sets} sono insiemi quasi chiusi: una cifra in più delle caselle. Tutti i posti di {k} si "
        "vedono tra loro; quindi ognuna di queste cifre sta in un solo insieme, e ogni insieme ne "
        "perde una sola. Tutte le altre restano fisse nel loro insieme: le caselle che ne vedono "
        "tutti i posti non possono averle",
    [TEXT_tell_als_chain] =
        "{sets} sono insiemi quasi chiusi: una cifra in più delle caselle. I vicini condividono "
        "una cifra che uno solo può contenere: {joints}. Un insieme che perde una cifra tiene "
        "tutte le altre; perciò {first set} o {last set} contiene {e}, e le caselle che lì vedono "
        "tutti i posti della cifra non possono averla",
    [TEXT_tell_death_blossom] =
        "{P} è {p/}, e ognuna di queste cifre toglie la sua a un insieme quasi chiuso, che ha una "
        "cifra in più delle caselle: {joints}, con {sets}. Quell’insieme tiene allora tutte le "
        "altre; quindi uno degli insiemi contiene {e}, e le caselle che lì vedono tutti i posti "
        "della cifra non possono averla",
    [TEXT_tell_aligned] = "Dei modi di riempire {P} si scartano quelli che ripetono una cifra in "
                          "una regione o non lasciano nulla a una delle caselle {A}, che le vedono "
                          "tutte. Gli altri fanno a meno di ciò che si elimina",
    [TEXT_tell_nishio] =
        "Se {E} fosse {e},[ il {e} dovrebbe stare anche in {P}, e] non avrebbe più posto {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Allora non resta {dead}, quindi {suppose} è falso",
    [TEXT_tell_forcing_net] = "Supponiamo {suppose}.[ Ne segue, casella per casella, {follows}.] "
                              "Allora non resta {dead}, quindi {suppose} è falso",
    [TEXT_tell_net_all] =
        "Uno di questi casi è vero, e tutti portano allo stesso risultato: {follows}",
    [TEXT_tell_net_long] = "Uno di questi casi è vero: {assumptions}. Ciascuno porta, casella per "
                           "casella, allo stesso risultato",
    [TEXT_tell_part] = "Parte {1} di {2}. {3}.",
    [TEXT_tell_part_follows] = "Supponiamo {suppose}.[ Ne segue {follows}]",
    [TEXT_tell_part_dead] = "Supponiamo {suppose}.[ Ne segue {follows}.] Allora non resta {dead}",
    [TEXT_tell_dead_cell] = "nessun candidato per {1}",
    [TEXT_tell_dead_house] = "nessun posto per il {1} {2}",
    [TEXT_tell_refuted] = "altrimenti contraddizione",
    [TEXT_tell_template_set] =
        "Tutti i modi di disporre i {x} mancanti che lasciano posto alle altre cifre usano {X}",
    [TEXT_tell_template_delete] =
        "Nessun modo di disporre i {e} mancanti che lasci posto alle altre cifre usa {E}",
    [TEXT_name_cage] = "la gabbia {1} (somma {2})",
    [TEXT_name_thermo] = "il termometro {1}",
    [TEXT_name_arrow] = "la freccia con cerchio {3}",
    [TEXT_name_arrow_along] = "la freccia {1}",
    [TEXT_name_greater] = "il segno di disuguaglianza tra {3} e {4}",
    [TEXT_name_consecutive] = "la barra tra {3} e {4}",
    [TEXT_name_white_dot] = "il punto bianco tra {3} e {4}",
    [TEXT_name_black_dot] = "il punto nero tra {3} e {4}",
    [TEXT_name_x_sum] = "la X tra {3} e {4}",
    [TEXT_name_v_sum] = "la V tra {3} e {4}",
    [TEXT_name_odd] = "il cerchio di cifra dispari in {3}",
    [TEXT_name_even] = "il quadrato di cifra pari in {3}",
    [TEXT_name_sandwich] = "il sandwich della {1} (somma {2})",
    [TEXT_name_anti_knight] = "la regola del cavallo",
    [TEXT_name_anti_king] = "la regola del re",
    [TEXT_name_whisper] = "la linea di sussurro {1}",
    [TEXT_name_renban] = "la linea renban {1}",
    [TEXT_name_palindrome] = "il palindromo {1}",
    [TEXT_name_between] = "la linea intermedia {1}",
    [TEXT_name_lockout] = "la linea di blocco {1}",
    [TEXT_name_region_sum] = "la linea di somme {1}",
    [TEXT_name_zipper] = "la cerniera {1}",
    [TEXT_name_nabner] = "la linea nabner {1}",
    [TEXT_name_modular] = "la linea modulare {1}",
    [TEXT_name_entropic] = "la linea entropica {1}",
    [TEXT_name_slow_thermo] = "il termometro lento {1}",
    [TEXT_name_non_consecutive] = "la regola dei vicini non consecutivi",
    [TEXT_name_all_signs] = "la regola per cui tutti i segni possibili sono indicati",
    [TEXT_clue_cage] = "La gabbia {1} contiene cifre diverse la cui somma è {2}",
    [TEXT_clue_thermo] = "Le cifre crescono lungo il termometro {1}",
    [TEXT_clue_arrow] = "Sulla freccia con cerchio {3}, la somma di {5} è la cifra nel cerchio",
    [TEXT_clue_greater] = "Il segno di disuguaglianza tra {3} e {4} indica che {3} è maggiore",
    [TEXT_clue_consecutive] = "La barra tra {3} e {4} indica che sono consecutive",
    [TEXT_clue_white_dot] = "Il punto bianco tra {3} e {4} indica che sono consecutive",
    [TEXT_clue_black_dot] = "Il punto nero tra {3} e {4} indica che una è il doppio dell’altra",
    [TEXT_clue_x_sum] = "La X tra {3} e {4} indica che la loro somma è {2}",
    [TEXT_clue_v_sum] = "La V tra {3} e {4} indica che la loro somma è {2}",
    [TEXT_clue_odd] = "Il cerchio in {3} richiede una cifra dispari",
    [TEXT_clue_even] = "Il quadrato in {3} richiede una cifra pari",
    [TEXT_clue_whisper] = "Le vicine sulla linea di sussurro {1} sono distanti",
    [TEXT_clue_renban] = "La linea renban {1} contiene cifre consecutive",
    [TEXT_clue_palindrome] = "Il palindromo {1} si legge uguale dai due estremi",
    [TEXT_clue_between] = "Sulla linea intermedia {1} le cifre stanno tra quelle dei cerchi",
    [TEXT_clue_lockout] = "Sulla linea di blocco {1} nessuna cifra sta tra quelle dei rombi",
    [TEXT_clue_region_sum] = "La linea di somme {1} ha la stessa somma in ogni riquadro",
    [TEXT_clue_zipper] =
        "Sulla cerniera {1} le celle alla stessa distanza dal centro hanno la stessa somma",
    [TEXT_clue_nabner] = "Sulla linea nabner {1} non ci sono due cifre uguali o consecutive",
    [TEXT_clue_modular] = "Sulla linea modulare {1} i resti per 3 si ripetono ogni tre celle",
    [TEXT_clue_entropic] =
        "Sulla linea entropica {1} basse, medie e alte si ripetono ogni tre celle",
    [TEXT_clue_slow_thermo] = "Lungo il termometro lento {1} le cifre non diminuiscono mai",
    [TEXT_clue_sandwich] = "Nel sandwich della {1}, la somma delle cifre tra {3} e {4} è {2}",
    [TEXT_clue_side_by_side] = "{3} e {4} sono affiancate, quindi non sono consecutive",
    [TEXT_clue_differ] = "Una regola di questo sudoku vuole che {3} e {4} siano diverse",
    [TEXT_clue_no_consecutive] = "Tra {3} e {4} non c’è una barra, quindi non sono consecutive",
    [TEXT_clue_no_white_dot] = "Tra {3} e {4} non c’è un punto, quindi non sono consecutive",
    [TEXT_clue_no_black_dot] =
        "Tra {3} e {4} non c’è un punto, quindi nessuna è il doppio dell’altra",
    [TEXT_clue_no_x_sum] = "Tra {3} e {4} non c’è una X, quindi la loro somma non è {2}",
    [TEXT_clue_no_v_sum] = "Tra {3} e {4} non c’è una V, quindi la loro somma non è {2}",
    [TEXT_tell_clue] = "{clue}. Nessun altro candidato va bene",
    [TEXT_tell_cage_last] = "{clue}. Lì è ancora vuota solo {X}, e {x} è ciò che resta della somma",
    [TEXT_tell_sign_chain] =
        "Per i segni di disuguaglianza che le separano, le cifre crescono dall’una all’altra delle "
        "caselle {P}. Quindi ognuna deve lasciare posto alle altre",
    [TEXT_tell_cage_single] = "{clue}. Ci riescono solo {p}",
    [TEXT_tell_least_and_most] =
        "{clue}. Ciò che se ne va sarebbe troppo grande anche con le cifre più piccole possibili "
        "nelle altre caselle, o troppo piccolo anche con le più grandi",
    [TEXT_tell_cage_sets] = "{clue}. Nessun insieme di cifre con questa somma che i candidati "
                            "ancora permettono contiene il {e/}",
    [TEXT_tell_cage_places] = "{clue}. Ciò che se ne va non lascerebbe alle altre caselle cifre "
                              "diverse per il resto della somma",
    [TEXT_tell_needed] = "{clue}. Comunque si riempiano, queste caselle contengono il {e}, in {P}. "
                         "Le caselle che vedono tutti questi posti non possono averlo",
    [TEXT_tell_seen] = "Il {p} può stare {in 1} solo in {P}. Le caselle che vedono tutti questi "
                       "posti non possono averlo",
    [TEXT_tell_beside] = "Il {p} può stare {in 1} solo in {P}, e {E} è accanto a ciascuna di "
                         "queste caselle. Secondo {clues}, il {e} non può stare accanto al {p}",
    [TEXT_tell_45_inner] = "La somma di tutte le cifre {in all} è {total}, e le gabbie che vi "
                           "stanno per intero contengono {known}. Quindi resta {sum} per {P}",
    [TEXT_tell_45_outer] = "La somma di tutte le cifre {in all} è {total}, e le gabbie che vi "
                           "arrivano contengono {known}. Quindi {sum} ne sta fuori, in {P}",
    [TEXT_tell_45_both] = "La somma di tutte le cifre {in all} è {total}. Confrontata con le "
                          "gabbie che vi sono, dice che {P} supera {F} di {sum}",
    [TEXT_tell_naked_cages] = "{P} contengono tra loro {p}, secondo {clues}. Quindi nessun’altra "
                              "casella {in 1} può contenere queste cifre",
    [TEXT_tell_hidden_cages] = "{p} possono stare {in 1} solo in {P}. Quindi ogni vincolo vi "
                               "prende tutte quelle che può: {clues}",
    [TEXT_tell_cages_in_house] =
        "Due vincoli si incontrano {in 1}: {clue 1} e {clue 2}. Lì non hanno cifre in comune, "
        "quindi il primo perde ogni candidato con cui non si potrebbe più riempire il secondo",
    [TEXT_tell_cage_split] =
        "{clue}. Per la somma di tutte le cifre {in all}, {sum} ne sta in {P} e {other} in {F}",
    [TEXT_tell_stuck] = "Le tecniche non trovano un passo successivo.",
    [TEXT_mark_place] = "va qui",
    [TEXT_mark_eliminate] = "eliminato",
    [TEXT_mark_pattern] = "schema",
    [TEXT_mark_fin] = "pinna, altra parte",
    [TEXT_mark_set] = "insieme {1}",
    [TEXT_link_strong] = "uno dei due",
    [TEXT_link_weak] = "non entrambi",
    [TEXT_spot_full_house] = "Cercate una riga, una colonna o un riquadro con una sola casella "
                             "vuota: prende la cifra che manca.",
    [TEXT_spot_naked_single] = "Prendete una casella vuota e contate le cifre della sua riga, "
                               "della sua colonna e del suo riquadro. Se ci sono tutte meno una, è "
                               "quella. Gli incroci di regioni molto piene sono i migliori.",
    [TEXT_spot_hidden_single] =
        "Prendete una cifra e sbarrate, in un riquadro, una riga o una colonna, le caselle che "
        "un’altra cifra uguale vede. Se ne resta una, va lì.",
    [TEXT_spot_locked_subset] =
        "Due caselle di un riquadro nella stessa riga o colonna con gli stessi due candidati, o "
        "tre con tre, legano queste cifre: escono dal resto della riga o colonna e del riquadro.",
    [TEXT_spot_locked] =
        "Cercate in un riquadro una cifra i cui posti stanno tutti in una riga o colonna: esce dal "
        "resto di questa. Oppure, in una riga o colonna, una cifra i cui posti stanno tutti in un "
        "riquadro: esce dal resto del riquadro.",
    [TEXT_spot_naked_subset] =
        "Cercate in una riga, una colonna o un riquadro tante caselle quanti candidati hanno "
        "insieme: due con due, tre con tre, quattro con quattro. Queste cifre escono dalle altre "
        "caselle della regione.",
    [TEXT_spot_hidden_subset] = "Cercate in una riga, una colonna o un riquadro cifre che possono "
                                "stare solo nelle stesse caselle: due in due, tre in tre, quattro "
                                "in quattro. Tutti gli altri candidati escono da queste.",
    [TEXT_spot_leftovers] =
        "Confrontate righe o colonne intere con le regioni che quasi le coprono. Le caselle che "
        "sporgono da una parte hanno le stesse cifre di quelle dall’altra; ciò che una parte non "
        "può essere esce dall’altra.",
    [TEXT_spot_fish] =
        "Prendete una cifra e cercate tante righe quante colonne in cui lì stanno tutti i suoi "
        "posti: due per l’X-Wing, tre per il pesce spada, quattro per la medusa. Esce dal resto di "
        "queste colonne. Lo stesso scambiando righe e colonne.",
    [TEXT_spot_remote_pair] = "Cercate caselle con gli stessi due candidati, ognuna delle quali "
                              "vede la successiva. Dopo un numero pari i due capi sono diversi: "
                              "una casella che li vede entrambi perde le due cifre.",
    [TEXT_spot_bug] =
        "Verso la fine guardate se tutte le caselle vuote meno una hanno due candidati. La cifra "
        "che nella riga, nella colonna e nel riquadro di quella casella sta tre volte è la sua.",
    [TEXT_spot_two_links] =
        "Prendete una cifra e cercate due regioni in cui ha due posti ciascuna. Se un posto "
        "dell’una vede un posto dell’altra, la cifra sta a uno dei due capi lontani: le caselle "
        "che li vedono entrambi la perdono.",
    [TEXT_spot_empty_rectangle] =
        "Prendete una cifra i cui posti in un riquadro stanno in una sua riga e una sua colonna, e "
        "fuori una linea con due posti, uno dei quali in quella riga o colonna. Dove l’altro posto "
        "e il riquadro si incrociano la cifra si elimina.",
    [TEXT_spot_w_wing] = "Cercate due caselle con gli stessi due candidati che non si vedono, e "
                         "una regione in cui una delle cifre ha due posti, ciascuno visto da una "
                         "delle caselle. Le caselle che le vedono entrambe perdono l’altra cifra.",
    [TEXT_spot_xy_wing] = "Cercate una casella con due candidati che ne vede altre due con due, "
                          "ciascuna con una cifra in comune con essa e una terza tra loro. Le "
                          "caselle che vedono entrambe le ali perdono la terza.",
    [TEXT_spot_xyz_wing] = "Come l’XY-Wing, ma la casella centrale ha tutte e tre le cifre. Le "
                           "caselle che vedono tutte e tre perdono la cifra comune.",
    [TEXT_spot_rectangle] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri con gli stessi due "
        "candidati. Da sole si potrebbero scambiare e lo schema avrebbe due soluzioni: qualcosa "
        "nelle quattro caselle deve impedirlo. Che cosa, dà il tipo.",
    [TEXT_spot_avoidable] =
        "Cercate gli angoli di un tale rettangolo in cui sono state scritte cifre, nessuna data. "
        "Gli ultimi angoli non devono portare a due soluzioni.",
    [TEXT_spot_finned_fish] = "Cercate un pesce guastato da qualche posto in più, le pinne, tutte "
                              "in un riquadro. Ciò che il pesce esclude vale ancora dove si vede "
                              "anche ogni pinna. Nel sashimi manca un angolo accanto alla pinna.",
    [TEXT_spot_sue_de_coq] =
        "Cercate, dove un riquadro e una linea si incrociano, due o tre caselle con due cifre in "
        "più delle caselle. Se caselle con poche cifre del resto della linea e del resto del "
        "riquadro le assorbono, tutto è spartito: queste cifre escono dal resto della linea e del "
        "riquadro.",
    [TEXT_spot_colours] = "Prendete una cifra e colorate i suoi posti a turno dove ne ha due in "
                          "una regione. Le caselle che vedono entrambi i colori la perdono; se due "
                          "dello stesso colore si vedono, quel colore è falso.",
    [TEXT_spot_multi_colours] = "Colorate i posti di una cifra in due reti di coppie separate. Se "
                                "un colore dell’una vede un colore dell’altra, uno dei due colori "
                                "opposti è giusto: ciò che li vede entrambi perde la cifra.",
    [TEXT_spot_chain] = "Partite da un candidato e andate avanti a turno: se non è vero, lo è il "
                        "successivo; se questo è vero, il seguente non lo è. Quando il primo e "
                        "l’ultimo non possono essere entrambi falsi, ciò che entrambi escludono si "
                        "elimina. Partite da caselle con due candidati e cifre con due posti.",
    [TEXT_spot_loop] =
        "Seguite una catena così finché torna al suo inizio. Allora ogni suo anello è con certezza "
        "uno dei due, e ciò che vede entrambi i capi di un anello si elimina.",
    [TEXT_spot_als_xz] =
        "Cercate due insiemi di caselle, ciascuno in una regione con una cifra in più delle "
        "caselle, con una cifra comune i cui posti si vedono tutti. Uno la perde e tiene il resto: "
        "una seconda cifra comune esce dalle caselle che ne vedono tutti i posti.",
    [TEXT_spot_als_chain] = "Unite tre o più insiemi così, ciascuno al successivo con una cifra "
                            "che solo uno dei due può avere. Una cifra del primo e dell’ultimo "
                            "esce dalle caselle che ne vedono tutti i posti in entrambi.",
    [TEXT_spot_death_blossom] =
        "Cercate una casella di cui ogni candidato vede tutti i suoi posti in un insieme con una "
        "cifra in più delle caselle. Qualunque sia, un insieme perde quella cifra: una comune a "
        "tutti esce dalle caselle che ne vedono tutti i posti.",
    [TEXT_spot_aligned] = "Prendete due o tre caselle ed elencate le cifre che possono avere "
                          "insieme. Sbarrate ciò che vieta un’altra casella con pochi candidati. "
                          "Un candidato in nessuna combinazione rimasta si elimina.",
    [TEXT_spot_franken_fish] = "Cercate un pesce le cui linee sono in parte riquadri: tutti i "
                               "posti di una cifra in alcune righe e riquadri stanno in "
                               "altrettante colonne e riquadri. Esce dal resto di questi.",
    [TEXT_spot_nishio] = "Prendete un posto di una cifra e seguite ciò che comporta per quella "
                         "cifra sola. Se da qualche parte non ci sta più, il posto era falso.",
    [TEXT_spot_forcing_chain] = "Prendete una casella con pochi candidati, o una cifra con pochi "
                                "posti, e seguite ciascuno fino in fondo. Ciò che esce ogni volta "
                                "è vero; ciò che porta a una contraddizione è falso.",
    [TEXT_spot_forcing_net] =
        "Supponete un candidato e scrivete tutto ciò che segue, anche dove più conseguenze si "
        "incontrano. Ciò che segue da tutti i candidati di una casella o posti di una cifra è "
        "vero; ciò che porta a una contraddizione è falso.",
    [TEXT_spot_clue] =
        "Guardate un segno, una linea o una somma a cui restano poche cifre e provate ogni "
        "candidato "
        "di una delle sue caselle: si possono ancora riempire le altre? Se no, cade.",
    [TEXT_spot_cage] =
        "Prendete una gabbia di poche caselle, o con una somma molto piccola o molto grande, e "
        "cercate "
        "i gruppi di cifre che la danno. Ciò che non è in nessuno lascia la gabbia; ciò che è in "
        "tutti deve starci e cade dove si vedono tutti i suoi posti.",
    [TEXT_spot_cages] =
        "Guardate le gabbie, le linee e i segni le cui caselle stanno in una stessa casa. Se "
        "alcuni devono contenere tra loro due cifre, nessun’altra casella della casa può averle. "
        "Se solo due hanno posto per due cifre, quelle cifre vanno lì.",
    [TEXT_spot_sum_of_house] =
        "Ogni casa ha la stessa somma, 45 con nove cifre. Cercate case, da sole o affiancate, che "
        "le "
        "gabbie riempiono quasi: sommate le gabbie e confrontate. La differenza è la somma delle "
        "caselle che sporgono o che restano.",
    [TEXT_spot_seen] = "Prendete una cifra a cui restano pochi posti in una casa o in una gabbia. "
                       "Una casella che vede tutti questi posti, anche per una regola di questo "
                       "schema, non può averla: ovunque stia, lo impedisce.",
    [TEXT_spot_template] =
        "Prendete una cifra e posatela sullo schema in tutti i modi ancora possibili. Ciò che "
        "hanno in comune è vero; un posto in nessuno di essi si elimina.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Ultima casella"},
    {"naked-single", "Singolo nudo"},
    {"hidden-single", "Singolo nascosto"},
    {"locked-pair", "Coppia bloccata"},
    {"locked-triple", "Tripla bloccata"},
    {"pointing", "Candidati puntanti"},
    {"claiming", "Candidati reclamati"},
    {"leftovers-inner", "Legge dei resti, interna"},
    {"leftovers-outer", "Legge dei resti, esterna"},
    {"naked-pair", "Coppia nuda"},
    {"naked-triple", "Tripla nuda"},
    {"hidden-pair", "Coppia nascosta"},
    {"hidden-triple", "Tripla nascosta"},
    {"cage-last-cell", "Ultima casella di una gabbia"},
    {"odd-even", "Caselle pari e dispari"},
    {"sign-chain", "Catena di segni"},
    {"sign", "Segno tra due caselle"},
    {"thermometer", "Termometro"},
    {"line", "Regola di una linea"},
    {"missing-sign", "Vicina di una casella piena"},
    {"cage-single-set", "Combinazione unica"},
    {"cage-least-and-most", "Minimo e massimo di una gabbia"},
    {"rule-of-45-inner", "Regola del 45, interna"},
    {"rule-of-45-outer", "Regola del 45, esterna"},
    {"arrow", "Freccia"},
    {"sandwich-ends", "Estremi di un sandwich"},
    {"cage-sets", "Combinazioni rimaste"},
    {"cage-digit", "Cifra necessaria a una gabbia"},
    {"sign-digit", "Cifra necessaria a un segno o a una linea"},
    {"missing-sign-candidates", "Vicine con i loro candidati"},
    {"seen-by-places", "Visto da tutti i posti"},
    {"beside-places", "Accanto a tutti i posti"},
    {"sandwich-filling", "Ripieno di un sandwich"},
    {"arrow-ways", "Freccia con cifre diverse"},
    {"rule-of-45-inner-several", "Regola del 45 su più zone, interna"},
    {"rule-of-45-outer-several", "Regola del 45 su più zone, esterna"},
    {"rule-of-45-inner-pair", "Regola del 45 con due caselle, interna"},
    {"rule-of-45-outer-pair", "Regola del 45 con due caselle, esterna"},
    {"innies-and-outies", "Dentro contro fuori"},
    {"cage-places", "Posti in una gabbia"},
    {"naked-cage-pair", "Coppia nuda di vincoli"},
    {"hidden-cage-pair", "Coppia nascosta di vincoli"},
    {"naked-cage-triple", "Tripla nuda di vincoli"},
    {"cage-split", "Gabbia divisa"},
    {"cages-in-house", "Vincoli in una zona"},
    {"hidden-cage-triple", "Tripla nascosta di vincoli"},
    {"rule-of-45-more", "Regola del 45 con più caselle"},
    {"innies-and-outies-more", "Dentro contro fuori con più caselle"},
    {"naked-quad", "Quaterna nuda"},
    {"hidden-quad", "Quaterna nascosta"},
    {"x-wing", "X-Wing"},
    {"swordfish", "Pesce spada"},
    {"jellyfish", "Medusa"},
    {"remote-pair", "Coppia remota"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Grattacielo"},
    {"two-string-kite", "Aquilone a due fili"},
    {"dual-two-string-kite", "Doppio aquilone a due fili"},
    {"turbot-fish", "Rombo"},
    {"empty-rectangle", "Rettangolo vuoto"},
    {"dual-empty-rectangle", "Doppio rettangolo vuoto"},
    {"w-wing", "W-Wing"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-rectangle-1", "Rettangolo unico di tipo 1"},
    {"unique-rectangle-2", "Rettangolo unico di tipo 2"},
    {"unique-rectangle-3", "Rettangolo unico di tipo 3"},
    {"unique-rectangle-4", "Rettangolo unico di tipo 4"},
    {"unique-rectangle-5", "Rettangolo unico di tipo 5"},
    {"unique-rectangle-6", "Rettangolo unico di tipo 6"},
    {"hidden-rectangle", "Rettangolo nascosto"},
    {"avoidable-rectangle-1", "Rettangolo evitabile di tipo 1"},
    {"avoidable-rectangle-2", "Rettangolo evitabile di tipo 2"},
    {"finned-x-wing", "X-Wing con pinna"},
    {"sashimi-x-wing", "X-Wing sashimi"},
    {"finned-swordfish", "Pesce spada con pinna"},
    {"sashimi-swordfish", "Pesce spada sashimi"},
    {"finned-jellyfish", "Medusa con pinna"},
    {"sashimi-jellyfish", "Medusa sashimi"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Colorazione semplice: trappola"},
    {"simple-colours-wrap", "Colorazione semplice: contraddizione"},
    {"multi-colours-1", "Colorazione multipla di tipo 1"},
    {"multi-colours-2", "Colorazione multipla di tipo 2"},
    {"x-chain", "Catena X"},
    {"xy-chain", "Catena XY"},
    {"continuous-nice-loop", "Anello continuo"},
    {"discontinuous-nice-loop", "Anello discontinuo"},
    {"aic", "Catena alternata"},
    {"grouped-continuous-nice-loop", "Anello continuo con gruppi"},
    {"grouped-discontinuous-nice-loop", "Anello discontinuo con gruppi"},
    {"grouped-aic", "Catena alternata con gruppi"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-chain", "Catena di ALS"},
    {"death-blossom", "Fiore della morte"},
    {"aligned-pair-exclusion", "Esclusione di coppie allineate"},
    {"aligned-triplet-exclusion", "Esclusione di triple allineate"},
    {"franken-x-wing", "X-Wing Franken"},
    {"franken-swordfish", "Pesce spada Franken"},
    {"franken-jellyfish", "Medusa Franken"},
    {"finned-franken-x-wing", "X-Wing Franken con pinna"},
    {"finned-franken-swordfish", "Pesce spada Franken con pinna"},
    {"finned-franken-jellyfish", "Medusa Franken con pinna"},
    {"mutant-x-wing", "X-Wing mutante"},
    {"mutant-swordfish", "Pesce spada mutante"},
    {"mutant-jellyfish", "Medusa mutante"},
    {"finned-mutant-x-wing", "X-Wing mutante con pinna"},
    {"finned-mutant-swordfish", "Pesce spada mutante con pinna"},
    {"finned-mutant-jellyfish", "Medusa mutante con pinna"},
    {"finned-mutant-squirmbag", "Polpo mutante con pinna"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Catena forzata"},
    {"forcing-net", "Rete forzata"},
    {"nested-forcing-net", "Rete forzata annidata"},
    {"template-set", "Sagoma: inserimento"},
    {"template-delete", "Sagoma: eliminazione"},
    {NULL, NULL},
};

const struct language language_it = {texts, techniques};
