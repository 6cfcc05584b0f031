#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Schema",
    [TEXT_puzzles] = "Schemi",
    [TEXT_puzzles_many] = "Schemi",
    [TEXT_puzzle_range] = "Schemi da {1} a {2}",
    [TEXT_puzzle_pair] = "Schemi {1} e {2}",
    [TEXT_solution] = "Soluzione",
    [TEXT_solutions] = "Soluzioni",
    [TEXT_solution_page] = "soluzione a pagina {1}",
    [TEXT_solution_apart] = "soluzione nel fascicolo, pagina {1}",
    [TEXT_right_half] = "metà destra a pagina {1}",
    [TEXT_puzzle_page] = "schema a pagina {1}",
    [TEXT_puzzle_page_short] = "pagina {1}",
    [TEXT_puzzle_page_brief] = "p. {1}",
    [TEXT_answer_key] = "Fascicolo delle soluzioni",
    [TEXT_tip] = "Consiglio",
    [TEXT_contents] = "Indice",
    [TEXT_introduction] = "Introduzione",
    [TEXT_how_to_play] = "Come si gioca",
    [TEXT_how_to_play_text] =
        "Riempite le caselle vuote in modo che ogni riga, ogni colonna e ogni riquadro dal bordo "
        "spesso contenga una sola volta ciascuna cifra da **1** a **{1}**.\n\n# Da dove "
        "cominciare\n\nCercate una riga, una colonna o un riquadro quasi completo. Quali cifre "
        "mancano? Prendetele una alla volta e guardate dove può andare ciascuna. Se in una riga, "
        "una colonna o un riquadro resta una sola casella possibile, scrivete lì la cifra.\n\n# "
        "Quando si fa più difficile\n\nScrivete in piccolo, nell’angolo di ogni casella vuota, le "
        "cifre ancora possibili: sono i suoi candidati. Se due caselle di una riga hanno solo gli "
        "stessi due candidati, quelle cifre vanno in quelle caselle. Cancellatele nel resto della "
        "riga. Vale anche per le colonne e i riquadri, e per tre caselle che si dividono tre "
        "candidati.\n\nOgni sudoku ha una sola soluzione. Non serve mai tirare a indovinare.",
    [TEXT_how_to_play_latin_text] =
        "# Da dove cominciare\n\n{2}Cercate una riga o una colonna quasi completa. Quali cifre "
        "mancano? Prendetele una alla volta e guardate dove può andare ciascuna. Se resta una "
        "sola casella possibile, scrivete lì la cifra.\n\n# Quando si fa più "
        "difficile\n\nScrivete in piccolo, nell’angolo di ogni casella vuota, le cifre ancora "
        "possibili: sono i suoi candidati. Se due caselle di una riga hanno solo gli stessi due "
        "candidati, quelle cifre vanno in quelle caselle. Cancellatele nel resto della riga. "
        "Vale anche per le colonne, e per tre caselle che si dividono tre candidati.\n\nOgni "
        "gioco ha una sola soluzione. Non serve mai tirare a indovinare.",
    [TEXT_how_to_play_clues] = "Guardate prima gli indizi che lasciano meno scelta.",
    [TEXT_how_to_play_sizes] =
        "Negli schemi più piccoli l’ultima cifra è il numero di caselle di una riga: **{1}** nei "
        "più piccoli di questo libro.",
    [TEXT_story] = "Le regole in figure",
    [TEXT_story_row] = "Ogni riga ha ogni numero una volta. Quale manca?",
    [TEXT_story_column] = "Anche ogni colonna ha ogni numero una volta.",
    [TEXT_story_box] = "E così ogni riquadro dal bordo spesso.",
    [TEXT_trace] = "Ricalca i numeri",
    [TEXT_child_how_to_play_text] =
        "Scrivi un numero in ogni casella vuota. Una casella è un quadratino.\n\nOgni "
        "**riga** (da sinistra a destra), ogni **colonna** (dall’alto in basso) e ogni "
        "**riquadro** dal bordo spesso ha tutti i numeri da **1** a **{1}**, ciascuno una "
        "volta sola.\n\n# Per cominciare\n\nCerca una riga, una colonna o un riquadro quasi "
        "pieno. Quale numero manca? Scrivilo.\n\n# Se non sai andare avanti\n\nScegli un "
        "numero e guarda dove c’è già. Nella sua riga, nella sua colonna e nel suo riquadro "
        "non può tornare. In un riquadro gli resta una sola casella? Allora scrivilo "
        "lì.\n\nUsa la matita, così puoi cancellare. Ogni schema ha una sola soluzione. Non "
        "devi mai tirare a indovinare.",
    [TEXT_child_how_to_play_sizes] =
        "Gli schemi piccoli hanno meno numeri. Nei più piccoli ti bastano da **1** a **{1}**.",
    [TEXT_child_rule_boxes] =
        "Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha tutti i numeri da **1** "
        "a **{1}**, ciascuno una volta sola.",
    [TEXT_child_rule_base] = "**La regola per tutti:** {1}",
    [TEXT_child_rule_base_alone] = "Qui vale solo la regola per tutti.",
    [TEXT_child_rule_base_not] = "Se uno schema ha una sua regola, la trovi lì accanto.",
    [TEXT_child_rule_jigsaw] =
        "Qui i riquadri hanno forme strane, come i pezzi di un puzzle. Ogni riga, ogni "
        "colonna e ogni pezzo ha tutti i numeri da **1** a **{1}**, ciascuno una volta sola.",
    [TEXT_child_pictures_text] =
        "In alcuni schemi ci sono figure al posto dei numeri. Disegna la figura giusta in "
        "ogni casella vuota. Oppure scrivi il suo numero: lo vedi sotto lo schema.",
    [TEXT_child_word_text] =
        "In alcuni schemi ci sono lettere al posto dei numeri. Quando hai finito, cerca la "
        "parola nascosta: è in una riga, o scende passo dopo passo dall’angolo in alto a "
        "sinistra.",
    [TEXT_child_practice_text] =
        "Ora tocca a te! In ognuno di questi schemi questo trucco è il passo successivo. Le "
        "risposte vengono dopo l’ultima lezione.",
    [TEXT_child_grading] = "Facile o difficile?",
    [TEXT_child_grading_text] =
        "Alcuni schemi sono facili, altri fanno pensare di più. Uno schema è facile se bastano "
        "trucchi facili. Se serve un trucco più difficile, lo è anche lo schema.\n\nUn computer ha "
        "controllato ogni schema. Ha una sola soluzione: non devi mai tirare a indovinare.",
    [TEXT_child_grading_minutes] = "I minuti sono solo un’idea. Prenditi tutto il tempo che vuoi!",
    [TEXT_child_glossary_text] =
        "**Casella** Un quadratino dello schema.\n\n**Colonna** Le caselle dall’alto in "
        "basso, una sotto l’altra.\n\n**Numero piccolo** Un numero nell’angolo di una "
        "casella. Forse è quello giusto.\n\n**Riga** Le caselle da sinistra a destra, una "
        "accanto all’altra.\n\n**Riquadro** Un gruppo di caselle con un bordo "
        "spesso.\n\n**Soluzione** Lo schema con tutti i suoi numeri. Ce n’è una "
        "sola.\n\n**Suggerimento** Un piccolo aiuto, se non sai andare avanti.",
    [TEXT_child_spot_full_house] =
        "Cerca una riga, una colonna o un riquadro con una sola casella vuota. Quale numero "
        "manca? Scrivilo!",
    [TEXT_child_spot_naked_single] =
        "Scegli una casella vuota. Di’ tutti i numeri della sua riga, della sua colonna e "
        "del suo riquadro. Ce n’è uno solo che non hai detto? Scrivilo!",
    [TEXT_child_spot_hidden_single] =
        "Scegli un numero e un riquadro in cui manca. Cancella ogni casella che ha già quel "
        "numero nella sua riga o nella sua colonna. Resta una sola casella? Scrivi lì il "
        "numero!",
    [TEXT_child_spot_leftovers] =
        "Gira intorno a ogni pezzo con il dito. Quale pezzo ha già più numeri? Guarda quali "
        "mancano lì e cerca un posto per ognuno.",
    [TEXT_child_cell_names_text] = "Ogni casella ha un nome. r3c5 è nella riga 3 e nella colonna "
                                   "5: conta tre caselle verso il basso e cinque verso destra.",
    [TEXT_child_cell_is] = "r3c5=2 vuol dire: qui va un 2.",
    [TEXT_child_tell_full_house] = "Solo {X} è vuota {in 1}, e lì manca {x}",
    [TEXT_child_tell_naked_single] = "{x} è l’unico numero che va bene in {X}",
    [TEXT_child_spot_locked] =
        "Scegli un numero e un riquadro. In quali caselle del riquadro può andare? Sono tutte in "
        "una stessa riga o colonna? Allora cancellalo nel resto di quella riga o colonna. Vale "
        "anche al contrario, da una riga o colonna a un riquadro.",
    [TEXT_child_spot_locked_subset] =
        "Cerca in un riquadro due caselle che sono anche nella stessa riga o nella stessa colonna "
        "e che hanno solo gli stessi due numeri piccoli. Quei due numeri vanno lì. Cancellali nel "
        "resto del riquadro e nel resto della riga o colonna. Vale anche con tre caselle e tre "
        "numeri.",
    [TEXT_child_spot_naked_subset] =
        "Cerca in una riga, una colonna o un riquadro due caselle che hanno solo gli stessi due "
        "numeri piccoli. Quei due numeri vanno lì, anche se non sai ancora quale va dove. "
        "Cancellali nelle altre caselle. Vale anche con tre caselle e tre numeri.",
    [TEXT_child_spot_hidden_subset] =
        "Cerca in una riga, una colonna o un riquadro due numeri che possono andare solo nelle "
        "stesse due caselle. Quelle caselle sono già prese! Cancella tutti gli altri numeri "
        "piccoli che ci sono dentro. Vale anche con tre numeri e tre caselle.",
    [TEXT_child_spot_cage] =
        "Scegli una gabbia con poche caselle. Con quali numeri puoi fare la sua somma? {1} in {2} "
        "caselle è sempre {3}. Gli altri non vanno bene: cancellali.",
    [TEXT_child_spot_cage_last] =
        "Cerca una gabbia con una sola casella vuota. Somma gli altri suoi numeri e toglili dal "
        "numero piccolo nell’angolo. Quello che resta va nella casella vuota!",
    [TEXT_child_spot_thermo] =
        "Segui il termometro con il dito, dal bulbo rotondo fino alla punta. A ogni casella il "
        "numero diventa più grande. Perciò all’inizio ci sono numeri piccoli e alla fine numeri "
        "grandi. Cancella tutti quelli che non vanno bene.",
    [TEXT_child_spot_overlap] =
        "Comincia dalle caselle che stanno in due griglie insieme. Lì un numero deve andare bene "
        "per tutte e due. Quando ne trovi uno, ti aiuta in entrambe!",
    [TEXT_child_cages_text] =
        "# Le gabbie\n\nUna gabbia non ha mai due volte lo stesso numero. Perciò alcune somme si "
        "fanno in un solo modo: due caselle con 3 sono 1 e 2. Due caselle con {5} sono {4} e "
        "{1}.\n\n# In tutto fa {2}\n\nSe sommi tutti i numeri da 1 a {1}, ottieni {2}. Perciò "
        "anche ogni riga, ogni colonna e ogni riquadro fa {2}. Alcune gabbie riempiono un riquadro "
        "tranne una casella? Sommale e guarda quanto manca per arrivare a {2}. Quel numero va "
        "nella casella.\n\n# Facciamone uno insieme\n\nLo schema della figura ha solo i numeri da "
        "1 a 4, quindi ogni riga, ogni colonna e ogni riquadro fa 10. Nella gabbia da 3 ci sono 1 "
        "e 2, in quella da 7 ci sono 3 e 4. Nella seconda riga la gabbia da 8 lascia una casella: "
        "10 − 8 = 2. Con la casella sotto fa 5, quindi sotto va un 3. Nella terza riga restano 10 "
        "− 5 − 3 = 2 per la prima casella, e sotto va 6 − 2 = 4. La prima colonna ha ormai il suo "
        "2. In alto a sinistra va dunque un 1!",
    [TEXT_child_ask_missing] = "Una sola casella è vuota {in 1}. Quale numero manca?",
    [TEXT_child_ask_cell] = "Guarda la riga {1}, colonna {2}. Lì ci sta un solo numero.",
    [TEXT_child_tell_hidden_single] = "{in 1}, {x} va bene solo in {X}",
    [TEXT_child_tell_locked_subset] = "In {P} vanno bene solo {p}. Queste caselle sono {in all}. "
                                      "Quindi nessun’altra casella può avere lì questi numeri",
    [TEXT_child_tell_locked] = "{in 1}, {p} va bene solo in {P}. Queste caselle sono anche {in 2}. "
                               "Quindi lì non può andare in nessun’altra casella",
    [TEXT_child_tell_naked_subset] =
        "In {P} vanno bene solo {p}. Quindi nessun’altra casella {in all} può avere questi numeri",
    [TEXT_child_tell_hidden_subset] = "{in 1}, {p} vanno bene solo in {P}. Quindi in queste "
                                      "caselle non può andare nessun altro numero",
    [TEXT_child_spot_fish] =
        "Scegli un numero. Cerca due righe in cui va bene solo in due caselle, nelle stesse due "
        "colonne. Queste quattro caselle sono gli angoli di un rettangolo, e il numero va in due "
        "angoli opposti. Allora cancellalo nel resto delle due colonne. Vale anche al contrario, "
        "con due colonne e le loro righe.",
    [TEXT_child_spot_swordfish] =
        "Scegli un numero. Cerca tre righe in cui va bene solo in due o tre caselle, tutte nelle "
        "stesse tre colonne. In quelle colonne il numero è in una delle tre righe. Allora "
        "cancellalo nel resto delle colonne. Vale anche al contrario, con tre colonne e le loro "
        "righe.",
    [TEXT_child_spot_sum_of_house] =
        "Tutti i numeri da 1 a {2} fanno insieme {1}. Perciò ogni riga, ogni colonna e ogni "
        "riquadro fa {1}. Cerca una riga, una colonna o un riquadro che alcune gabbie riempiono, "
        "tranne poche caselle. Somma queste gabbie. Quello che manca per arrivare a {1} va nelle "
        "caselle che restano.",
    [TEXT_child_spot_least_and_most] =
        "Scegli una gabbia con una somma piccola o grande e una delle sue caselle. Dai alle "
        "altre i numeri più piccoli che vanno bene. Quello che resta della somma è il numero più "
        "grande per la tua casella. Con i più grandi trovi il più piccolo. Cancella tutti quelli "
        "che non vanno bene.",
    [TEXT_child_hints_text] =
        "Non sai andare avanti? Cerca il numero del tuo schema, leggi un suggerimento e riprova.",
    [TEXT_child_lesson_puzzles] = "Schemi con questo trucco: {1}",
    [TEXT_child_lesson_no_puzzle] = "Nessuno schema di questo libro richiede questo trucco.",
    [TEXT_child_tell_fish] =
        "{in base}, {p} va bene solo {in cover}: in {P}. Quindi {in cover} non può andare in "
        "nessun’altra casella",
    [TEXT_child_tell_remove] = "Cancella {1}.",
    [TEXT_child_tell_remove_from] = "{1} in {2}",
    [TEXT_child_mark_eliminate] = "da cancellare",
    [TEXT_child_mark_pattern] = "guarda qui",
    [TEXT_child_mark_fin] = "guarda anche qui",
    [TEXT_child_rule_cage] =
        "Le caselle dentro una linea tratteggiata formano una gabbia. I suoi numeri sono tutti "
        "diversi e insieme fanno il numero piccolo nell’angolo.",
    [TEXT_child_rule_cage_shade] =
        "Le caselle della stessa tinta che si toccano con un lato formano una gabbia. I suoi "
        "numeri sono tutti diversi e insieme fanno il numero piccolo nell’angolo.",
    [TEXT_child_rule_thermo] =
        "In un termometro i numeri crescono dal bulbo rotondo fino alla punta.",
    [TEXT_child_left_out_digits] = "{1} numeri trovati",
    [TEXT_child_left_out_candidates] = "cancellati solo numeri piccoli",
    [TEXT_child_index] = "Dove trovi ogni trucco",
    [TEXT_child_techniques] = "Trucchi",
    [TEXT_child_review_text] =
        "Parlane ai tuoi amici! Un adulto può inquadrare il codice e scrivere che cosa ne "
        "pensi.",
    [TEXT_child_how_to_play_latin_text] =
        "# Per cominciare\n\n{2}Cerca una riga o una colonna quasi piena. Quale numero manca? "
        "Scrivilo.\n\n# Se non sai andare avanti\n\nScegli un numero e una riga in cui manca. "
        "Cancella ogni casella che ha già quel numero nella sua colonna. Resta una sola casella? "
        "Allora scrivi lì il numero.\n\nUsa la matita, così puoi cancellare. Ogni schema ha una "
        "sola soluzione. Non devi mai tirare a indovinare.",
    [TEXT_child_how_to_play_clues] =
        "Guarda prima i segni e i numeri piccoli. Ti aiutano a cominciare.",
    [TEXT_child_signs_text] = "In questo libro ci sono altri segni al posto dei numeri: {1}.",
    [TEXT_child_shaded_text] = "Anche ogni zona grigia ha tutti i numeri, ciascuno una volta.",
    [TEXT_child_rule_latin] = "Qui non ci sono riquadri. Ogni riga e ogni colonna ha tutti i "
                              "numeri da **1** a **{1}**, ciascuno una volta sola.",
    [TEXT_child_rule_lines] = "Su una linea grigia nessun numero si ripete.",
    [TEXT_child_rule_groups] = "In una zona grigia nessun numero si ripete.",
    [TEXT_child_rule_smaller_areas] = "In quelle più piccole nessun numero si ripete.",
    [TEXT_child_rule_grids] =
        "Vale per ogni griglia. Dove due griglie si incrociano, le caselle sono di tutte e due.",
    [TEXT_child_rule_arrow] =
        "Somma i numeri di una freccia: ottieni il numero nel cerchio. Un numero può ripetersi su "
        "una freccia se le altre regole lo permettono.",
    [TEXT_child_rule_greater] = "Il segno tra due caselle è come la bocca di un coccodrillo: si "
                                "apre verso il numero più grande.",
    [TEXT_child_rule_consecutive] =
        "I due numeri vicino a una barretta vengono uno dopo l’altro quando si conta, come 3 e 4.",
    [TEXT_child_rule_white_dot] = "I due numeri vicino a un punto bianco vengono uno dopo l’altro "
                                  "quando si conta, come 3 e 4.",
    [TEXT_child_rule_black_dot] =
        "Vicino a un punto nero un numero è il doppio dell’altro, come 3 e 6.",
    [TEXT_child_rule_x] = "I due numeri vicino a una X fanno insieme 10.",
    [TEXT_child_rule_v] = "I due numeri vicino a una V fanno insieme 5.",
    [TEXT_child_rule_odd] =
        "In una casella con un cerchio grigio il numero è dispari, come 1, 3 o 5.",
    [TEXT_child_rule_even] =
        "In una casella con un quadrato grigio il numero è pari, come 2, 4 o 6.",
    [TEXT_child_rule_all_signs] =
        "Non manca nessun segno. Dove non c’è, i due numeri non stanno insieme così.",
    [TEXT_child_rule_sandwich] = "**1** e **{1}** sono le fette di pane. Somma i numeri in mezzo: "
                                 "ottieni il numero sul bordo della riga o della colonna.",
    [TEXT_child_rule_anti_knight] =
        "Negli scacchi il cavallo salta due caselle in avanti e una di lato. Due caselle lontane "
        "un salto così non hanno mai lo stesso numero.",
    [TEXT_child_rule_anti_king] =
        "Due caselle che si toccano con un angolo non hanno mai lo stesso numero.",
    [TEXT_child_rule_anti_queen] =
        "Il numero **{1}** non è mai due volte sulla stessa linea obliqua, lunga o corta.",
    [TEXT_child_rule_non_consecutive] = "Due caselle attaccate non hanno mai numeri che vengono "
                                        "uno dopo l’altro quando si conta, come 3 e 4.",
    [TEXT_child_rule_whisper] =
        "Due numeri vicini su una linea di sussurro sono lontani almeno {2}.",
    [TEXT_child_rule_dutch_whisper] =
        "Due numeri vicini su una linea di sussurro olandese sono lontani almeno {4}.",
    [TEXT_child_rule_renban] = "I numeri di una linea renban vengono uno dopo l’altro quando si "
                               "conta, come 3, 4 e 5. Ma possono essere in disordine.",
    [TEXT_child_rule_palindrome] = "Una linea palindroma è uguale dai due lati, come il nome ANNA.",
    [TEXT_child_rule_between] = "I numeri sulla linea sono più grandi del numero in un cerchio e "
                                "più piccoli di quello nell’altro.",
    [TEXT_child_rule_lockout] =
        "I numeri nei due rombi sono lontani almeno {3}. Gli altri numeri della linea sono più "
        "grandi di tutti e due o più piccoli di tutti e due.",
    [TEXT_child_rule_region_sum] =
        "La linea passa per diversi riquadri. Somma i suoi numeri in ogni riquadro: il risultato è "
        "sempre lo stesso. Se torna in un riquadro, quel pezzo conta a parte.",
    [TEXT_child_rule_zipper] =
        "Chiudi la cerniera: due caselle alla stessa distanza dal centro fanno insieme il numero "
        "al centro. Se al centro non c’è una casella, tutte le coppie hanno la stessa somma.",
    [TEXT_child_rule_nabner] = "Su una linea nabner nessun numero si ripete. E due dei suoi numeri "
                               "non vengono mai uno dopo l’altro quando si conta, ovunque siano.",
    [TEXT_child_rule_modular] =
        "I numeri giocano in tre squadre: 1, 4, 7 e 2, 5, 8 e 3, 6, 9. Tre caselle di fila sulla "
        "linea hanno sempre un numero di ogni squadra.",
    [TEXT_child_rule_entropic] =
        "Un terzo dei numeri sono piccoli, un terzo medi e un terzo grandi. Tre caselle di fila "
        "sulla linea ne hanno sempre uno per tipo.",
    [TEXT_child_rule_entropy] =
        "Un terzo dei numeri sono piccoli, un terzo medi e un terzo grandi. Ogni quadrato di 2 × 2 "
        "caselle li ha di tutti e tre i tipi.",
    [TEXT_child_rule_slow_thermo] = "Su un termometro lento i numeri non diminuiscono mai dal "
                                    "bulbo aperto fino alla punta. Possono restare uguali.",
    [TEXT_child_rule_little_killer] =
        "La freccia sul bordo indica una fila obliqua di caselle. I loro numeri fanno insieme il "
        "numero vicino alla freccia. Lì un numero può ripetersi.",
    [TEXT_child_rule_x_sums] =
        "Guarda nella griglia da un numero sul bordo. La prima casella ti dice quante caselle "
        "sommare, e conta anche lei. Ottieni il numero sul bordo.",
    [TEXT_child_rule_skyscraper] =
        "I numeri sono torri: un 4 ha quattro piani. Il numero sul bordo ti dice quante torri vedi "
        "da lì. Una torre alta nasconde quelle più basse dietro di lei.",
    [TEXT_child_rule_numbered_room] =
        "Guarda nella griglia da un numero sul bordo. La prima casella ti dice dov’è quel numero: "
        "con un 4 è nella quarta casella.",
    [TEXT_child_rule_quadruple] = "I numeri in un cerchio sono nelle quattro caselle intorno. Se "
                                  "uno è scritto due volte, lì c’è due volte.",
    [TEXT_child_rule_minimum] = "Una casella grigia con le frecce verso l’interno ha un numero più "
                                "piccolo delle caselle accanto, sopra e sotto.",
    [TEXT_child_rule_maximum] = "Una casella grigia con le frecce verso l’esterno ha un numero più "
                                "grande delle caselle accanto, sopra e sotto.",
    [TEXT_child_rule_calc_cage] =
        "Fa’ un calcolo con i numeri di una gabbia: ottieni il suo numero piccolo. **+** vuol dire "
        "più, **×** vuol dire per. Con **−** togli il più piccolo dal più grande. Con **÷** dividi "
        "il più grande per il più piccolo. Un numero può ripetersi in una gabbia, ma non in una "
        "riga o colonna.",
    [TEXT_child_rule_signless_cage] =
        "Fa’ un calcolo con i numeri di una gabbia: ottieni il suo numero piccolo. Scopri come: "
        "con più o per, e in una gabbia di due caselle anche con meno o diviso. Un numero può "
        "ripetersi in una gabbia, ma non in una riga o colonna.",
    [TEXT_child_rule_double_arrow] =
        "Somma i numeri nei due cerchi, poi i numeri in mezzo: il risultato è lo stesso.",
    [TEXT_child_rule_sum_line] = "Taglia la linea a pezzi. I numeri di ogni pezzo fanno insieme il "
                                 "numero piccolo alla fine della linea.",
    [TEXT_child_rule_pill_arrow] =
        "Somma i numeri di una freccia: ottieni il numero nella pillola. Leggilo da sinistra a "
        "destra o dall’alto in basso. Un numero può ripetersi su una freccia se le altre regole lo "
        "permettono.",
    [TEXT_child_rule_plain_cage] = "In una gabbia senza numero piccolo nessun numero si ripete.",
    [TEXT_child_rule_repeat_cage] =
        "I numeri in una gabbia dalla linea continua fanno insieme il numero piccolo nell’angolo. "
        "Lì un numero può ripetersi se le altre regole lo permettono.",
    [TEXT_child_rule_difference] = "Il numero in un punto bianco ti dice quanto sono lontani i due "
                                   "numeri accanto: con un 3 possono essere 2 e 5.",
    [TEXT_child_rule_ratio] = "Il numero in un punto nero ti dice quante volte un numero sta "
                              "nell’altro: con un 3 possono essere 2 e 6.",
    [TEXT_child_rule_clone] =
        "Due zone grigie con la stessa lettera hanno gli stessi numeri negli stessi posti.",
    [TEXT_child_rule_row_indexer] =
        "Una casella grigia con R ti dice dov’è un altro numero. Se è nella riga 2 e ha un 5, il 2 "
        "della sua colonna è nella riga 5.",
    [TEXT_child_rule_column_indexer] =
        "Una casella grigia con C ti dice dov’è un altro numero. Se è nella colonna 2 e ha un 5, "
        "il 2 della sua riga è nella colonna 5.",
    [TEXT_child_rule_box_indexer] =
        "Conta le caselle di un riquadro come quando leggi. Una casella grigia con B ti dice dov’è "
        "un altro numero. Se è la seconda casella e ha un 5, il 2 del riquadro è nella quinta "
        "casella.",
    [TEXT_child_spot_sign] =
        "Guarda due caselle con un segno in mezzo. Ogni numero piccolo di una ha bisogno "
        "nell’altra di un compagno che vada bene per il segno. Cancella i numeri senza compagno.",
    [TEXT_child_spot_inequality] =
        "Guarda due caselle con un coccodrillo in mezzo. Dalla parte piccola il numero più grande "
        "non va bene, e dalla parte grande non va bene il più piccolo. Cancella tutti quelli che "
        "non vanno bene.",
    [TEXT_child_spot_sign_chain] =
        "Segui i segni dalla casella più piccola alla più grande. A ogni passo il numero cresce. "
        "Perciò la prima non può essere molto grande e l’ultima non può essere molto piccola. "
        "Cancella tutti quelli che non vanno bene.",
    [TEXT_child_spot_odd_even] =
        "Guarda le caselle con un segno grigio. Nel cerchio ci sono solo numeri dispari: 1, 3, 5… "
        "Nel quadrato solo numeri pari: 2, 4, 6… Cancella gli altri.",
    [TEXT_child_spot_arrow] =
        "Somma i numeri più piccoli che vanno bene sulla freccia. Il cerchio non può essere più "
        "piccolo. E nessun numero della freccia può essere più grande del cerchio. Cancella tutti "
        "quelli che non vanno bene.",
    [TEXT_child_spot_quadruple] =
        "Guarda i numeri in un cerchio. Uno di loro va bene in una sola delle quattro caselle? "
        "Scrivilo! Se il cerchio ha quattro numeri, in quelle caselle non va nient’altro.",
    [TEXT_child_spot_renban] =
        "Conosci un numero della linea? Allora gli altri sono vicini: su una linea di tre caselle "
        "sono lontani al massimo 2. Cancella quelli troppo lontani.",
    [TEXT_child_spot_whisper] =
        "Su una linea di sussurro i numeri piccoli e quelli grandi si danno il cambio, e il 5 non "
        "va mai bene. Se conosci una casella, sai di tutte le altre se sono piccole o grandi.",
    [TEXT_child_spot_sandwich] =
        "Cerca prima le fette di pane: 1 e il numero più grande. Con uno 0 sono vicine. Con un "
        "numero grande ci sono molte caselle in mezzo. Quali numeri possono essere il ripieno? "
        "Cancella tutti quelli che non vanno bene.",
    [TEXT_child_spot_little_killer] =
        "Guarda il numero vicino alla freccia. Se è molto piccolo, nella fila obliqua vanno bene "
        "solo numeri piccoli. Se è molto grande, solo numeri grandi. Cancella gli altri.",
    [TEXT_child_spot_x_sums] =
        "Guarda la prima casella. Il suo numero ti dice quante caselle si sommano. Prova ogni "
        "numero piccolo: la somma viene ancora? Se no, cancellalo.",
    [TEXT_child_spot_skyscraper_counts] =
        "Con un 1 sul bordo la torre più alta è davanti. Se vedi tutte le torri, crescono passo "
        "dopo passo: 1, 2, 3… Con un altro numero la torre più alta non può essere davanti.",
    [TEXT_child_spot_outside] = "Comincia dai numeri più piccoli e più grandi sul bordo. Nelle "
                                "caselle vicine vanno bene pochi numeri. Cancella gli altri.",
    [TEXT_child_spot_calc_pairs] =
        "Scegli una gabbia di due caselle. Quali due numeri vanno bene? Per {2}− sono sempre 1 e "
        "{1}, e anche per {1}÷. Cancella gli altri.",
    [TEXT_child_spot_calc_products] =
        "Scegli una gabbia e prova: con quali numeri ottieni il suo numero piccolo? A una gabbia "
        "da {1} servono un {2} e un {3}. Cancella tutti quelli che non vanno bene.",
    [TEXT_child_spot_calc_signs] =
        "Qui devi trovare anche il segno. Il numero piccolo è molto grande? Allora può essere solo "
        "per. Prova con più, per, meno e diviso, e cancella i numeri che non vanno mai bene.",
    [TEXT_child_spot_cages] =
        "Cerca una riga, una colonna o un riquadro con dentro due gabbie o linee. Servono a tutte "
        "e due gli stessi due numeri? Allora nessun’altra casella lì può averli. Cancellali.",
    [TEXT_child_spot_cage_split] =
        "Cerca una gabbia che sta solo in parte in una riga, una colonna o un riquadro. Quanto "
        "fanno le altre caselle lì? Toglilo da {1}: è la parte dentro. Il resto della sua somma è "
        "la parte fuori.",
    [TEXT_child_spot_sum_outside] =
        "Ogni riga, ogni colonna e ogni riquadro fa {1}. Cerca un posto che alcune gabbie coprono, "
        "con una o due caselle che sporgono. Somma queste gabbie e togli {1}. Il resto è fuori!",
    [TEXT_child_spot_sums_compared] =
        "Ogni riga, ogni colonna e ogni riquadro fa {1}. Cerca un posto dove alcune gabbie "
        "lasciano libera una casella e sporgono di una casella. Somma queste gabbie. Quello che "
        "supera {1} è quanto la casella fuori è più grande di quella libera.",
    [TEXT_child_spot_clue] =
        "Cerca una linea, una gabbia o un segno dove ormai vanno bene pochi numeri. Prova i numeri "
        "piccoli di una casella: puoi ancora riempire le altre? Se no, cancella il numero.",
    [TEXT_child_spot_seen] = "Scegli un numero che va bene solo in poche caselle di una riga, una "
                             "colonna, un riquadro o una gabbia. C’è un’altra casella che non può "
                             "essere uguale a nessuna di loro? Cancellalo lì.",
    [TEXT_child_spot_jellyfish] =
        "Scegli un numero. Cerca quattro righe in cui va bene solo nelle stesse quattro colonne. "
        "In quelle colonne il numero è in una delle quattro righe. Allora cancellalo nel resto "
        "delle colonne. Vale anche al contrario, con quattro colonne e le loro righe.",
    [TEXT_child_spot_fins] = "Scegli un numero. Cerca due righe in cui va bene solo nelle stesse "
                             "due colonne, tranne una o due caselle in più vicino a un angolo: la "
                             "pinna. Il numero è negli angoli o nella pinna. Cancellalo nelle "
                             "caselle che hanno tutti e due nella loro riga, colonna o riquadro.",
    [TEXT_child_spot_swap] =
        "Cerca quattro caselle in due righe, due colonne e due riquadri. Se avessero tutte solo "
        "gli stessi due numeri, potresti scambiarli, e lo schema avrebbe due soluzioni. Ma ce n’è "
        "una sola! Quindi una delle quattro caselle ha un altro numero.",
    [TEXT_child_spot_bug] =
        "Lo schema è quasi pieno? Forse ogni casella vuota ha due numeri piccoli e una sola ne ha "
        "tre. Cerca dei tre quello che c’è tre volte nella sua riga. Scrivilo!",
    [TEXT_child_spot_colours] =
        "Scegli un numero. Va bene solo in due caselle di una riga, una colonna o un riquadro? "
        "Disegna un punto in una e un cerchio nell’altra, e continua così di casella in casella. "
        "Il numero è in tutti i punti o in tutti i cerchi. Cancellalo nelle caselle che hanno un "
        "punto e un cerchio nella loro riga, colonna o riquadro.",
    [TEXT_child_spot_try] =
        "Scegli una casella con solo due numeri piccoli. Prova il primo a matita e guarda che cosa "
        "succede. Poi prova l’altro. Quello che viene uguale tutte e due le volte è giusto. E se "
        "uno non va proprio, è l’altro!",
    [TEXT_child_region] = "pezzo {1}",
    [TEXT_child_in_region] = "nel pezzo {1}",
    [TEXT_child_in_regions] = "nei pezzi {1}",
    [TEXT_child_name_greater] = "il coccodrillo tra {3} e {4}",
    [TEXT_child_name_odd] = "il cerchio di numero dispari in {3}",
    [TEXT_child_name_even] = "il quadrato di numero pari in {3}",
    [TEXT_child_clue_cage] = "I numeri nella gabbia {1} sono tutti diversi e insieme fanno {2}",
    [TEXT_child_clue_calc_cage] = "I numeri nella gabbia {1} danno {2}",
    [TEXT_child_clue_signless_cage] = "I numeri nella gabbia {1} danno {2} con un segno da trovare",
    [TEXT_child_clue_arrow] = "Sulla freccia {1} i numeri fanno insieme il numero nel cerchio",
    [TEXT_child_clue_between] = "Sulla linea {1} i numeri stanno tra quelli nei due cerchi",
    [TEXT_child_clue_lockout] = "Sulla linea {1} nessun numero sta tra quelli nei due rombi",
    [TEXT_child_clue_consecutive] =
        "La barretta tra {3} e {4} dice che i loro numeri vengono uno dopo l’altro",
    [TEXT_child_clue_no_consecutive] =
        "Non c’è una barretta tra {3} e {4}, quindi i loro numeri non vengono uno dopo l’altro",
    [TEXT_child_clue_white_dot] =
        "Il punto bianco tra {3} e {4} dice che i loro numeri vengono uno dopo l’altro",
    [TEXT_child_clue_no_white_dot] =
        "Non c’è un punto tra {3} e {4}, quindi i loro numeri non vengono uno dopo l’altro",
    [TEXT_child_clue_black_dot] =
        "Il punto nero tra {3} e {4} dice che un numero è il doppio dell’altro",
    [TEXT_child_clue_no_black_dot] =
        "Non c’è un punto tra {3} e {4}, quindi nessun numero è il doppio dell’altro",
    [TEXT_child_clue_side_by_side] =
        "{3} e {4} sono attaccate, quindi i loro numeri non vengono uno dopo l’altro",
    [TEXT_child_clue_odd] = "Il cerchio in {3} dice che il suo numero è dispari",
    [TEXT_child_clue_even] = "Il quadrato in {3} dice che il suo numero è pari",
    [TEXT_child_clue_greater] = "Il coccodrillo tra {3} e {4} dice che {3} è più grande",
    [TEXT_child_clue_entropic] =
        "Sulla linea {1} i numeri piccoli, medi e grandi si danno il cambio",
    [TEXT_child_clue_modular] = "Sulla linea {1} le tre squadre di numeri si danno il cambio",
    [TEXT_child_clue_nabner] =
        "Sulla linea {1} nessun numero si ripete e non ce ne sono due che vengono uno dopo l’altro",
    [TEXT_child_clue_quadruple] = "Alle quattro caselle {1} servono i numeri {2}",
    [TEXT_child_clue_renban] = "I numeri sulla linea {1} vengono uno dopo l’altro quando si conta",
    [TEXT_child_clue_sandwich] = "Nel sandwich della {1} i numeri tra {3} e {4} fanno insieme {2}",
    [TEXT_child_clue_skyscraper] = "Dal {2} sul bordo ({1}) si vedono esattamente {2} torri",
    [TEXT_child_clue_thermo] = "Sul termometro {1} i numeri crescono",
    [TEXT_child_clue_slow_thermo] = "Sul termometro lento {1} i numeri non diminuiscono mai",
    [TEXT_child_tell_clue] = "{clue}. Quindi alcuni numeri piccoli non vanno bene",
    [TEXT_child_tell_cage_last] = "{clue}. Solo {X} è ancora vuota, e lì manca {x}",
    [TEXT_child_tell_cage_places] =
        "{clue}. Con questi numeri piccoli non verrebbe il resto della somma",
    [TEXT_child_tell_cage_sets] = "{clue}. Con {e/} questa somma non viene",
    [TEXT_child_tell_cage_single] = "{clue}. Solo {p} danno questa somma",
    [TEXT_child_tell_cage_split] = "{clue}. Se si somma tutto {in all}, si vede che la somma di "
                                   "{P} è {sum} e quella di {F} è {other}",
    [TEXT_child_tell_cages_in_house] =
        "Due cose si incontrano {in 1}: {clue 1} e {clue 2}. Lì non hanno numeri in comune. Con "
        "alcuni numeri piccoli nella prima non si potrebbe più riempire la seconda",
    [TEXT_child_tell_naked_cages] = "A {P} servono i numeri {p}, per via di {clues}. Quindi "
                                    "nessun’altra casella può avere questi numeri {in 1}",
    [TEXT_child_tell_needed] =
        "{clue}. Comunque si riempiano queste caselle, {e} c’è sempre, in {P/}. Quindi non può "
        "averlo una casella che non può essere uguale a nessuna di loro",
    [TEXT_child_tell_seen] = "{in 1}, {p} va bene solo in {P}. Quindi non può averlo una casella "
                             "che non può essere uguale a nessuna di loro",
    [TEXT_child_tell_beside] =
        "{in 1}, {p} va bene solo in {P}, e {E} è accanto a ognuna di queste caselle. Ma {e} non "
        "può stare accanto a {p}, per via di {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Anche con i numeri più piccoli nelle altre caselle, alcuni numeri piccoli sono "
        "troppo grandi, o troppo bassi anche con i più grandi",
    [TEXT_child_tell_sign_chain] = "I segni dicono che i numeri crescono lungo {P}. Ogni casella "
                                   "deve lasciare posto alle altre",
    [TEXT_child_tell_leftovers] = "Ogni numero c’è {in base} tante volte quante {in cover}. Perciò "
                                  "le caselle che restano dalle due parti, {P} e {F}, hanno gli "
                                  "stessi numeri. In {F}, {e} non può esserci più volte che in {P}",
    [TEXT_child_tell_leftovers_must] =
        "Ogni numero c’è {in base} tante volte quante {in cover}. Perciò le caselle che restano "
        "dalle due parti, {P} e {F}, hanno gli stessi numeri. [In {F} deve esserci un altro {x}, "
        "quindi anche in {P}, dove va bene solo in {X}][In {F} deve esserci un altro {e}, quindi "
        "anche in {P}, e dovunque vada lì, {E} non può averlo]",
    [TEXT_child_tell_45_inner] =
        "Tutti i numeri {in all} fanno insieme {total}. Le gabbie che stanno lì per intero fanno "
        "{known}. Quindi resta {sum} per {P}[. {way}]",
    [TEXT_child_tell_45_outer] = "Tutti i numeri {in all} fanno insieme {total}. Le gabbie che li "
                                 "coprono fanno {known}. Il resto, {sum}, è fuori, in {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Tutti i numeri {in all} fanno insieme {total}. Le gabbie dicono "
                                "che la somma di {P} supera di {sum} quella di {F}",
    [TEXT_child_tell_45_equal] = "Tutti i numeri {in all} fanno insieme {total}. Le gabbie dicono "
                                 "che {P} e {F} hanno la stessa somma",
    [TEXT_child_tell_45_way] = "Comunque si faccia questa somma, {X} è {x}",
    [TEXT_child_cut_out_text] = "Ritaglia lungo le linee tratteggiate. Le figure entrano nelle "
                                "caselle degli schemi. Spostale finché ognuna è al suo posto.",
    [TEXT_child_review] = "Ti è piaciuto questo libro?",
    [TEXT_child_tell_look_at] = "guarda {1}",
    [TEXT_child_tell_look_in] = "cerca {1}",
    [TEXT_child_tell_look_at_constraint] = "guarda {1}",
    [TEXT_child_tell_look_for] = "cerca il numero {1}",
    [TEXT_child_tell_look_for_in] = "cerca il numero {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all}, {p} va bene ogni volta solo in due caselle. {F} non possono averlo tutte e due. "
        "Quindi almeno una di {P} ha {p}, e non può averlo una casella che non può essere uguale "
        "né all’una né all’altra",
    [TEXT_child_tell_xy_wing] =
        "{P} è {p/}: {cases}. In ogni caso una di {F} è {e}, e non può averlo una casella che non "
        "può essere uguale né all’una né all’altra",
    [TEXT_child_tell_finned_fish] =
        "{in base}, {p} va bene solo {in cover} o nella pinna {F}. Se non è nella pinna, {in "
        "cover} non può andare in nessun’altra casella. Se è nella pinna, non può averlo una "
        "casella che non può essere uguale alla pinna. Le caselle per cui valgono tutte e due le "
        "cose non possono averlo",
    [TEXT_child_tell_remote_pair] =
        "{path} hanno solo {p}, e due caselle di seguito non possono essere uguali. Quindi i due "
        "numeri si alternano, e {first cell} e {last cell} sono diverse. Una casella che non può "
        "essere uguale né all’una né all’altra non può avere questi numeri",
    [TEXT_child_tell_bug] =
        "Se {P} non fosse {p}, in ogni casella vuota resterebbero due numeri, e ogni numero "
        "avrebbe dappertutto due posti. Uno schema così non ha mai una sola soluzione",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1}, {p} va bene solo {in 3} o {in 4}, e {in 2} solo in {P}. Se {last cell} non lo ha, "
        "lo ha {first cell}, e il {p} del riquadro è {in 4}. In ogni caso {E} non può averlo",
    [TEXT_child_tell_w_wing] =
        "{first cell} e {last cell} hanno solo {p}. {in 1}, {f} va bene solo in {F}: una di queste "
        "caselle non può essere uguale a {first cell}, e l’altra non può essere uguale a {last "
        "cell}. Quindi {first cell} e {last cell} non possono essere {f} tutte e due. Almeno una è "
        "{e}, e non può averlo una casella che non può essere uguale né all’una né all’altra",
    [TEXT_child_tell_xyz_wing] =
        "{P} è {p/}: {cases}. Quindi {e} è in una delle caselle {F} o in {P}, e non può averlo una "
        "casella che non può essere uguale a nessuna delle tre",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. Quindi {F} ha un altro numero",
    [TEXT_child_tell_rectangle_2] =
        "{rectangle}. Quindi una delle caselle {F} è {f}, e non può averlo una casella che non può "
        "essere uguale a nessuna di loro",
    [TEXT_child_tell_colours_trap] =
        "{p} sta o in {P} o in {F}. Non può averlo una casella che ha una casella di ogni gruppo "
        "nella sua riga, colonna o riquadro",
    [TEXT_child_tell_colours_wrap] = "{p} sta o in {P} o in {F}. Ma due di {E} non possono essere "
                                     "uguali, quindi nessuna di queste caselle può averlo",
    [TEXT_child_tell_rectangle] = "Se {P} avessero solo {p}, potresti scambiare questi due numeri, "
                                  "e lo schema avrebbe due soluzioni",
    [TEXT_shaded_text] = "Anche ogni zona ombreggiata contiene ciascuna cifra una sola volta.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_anti_knight] = "Anti-cavallo",
    [TEXT_board_anti_king] = "Anti-re",
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
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "X-somme",
    [TEXT_board_skyscraper] = "Grattacieli",
    [TEXT_board_numbered_room] = "Stanze numerate",
    [TEXT_board_quadruple] = "Quadruple",
    [TEXT_board_minimum] = "Minimi",
    [TEXT_board_maximum] = "Massimi",
    [TEXT_board_dutch_whisper] = "Sussurro olandese",
    [TEXT_board_double_arrow] = "Frecce doppie",
    [TEXT_board_sum_line] = "Linee di somma",
    [TEXT_board_pill_arrow] = "Frecce con pillola",
    [TEXT_board_plain_cage] = "Gabbie senza somma",
    [TEXT_board_repeat_cage] = "Gabbie con ripetizioni",
    [TEXT_board_difference] = "Differenze",
    [TEXT_board_ratio] = "Rapporti",
    [TEXT_board_clone] = "Cloni",
    [TEXT_board_row_indexer] = "Indici di riga",
    [TEXT_board_column_indexer] = "Indici di colonna",
    [TEXT_board_box_indexer] = "Indici di riquadro",
    [TEXT_board_anti_queen] = "Anti-regina",
    [TEXT_board_entropy] = "Entropia globale",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Non consecutivi",
    [TEXT_rule_boxes] =
        "Ogni riga, ogni colonna e ogni riquadro dal bordo spesso contiene una sola volta "
        "ciascuna cifra da **1** a **{1}**.",
    [TEXT_rule_jigsaw] =
        "Le regioni hanno forme irregolari. Ogni riga, ogni colonna e ogni regione dal bordo "
        "spesso contiene una sola volta ciascuna cifra da **1** a **{1}**.",
    [TEXT_rule_latin] = "Non ci sono riquadri. Ogni riga e ogni colonna contiene una sola volta "
                        "ciascuna cifra da **1** a **{1}**.",
    [TEXT_rule_base] = "**Regola di base:** {1}",
    [TEXT_rule_base_alone] = "Vale solo la regola di base.",
    [TEXT_rule_base_not] = "Se uno schema segue un’altra regola, lo dice il suo testo.",
    [TEXT_rule_diagonals] =
        "Anche ciascuna delle due diagonali ombreggiate contiene ogni cifra una sola volta.",
    [TEXT_rule_diagonal] = "Anche la diagonale ombreggiata contiene ogni cifra una sola volta.",
    [TEXT_rule_shaded_cells] =
        "Anche l’insieme delle caselle ombreggiate contiene ogni cifra una sola volta.",
    [TEXT_rule_disjoint] = "Anche le caselle che occupano la stessa posizione nei loro riquadri "
                           "contengono ogni cifra una sola volta.",
    [TEXT_rule_lines] = "Nessuna cifra si ripete lungo una linea grigia.",
    [TEXT_rule_groups] = "Nessuna cifra si ripete in una zona ombreggiata.",
    [TEXT_rule_smaller_areas] = "In quelle più piccole nessuna cifra si ripete.",
    [TEXT_rule_grids] = "Le regole valgono per ogni griglia. Le caselle in cui due griglie si "
                        "sovrappongono appartengono a entrambe.",
    [TEXT_rule_cage] = "In una gabbia tratteggiata nessuna cifra si ripete, e la somma delle cifre "
                       "è il piccolo numero nell’angolo.",
    [TEXT_rule_cage_shade] =
        "Le caselle della stessa tonalità con un lato in comune formano una gabbia. In essa "
        "nessuna cifra si ripete, e la somma delle cifre è il piccolo numero nell’angolo.",
    [TEXT_rule_thermo] = "Lungo ogni termometro le cifre aumentano a partire dal bulbo rotondo.",
    [TEXT_rule_arrow] = "La somma delle cifre lungo una freccia è la cifra nel suo cerchio. Una "
                        "cifra può ripetersi sulla freccia se nessun’altra regola lo vieta.",
    [TEXT_rule_greater] = "Il segno tra due caselle punta verso la cifra minore.",
    [TEXT_rule_consecutive] = "Una barra unisce due caselle con cifre consecutive, come 3 e 4.",
    [TEXT_rule_white_dot] = "Un punto bianco unisce due cifre consecutive, come 3 e 4.",
    [TEXT_rule_black_dot] =
        "Un punto nero unisce due cifre se una è il doppio dell’altra, come 3 e 6.",
    [TEXT_rule_either_dot] = "Tra 1 e 2 il punto può essere bianco o nero.",
    [TEXT_rule_x] = "Una X unisce due cifre la cui somma è 10.",
    [TEXT_rule_v] = "Una V unisce due cifre la cui somma è 5.",
    [TEXT_rule_odd] = "Una casella con un cerchio grigio contiene una cifra dispari.",
    [TEXT_rule_even] = "Una casella con un quadrato grigio contiene una cifra pari.",
    [TEXT_rule_sandwich] = "Un numero fuori dalla griglia è la somma delle cifre comprese tra "
                           "l’**1** e il **{1}** di quella riga o colonna.",
    [TEXT_rule_anti_knight] =
        "Due caselle distanti una mossa di cavallo, come negli scacchi, contengono cifre diverse.",
    [TEXT_rule_anti_king] = "Due caselle che si toccano per un angolo contengono cifre diverse.",
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
        "Due caselle di una cerniera alla stessa distanza dal centro hanno per somma la cifra al "
        "centro. Senza casella centrale, tutte le coppie hanno la stessa somma.",
    [TEXT_rule_nabner] =
        "Su una linea nabner non ci sono due cifre uguali o consecutive, ovunque siano.",
    [TEXT_rule_modular] = "Tre caselle di seguito su una linea modulare danno tre resti diversi "
                          "nella divisione per 3.",
    [TEXT_rule_entropic] = "Tre caselle di seguito su una linea entropica contengono una cifra del "
                           "terzo basso, una del terzo medio e una del terzo alto.",
    [TEXT_rule_slow_thermo] =
        "Lungo un termometro lento le cifre restano uguali o aumentano a partire dal bulbo aperto.",
    [TEXT_rule_little_killer] = "Un numero fuori dalla griglia è la somma delle cifre sulla "
                                "diagonale indicata dalla freccia. Le cifre possono ripetersi.",
    [TEXT_rule_x_sums] = "Un numero fuori dalla griglia è la somma delle prime X cifre viste da "
                         "quel numero. X è la prima di esse.",
    [TEXT_rule_skyscraper] = "Le cifre sono altezze. Un numero fuori dalla griglia indica quante "
                             "cifre si vedono da lì: quelle maggiori di tutte le precedenti.",
    [TEXT_rule_numbered_room] = "La prima cifra vista da un numero fuori dalla griglia indica in "
                                "quale casella, contando da lì, si trova quel numero.",
    [TEXT_rule_quadruple] = "Le cifre in un cerchio stanno nelle quattro caselle intorno. Una "
                            "cifra scritta due volte vi sta due volte.",
    [TEXT_rule_minimum] = "Una casella grigia con le punte verso l’interno contiene una cifra "
                          "minore delle caselle con cui condivide un lato.",
    [TEXT_rule_maximum] = "Una casella grigia con le punte verso l’esterno contiene una cifra "
                          "maggiore delle caselle con cui condivide un lato.",
    [TEXT_rule_dutch_whisper] =
        "Due cifre vicine su una linea di sussurro olandese differiscono di almeno {4}.",
    [TEXT_rule_double_arrow] = "Le due cifre nei cerchi di una freccia doppia hanno la stessa "
                               "somma delle cifre tra di esse.",
    [TEXT_rule_sum_line] = "Una linea di somma si divide in gruppi di cifre vicine, ciascuno con "
                           "somma uguale al piccolo numero al suo estremo.",
    [TEXT_rule_pill_arrow] = "La somma delle cifre lungo una freccia è il numero nella sua "
                             "pillola, letto da sinistra a destra o dall’alto in basso. Una cifra "
                             "può ripetersi sulla freccia se nessun’altra regola lo vieta.",
    [TEXT_rule_plain_cage] = "In una gabbia senza numero nessuna cifra si ripete.",
    [TEXT_rule_repeat_cage] =
        "La somma delle cifre in una gabbia a linea continua è il piccolo numero nell’angolo. "
        "Possono ripetersi se nessun’altra regola lo vieta.",
    [TEXT_rule_difference] =
        "Un punto bianco con un numero unisce due cifre con quella differenza.",
    [TEXT_rule_ratio] = "Un punto nero con un numero unisce due cifre di cui una è l’altra "
                        "moltiplicata per quel numero.",
    [TEXT_rule_clone] =
        "Due zone grigie con la stessa lettera contengono le stesse cifre negli stessi posti.",
    [TEXT_rule_row_indexer] = "La cifra in una casella grigia con R indica in quale riga della sua "
                              "colonna sta il numero della sua riga.",
    [TEXT_rule_column_indexer] = "La cifra in una casella grigia con C indica in quale colonna "
                                 "della sua riga sta il numero della sua colonna.",
    [TEXT_rule_box_indexer] =
        "La cifra in una casella grigia con B indica in quale posto del suo riquadro sta il numero "
        "del suo posto. I posti si contano riga per riga.",
    [TEXT_rule_anti_queen] = "Due **{1}** non stanno mai sulla stessa diagonale, lunga o corta.",
    [TEXT_rule_entropy] = "Ogni quadrato di 2 × 2 caselle contiene una cifra del terzo basso, una "
                          "del terzo medio e una del terzo alto.",
    [TEXT_rule_calc_cage] =
        "Le cifre di una gabbia danno il suo numero piccolo, in qualsiasi ordine: **+** le "
        "somma, **×** le moltiplica, **−** sottrae la minore dalla maggiore, **÷** divide la "
        "maggiore per la minore. Una cifra può ripetersi in una gabbia, ma non in una riga o "
        "in una colonna.",
    [TEXT_rule_signless_cage] =
        "Le cifre di una gabbia danno il suo numero piccolo con l’addizione o la "
        "moltiplicazione, in una gabbia di due caselle anche con la sottrazione o la "
        "divisione. Il segno non è indicato. Una cifra può ripetersi in una gabbia, ma non in "
        "una riga o in una colonna.",
    [TEXT_rule_non_consecutive] =
        "Due caselle con un lato in comune non contengono mai cifre consecutive, come 3 e 4.",
    [TEXT_rule_all_signs] =
        "Tutti i segni possibili sono indicati. Dove non ce n’è, la relazione non vale.",
    [TEXT_cages_text] =
        "# Le gabbie\n\nIn una gabbia nessuna cifra si ripete, perciò alcune somme si formano in "
        "un solo modo. Due caselle con somma 3 contengono 1 e 2. Tre caselle con somma {6} "
        "contengono {3}, {4} e {1}.\n\n# La regola del {2}\n\nLa somma delle cifre da 1 a {1} è "
        "{2}, e quindi anche quella di ogni riga, di ogni colonna e di ogni riquadro. Se alcune "
        "gabbie riempiono un riquadro tranne una casella, quella casella è {2} meno la somma delle "
        "gabbie. Se lo riempiono e sporgono di una casella, quella casella è la somma delle gabbie "
        "meno {2}.\n\n# Un esempio\n\nLa griglia della figura ha quattro cifre, quindi ogni riga, "
        "ogni colonna e ogni riquadro ha somma 10. La gabbia da 3 contiene 1 e 2, quella da 7 "
        "contiene 3 e 4. Nella seconda riga la gabbia da 8 lascia una casella: è 10 − 8 = 2. "
        "Quella casella condivide una gabbia da 5 con la casella sotto, che quindi è 3. Nella "
        "terza riga la gabbia da 5 e questo 3 lasciano 10 − 5 − 3 = 2 per la prima casella, e "
        "quella sotto è 6 − 2 = 4. La prima colonna ha ormai il suo 2. La prima casella della "
        "griglia non è dunque 2, ma 1.",
    [TEXT_sums] = "Tabella delle somme",
    [TEXT_sums_text] =
        "Tutti i modi di formare una somma con cifre diverse, secondo il numero di caselle.",
    [TEXT_sums_cells] = "{1} caselle",
    [TEXT_signs_text] = "In questo libro si usano altri simboli al posto delle cifre: {1}.",
    [TEXT_letters] = "Lettere: {1}",
    [TEXT_word] = "La parola: {1}",
    [TEXT_word_text] =
        "In alcuni sudoku si usano lettere al posto delle cifre. Ogni lettera compare una volta in "
        "ogni riga, colonna e riquadro. Nella soluzione si legge una parola: in una riga, o lungo "
        "la diagonale dall’alto a sinistra al basso a destra.",
    [TEXT_pictures_text] = "In alcuni sudoku si usano figure al posto delle cifre. Sotto i sudoku "
                           "è indicato quale numero corrisponde a ogni figura. Disegnate la figura "
                           "nella casella o scrivete il suo numero.",
    [TEXT_volume] = "Volume {1}",
    [TEXT_acknowledgements] = "Ringraziamenti",
    [TEXT_about_author] = "L’autore",
    [TEXT_grading] = "Come sono classificati gli schemi",
    [TEXT_grading_text] =
        "Ogni schema di questo libro è stato risolto passo dopo passo, come fanno le persone: a "
        "ogni passo con la tecnica più facile che permette di procedere. La tecnica più difficile "
        "richiesta da uno schema ne determina il livello. A parità di livello, è più difficile lo "
        "schema che richiede quei passi più spesso o in cui il passo successivo si trova in pochi "
        "punti.\n\nDi ogni schema è stato verificato che ha una sola soluzione. Non serve mai "
        "tirare a indovinare.",
    [TEXT_grading_minutes] = "I minuti sono una stima, ricavata dai tempi di molti solutori. "
                             "Potreste impiegare la metà o il doppio.",
    [TEXT_grading_levels] = "Le tecniche che ogni livello aggiunge:",
    [TEXT_grading_same] = "Le stesse, più spesso",
    [TEXT_grading_others] = " e altre {1}",
    [TEXT_grading_many_others] = " e altre {1}",
    [TEXT_glossary] = "Glossario",
    [TEXT_glossary_text] =
        "**Ala** Due caselle con due candidati ciascuna, unite da una terza (XY, XYZ) o da una "
        "cifra con due caselle possibili in un’unità (W).\n\n**Candidato** Una cifra ancora "
        "possibile in una casella vuota.\n\n**Casella** Uno dei piccoli quadrati della "
        "griglia.\n\n**Catena** Candidati uniti da legami: ognuno è vero o falso secondo il "
        "precedente.\n\n**Cifra data** Una cifra stampata fin dall’inizio.\n\n**Coppia** Due "
        "caselle di un’unità con solo gli stessi due candidati (coppia nuda). Nessun’altra casella "
        "dell’unità può avere quelle cifre.\n\n**Insieme quasi chiuso** Caselle di un’unità che "
        "hanno esattamente un candidato in più del numero di caselle. Se perde una cifra, contiene "
        "tutte le altre. In inglese «almost locked set» (ALS).\n\n**Legame** Due candidati che "
        "dipendono l’uno dall’altro. Forte: uno dei due è vero. Debole: non possono essere veri "
        "entrambi.\n\n**Nota** Un candidato, scritto in piccolo nella sua casella.\n\n**Perno** La "
        "casella di un’ala che vede le altre due.\n\n**Pesce** Una configurazione di una sola "
        "cifra in alcune righe e altrettante colonne, come l’X-Wing.\n\n**Pinna** Un candidato in "
        "più che guasta una configurazione. Se la pinna è falsa, la configurazione "
        "vale.\n\n**Riquadro** Un gruppo di caselle dal bordo spesso che contiene ogni cifra una "
        "volta.\n\n**Singolo nascosto** La sola casella di un’unità in cui può andare una "
        "cifra.\n\n**Singolo nudo** Una casella con un solo candidato.\n\n**Soluzione** La griglia "
        "completa. Un vero sudoku ne ha esattamente una.\n\n**Unità** Una riga, una colonna o un "
        "riquadro. Contiene ogni cifra una volta.\n\n**Vicine** Due caselle di una stessa unità. "
        "Si dice che si vedono.",
    [TEXT_review] = "Vi è piaciuto questo libro?",
    [TEXT_review_text] =
        "Una breve recensione aiuta altri lettori a trovarlo. Inquadrate il codice per scriverla.",
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
    [TEXT_cut_out_text] = "Ritagliate lungo le linee tratteggiate. Le figure entrano nelle caselle "
                          "dei sudoku. Spostatele finché ognuna è al suo posto.",
    [TEXT_example] = "Un esempio e la sua soluzione",
    [TEXT_hints] = "Suggerimenti",
    [TEXT_hints_text] = "Non sapete come continuare? Cercate il numero del vostro schema, leggete "
                        "un suggerimento e riprovate.",
    [TEXT_techniques] = "Tecniche",
    [TEXT_practice] = "Esercizi",
    [TEXT_practice_text] =
        "In ognuna di queste posizioni il passo successivo usa questa tecnica. Nessuna tecnica più "
        "semplice basta. Le risposte seguono l’ultima lezione.",
    [TEXT_lesson_puzzles] = "Schemi con questa tecnica: {1}",
    [TEXT_lesson_no_puzzle] = "Nessuno schema di questo libro richiede questa tecnica.",
    [TEXT_lesson_only] = "solo lezione",
    [TEXT_answers] = "Risposte",
    [TEXT_walkthroughs] = "Passo dopo passo",
    [TEXT_step] = "Passo {1}",
    [TEXT_step_left_out] = "Passo {1}, senza figura: {2}.",
    [TEXT_steps_left_out] = "Passi da {1} a {2}, senza figura: {3}.",
    [TEXT_left_out_digits] = "{1} cifre trovate",
    [TEXT_left_out_candidates] = "solo candidati eliminati",
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
    [TEXT_some_have_no_time] = "Alcuni di questi schemi non hanno un tempo stimato.",
    [TEXT_minutes] = "circa {1} min",
    [TEXT_easy] = "Facile",
    [TEXT_medium] = "Medio",
    [TEXT_hard] = "Difficile",
    [TEXT_unfair] = "Molto difficile",
    [TEXT_extreme] = "Estremo",
    [TEXT_beyond] = "Diabolico",
    [TEXT_level_range] = "Da {1} a {2}",
    [TEXT_course_rounds] = "giro",
    [TEXT_course_openings] = "mosse possibili",
    [TEXT_course_summary] =
        "{1} mosse possibili all’inizio, {2} nel punto più difficile; passi difficili: {3}",
    [TEXT_print_openings] = "mosse possibili: {1}",
    [TEXT_print_bottleneck] = "minimo: {1}",
    [TEXT_print_hard_steps] = "passi difficili: {1}",
    [TEXT_print_early] = "più difficile all’inizio",
    [TEXT_print_smooth] = "difficoltà costante",
    [TEXT_print_late] = "più difficile alla fine",
    [TEXT_report_difficulty] = "Difficoltà",
    [TEXT_report_figures] = "Statistiche",
    [TEXT_report_technique] = "Tecnica",
    [TEXT_report_steps] = "Passi",
    [TEXT_report_symmetry] = "Simmetria",
    [TEXT_report_section] = "Sezione",
    [TEXT_report_number] = "Numero",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Cifre date",
    [TEXT_report_key_step] = "Passo decisivo",
    [TEXT_report_repeat] = "Ripetizione",
    [TEXT_report_in_bank] = "nella banca di schemi {1}",
    [TEXT_report_no_repeats] = "Nessuno è una ripetizione.",
    [TEXT_report_some_repeats] = "Alcuni sono ripetizioni; sono contrassegnati.",
    [TEXT_report_score] = "Punteggio",
    [TEXT_report_rating] = "Valutazione SE",
    [TEXT_report_time] = "Tempo di soluzione, in minuti",
    [TEXT_report_puzzle_count] = "Numero di schemi",
    [TEXT_report_known] = "{1} ({2} schemi su {3})",
    [TEXT_report_scatter] = "Punteggio di ogni schema, più scuro se il livello è più alto",
    [TEXT_report_by_number] = "Numero dello schema",
    [TEXT_report_shades] = "{1}; sezioni in toni alternati",
    [TEXT_symmetry_none] = "nessuna",
    [TEXT_symmetry_rotate180] = "mezzo giro",
    [TEXT_symmetry_rotate90] = "quarto di giro",
    [TEXT_symmetry_mirror] = "sinistra e destra",
    [TEXT_symmetry_flip] = "sopra e sotto",
    [TEXT_symmetry_both] = "sinistra e destra, sopra e sotto",
    [TEXT_symmetry_diagonal] = "diagonale discendente",
    [TEXT_symmetry_antidiagonal] = "diagonale ascendente",
    [TEXT_symmetry_both_diagonals] = "entrambe le diagonali",
    [TEXT_symmetry_full] = "tutte le rotazioni e riflessioni",
    [TEXT_month_names] = "Gennaio, Febbraio, Marzo, Aprile, Maggio, Giugno, Luglio, Agosto, "
                         "Settembre, Ottobre, Novembre, Dicembre",
    [TEXT_month_names_of_day] = "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, "
                                "settembre, ottobre, novembre, dicembre",
    [TEXT_weekday_names] = "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica",
    [TEXT_first_of_month] = "1º",
    [TEXT_day_title] = "{1} {2} {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] =
        "Tutti i diritti riservati. Nessuna parte di questo libro può essere riprodotta senza "
        "il permesso scritto dell’editore, salvo per uso personale.",
    [TEXT_one_solution] =
        "Ogni schema di questo libro è stato verificato al computer: ha una sola soluzione.",
    [TEXT_colophon] = "Realizzato con Nonet. Seme {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Gioca online",
    [TEXT_cell_names_text] = "Ogni casella prende il nome dalla sua riga (r) e dalla sua colonna "
                             "(c): r3c5 è la casella nella riga 3 e nella colonna 5.",
    [TEXT_cell_is] = "r3c5=2 significa che r3c5 contiene il 2.",
    [TEXT_cell_is_not] = "r3c5≠2 significa che r3c5 non contiene il 2.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 significa che una delle due caselle è 4.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 significa che nessuna delle due caselle è 4.",
    [TEXT_cell_sees] =
        "Una casella vede le altre caselle della sua riga, della sua colonna e del suo riquadro.",
    [TEXT_cell_sees_latin] =
        "Una casella vede le altre caselle della sua riga e della sua colonna.",
    [TEXT_arrow_text] = "→ significa «quindi».",
    [TEXT_seeing_words] = "vede vedono",
    [TEXT_grid_number] = "Griglia {1}",
    [TEXT_grid_numbers_text] = "Alcuni schemi riuniscono più griglie. Sono numerate dall’alto in "
                               "basso e da sinistra a destra.",
    [TEXT_grid_names_text] = "Se uno schema riunisce più griglie, anche queste sono numerate, "
                             "dall’alto in basso e da sinistra a destra. Una casella prende allora "
                             "il nome dalla riga e dalla colonna nella sua griglia.",
    [TEXT_cell_of_grid] = "4.r3c5 è r3c5 della griglia 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " e ",
    [TEXT_list_or] = " o ",
    [TEXT_list_break] = "; ",
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
    [TEXT_in_diagonal] = "sulla diagonale {1}",
    [TEXT_in_diagonals] = "sulle diagonali {1}",
    [TEXT_area] = "zona {1}",
    [TEXT_in_area] = "nella zona {1}",
    [TEXT_in_areas] = "nelle zone {1}",
    [TEXT_region] = "regione {1}",
    [TEXT_in_region] = "nella regione {1}",
    [TEXT_in_regions] = "nelle regioni {1}",
    [TEXT_of_grid] = "{1} della griglia {2}",
    [TEXT_in_grid] = "{1} (griglia {2})",
    [TEXT_after_digit] = "{1} (dopo un’altra cifra)",
    [TEXT_after_digits] = "{1} (dopo altre {2} cifre)",
    [TEXT_in_grid_after_digit] = "{1} (griglia {2}, dopo un’altra cifra)",
    [TEXT_in_grid_after_digits] = "{1} (griglia {2}, dopo altre {3} cifre)",
    [TEXT_digits_before_text] =
        "«Dopo altre 6 cifre» vuol dire che il passo viene quando avete inserito altrettante "
        "cifre.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Quindi {1}.",
    [TEXT_tell_remove] = "Eliminate {1}.",
    [TEXT_tell_remove_from] = "{1} da {2}",
    [TEXT_tell_look_in] = "cercate {1}",
    [TEXT_tell_look_at] = "guardate {1}",
    [TEXT_tell_look_at_constraint] = "guardate {1}",
    [TEXT_tell_look_for] = "cercate la cifra {1}",
    [TEXT_tell_look_for_in] = "cercate la cifra {1} {2}",
    [TEXT_ask_place] = "Dove va {x} {in 1}?",
    [TEXT_ask_missing] = "Una sola casella è vuota {in 1}. Quale cifra manca?",
    [TEXT_ask_cell] = "Guardate la riga {1}, colonna {2}. Lì ci sta una sola cifra.",
    [TEXT_tell_full_house] = "{X} è l’ultima casella vuota {in 1}, e {x} è la cifra che manca",
    [TEXT_tell_naked_single] = "{x} è l’unico candidato rimasto in {X}",
    [TEXT_tell_hidden_single] = "{in 1}, {x} può andare solo in {X}",
    [TEXT_tell_locked_subset] = "{P} hanno solo i candidati {p}. Queste caselle sono {in all}. "
                                "Quindi nessun’altra casella può avere lì queste cifre",
    [TEXT_tell_locked] = "{in 1}, {p} può andare solo in {P}. Queste caselle sono anche {in 2}, "
                         "quindi nessun’altra casella può essere {p} lì",
    [TEXT_tell_leftovers] = "Ogni cifra compare {in base} tante volte quante {in cover}. Le "
                            "caselle che avanzano dalle due parti, {P} e {F}, contengono quindi le "
                            "stesse cifre. In {F}, {e} non può comparire più volte che in {P}",
    [TEXT_tell_leftovers_must] =
        "Ogni cifra compare {in base} tante volte quante {in cover}. Le caselle che avanzano dalle "
        "due parti, {P} e {F}, contengono quindi le stesse cifre. [In {F} deve esserci un altro "
        "{x}, quindi anche in {P}, dove può stare solo in {X}][In {F} deve esserci un altro {e}, "
        "quindi anche in {P}, e {E} vede tutte le caselle in cui può stare]",
    [TEXT_tell_naked_subset] = "{P} hanno solo i candidati {p}. Quindi nessun’altra casella può "
                               "avere queste cifre {in all}",
    [TEXT_tell_hidden_subset] = "{in 1}, le cifre {p} possono andare solo in {P}. Quindi queste "
                                "caselle non possono avere altre cifre",
    [TEXT_tell_fish] = "{in base}, {p} può andare solo {in cover}: in {P}. Quindi nessun’altra "
                       "casella può essere {p} {in cover}",
    [TEXT_tell_finned_fish] =
        "{in base}, {p} può andare solo {in cover} o nella pinna {F}. Se non è nella pinna, "
        "nessun’altra casella può essere {p} {in cover}. Se è nella pinna, nessuna casella che "
        "vede tutta la pinna può essere {p}. Alcuni candidati sono impossibili in entrambi i casi",
    [TEXT_tell_sashimi_fish] =
        "{in base}, {p} può andare solo {in cover} o nella pinna {F}. Senza la pinna, una delle "
        "linee ha un solo posto per {p}, e allora nessun’altra casella può essere {p} {in cover}. "
        "Con {p} nella pinna, nessuna casella che vede tutta la pinna può essere {p}. Alcuni "
        "candidati sono impossibili in entrambi i casi",
    [TEXT_tell_remote_pair] =
        "{path} hanno solo i candidati {p}, e ognuna vede la successiva: le due cifre si "
        "alternano. {first cell} e {last cell} sono diverse, quindi una casella che le vede "
        "entrambe non può essere nessuna delle due cifre",
    [TEXT_tell_bug] =
        "Se {P} non fosse {p}, ogni casella vuota avrebbe due candidati e ogni cifra due posti in "
        "ogni unità. Una griglia così non ha mai esattamente una soluzione",
    [TEXT_tell_two_links] = "{in all}, {p} ha ogni volta solo due caselle possibili. {F} si "
                            "vedono, quindi al massimo una è {p}. Perciò almeno una delle caselle "
                            "{P} è {p}, e nessuna casella che le vede entrambe può esserlo",
    [TEXT_tell_dual_kite] =
        "Due aquiloni hanno in comune due caselle di un riquadro. {in all}, le loro cifre hanno "
        "ogni volta solo due caselle possibili. Una cifra non può stare in entrambe le caselle "
        "comuni, quindi è a una delle estremità lontane del suo aquilone. Una casella che vede "
        "entrambe le estremità non può averla",
    [TEXT_tell_empty_rectangle] = "{in 1}, {p} può andare solo {in 3} o {in 4}; {in 2}, solo in "
                                  "{P}. Se {last cell} non è {p}, lo è {first cell}, e il {p} del "
                                  "riquadro deve stare {in 4}. In entrambi i casi {E} vede un {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1}, {p} può andare solo {in 3} o {in 4}; {in 2} e {in 6} ha ogni volta due caselle "
        "possibili. Prendete una di queste due linee: se la sua casella lontana non è {p}, lo è la "
        "vicina, e il {p} del riquadro esce da quella linea. In entrambi i casi {E} vedono un {p}",
    [TEXT_tell_w_wing] = "{first cell} e {last cell} hanno solo i candidati {p}. {in 1}, {f} può "
                         "andare solo in {F}: {first cell} vede una di queste caselle e {last "
                         "cell} l’altra. Le due estremità non possono quindi essere {f} entrambe. "
                         "Almeno una è {e}, e nessuna casella che le vede entrambe può essere {e}",
    [TEXT_tell_xy_wing] = "{P} è {p/}: {cases}. In entrambi i casi una delle caselle {F} è {e}. "
                          "Quindi nessuna casella che le vede entrambe può essere {e}",
    [TEXT_tell_xyz_wing] = "{P} è {p/}: {cases}. Quindi {e} è in una delle caselle {F} o in {P} "
                           "stessa. Nessuna casella che le vede tutte e tre può essere {e}",
    [TEXT_tell_rectangle] = "Se {P} contenessero solo {p}, si potrebbero scambiare queste due "
                            "cifre, e il sudoku avrebbe due soluzioni",
    [TEXT_tell_rectangle_1] = "{rectangle}. Quindi {F} deve essere un’altra cifra",
    [TEXT_tell_rectangle_2] = "{rectangle}. Quindi una delle caselle {F} deve essere {f}, e "
                              "nessuna casella che le vede tutte può esserlo",
    [TEXT_tell_rectangle_3] = "{rectangle}. Quindi una delle caselle {F} deve essere {f/}. Insieme "
                              "contano come una sola casella e formano {in 1} un insieme nudo con "
                              "{A}. Nessun’altra casella può avere lì le sue cifre",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1}, {o} può andare solo in {F}. Se una di queste due caselle fosse {e}, "
        "l’altra sarebbe {o}, e le quattro caselle conterrebbero solo {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. La cifra {e} forma un X-Wing in queste caselle. Se una delle caselle {F} "
        "fosse {e}, lo sarebbero entrambe, e le quattro caselle conterrebbero solo {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all}, {o} può andare solo in queste caselle. Se {E} fosse {e}, le sue "
        "due vicine nel rettangolo sarebbero {o} e la casella opposta {e}: le quattro caselle "
        "conterrebbero solo {p}",
    [TEXT_tell_avoidable_1] =
        "{P} sono già riempite, e nessuna contiene una cifra data. Se {E} fosse {e}, si potrebbero "
        "scambiare le due cifre di queste quattro caselle, e il sudoku avrebbe due soluzioni",
    [TEXT_tell_avoidable_2] =
        "{P} sono già riempite, e nessuna contiene una cifra data. Se nessuna delle caselle {F} "
        "fosse {e}, si potrebbero scambiare le due cifre di queste quattro caselle, e il sudoku "
        "avrebbe due soluzioni. Quindi una delle caselle {F} è {e}, e nessuna casella che le vede "
        "entrambe può esserlo",
    [TEXT_tell_sue_de_coq] =
        "{P} sono {in 1} e {in 2} e hanno i candidati {p}. Con {A} ({a}) nella linea e {B} ({b}) "
        "nel riquadro ci sono esattamente tante caselle quante cifre, quindi ognuna di queste "
        "cifre è in una di esse. Nessuna casella che vede lì tutti i suoi posti può averla",
    [TEXT_tell_colours_trap] =
        "{p} sta o in {P} o in {F}, perché ogni legame forte tra queste caselle ha un estremo "
        "vero. Nessuna casella che vede entrambi i gruppi può essere {p}",
    [TEXT_tell_colours_wrap] =
        "{p} sta o in {P} o in {F}, perché ogni legame forte tra queste caselle ha un estremo "
        "vero. Due delle caselle {E} si vedono, quindi quel gruppo è falso",
    [TEXT_tell_multi_colours_1] =
        "{p} sta o in {P} o in {F}, e sta o in {A} o in {B}. Una casella della prima coppia vede "
        "una della seconda, quindi quei due gruppi non possono essere veri entrambi. È vero uno "
        "dei gruppi opposti, e nessuna casella che li vede entrambi può essere {p}",
    [TEXT_tell_multi_colours_2] =
        "{p} sta o in {P} o in {F}, e sta o in {A} o in {B}. Un gruppo della prima coppia vede i "
        "due gruppi della seconda. Uno di questi è vero, quindi quel gruppo è falso",
    [TEXT_tell_chain_ends] = "{chain}. Quindi almeno uno tra {start} e {end} è vero. Ciò che "
                             "contraddice entrambi è impossibile",
    [TEXT_tell_chain_true] = "{chain}. Se {last cell} non fosse {last digit}, ne seguirebbe che lo "
                             "è. Quindi è {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Se {last cell} fosse {last digit}, ne seguirebbe che non "
                              "lo è. Quindi non è {last digit}",
    [TEXT_tell_loop] =
        "{chain}. La catena è un anello: vale nei due sensi, e ogni legame ha un estremo vero. Ciò "
        "che contraddice entrambi gli estremi di un legame è impossibile",
    [TEXT_tell_als_xz] = "{sets} sono insiemi quasi chiusi: hanno una cifra in più delle caselle. "
                         "Tutti i posti di {k} in essi si vedono, quindi uno degli insiemi perde "
                         "quella cifra e contiene tutte le sue altre. Perciò A o B contiene {e}, e "
                         "nessuna casella che vede tutti i suoi posti può avere {e}",
    [TEXT_tell_als_double] =
        "{sets} sono insiemi quasi chiusi: hanno una cifra in più delle caselle. Tutti i posti di "
        "{k} in essi si vedono, quindi ogni insieme perde esattamente una di queste cifre. Tutte "
        "le altre restano nel loro insieme. Nessuna casella che vede tutti i posti di una di esse "
        "può averla",
    [TEXT_tell_als_chain] =
        "{sets} sono insiemi quasi chiusi: hanno una cifra in più delle caselle. Gli insiemi "
        "vicini condividono una cifra che solo uno può contenere: {joints}. Un insieme che perde "
        "una cifra contiene tutte le altre, quindi {first set} o {last set} contiene {e}. Nessuna "
        "casella che vede tutti i suoi posti può avere {e}",
    [TEXT_tell_death_blossom] =
        "{P} è {p/}. Ognuna di queste cifre toglie la sua a un insieme quasi chiuso, che ha una "
        "cifra in più delle caselle: {joints}, con {sets}. Quell’insieme contiene allora tutte le "
        "altre, quindi uno degli insiemi contiene {e}. Nessuna casella che vede tutti i suoi posti "
        "può avere {e}",
    [TEXT_tell_aligned] = "Esaminate i modi di riempire {P}. Quelli che ripetono una cifra in "
                          "un’unità, o non lasciano candidati a una delle caselle {A}, sono "
                          "impossibili. Nessun altro usa ciò che si elimina",
    [TEXT_tell_nishio] = "Se {E} fosse {e},[ quella cifra dovrebbe stare anche in {P}, e] per {e} "
                         "non ci sarebbe più posto {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Allora non resta {dead}, quindi {suppose} è falso",
    [TEXT_tell_forcing_net] = "Supponiamo {suppose}.[ Passo dopo passo si ottiene {follows}.] "
                              "Allora non resta {dead}, quindi {suppose} è falso",
    [TEXT_tell_net_all] =
        "Uno di questi casi è vero, e tutti portano allo stesso risultato: {follows}",
    [TEXT_tell_net_long] = "Uno di questi casi è vero: {assumptions}. Da ciascuno i singoli "
                           "portano allo stesso risultato",
    [TEXT_tell_left_out] = "… (il resto non è riportato)",
    [TEXT_tell_part] = "Parte {1} di {2}. {3}.",
    [TEXT_tell_part_follows] = "Supponiamo {suppose}.[ Si ottiene {follows}]",
    [TEXT_tell_part_dead] = "Supponiamo {suppose}.[ Si ottiene {follows}.] Allora non resta {dead}",
    [TEXT_tell_dead_cell] = "nessun candidato per {1}",
    [TEXT_tell_dead_house] = "nessun posto per il {1} {2}",
    [TEXT_tell_refuted] = "altrimenti contraddizione",
    [TEXT_tell_template_set] = "Comunque si sistemino tutti i {x} che mancano senza togliere il "
                               "posto alle altre cifre, si usa sempre {X}",
    [TEXT_tell_template_delete] = "Comunque si sistemino tutti i {e} che mancano senza togliere il "
                                  "posto alle altre cifre, non si usa mai {E}",
    [TEXT_name_cage] = "la gabbia {1} (somma {2})",
    [TEXT_name_thermo] = "il termometro {1}",
    [TEXT_name_arrow] = "la freccia con cerchio {3}",
    [TEXT_name_arrow_along] = "la freccia {1}",
    [TEXT_name_greater] = "il segno di disuguaglianza tra {3} e {4}",
    [TEXT_name_consecutive] = "la barra tra {3} e {4}",
    [TEXT_name_white_dot] = "il punto bianco tra {3} e {4}",
    [TEXT_name_black_dot] = "il punto nero tra {3} e {4}",
    [TEXT_name_x] = "la X tra {3} e {4}",
    [TEXT_name_v] = "la V tra {3} e {4}",
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
    [TEXT_name_little_killer] = "la somma diagonale {1} (somma {2})",
    [TEXT_name_x_sums] = "la X-somma {2} ({1})",
    [TEXT_name_skyscraper] = "il numero di grattacieli {2} ({1})",
    [TEXT_name_numbered_room] = "la stanza con {2} ({1})",
    [TEXT_name_quadruple] = "la quadrupla {2} ({1})",
    [TEXT_name_minimum] = "il minimo {3}",
    [TEXT_name_maximum] = "il massimo {3}",
    [TEXT_name_dutch_whisper] = "la linea di sussurro olandese {1}",
    [TEXT_name_double_arrow] = "la freccia doppia {1}",
    [TEXT_name_sum_line] = "la linea di somma {1} (somma {2})",
    [TEXT_name_pill_arrow] = "la freccia con pillola {1}",
    [TEXT_name_plain_cage] = "la gabbia {1}",
    [TEXT_name_repeat_cage] = "la gabbia {1} (somma {2})",
    [TEXT_name_difference] = "la differenza {2} tra {3} e {4}",
    [TEXT_name_ratio] = "il rapporto {2} tra {3} e {4}",
    [TEXT_name_clone] = "il clone {1}",
    [TEXT_name_row_indexer] = "l’indice di riga {3}",
    [TEXT_name_column_indexer] = "l’indice di colonna {3}",
    [TEXT_name_box_indexer] = "l’indice di riquadro {3}",
    [TEXT_name_anti_queen] = "la regola della regina",
    [TEXT_name_entropy] = "la regola dell’entropia",
    [TEXT_name_calc_cage] = "la gabbia {1} ({2})",
    [TEXT_name_non_consecutive] = "la regola dei vicini non consecutivi",
    [TEXT_name_ends] = "da {1} a {2}",
    [TEXT_name_at] = "in {1}",
    [TEXT_name_all_signs] = "la regola per cui tutti i segni possibili sono indicati",
    [TEXT_clue_cage] = "La gabbia {1} contiene cifre diverse la cui somma è {2}",
    [TEXT_clue_calc_cage] = "Le cifre della gabbia {1} danno {2}",
    [TEXT_clue_signless_cage] = "Le cifre della gabbia {1} danno {2} con uno dei segni",
    [TEXT_clue_thermo] = "Le cifre crescono lungo il termometro {1}",
    [TEXT_clue_arrow] =
        "Sulla freccia {1}, la somma delle cifre lungo l’asta è la cifra nel cerchio",
    [TEXT_clue_greater] = "Il segno di disuguaglianza tra {3} e {4} indica che {3} è maggiore",
    [TEXT_clue_consecutive] = "La barra tra {3} e {4} indica che sono consecutive",
    [TEXT_clue_white_dot] = "Il punto bianco tra {3} e {4} indica che sono consecutive",
    [TEXT_clue_black_dot] = "Il punto nero tra {3} e {4} indica che una è il doppio dell’altra",
    [TEXT_clue_x] = "La X tra {3} e {4} indica che la loro somma è {2}",
    [TEXT_clue_v] = "La V tra {3} e {4} indica che la loro somma è {2}",
    [TEXT_clue_odd] = "Il cerchio in {3} richiede una cifra dispari",
    [TEXT_clue_even] = "Il quadrato in {3} richiede una cifra pari",
    [TEXT_clue_whisper] = "Le vicine sulla linea di sussurro {1} sono distanti",
    [TEXT_clue_renban] = "La linea renban {1} contiene cifre consecutive",
    [TEXT_clue_palindrome] = "Il palindromo {1} si legge uguale dai due estremi",
    [TEXT_clue_between] = "Sulla linea intermedia {1} le cifre stanno tra quelle dei cerchi",
    [TEXT_clue_lockout] = "Sulla linea di blocco {1} nessuna cifra sta tra quelle dei rombi",
    [TEXT_clue_region_sum] = "La linea di somme {1} ha la stessa somma in ogni riquadro",
    [TEXT_clue_zipper] =
        "Sulla cerniera {1} le caselle alla stessa distanza dal centro hanno la stessa somma",
    [TEXT_clue_nabner] = "Sulla linea nabner {1} non ci sono due cifre uguali o consecutive",
    [TEXT_clue_modular] = "Sulla linea modulare {1} i resti per 3 si ripetono ogni tre caselle",
    [TEXT_clue_entropic] =
        "Sulla linea entropica {1} basse, medie e alte si ripetono ogni tre caselle",
    [TEXT_clue_slow_thermo] = "Lungo il termometro lento {1} le cifre non diminuiscono mai",
    [TEXT_clue_skyscraper] = "Viste dal numero di grattacieli {2} ({1}), esattamente {2} cifre "
                             "sono maggiori di tutte le precedenti",
    [TEXT_clue_quadruple] = "Le quattro caselle {1} devono contenere le cifre {2}",
    [TEXT_clue_sandwich] = "Nel sandwich della {1}, la somma delle cifre tra {3} e {4} è {2}",
    [TEXT_clue_side_by_side] = "{3} e {4} sono affiancate, quindi non sono consecutive",
    [TEXT_clue_differ] = "Una regola di questo sudoku vuole che {3} e {4} siano diverse",
    [TEXT_clue_no_consecutive] = "Tra {3} e {4} non c’è una barra, quindi non sono consecutive",
    [TEXT_clue_no_white_dot] = "Tra {3} e {4} non c’è un punto, quindi non sono consecutive",
    [TEXT_clue_no_black_dot] =
        "Tra {3} e {4} non c’è un punto, quindi nessuna è il doppio dell’altra",
    [TEXT_clue_no_x] = "Tra {3} e {4} non c’è una X, quindi la loro somma non è {2}",
    [TEXT_clue_no_v] = "Tra {3} e {4} non c’è una V, quindi la loro somma non è {2}",
    [TEXT_tell_clue] = "{clue}. Quindi non tutti i candidati vanno bene",
    [TEXT_tell_cage_last] = "{clue}. Solo {X} è ancora vuota, e {x} completa la somma",
    [TEXT_tell_sign_chain] = "Per i segni di disuguaglianza tra di esse, le cifre aumentano lungo "
                             "{P}. Ogni casella deve lasciare posto alle altre",
    [TEXT_tell_cage_single] = "{clue}. Solo {p} danno questa somma",
    [TEXT_tell_least_and_most] =
        "{clue}. Un candidato eliminato è troppo grande anche con le cifre più piccole nelle altre "
        "caselle, o troppo piccolo anche con le più grandi",
    [TEXT_tell_cage_sets] = "{clue}. Nessuna combinazione con questa somma che i candidati "
                            "permettono ancora contiene {e/}",
    [TEXT_tell_cage_places] = "{clue}. Se uno di questi candidati fosse giusto, il resto della "
                              "somma non si potrebbe formare con cifre diverse",
    [TEXT_tell_needed] = "{clue}. Ogni modo di riempire queste caselle usa {e}, in {P/}. Nessuna "
                         "casella che le vede tutte può essere {e}",
    [TEXT_tell_seen] =
        "{in 1}, {p} può andare solo in {P}. Nessuna casella che le vede tutte può essere {p}",
    [TEXT_tell_beside] = "{in 1}, {p} può andare solo in {P}, e {E} è accanto a ognuna di queste "
                         "caselle. Secondo {clues}, {e} non può stare accanto a {p}",
    [TEXT_tell_45_inner] = "La somma di tutte le cifre {in all} è {total}. Quella delle gabbie che "
                           "vi stanno per intero è {known}, quindi resta {sum} per {P}[. {way}]",
    [TEXT_tell_45_outer] = "La somma di tutte le cifre {in all} è {total}. Quella delle gabbie che "
                           "le coprono è {known}. La differenza, {sum}, sta fuori, in {P}[. {way}]",
    [TEXT_tell_45_both] = "La somma di tutte le cifre {in all} è {total}. Dal confronto con le "
                          "gabbie risulta che la somma di {P} supera di {sum} quella di {F}",
    [TEXT_tell_45_equal] = "La somma di tutte le cifre {in all} è {total}. Dal confronto con le "
                           "gabbie risulta che {P} e {F} hanno la stessa somma",
    [TEXT_tell_45_way] = "In ogni modo di ottenere questa somma, {X} è {x}",
    [TEXT_tell_naked_cages] = "Le cifre {p} sono già impegnate in {P}, secondo i candidati e "
                              "{clues}. Quindi nessun’altra casella può avere queste cifre {in 1}",
    [TEXT_tell_hidden_cages] = "{in 1}, le cifre {p} possono andare solo in {P}, e ci stanno "
                               "appena. Quindi una casella fuori da questi vincoli ha una di "
                               "queste cifre, e ogni vincolo ne prende quante più può: {clues}",
    [TEXT_tell_cages_in_house] =
        "Due vincoli si incontrano {in 1}: {clue 1} e {clue 2}. Lì non hanno cifre in comune. "
        "Eliminate dal primo ogni candidato con cui non si potrebbe più riempire il secondo",
    [TEXT_tell_cage_split] = "{clue}. Per la somma di tutte le cifre {in all}, {P} ha somma {sum} "
                             "e {F} ha somma {other}",
    [TEXT_tell_stuck] = "Le tecniche non trovano un passo successivo.",
    [TEXT_mark_place] = "va qui",
    [TEXT_mark_eliminate] = "da eliminare",
    [TEXT_mark_pattern] = "configurazione",
    [TEXT_mark_fin] = "altre caselle del passo",
    [TEXT_mark_set] = "insieme {1}",
    [TEXT_link_strong] = "uno dei due",
    [TEXT_link_weak] = "non entrambi",
    [TEXT_spot_full_house] = "Cercate una riga, una colonna o un riquadro con una sola casella "
                             "vuota. Scrivete la cifra che manca.",
    [TEXT_spot_naked_single] =
        "Scegliete una casella vuota e contate le cifre della sua riga, della sua colonna e del "
        "suo riquadro. Se ci sono tutte tranne una, è quella. Cominciate dove si incrociano righe, "
        "colonne e riquadri quasi pieni.",
    [TEXT_spot_hidden_single] =
        "Scegliete una cifra e un riquadro, una riga o una colonna in cui manca. Escludete ogni "
        "casella la cui riga, colonna o riquadro ha già quella cifra. Se resta una sola casella, "
        "la cifra va lì. Non fermatevi ai riquadri: anche righe e colonne nascondono singoli.",
    [TEXT_spot_locked_subset] = "Cercate in un riquadro, nella stessa riga o colonna, due caselle "
                                "con gli stessi due candidati, o tre con tre. Quelle cifre vanno "
                                "lì. Eliminatele dal resto della linea e dal resto del riquadro.",
    [TEXT_spot_locked] =
        "Scegliete una cifra e un riquadro. Se tutte le sue caselle possibili nel riquadro sono in "
        "una riga o colonna, eliminatela dal resto di quella linea. Al contrario, se tutte le sue "
        "caselle possibili in una linea sono in un riquadro, eliminatela dal resto del riquadro.",
    [TEXT_spot_naked_subset] =
        "Cercate in una riga, una colonna o un riquadro due caselle che hanno solo gli stessi due "
        "candidati, o tre caselle che ne hanno solo tre in tutto, o quattro con quattro. Quelle "
        "cifre devono andare lì: eliminatele dalle altre caselle dell’unità. Non occorre che "
        "ognuna delle tre o quattro abbia tutte quelle cifre.",
    [TEXT_spot_hidden_subset] =
        "Cercate in una riga, una colonna o un riquadro cifre che possono andare solo nelle stesse "
        "caselle: due cifre in due caselle, tre in tre, quattro in quattro. Eliminate da queste "
        "caselle tutti gli altri candidati.",
    [TEXT_spot_leftovers] =
        "Confrontate righe o colonne intere con le regioni che quasi le coprono. Le caselle che "
        "sporgono da una parte hanno le stesse cifre di quelle dall’altra. Eliminate ciò che "
        "sarebbe possibile solo da una parte.",
    [TEXT_spot_fish] =
        "Scegliete una cifra. Cercate due righe in cui ha solo due caselle possibili, nelle stesse "
        "due colonne. Occuperà due angoli opposti, quindi eliminatela da tutte le altre caselle di "
        "quelle colonne. Con tre righe e colonne è un pesce spada, con quattro una medusa. Con le "
        "colonne si fa allo stesso modo.",
    [TEXT_spot_remote_pair] =
        "Cercate una catena di caselle con gli stessi due candidati, in cui ognuna vede la "
        "successiva. Se sono in numero pari, le due estremità sono diverse. Eliminate entrambe le "
        "cifre da ogni casella che vede le due estremità.",
    [TEXT_spot_bug] = "Verso la fine, controllate se tutte le caselle vuote tranne una hanno "
                      "esattamente due candidati. In quella che ne ha tre va la cifra che compare "
                      "tre volte nella sua riga, nella sua colonna e nel suo riquadro.",
    [TEXT_spot_two_links] =
        "Scegliete una cifra. Cercate due unità in cui ha solo due caselle possibili. Se una "
        "casella della prima vede una della seconda, la cifra è a una delle due estremità lontane. "
        "Eliminatela da ogni casella che vede entrambe.",
    [TEXT_spot_empty_rectangle] =
        "Scegliete una cifra. Cercate un riquadro in cui tutte le sue caselle possibili sono in "
        "una riga e una colonna. Cercate un’altra colonna in cui ha due caselle possibili, una "
        "delle quali in quella riga. Seguite la riga dell’altra: dove incrocia la colonna del "
        "riquadro, eliminate la cifra. Con le righe funziona allo stesso modo.",
    [TEXT_spot_w_wing] =
        "Cercate due caselle con gli stessi due candidati che non si vedono. Cercate un’unità in "
        "cui una di quelle cifre ha due caselle possibili, ciascuna vista da una delle due. "
        "Eliminate l’altra cifra da ogni casella che vede entrambe.",
    [TEXT_spot_xy_wing] =
        "Cercate una casella con due candidati, il perno. Deve vedere due caselle con due "
        "candidati: una ha in comune con essa una cifra, l’altra l’altra cifra, ed entrambe hanno "
        "la stessa terza cifra. Eliminate la terza cifra da ogni casella che vede entrambe.",
    [TEXT_spot_xyz_wing] =
        "Cercate una casella con tre candidati, il perno. Deve vedere due caselle con due di "
        "questi candidati ciascuna, ma non gli stessi due. Le tre caselle hanno una cifra in "
        "comune. Eliminatela da ogni casella che le vede tutte e tre. Poche caselle vedono anche "
        "il perno: cominciate da quelle.",
    [TEXT_spot_avoidable] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri, due o tre delle quali "
        "riempite da voi e nessuna con una cifra data. L’ultimo angolo non deve completare una "
        "configurazione che si potrebbe scambiare.",
    [TEXT_spot_finned_fish] =
        "Cercate un pesce che sarebbe completo senza alcune caselle in più in un riquadro, la "
        "pinna. Elimina ancora la sua cifra dalle caselle che vedono anche tutta la pinna. In un "
        "pesce sashimi, l’angolo nel riquadro della pinna è riempito o non ha la cifra.",
    [TEXT_spot_sue_de_coq] =
        "Dove si incrociano un riquadro e una linea, cercate due o tre caselle con due candidati "
        "in più delle caselle. Cercate nel resto della linea e del riquadro caselle che occupano "
        "queste cifre. Allora ognuna di queste cifre è in una di queste caselle. Eliminatele dal "
        "resto della linea e del riquadro.",
    [TEXT_spot_colours] =
        "Scegliete una cifra. Dove ha solo due caselle possibili in un’unità, coloratele di due "
        "colori e seguite i legami. Eliminate la cifra da ogni casella che vede entrambi i colori. "
        "Se due caselle dello stesso colore si vedono, quel colore è falso ovunque.",
    [TEXT_spot_multi_colours] = "Colorate per una cifra due reti di coppie separate. Se un colore "
                                "dell’una vede un colore dell’altra, uno dei due colori opposti è "
                                "giusto. Eliminate la cifra da ogni casella che vede questi due.",
    [TEXT_spot_chain] = "Partite da un candidato e alternate: se è falso, il successivo è vero; se "
                        "questo è vero, il successivo è falso. Se il primo e l’ultimo non possono "
                        "essere falsi entrambi, eliminate ciò che entrambi escludono. Le caselle "
                        "con due candidati e le cifre con due caselle sono buoni legami.",
    [TEXT_spot_loop] =
        "Partite da un candidato e alternate: se è falso, il successivo è vero; se questo è vero, "
        "il successivo è falso. Continuate finché la catena torna al suo inizio. Ora ogni legame "
        "ha un estremo vero. Eliminate ogni candidato che vede entrambi gli estremi di un legame.",
    [TEXT_spot_als_xz] =
        "Cercate due gruppi di caselle, ciascuno in un’unità, con una cifra in più delle caselle. "
        "Hanno in comune una cifra i cui posti si vedono tutti, quindi un gruppo la perde e "
        "contiene tutte le sue altre. Eliminate una seconda cifra comune da ogni casella che ne "
        "vede tutti i posti.",
    [TEXT_spot_als_chain] = "Cercate tre o più gruppi di caselle, ciascuno in un’unità, con una "
                            "cifra in più delle caselle. Unite ciascuno al successivo con una "
                            "cifra che solo uno dei due può avere. Eliminate una cifra comune al "
                            "primo e all’ultimo da ogni casella che ne vede tutti i posti.",
    [TEXT_spot_death_blossom] =
        "Cercate una casella i cui candidati sono ciascuno anche in un gruppo con una cifra in più "
        "delle caselle, in posti che vedono tutti la casella. Qualunque sia la sua cifra, un "
        "gruppo la perde. Eliminate una cifra comune a tutti i gruppi da ogni casella che ne vede "
        "tutti i posti.",
    [TEXT_spot_aligned] = "Scegliete due o tre caselle e annotate le cifre che possono avere "
                          "insieme. Cancellate ciò che un’altra casella con pochi candidati vieta. "
                          "Eliminate ogni candidato che non è in nessuna combinazione rimasta.",
    [TEXT_spot_franken_fish] =
        "Cercate un pesce fatto di linee e riquadri: tutte le caselle possibili di una cifra in "
        "alcune righe e riquadri sono in altrettante colonne e riquadri. Eliminate la cifra dal "
        "resto di questi.",
    [TEXT_spot_nishio] =
        "Scegliete una casella possibile per una cifra e seguite solo ciò che ne deriva per quella "
        "cifra. Se da qualche parte non trova più posto, la casella era falsa.",
    [TEXT_spot_forcing_chain] =
        "Scegliete una casella con pochi candidati, o una cifra con poche caselle possibili in "
        "un’unità, e seguite ogni caso fino alla fine. Ciò che risulta ogni volta è vero. Ciò che "
        "porta a una contraddizione è falso.",
    [TEXT_spot_forcing_net] =
        "Supponete un candidato e scrivete tutto ciò che ne deriva, combinando più conseguenze. "
        "Ciò che deriva da ogni candidato di una casella, o da ogni posto di una cifra, è vero. "
        "Ciò che porta a una contraddizione è falso.",
    [TEXT_spot_clue] =
        "Cercate un segno, una linea o una somma con poche cifre possibili. Provate ogni candidato "
        "di una delle sue caselle: si possono ancora riempire le altre? Se no, eliminatelo.",
    [TEXT_spot_odd_even] = "Guardate prima le caselle segnate. Un cerchio ammette solo cifre "
                           "dispari, un quadrato solo pari. Eliminate tutte le altre. Con pochi "
                           "candidati, una casella così è spesso l’inizio di una coppia.",
    [TEXT_spot_inequality] =
        "Confrontate le due caselle di un segno. La maggiore deve superare il candidato più "
        "piccolo dell’altra; la minore deve restare sotto il candidato più grande dell’altra. "
        "Cancellate i candidati che non lo permettono.",
    [TEXT_spot_sign] =
        "Confrontate le due caselle di un segno. Per ogni candidato dell’una serve un compagno "
        "nell’altra: con un punto la cifra vicina o il doppio, con una X il resto fino a 10. "
        "Cancellate ogni candidato senza compagno. Se tutti i segni sono indicati, due caselle "
        "senza segno non possono essere compagne così.",
    [TEXT_spot_sign_chain] =
        "Seguite i segni di disuguaglianza dalla casella minore alla maggiore. La prima della "
        "catena deve lasciare una cifra maggiore a ognuna delle successive, l’ultima una minore a "
        "ognuna delle precedenti. Contate le caselle lungo la catena ed eliminate ciò che è troppo "
        "piccolo o troppo grande.",
    [TEXT_spot_thermo] =
        "Contate lungo il termometro. Dal bulbo in poi ogni casella supera la precedente almeno di "
        "uno; tornando dalla punta, è almeno di uno minore della successiva. Un termometro lungo "
        "lascia poche cifre a ogni casella. Eliminate tutte le altre.",
    [TEXT_spot_arrow] =
        "Sommate le cifre più piccole possibili sulla freccia: il cerchio è almeno quella somma. "
        "Il cerchio è al massimo 9, quindi ogni casella della freccia ha solo ciò che lasciano le "
        "altre. In una stessa unità le cifre sono diverse, e questo aumenta la somma minima.",
    [TEXT_spot_sandwich] =
        "Cercate prima le due cifre esterne, l’1 e la più alta. La somma indica la loro distanza: "
        "0 vuol dire affiancate, una somma grande lontane. Annotate poi le combinazioni che danno "
        "la somma in quel numero di caselle, ed eliminate ciò che non è in nessuna.",
    [TEXT_spot_outside] =
        "Cominciate dai numeri estremi: il più piccolo e il più grande permettono pochi inizi "
        "della riga o della colonna. Annotate ciò che il numero permette nelle prime caselle, ed "
        "eliminate ogni candidato che non vi compare mai.",
    [TEXT_spot_calc_products] =
        "Cominciate dalle gabbie che si riempiono in pochi modi. Scomponete un prodotto in "
        "fattori: una gabbia da {1} contiene un {2} e un {3}, e una cifra che non divide il numero "
        "non vi compare. Per una somma, annotate gli insiemi di cifre che la danno. Due cifre "
        "uguali non possono condividere né riga né colonna.",
    [TEXT_spot_calc_pairs] =
        "In una gabbia di due caselle, annotate le coppie. Un quoziente grande ne lascia una sola: "
        "in {1} × {1}, {1}÷ è 1 e {1}. Anche una grande differenza: {2}− è 1 e {1}. Se le due "
        "caselle sono in una riga o colonna, le loro cifre lì sono esaurite.",
    [TEXT_spot_calc_signs] =
        "Dove manca il segno, chiedetevi prima quali segni sono possibili. Un numero maggiore "
        "della somma più grande è un prodotto. Un numero che nessun prodotto dà è una somma. "
        "In due caselle, un 1 può essere solo una differenza o un quoziente. Annotate poi le "
        "cifre per ogni segno ed eliminate ciò che nessuno permette.",
    [TEXT_spot_skyscraper_counts] =
        "Un 1 fuori dalla griglia significa che la torre più alta è la prima. Il numero di "
        "tutte le torri di una riga significa che salgono un passo alla volta. Altrimenti la "
        "più alta non è troppo vicina: con un N, è al più presto nella casella N, e anche le "
        "prime non sono troppo alte. Guardate insieme i due estremi.",
    [TEXT_spot_renban] =
        "Le cifre di una linea renban formano una serie senza salti, in qualsiasi ordine. "
        "Vedete fin dove arriva la linea da ogni candidato. Su una linea di N caselle, due "
        "cifre differiscono al massimo di N − 1. Una linea lunga contiene le cifre centrali: "
        "eliminatele dalle caselle che vedono tutta la linea.",
    [TEXT_spot_whisper] =
        "Su una linea di sussurro si alternano cifre basse e alte, e il 5 non è su nessuna. Se "
        "conoscete una casella, sapete di ogni altra se è bassa o alta. 4 e 6 hanno un solo "
        "vicino possibile, 9 e 1. Perciò non possono stare tra due caselle della stessa unità.",
    [TEXT_spot_quadruple] =
        "Le cifre del cerchio vanno nelle sue quattro caselle. Se una cifra è esclusa da tutte "
        "tranne una, sta lì. Se il cerchio dà quattro cifre, le quattro caselle non contengono "
        "altro. Le caselle che vedono tutte e quattro perdono queste cifre.",
    [TEXT_spot_little_killer] =
        "Sommate le cifre minime e massime che la diagonale può avere. Le caselle di un "
        "riquadro, di una riga o di una colonna sono diverse, le altre possono ripetersi. Ogni "
        "casella ha solo ciò che le altre lasciano come minimo e come massimo. Un numero molto "
        "piccolo o molto grande lascia poca scelta.",
    [TEXT_spot_x_sums] =
        "La prima cifra X dice quante caselle si sommano, compresa se stessa. Per ogni X "
        "possibile, vedete se altre X − 1 cifre danno il resto. Restano poche prime cifre, e "
        "spesso un insieme fisso per le caselle seguenti.",
    [TEXT_spot_cage_last] =
        "Cercate una gabbia con una sola casella vuota. Sommate le altre e sottraete il risultato "
        "dalla somma della gabbia. La differenza è la cifra della casella vuota.",
    [TEXT_spot_least_and_most] =
        "Scegliete una gabbia con una somma piccola o grande. Date alle altre caselle le cifre più "
        "piccole possibili: il resto della somma è il massimo per questa casella. Con le più "
        "grandi ottenete il minimo. Eliminate ciò che è maggiore o minore.",
    [TEXT_spot_swordfish] =
        "Scegliete una cifra. Cercate tre righe in cui ha solo due o tre caselle possibili, tutte "
        "nelle stesse tre colonne. In ognuna di quelle colonne la cifra è in una delle tre righe, "
        "quindi eliminatela dalle altre caselle delle colonne. Con le colonne si fa allo stesso "
        "modo.",
    [TEXT_spot_jellyfish] =
        "Scegliete una cifra. Cercate quattro righe in cui ha da due a quattro caselle possibili, "
        "tutte nelle stesse quattro colonne. In ognuna di quelle colonne la cifra è in una delle "
        "quattro righe, quindi eliminatela dalle altre caselle delle colonne. Con le colonne si fa "
        "allo stesso modo.",
    [TEXT_spot_rectangle_1] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati. Tre di esse non ne hanno altri. Se anche la quarta non ne avesse, "
        "si potrebbero scambiare le due cifre, e il sudoku avrebbe due soluzioni. Quindi la quarta "
        "casella è uno dei suoi altri candidati.",
    [TEXT_spot_rectangle_2] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati. Due o tre di esse hanno una cifra in più, la stessa. Se non fosse "
        "in nessuna, il sudoku avrebbe due soluzioni. Quindi è in una di esse: eliminatela da ogni "
        "casella che le vede tutte.",
    [TEXT_spot_rectangle_3] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati. Due di esse hanno anche altre cifre. Una delle due deve essere una "
        "di queste, altrimenti il sudoku avrebbe due soluzioni. Trattatele come una sola casella "
        "con queste cifre, e cercate con essa una coppia o una terna nella loro unità.",
    [TEXT_spot_rectangle_4] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati. Due di esse, in una stessa unità, hanno anche altre cifre. Se una "
        "delle cifre comuni può andare solo in queste due caselle dell’unità, l’altra non può "
        "stare in nessuna delle due: il sudoku avrebbe due soluzioni.",
    [TEXT_spot_rectangle_6] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati. Due caselle in angoli opposti hanno anche altre cifre. Se una delle "
        "cifre comuni può andare solo nelle quattro caselle di entrambe le righe o colonne, "
        "eliminatela da questi due angoli.",
    [TEXT_spot_hidden_rectangle] =
        "Cercate quattro caselle in due righe, due colonne e due riquadri che hanno in comune gli "
        "stessi due candidati, una di esse senza altri. Guardate l’angolo opposto: se una delle "
        "due cifre può andare solo nelle quattro caselle della sua riga e della sua colonna, "
        "eliminate l’altra cifra da questo angolo.",
    [TEXT_spot_cage] = "Scegliete una gabbia con poche caselle, o con una somma molto piccola o "
                       "molto grande. Annotate le combinazioni che la danno: {1} in {2} caselle è "
                       "sempre {3}. Eliminate ciò che non è in nessuna. Ciò che è in tutte deve "
                       "stare nella gabbia: eliminatelo dalle caselle che ne vedono tutti i posti.",
    [TEXT_spot_cages] = "Cercate gabbie, linee e segni le cui caselle sono in una stessa unità. Se "
                        "alcuni devono prendere due cifre, nessun’altra casella dell’unità può "
                        "averle. Se solo due hanno posto per due cifre, quelle cifre vanno lì.",
    [TEXT_spot_sum_of_house] =
        "Tutte le unità hanno la stessa somma: {1} con le cifre da 1 a {2}. Cercate una o più "
        "unità che alcune gabbie quasi riempiono senza uscirne. Sommate queste gabbie e sottraete "
        "il risultato dalla somma delle unità. La differenza è la somma delle caselle che restano.",
    [TEXT_spot_cage_split] =
        "Cercate una gabbia che sta solo in parte in un’unità. Se si conosce la somma delle altre "
        "caselle dell’unità, la parte della gabbia nell’unità fa il resto fino a {1}. Sottraetela "
        "dalla somma della gabbia: è la parte fuori. Cercate poi le combinazioni di ogni parte.",
    [TEXT_spot_sums_compared] =
        "Tutte le unità hanno la stessa somma: {1} con le cifre da 1 a {2}. Cercate una o più "
        "unità in cui alcune gabbie lasciano poche caselle all’interno e sporgono di poche. "
        "Sommate le gabbie e confrontate con la somma delle unità. La differenza è anche quella "
        "tra le caselle fuori e quelle che restano dentro.",
    [TEXT_spot_sum_outside] =
        "Tutte le unità hanno la stessa somma: {1} con le cifre da 1 a {2}. Cercate una o più "
        "unità che alcune gabbie coprono del tutto, con poche caselle fuori. Sommate queste gabbie "
        "e sottraete la somma delle unità. La differenza è la somma delle caselle che sporgono.",
    [TEXT_spot_seen] =
        "Scegliete una cifra con poche caselle possibili in un’unità o in una gabbia. Eliminatela "
        "da ogni casella che le vede tutte, anche per una regola di questo sudoku.",
    [TEXT_spot_overlap] =
        "Cominciate dalle caselle in cui due griglie si sovrappongono. Per esse valgono le righe e "
        "le colonne di entrambe, perciò hanno meno candidati delle altre. Appena ne risolvete una, "
        "la sua cifra serve anche nell’altra griglia.",
    [TEXT_spot_template] =
        "Scegliete una cifra e cercate tutti i modi di sistemarla nella griglia. Una casella usata "
        "ogni volta è quella cifra. Eliminatela da una casella che non è mai usata.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Un solo numero"},
    {"child-hidden-single", "Un solo posto"},
    {"child-naked-pair", "Gemelli"},
    {"child-naked-triple", "Tre gemelli"},
    {"child-hidden-pair", "Gemelli nascosti"},
    {"child-hidden-triple", "Tre gemelli nascosti"},
    {"child-full-house", "Ultima casella vuota"},
    {"child-locked-pair", "Gemelli rinchiusi"},
    {"child-locked-triple", "Tre gemelli rinchiusi"},
    {"child-pointing", "Solo su una linea"},
    {"child-claiming", "Solo in un riquadro"},
    {"child-remote-pair", "Catena di gemelli"},
    {"child-x-wing", "Quattro angoli"},
    {"child-cage-least-and-most", "Il numero più piccolo e il più grande di una gabbia"},
    {"child-rule-of-45-inner", "Trucco del 45, dentro"},
    {"child-rule-of-45-outer", "Trucco del 45, fuori"},
    {"full-house", "Ultima casella"},
    {"naked-single", "Singolo nudo"},
    {"hidden-single", "Singolo nascosto"},
    {"cage-last-cell", "Ultima casella di una gabbia"},
    {"odd-even", "Caselle pari e dispari"},
    {"inequality-chain", "Catena di disuguaglianze"},
    {"inequality", "Segno di disuguaglianza"},
    {"consecutive-pair", "Coppia consecutiva"},
    {"kropki-pair", "Coppia Kropki"},
    {"xv-pair", "Coppia XV"},
    {"thermometer", "Limiti di un termometro"},
    {"whisper-parity", "Alternanza di un sussurro"},
    {"dutch-whisper", "Sussurro olandese"},
    {"renban-sets", "Insiemi renban"},
    {"palindrome-mirror", "Specchio di un palindromo"},
    {"between-bounds", "Limiti di una linea intermedia"},
    {"lockout-range", "Intervallo di una linea di blocco"},
    {"region-sums", "Somme per riquadro"},
    {"zipper-sums", "Somme di una cerniera"},
    {"nabner-gaps", "Distanze di una linea nabner"},
    {"modular-cycle", "Ciclo di una linea modulare"},
    {"entropic-cycle", "Ciclo di una linea entropica"},
    {"slow-thermometer", "Termometro lento"},
    {"double-arrow-sum", "Somma di una freccia doppia"},
    {"sum-line-parts", "Parti di una linea di somma"},
    {"pill-digits", "Cifre di una pillola"},
    {"quadruple-placement", "Posti di una quadrupla"},
    {"minimum-maximum-bounds", "Limiti di minimo e massimo"},
    {"repeat-cage-sums", "Somme di una gabbia con ripetizioni"},
    {"difference-ratio-pair", "Coppia con differenza o rapporto"},
    {"clone-cells", "Caselle di cloni"},
    {"row-index", "Indice di riga"},
    {"column-index", "Indice di colonna"},
    {"box-index", "Indice di riquadro"},
    {"anti-queen", "Regola della regina"},
    {"entropy-square", "Quadrato di entropia"},
    {"calc-single", "Gabbia di una casella"},
    {"calc-quotients", "Quozienti di una gabbia"},
    {"calc-differences", "Differenze di una gabbia"},
    {"calc-sums", "Somme di una gabbia"},
    {"calc-products", "Prodotti di una gabbia"},
    {"calc-signs", "Segno di una gabbia"},
    {"missing-sign", "Vicina di una casella piena"},
    {"cage-single-set", "Combinazione unica"},
    {"cage-least-and-most", "Minimo e massimo di una gabbia"},
    {"rule-of-45-inner", "Regola del 45, interna"},
    {"rule-of-45-outer", "Regola del 45, esterna"},
    {"arrow-minimum", "Minimo di una freccia"},
    {"sandwich-ends", "Estremi di un sandwich"},
    {"little-killer-bounds", "Limiti di un Little Killer"},
    {"x-sum-last-cells", "Ultime caselle di una X-somma"},
    {"skyscraper-counts", "Numeri di grattacieli"},
    {"numbered-room", "Stanza numerata"},
    {"locked-pair", "Coppia bloccata"},
    {"locked-triple", "Tripla bloccata"},
    {"pointing", "Candidati puntanti"},
    {"claiming", "Candidati reclamati"},
    {"cage-sets", "Combinazioni rimaste"},
    {"cage-digit", "Cifra necessaria a una gabbia"},
    {"sign-digit", "Cifra necessaria a un segno o a una linea"},
    {"missing-sign-candidates", "Vicine con i loro candidati"},
    {"seen-by-places", "Visto da tutti i posti"},
    {"beside-places", "Accanto a tutti i posti"},
    {"naked-pair", "Coppia nuda"},
    {"naked-triple", "Tripla nuda"},
    {"hidden-pair", "Coppia nascosta"},
    {"hidden-triple", "Tripla nascosta"},
    {"leftovers-inner", "Legge dei resti, interna"},
    {"leftovers-outer", "Legge dei resti, esterna"},
    {"sandwich-filling", "Ripieno di un sandwich"},
    {"little-killer-combinations", "Combinazioni di un Little Killer"},
    {"x-sum-combinations", "Combinazioni di una X-somma"},
    {"skyscraper-sequences", "Sequenze di grattacieli"},
    {"numbered-room-candidates", "Stanza numerata con candidati"},
    {"calc-combinations", "Combinazioni di un calcolo"},
    {"arrow-combinations", "Combinazioni di una freccia"},
    {"rule-of-45-inner-several", "Regola del 45 su più unità, interna"},
    {"rule-of-45-outer-several", "Regola del 45 su più unità, esterna"},
    {"cage-split", "Gabbia divisa"},
    {"rule-of-45-inner-pair", "Regola del 45 con due caselle, interna"},
    {"rule-of-45-outer-pair", "Regola del 45 con due caselle, esterna"},
    {"innies-and-outies", "Dentro contro fuori"},
    {"cage-places", "Posti in una gabbia"},
    {"naked-cage-pair", "Coppia nuda di vincoli"},
    {"hidden-cage-pair", "Coppia nascosta di vincoli"},
    {"naked-cage-triple", "Tripla nuda di vincoli"},
    {"cages-in-house", "Vincoli in un’unità"},
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
    {"pattern-forcing-net", "Rete forzata con configurazioni"},
    {"sum-forcing-net", "Rete forzata con somme"},
    {"template-set", "Sagoma: inserimento"},
    {"template-delete", "Sagoma: eliminazione"},
    {NULL, NULL},
};

const struct language language_it = {texts, techniques};
