#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Grille",
    [TEXT_puzzles] = "Grilles",
    [TEXT_puzzle_range] = "Grilles {1} à {2}",
    [TEXT_solution] = "Solution",
    [TEXT_solutions] = "Solutions",
    [TEXT_solution_page] = "solution page {1}",
    [TEXT_solution_apart] = "solution dans le livret, page {1}",
    [TEXT_right_half] = "moitié droite page {1}",
    [TEXT_puzzle_page] = "grille page {1}",
    [TEXT_answer_key] = "Livret des solutions",
    [TEXT_tip] = "Astuce",
    [TEXT_contents] = "Sommaire",
    [TEXT_introduction] = "Introduction",
    [TEXT_how_to_play] = "Règles du jeu",
    [TEXT_how_to_play_text] =
        "Remplissez les cases vides de sorte que chaque ligne, chaque colonne et chaque bloc "
        "au bord épais contienne une seule fois chacun des chiffres de **1** à **{1}**.\n\n# "
        "Pour commencer\n\nCherchez une ligne, une colonne ou un bloc presque plein : que "
        "manque-t-il ? Prenez ensuite les chiffres un par un et demandez-vous où chacun peut "
        "encore aller. S’il ne reste qu’une case pour lui dans un bloc, vous avez trouvé sa "
        "place.\n\n# Quand cela se complique\n\nNotez au crayon, dans le coin des cases, les "
        "chiffres encore possibles. Deux cases d’une ligne qui partagent les deux mêmes "
        "candidats se les réservent : rayez-les dans le reste de la ligne. Il en va de même "
        "pour les colonnes et les blocs, et pour trois cases qui se partagent trois "
        "candidats.\n\nChaque grille a une solution et une seule. Il n’est jamais nécessaire "
        "de deviner, il suffit de mieux regarder.",
    [TEXT_shaded_text] =
        "Là où des cases sont grisées, chaque zone grise contient elle aussi chaque chiffre "
        "une seule fois.",
    [TEXT_boards] = "Les grilles de ce livre",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "Sudoku X",
    [TEXT_board_antidiagonal] = "Une diagonale",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Points centraux",
    [TEXT_board_asterisk] = "Astérisque",
    [TEXT_board_disjoint] = "Groupes disjoints",
    [TEXT_board_girandola] = "Girandole",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Moulinet",
    [TEXT_board_latin] = "Carré latin",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samouraï",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Triple",
    [TEXT_board_windmill] = "Moulin",
    [TEXT_board_areas] = "Zones grises",
    [TEXT_board_grids] = "Plusieurs grilles",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Thermomètres",
    [TEXT_board_arrow] = "Flèches",
    [TEXT_board_greater] = "Plus grand que",
    [TEXT_board_consecutive] = "Consécutifs",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Pair et impair",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anti-cavalier",
    [TEXT_board_anti_king] = "Anti-roi",
    [TEXT_board_whisper] = "Murmures",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindromes",
    [TEXT_board_between] = "Lignes encadrées",
    [TEXT_board_lockout] = "Lignes verrouillées",
    [TEXT_board_region_sum] = "Sommes par bloc",
    [TEXT_board_zipper] = "Fermetures éclair",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Lignes modulaires",
    [TEXT_board_entropic] = "Lignes entropiques",
    [TEXT_board_slow_thermo] = "Thermomètres lents",
    [TEXT_board_non_consecutive] = "Non consécutifs",
    [TEXT_rule_boxes] =
        "Chaque ligne, chaque colonne et chaque bloc au bord épais contient une seule fois "
        "chacun des chiffres de **1** à **{1}**.",
    [TEXT_rule_jigsaw] =
        "Les régions ont des formes à elles. Chaque ligne, chaque colonne et chaque région au "
        "bord épais contient une seule fois chacun des chiffres de **1** à **{1}**.",
    [TEXT_rule_latin] =
        "Il n’y a pas de blocs : chaque ligne et chaque colonne contient une seule fois chacun "
        "des chiffres de **1** à **{1}**.",
    [TEXT_rule_diagonals] = "Il en va de même des deux diagonales grises.",
    [TEXT_rule_diagonal] = "Il en va de même de la diagonale grise.",
    [TEXT_rule_shaded_cells] = "Il en va de même de l’ensemble des cases grises.",
    [TEXT_rule_disjoint] = "Il en va de même des cases qui occupent la même place dans leur bloc.",
    [TEXT_rule_lines] = "Sur aucune des lignes grises un chiffre ne figure deux fois.",
    [TEXT_rule_groups] = "Dans aucune zone grise un chiffre ne figure deux fois.",
    [TEXT_rule_smaller_areas] = "Dans les plus petites, aucun chiffre ne figure deux fois.",
    [TEXT_rule_grids] =
        "Cela vaut pour chacune des {1} grilles. Là où deux d’entre elles se recouvrent, les "
        "cases appartiennent aux deux.",
    [TEXT_rule_cage] =
        "Dans chaque cage en pointillé, tous les chiffres sont différents et leur somme est le "
        "petit nombre dans son coin.",
    [TEXT_rule_thermo] =
        "Le long d’un thermomètre, les chiffres augmentent depuis le réservoir rond jusqu’au bout.",
    [TEXT_rule_arrow] =
        "La somme des chiffres le long d’une flèche est le chiffre de son cercle. Ils peuvent se "
        "répéter là où aucune autre règle ne l’interdit.",
    [TEXT_rule_greater] = "Un signe entre deux cases pointe vers le plus petit chiffre.",
    [TEXT_rule_consecutive] =
        "Une barre entre deux cases sépare deux chiffres qui se suivent, comme 3 et 4.",
    [TEXT_rule_white_dot] = "Un point blanc sépare deux chiffres qui se suivent, comme 3 et 4.",
    [TEXT_rule_black_dot] =
        "Un point noir sépare deux chiffres dont l’un est le double de l’autre, comme 3 et 6.",
    [TEXT_rule_either_dot] = "Entre 1 et 2, le point peut être blanc ou noir.",
    [TEXT_rule_x_sum] = "Un X sépare deux chiffres dont la somme est 10.",
    [TEXT_rule_v_sum] = "Un V sépare deux chiffres dont la somme est 5.",
    [TEXT_rule_odd] = "Un cercle gris contient un chiffre impair.",
    [TEXT_rule_even] = "Un carré gris contient un chiffre pair.",
    [TEXT_rule_sandwich] =
        "Un nombre à côté d’une ligne ou au-dessus d’une colonne est la somme des chiffres placés "
        "entre son **1** et son **{1}**.",
    [TEXT_rule_anti_knight] =
        "Deux cases séparées par un saut de cavalier aux échecs contiennent des chiffres "
        "différents.",
    [TEXT_rule_anti_king] =
        "Deux cases qui se touchent par un coin contiennent des chiffres différents.",
    [TEXT_rule_whisper] =
        "Deux chiffres voisins sur une ligne de murmure diffèrent d’au moins {2}.",
    [TEXT_rule_renban] = "Une ligne renban contient des chiffres consécutifs dans n’importe quel "
                         "ordre, sans répétition.",
    [TEXT_rule_palindrome] = "Une ligne palindrome se lit de la même façon depuis ses deux bouts.",
    [TEXT_rule_between] = "Les chiffres d’une ligne encadrée sont plus grands que l’un des "
                          "chiffres de ses deux cercles et plus petits que l’autre.",
    [TEXT_rule_lockout] =
        "Les chiffres des deux losanges d’une ligne verrouillée diffèrent d’au moins {3}. Aucun "
        "autre chiffre de la ligne n’est compris entre eux ni égal à l’un d’eux.",
    [TEXT_rule_region_sum] = "Une ligne de sommes a la même somme dans chaque bloc qu’elle "
                             "traverse. Si elle revient dans un bloc, cette partie compte à part.",
    [TEXT_rule_zipper] =
        "Deux cases d’une fermeture éclair à égale distance du milieu ont pour somme le chiffre du "
        "milieu. Sans case centrale, toutes les paires ont la même somme.",
    [TEXT_rule_nabner] = "Sur une ligne nabner, deux chiffres ne sont jamais égaux ni consécutifs, "
                         "où qu’ils soient.",
    [TEXT_rule_modular] = "Trois cases qui se suivent sur une ligne modulaire donnent trois restes "
                          "différents dans la division par 3.",
    [TEXT_rule_entropic] = "Trois cases qui se suivent sur une ligne entropique contiennent un "
                           "chiffre du tiers bas, un du tiers moyen et un du tiers haut.",
    [TEXT_rule_slow_thermo] = "Le long d’un thermomètre lent, les chiffres restent égaux ou "
                              "augmentent à partir du réservoir ouvert.",
    [TEXT_rule_non_consecutive] =
        "Deux chiffres qui se suivent, comme 3 et 4, ne se trouvent jamais côte à côte.",
    [TEXT_rule_all_signs] =
        "Chaque endroit de ce genre a son signe : là où il n’y en a pas, les chiffres ne sont pas "
        "ainsi.",
    [TEXT_cages_text] =
        "# Les cages\n\nLes chiffres d’une cage sont tous différents. Certaines sommes ne "
        "laissent donc pas de choix : deux cases avec 3 ne contiennent que 1 et 2, trois cases "
        "avec 24 que 7, 8 et 9.\n\n# La règle des 45\n\nLa somme des chiffres de 1 à 9 est 45, "
        "donc aussi celle de chaque ligne, colonne et bloc. Quand des cages remplissent un bloc "
        "sauf une case, cette case contient ce qui manque jusqu’à 45. Quand elles en débordent "
        "d’une case, celle-ci contient ce qui est en trop.\n\n# Un exemple\n\nLa grille du "
        "dessin a quatre chiffres, et chaque ligne, colonne et bloc a pour somme 10. La cage de 3 "
        "ne contient que 1 et 2, celle de 7 que 3 et 4. Sur la deuxième ligne, la cage de 8 "
        "laisse une case : elle contient 10 − 8 = 2. Elle forme une cage de 5 avec la case "
        "au-dessous, qui contient donc 3. Sur la troisième ligne, la cage de 5 et ce 3 laissent "
        "10 − 5 − 3 = 2 pour la première case, et celle du dessous contient 6 − 2 = 4. La "
        "première case de la grille n’est donc pas un 2, mais un 1.",
    [TEXT_sums] = "Sommes des cages",
    [TEXT_sums_text] =
        "Tous les ensembles de chiffres différents donnant une somme, selon le nombre de cases.",
    [TEXT_sums_cells] = "{1} cases",
    [TEXT_signs_text] = "Dans ce livre, d’autres signes remplacent les chiffres : {1}.",
    [TEXT_letters] = "Lettres : {1}",
    [TEXT_word] = "Le mot : {1}",
    [TEXT_word_text] =
        "Dans certaines grilles, des lettres remplacent les chiffres, chacune une fois par ligne, "
        "par colonne et par bloc. Dans la solution, elles forment un mot : sur une ligne, ou sur "
        "la diagonale qui va d’en haut à gauche à en bas à droite.",
    [TEXT_pictures_text] =
        "Dans certaines grilles, des images remplacent les chiffres. Sous les grilles, vous voyez "
        "quelle image va avec quel nombre : dessinez l’image dans la case ou écrivez son nombre.",
    [TEXT_volume] = "Tome {1}",
    [TEXT_acknowledgements] = "Remerciements",
    [TEXT_about_author] = "À propos de l’auteur",
    [TEXT_glossary] = "Glossaire",
    [TEXT_glossary_text] =
        "**Candidat** Un chiffre qu’une case vide peut encore recevoir.\n\n"
        "**Case** Un des petits carrés d’une grille.\n\n"
        "**Chiffre donné** Un chiffre imprimé dès le départ.\n\n"
        "**Maison** Une ligne, une colonne ou une région : des cases où chaque chiffre figure une "
        "fois.\n\n"
        "**Note** Un candidat, écrit en petit dans sa case.\n\n"
        "**Paire** Deux cases d’une maison avec les deux mêmes candidats. Aucune autre case de la "
        "maison ne contient ces chiffres.\n\n"
        "**Région** Un bloc de cases où chaque chiffre figure une fois.\n\n"
        "**Singleton caché** La seule case d’une maison où un chiffre peut encore aller.\n\n"
        "**Singleton nu** Une case à laquelle il ne reste qu’un candidat.\n\n"
        "**Solution** La grille pleine. Une vraie grille en a exactement une.\n\n"
        "**Voisines** Des cases qui partagent une maison.",
    [TEXT_also_by] = "Du même auteur : {1}",
    [TEXT_series] = "La série",
    [TEXT_levels] = "Niveaux",
    [TEXT_level] = "Niveau",
    [TEXT_diary] = "Journal des grilles",
    [TEXT_remarks] = "Remarques",
    [TEXT_score_sheet] = "Feuille de points",
    [TEXT_points] = "Points",
    [TEXT_coupon] = "Bon",
    [TEXT_cut_out] = "Images à découper",
    [TEXT_cut_out_text] =
        "Découpez le long des pointillés. Les images ont la taille des cases : posez-les sur les "
        "grilles et déplacez-les jusqu’à ce que tout soit juste.",
    [TEXT_example] = "Un exemple et sa solution",
    [TEXT_hints] = "Indices",
    [TEXT_hint_page] = "indice page {1}",
    [TEXT_techniques] = "Techniques",
    [TEXT_practice] = "Exercices",
    [TEXT_practice_text] = "Dans chaque position, l’étape suivante est de ce genre ; il ne reste "
                           "rien de plus simple. Les réponses suivent la dernière leçon.",
    [TEXT_answers] = "Réponses",
    [TEXT_walkthroughs] = "Pas à pas",
    [TEXT_step] = "Étape {1}",
    [TEXT_index] = "Grilles par technique",
    [TEXT_notes] = "Notes",
    [TEXT_certificate] = "Diplôme",
    [TEXT_certificate_text] = "a résolu les {1} grilles de ce livre.",
    [TEXT_name] = "Nom",
    [TEXT_date] = "Date",
    [TEXT_started] = "commencée",
    [TEXT_finished] = "terminée",
    [TEXT_time] = "Temps",
    [TEXT_vote] = "Difficulté ?",
    [TEXT_board_words] = "Sudoku {1}. Ligne par ligne, 0 est une case vide",
    [TEXT_solution_words] = "Solution de la grille {1}, ligne par ligne",
    [TEXT_code_words] = "Code QR",
    [TEXT_minutes] = "environ {1} min",
    [TEXT_easy] = "Facile",
    [TEXT_medium] = "Moyen",
    [TEXT_hard] = "Difficile",
    [TEXT_unfair] = "Très difficile",
    [TEXT_extreme] = "Extrême",
    [TEXT_beyond] = "Au-delà",
    [TEXT_course_rounds] = "tour",
    [TEXT_course_openings] = "ouvertures",
    [TEXT_course_summary] = "{1} ouvertures au début, {2} au plus étroit ; étapes difficiles : {3}",
    [TEXT_print_openings] = "ouvertures : {1}",
    [TEXT_print_bottleneck] = "au plus étroit : {1}",
    [TEXT_print_hard_steps] = "étapes difficiles : {1}",
    [TEXT_print_early] = "difficile au début",
    [TEXT_print_smooth] = "difficulté égale",
    [TEXT_print_late] = "difficile à la fin",
    [TEXT_rights] = "Tous droits réservés. Aucune partie de ce livre ne peut être reproduite sans "
                    "l’autorisation écrite de l’éditeur, sauf pour un usage personnel.",
    [TEXT_one_solution] =
        "Chaque grille de ce livre a été vérifiée par ordinateur : elle a une solution et une "
        "seule.",
    [TEXT_colophon] = "Réalisé avec Nonet. Graine {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Jouer en ligne",
    [TEXT_cell_names_text] = "Une case se nomme d’après sa ligne (r) et sa colonne (c) : r3c5 est "
                             "dans la ligne 3 et la colonne 5. r3c5=2 signifie que son chiffre est "
                             "2, r3c5≠2 que ce n’est pas 2 ; → signifie : il s’ensuit.",
    [TEXT_label_colon] = "\u00A0: ",
    [TEXT_list_and] = " et ",
    [TEXT_list_or] = " ou ",
    [TEXT_row] = "ligne {1}",
    [TEXT_in_row] = "dans la ligne {1}",
    [TEXT_in_rows] = "dans les lignes {1}",
    [TEXT_column] = "colonne {1}",
    [TEXT_in_column] = "dans la colonne {1}",
    [TEXT_in_columns] = "dans les colonnes {1}",
    [TEXT_box] = "bloc {1}",
    [TEXT_in_box] = "dans le bloc {1}",
    [TEXT_in_boxes] = "dans les blocs {1}",
    [TEXT_diagonal] = "diagonale {1}",
    [TEXT_in_diagonal] = "dans la diagonale {1}",
    [TEXT_in_diagonals] = "dans les diagonales {1}",
    [TEXT_area] = "zone {1}",
    [TEXT_in_area] = "dans la zone {1}",
    [TEXT_in_areas] = "dans les zones {1}",
    [TEXT_region] = "région {1}",
    [TEXT_in_region] = "dans la région {1}",
    [TEXT_in_regions] = "dans les régions {1}",
    [TEXT_tell] = "{1} : {2}.",
    [TEXT_tell_place] = "Donc {1}.",
    [TEXT_tell_remove] = "Éliminez {1}.",
    [TEXT_tell_remove_from] = "{1} en {2}",
    [TEXT_tell_look_in] = "cherchez {1}",
    [TEXT_tell_look_at] = "regardez {1}",
    [TEXT_tell_full_house] = "Seule {X} est encore vide {in 1} ; il y manque le {x}",
    [TEXT_tell_naked_single] = "Le {x} est le seul chiffre qui reste pour {X}",
    [TEXT_tell_hidden_single] = "Le {x} ne peut aller {in 1} qu’en {X}",
    [TEXT_tell_locked_subset] = "{P} n’ont d’autres candidats que {p} et se trouvent ensemble {in "
                                "all}. Ces chiffres n’y vont donc nulle part ailleurs",
    [TEXT_tell_locked] = "Le {p} ne peut aller {in 1} qu’en {P}. Ces cases sont toutes {in 2}, "
                         "donc le {p} n’y va nulle part ailleurs",
    [TEXT_tell_leftovers] =
        "Chaque chiffre figure {in base} aussi souvent que {in cover}. Les cases qui restent, "
        "{P} d’un côté et {F} de l’autre, contiennent donc les mêmes chiffres. En {F} il n’y "
        "a pas plus de place pour le {e} qu’il n’en occupe déjà en {P}",
    [TEXT_tell_leftovers_must] =
        "Chaque chiffre figure {in base} aussi souvent que {in cover}. Les cases qui restent, "
        "{P} d’un côté et {F} de l’autre, contiennent donc les mêmes chiffres. [Le {x} doit "
        "figurer en {F} plus souvent que jusqu’ici en {P}, où il ne peut aller qu’en {X}][Le "
        "{e} doit figurer en {F} plus souvent que jusqu’ici en {P}, et {E} y voient toutes "
        "ses places]",
    [TEXT_tell_naked_subset] = "{P} n’ont d’autres candidats que {p}. Ces chiffres ne vont donc "
                               "nulle part ailleurs {in all}",
    [TEXT_tell_hidden_subset] =
        "{p} ne peuvent aller {in 1} qu’en {P}. Rien d’autre ne va donc dans ces cases",
    [TEXT_tell_fish] = "Le {p} ne peut aller {in base} que {in cover} : en {P}. Il ne va donc "
                       "nulle part ailleurs {in cover}",
    [TEXT_tell_finned_fish] =
        "Le {p} ne peut aller {in base} que {in cover}, ou dans la nageoire {F}. S’il n’est pas "
        "dans la nageoire, il ne va nulle part ailleurs {in cover}. S’il y est, aucune autre case "
        "qui voit toute la nageoire ne peut être {p}. Ce qui est exclu dans les deux cas disparaît",
    [TEXT_tell_sashimi_fish] =
        "Le {p} ne peut aller {in base} que {in cover}, ou dans la nageoire {F}. Sans la nageoire, "
        "l’une de ces rangées n’a plus qu’une place pour le {p} ; il y va alors, et nulle part "
        "ailleurs {in cover}. Avec le {p} dans la nageoire, aucune autre case qui voit toute la "
        "nageoire ne peut être {p}. Ce qui est exclu dans les deux cas disparaît",
    [TEXT_tell_remote_pair] =
        "{path} n’ont d’autres candidats que {p}, et chacune voit la suivante : les deux chiffres "
        "alternent. Les extrémités {first cell} et {last cell} portent donc chacune l’un des deux, "
        "et les cases qui voient les deux extrémités ne peuvent être ni l’un ni l’autre",
    [TEXT_tell_bug] =
        "Si {P} n’était pas {p}, chaque case vide aurait deux candidats et chaque chiffre deux "
        "places dans chacune de ses régions. Une telle grille a deux solutions ou aucune",
    [TEXT_tell_two_links] =
        "Le {p} n’a que deux places à la fois {in all}. Parmi elles, {F} se voient et ne peuvent "
        "être {p} toutes deux. Donc au moins une des cases {P} est {p}, et les cases qui voient "
        "les deux ne peuvent pas l’être",
    [TEXT_tell_dual_kite] =
        "Deux cerfs-volants partagent deux cases d’un bloc. Leurs chiffres n’ont que deux places "
        "chaque fois {in all} ; comme un chiffre ne peut être dans ces deux cases à la fois, il "
        "est à l’une des extrémités de son cerf-volant. La case qui voit les deux extrémités ne "
        "peut pas l’avoir",
    [TEXT_tell_empty_rectangle] =
        "Le {p} ne peut aller {in 1} que {in 3} ou {in 4}, et {in 2} qu’en {P}. Si {last cell} "
        "n’est pas {p}, c’est {first cell} qui l’est ; cela repousse le {p} du bloc dans ses cases "
        "situées {in 4}. Dans les deux cas {E} voit un {p}",
    [TEXT_tell_dual_rectangle] =
        "Le {p} ne peut aller {in 1} que {in 3} ou {in 4}, et {in 2} et {in 6} que dans deux "
        "cases. Pour chacune de ces rangées : si la case éloignée n’est pas {p}, la proche l’est "
        "et repousse le {p} du bloc hors de leur rangée commune. Dans les deux cas {E} voient un "
        "{p}",
    [TEXT_tell_w_wing] = "{first cell} et {last cell} n’ont toutes deux que {p}. Le {f} ne peut "
                         "aller {in 1} qu’en {F} ; l’une voit {first cell}, l’autre {last cell}. "
                         "Celles-ci ne peuvent donc être {f} toutes deux : l’une au moins est {e}, "
                         "et les cases qui voient les deux ne peuvent pas l’être",
    [TEXT_tell_xy_wing] =
        "{P} est {p/}. Dans les deux cas, il ne reste que le {e} à l’une des cases {F}. L’une des "
        "deux est donc {e}, et les cases qui voient les deux ne peuvent pas l’être",
    [TEXT_tell_xyz_wing] =
        "{P} est {p/}. Si elle n’est pas {e}, il ne reste que le {e} à l’une des cases {F}. Les "
        "cases qui voient les trois ne peuvent donc pas être {e}",
    [TEXT_tell_rectangle] = "Si {P} ne contenaient que {p}, on pourrait échanger ces deux "
                            "chiffres, et la grille aurait deux solutions",
    [TEXT_tell_rectangle_1] = "{rectangle}. {F} doit donc prendre un autre chiffre",
    [TEXT_tell_rectangle_2] = "{rectangle}. L’une des cases {F} doit donc être {f}, et les cases "
                              "qui les voient toutes ne peuvent pas l’être",
    [TEXT_tell_rectangle_3] = "{rectangle}. L’une des cases {F} doit donc être {f/}. Comptées "
                              "comme une seule case, elles forment {in 1} un groupe nu avec {A}, "
                              "dont les chiffres n’y vont nulle part ailleurs",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. Le {o} ne peut aller {in 1} qu’en {F}. Si l’une d’elles était {e}, l’autre "
        "serait {o}, et il ne resterait rien d’autre",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Le {e} forme un X-Wing dans ces cases : s’il était dans l’une des cases {F}, "
        "il serait dans les deux, et l’on en arriverait là",
    [TEXT_tell_hidden_rectangle] = "{rectangle}. Le {o} ne peut aller {in all} que dans ces cases. "
                                   "Si {E} était {e}, ses voisines dans le rectangle seraient donc "
                                   "{o}, la case opposée {e}, et l’on en arriverait là",
    [TEXT_tell_avoidable_1] =
        "{P} sont remplies, mais aucune n’était donnée. Si {E} était {e}, on pourrait échanger les "
        "deux chiffres de ces quatre cases, et la grille aurait deux solutions",
    [TEXT_tell_avoidable_2] = "{P} sont remplies, mais aucune n’était donnée. Si aucune des cases "
                              "{F} n’était {e}, on pourrait échanger les deux chiffres de ces "
                              "quatre cases, et la grille aurait deux solutions. L’une d’elles est "
                              "donc {e}, et les cases qui voient les deux ne peuvent pas l’être",
    [TEXT_tell_sue_de_coq] =
        "{P} se trouvent {in 1} et {in 2} et contiennent {p}. Avec {A} ({a}) de la rangée et {B} "
        "({b}) du bloc, il y a autant de cases que de chiffres ; chacun de ces chiffres est donc "
        "dans l’une d’elles. Les cases qui voient toutes ses places ne peuvent pas l’avoir",
    [TEXT_tell_colours_trap] =
        "Le {p} est soit en {P}, soit en {F}, car chaque lien fort entre ces cases a une extrémité "
        "vraie. Les cases qui en voient une de chaque côté ne peuvent pas être {p}",
    [TEXT_tell_colours_wrap] =
        "Le {p} est soit en {P}, soit en {F}, car chaque lien fort entre ces cases a une extrémité "
        "vraie. Mais deux des cases {E} se voient : ce côté est donc faux",
    [TEXT_tell_multi_colours_1] =
        "Le {p} est soit en {P}, soit en {F} ; et soit en {A}, soit en {B}. Une case de la "
        "première paire voit une case de la seconde : ces deux côtés ne peuvent être vrais "
        "ensemble, donc l’un des côtés opposés l’est. Les cases qui voient ces deux-là ne peuvent "
        "pas être {p}",
    [TEXT_tell_multi_colours_2] =
        "Le {p} est soit en {P}, soit en {F} ; et soit en {A}, soit en {B}. Un côté de la première "
        "paire voit les deux côtés de la seconde, dont l’un est vrai. Il est donc faux",
    [TEXT_tell_chain_ends] = "{chain}. Donc {start} ou {end} est vrai (ou les deux), et ce qui "
                             "contredit l’un et l’autre disparaît",
    [TEXT_tell_chain_true] =
        "{chain}. Si {last cell} n’était pas {last digit}, elle devrait l’être : elle l’est donc",
    [TEXT_tell_chain_false] = "{chain}. Si {last cell} était {last digit}, elle ne pourrait pas "
                              "l’être : elle ne l’est donc pas",
    [TEXT_tell_loop] =
        "{chain}. La chaîne se referme en boucle : elle vaut dans les deux sens, et chacun de ses "
        "liens a une extrémité vraie. Ce qui contredit les deux extrémités d’un lien disparaît",
    [TEXT_tell_als_xz] =
        "{sets} sont des ensembles presque fermés : un chiffre de plus que de cases. Toutes les "
        "places de {k} s’y voient ; l’un des ensembles perd donc ce chiffre et garde tous les "
        "autres. Ainsi A ou B contient {e}, et les cases qui y voient toutes les places du chiffre "
        "ne peuvent pas l’avoir",
    [TEXT_tell_als_double] =
        "{sets} sont des ensembles presque fermés : un chiffre de plus que de cases. Toutes les "
        "places de {k} s’y voient ; chacun de ces chiffres n’est donc que dans un ensemble, et "
        "chaque ensemble n’en perd qu’un. Tous les autres chiffres y sont fixés : les cases qui "
        "voient toutes leurs places ne peuvent pas les avoir",
    [TEXT_tell_als_chain] =
        "{sets} sont des ensembles presque fermés : un chiffre de plus que de cases. Deux voisins "
        "partagent un chiffre que l’un seul peut contenir : {joints}. Un ensemble qui perd un "
        "chiffre garde tous les autres ; ainsi {first set} ou {last set} contient {e}, et les "
        "cases qui y voient toutes les places du chiffre ne peuvent pas l’avoir",
    [TEXT_tell_death_blossom] =
        "{P} est {p/}, et chacun de ces chiffres prend le sien à un ensemble presque fermé, qui a "
        "un chiffre de plus que de cases : {joints}, avec {sets}. Cet ensemble garde alors tous "
        "les autres ; l’un des ensembles contient donc {e}, et les cases qui y voient toutes les "
        "places du chiffre ne peuvent pas l’avoir",
    [TEXT_tell_aligned] = "Parmi les façons de remplir {P}, on exclut celles qui répètent un "
                          "chiffre dans une région ou ne laissent rien à l’une des cases {A}, qui "
                          "les voient toutes. Les autres se passent de ce qui est éliminé",
    [TEXT_tell_nishio] = "Si {E} était {e},[ le {e} devrait aussi aller en {P}, et] il n’aurait "
                         "plus de place {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Il ne reste alors {dead}, donc {suppose} est faux",
    [TEXT_tell_forcing_net] = "Supposons {suppose}.[ Il s’ensuit, case par case, {follows}.] Il ne "
                              "reste alors {dead}, donc {suppose} est faux",
    [TEXT_tell_net_all] = "L’un de ces cas est vrai, et tous mènent au même résultat : {follows}",
    [TEXT_tell_net_long] =
        "L’un de ces cas est vrai : {assumptions}. Chacun mène, case par case, au même résultat",
    [TEXT_tell_part] = "Partie {1} sur {2}. {3}.",
    [TEXT_tell_part_follows] = "Supposons {suppose}.[ Il s’ensuit {follows}]",
    [TEXT_tell_part_dead] =
        "Supposons {suppose}.[ Il s’ensuit {follows}.] Il ne reste alors {dead}",
    [TEXT_tell_dead_cell] = "aucun candidat pour {1}",
    [TEXT_tell_dead_house] = "aucune place pour le {1} {2}",
    [TEXT_tell_refuted] = "sinon contradiction",
    [TEXT_tell_template_set] = "Toutes les façons de placer les {x} manquants qui laissent de la "
                               "place aux autres chiffres utilisent {X}",
    [TEXT_tell_template_delete] = "Aucune façon de placer les {e} manquants qui laisse de la place "
                                  "aux autres chiffres n’utilise {E}",
    [TEXT_name_cage] = "la cage {1} (somme {2})",
    [TEXT_name_thermo] = "le thermomètre {1}",
    [TEXT_name_arrow] = "la flèche au cercle {3}",
    [TEXT_name_arrow_along] = "la flèche {1}",
    [TEXT_name_greater] = "le signe d’inégalité entre {3} et {4}",
    [TEXT_name_consecutive] = "la barre entre {3} et {4}",
    [TEXT_name_white_dot] = "le point blanc entre {3} et {4}",
    [TEXT_name_black_dot] = "le point noir entre {3} et {4}",
    [TEXT_name_x_sum] = "le X entre {3} et {4}",
    [TEXT_name_v_sum] = "le V entre {3} et {4}",
    [TEXT_name_odd] = "le cercle de chiffre impair en {3}",
    [TEXT_name_even] = "le carré de chiffre pair en {3}",
    [TEXT_name_sandwich] = "le sandwich de la {1} (somme {2})",
    [TEXT_name_anti_knight] = "la règle du cavalier",
    [TEXT_name_anti_king] = "la règle du roi",
    [TEXT_name_whisper] = "la ligne de murmure {1}",
    [TEXT_name_renban] = "la ligne renban {1}",
    [TEXT_name_palindrome] = "le palindrome {1}",
    [TEXT_name_between] = "la ligne encadrée {1}",
    [TEXT_name_lockout] = "la ligne verrouillée {1}",
    [TEXT_name_region_sum] = "la ligne de sommes {1}",
    [TEXT_name_zipper] = "la fermeture éclair {1}",
    [TEXT_name_nabner] = "la ligne nabner {1}",
    [TEXT_name_modular] = "la ligne modulaire {1}",
    [TEXT_name_entropic] = "la ligne entropique {1}",
    [TEXT_name_slow_thermo] = "le thermomètre lent {1}",
    [TEXT_name_non_consecutive] = "la règle des voisins non consécutifs",
    [TEXT_name_all_signs] = "la règle qui veut que tous les signes soient indiqués",
    [TEXT_clue_cage] = "La cage {1} contient des chiffres différents dont la somme est {2}",
    [TEXT_clue_thermo] = "Les chiffres augmentent le long du thermomètre {1}",
    [TEXT_clue_arrow] = "Sur la flèche au cercle {3}, la somme de {5} est le chiffre du cercle",
    [TEXT_clue_greater] = "Le signe d’inégalité entre {3} et {4} indique que {3} est plus grand",
    [TEXT_clue_consecutive] = "La barre entre {3} et {4} indique que leurs chiffres se suivent",
    [TEXT_clue_white_dot] = "Le point blanc entre {3} et {4} indique que leurs chiffres se suivent",
    [TEXT_clue_black_dot] =
        "Le point noir entre {3} et {4} indique qu’un chiffre est le double de l’autre",
    [TEXT_clue_x_sum] = "Le X entre {3} et {4} indique que leur somme est {2}",
    [TEXT_clue_v_sum] = "Le V entre {3} et {4} indique que leur somme est {2}",
    [TEXT_clue_odd] = "Le cercle en {3} demande un chiffre impair",
    [TEXT_clue_even] = "Le carré en {3} demande un chiffre pair",
    [TEXT_clue_whisper] = "Les voisins sur la ligne de murmure {1} sont éloignés",
    [TEXT_clue_renban] = "La ligne renban {1} contient des chiffres consécutifs",
    [TEXT_clue_palindrome] = "Le palindrome {1} se lit pareil depuis ses deux bouts",
    [TEXT_clue_between] = "Sur la ligne encadrée {1}, les chiffres sont entre ceux des cercles",
    [TEXT_clue_lockout] =
        "Sur la ligne verrouillée {1}, aucun chiffre n’est entre ceux des losanges",
    [TEXT_clue_region_sum] = "La ligne de sommes {1} a la même somme dans chaque bloc",
    [TEXT_clue_zipper] =
        "Sur la fermeture éclair {1}, les cases à égale distance du milieu ont la même somme",
    [TEXT_clue_nabner] = "Sur la ligne nabner {1}, deux chiffres ne sont ni égaux ni consécutifs",
    [TEXT_clue_modular] =
        "Sur la ligne modulaire {1}, les restes par 3 reviennent toutes les trois cases",
    [TEXT_clue_entropic] =
        "Sur la ligne entropique {1}, bas, moyen et haut reviennent toutes les trois cases",
    [TEXT_clue_slow_thermo] = "Les chiffres ne diminuent jamais le long du thermomètre lent {1}",
    [TEXT_clue_sandwich] =
        "Dans le sandwich de la {1}, la somme des chiffres entre le {3} et le {4} est {2}",
    [TEXT_clue_side_by_side] = "{3} et {4} sont côte à côte, donc leurs chiffres ne se suivent pas",
    [TEXT_clue_differ] = "Une règle de cette grille veut que {3} et {4} soient différents",
    [TEXT_clue_no_consecutive] =
        "Il n’y a pas de barre entre {3} et {4}, donc leurs chiffres ne se suivent pas",
    [TEXT_clue_no_white_dot] =
        "Il n’y a pas de point entre {3} et {4}, donc leurs chiffres ne se suivent pas",
    [TEXT_clue_no_black_dot] =
        "Il n’y a pas de point entre {3} et {4}, donc aucun chiffre n’est le double de l’autre",
    [TEXT_clue_no_x_sum] = "Il n’y a pas de X entre {3} et {4}, donc leur somme n’est pas {2}",
    [TEXT_clue_no_v_sum] = "Il n’y a pas de V entre {3} et {4}, donc leur somme n’est pas {2}",
    [TEXT_tell_clue] = "{clue}. Aucun autre candidat ne convient",
    [TEXT_tell_cage_last] = "{clue}. Seule {X} y est encore vide, et il reste {x} de la somme",
    [TEXT_tell_sign_chain] =
        "D’après les signes d’inégalité entre elles, les chiffres augmentent de l’une à l’autre "
        "des cases {P}. Chacune doit donc laisser de la place aux autres",
    [TEXT_tell_cage_single] = "{clue}. Seuls {p} le permettent",
    [TEXT_tell_least_and_most] =
        "{clue}. Ce qui disparaît serait trop grand même avec les plus petits chiffres possibles "
        "dans les autres cases, ou trop petit même avec les plus grands",
    [TEXT_tell_cage_sets] = "{clue}. Aucun ensemble de chiffres de cette somme que les candidats "
                            "permettent encore ne contient le {e/}",
    [TEXT_tell_cage_places] = "{clue}. Ce qui disparaît ne laisserait aux autres cases pas de "
                              "chiffres différents pour le reste de la somme",
    [TEXT_tell_needed] =
        "{clue}. De quelque façon qu’on remplisse ces cases, elles contiennent le {e}, en {P}. Les "
        "cases qui voient toutes ces places ne peuvent pas l’avoir",
    [TEXT_tell_seen] = "Le {p} ne peut aller {in 1} qu’en {P}. Les cases qui voient toutes ces "
                       "places ne peuvent pas l’avoir",
    [TEXT_tell_beside] = "Le {p} ne peut aller {in 1} qu’en {P}, et {E} est à côté de chacune de "
                         "ces cases. Le {e} ne peut pas être à côté du {p} : c’est {clues}",
    [TEXT_tell_45_inner] = "Tous les chiffres {in all} ont pour somme {total}, et les cages qui y "
                           "sont entièrement contiennent {known}. Il reste donc {sum} pour {P}",
    [TEXT_tell_45_outer] = "Tous les chiffres {in all} ont pour somme {total}, et les cages qui y "
                           "entrent contiennent {known}. Donc {sum} se trouve au dehors, en {P}",
    [TEXT_tell_45_both] = "Tous les chiffres {in all} ont pour somme {total}. Comparé aux cages "
                          "qui y sont, cela dit que {P} dépasse {F} de {sum}",
    [TEXT_tell_naked_cages] = "{P} contiennent à eux tous {p}, d’après {clues}. Aucune autre case "
                              "{in 1} ne peut donc contenir ces chiffres",
    [TEXT_tell_hidden_cages] = "{p} ne peuvent aller {in 1} qu’en {P}. Chaque contrainte y prend "
                               "donc autant de ces chiffres qu’elle peut : {clues}",
    [TEXT_tell_cages_in_house] = "Deux contraintes se rencontrent {in 1} : {clue 1} et {clue 2}. "
                                 "Elles n’y ont aucun chiffre en commun, donc la première perd "
                                 "tout candidat avec lequel on ne pourrait plus remplir la seconde",
    [TEXT_tell_cage_split] = "{clue}. D’après la somme de tous les chiffres {in all}, {sum} se "
                             "trouve en {P} et {other} en {F}",
    [TEXT_tell_stuck] = "Les techniques ne trouvent pas d’étape suivante.",
    [TEXT_mark_place] = "va ici",
    [TEXT_mark_eliminate] = "éliminé",
    [TEXT_mark_pattern] = "motif",
    [TEXT_mark_fin] = "nageoire, autre côté",
    [TEXT_mark_set] = "ensemble {1}",
    [TEXT_link_strong] = "l’un des deux",
    [TEXT_link_weak] = "pas les deux",
    [TEXT_spot_full_house] = "Cherchez une ligne, une colonne ou un bloc où il reste une seule "
                             "case vide : elle prend le chiffre qui manque.",
    [TEXT_spot_naked_single] = "Prenez une case vide et comptez les chiffres de sa ligne, de sa "
                               "colonne et de son bloc. S’ils y sont tous sauf un, c’est celui-là. "
                               "Les croisements de régions bien remplies sont les meilleurs.",
    [TEXT_spot_hidden_single] =
        "Prenez un chiffre et barrez, dans un bloc, une ligne ou une colonne, les cases que voit "
        "un autre chiffre égal. S’il en reste une, il y va.",
    [TEXT_spot_locked_subset] = "Deux cases d’un bloc sur une même ligne ou colonne avec les deux "
                                "mêmes candidats, ou trois avec trois, bloquent ces chiffres : ils "
                                "quittent le reste de la ligne ou colonne et du bloc.",
    [TEXT_spot_locked] =
        "Cherchez dans un bloc un chiffre dont toutes les places sont sur une ligne ou une colonne "
        ": il quitte le reste de celle-ci. Ou, sur une ligne ou une colonne, un chiffre dont "
        "toutes les places sont dans un bloc : il quitte le reste du bloc.",
    [TEXT_spot_naked_subset] =
        "Cherchez dans une ligne, une colonne ou un bloc autant de cases qu’elles ont de candidats "
        "ensemble : deux avec deux, trois avec trois, quatre avec quatre. Ces chiffres quittent "
        "les autres cases de la région.",
    [TEXT_spot_hidden_subset] =
        "Cherchez dans une ligne, une colonne ou un bloc des chiffres qui ne vont que dans les "
        "mêmes cases : deux dans deux, trois dans trois, quatre dans quatre. Tous les autres "
        "candidats quittent ces cases.",
    [TEXT_spot_leftovers] = "Comparez des lignes ou colonnes entières aux régions qui les couvrent "
                            "presque. Les cases qui dépassent d’un côté ont les mêmes chiffres que "
                            "celles de l’autre ; ce qu’un côté ne peut être quitte l’autre.",
    [TEXT_spot_fish] =
        "Prenez un chiffre et cherchez autant de lignes que de colonnes où sont toutes ses places "
        "sur ces lignes : deux pour le X-Wing, trois pour l’espadon, quatre pour la méduse. Il "
        "quitte le reste de ces colonnes. De même en échangeant lignes et colonnes.",
    [TEXT_spot_remote_pair] = "Cherchez des cases avec les deux mêmes candidats, chacune voyant la "
                              "suivante. Après un nombre pair, les deux bouts diffèrent : une case "
                              "qui voit les deux perd les deux chiffres.",
    [TEXT_spot_bug] =
        "Vers la fin, regardez si toutes les cases vides sauf une ont deux candidats. Le chiffre "
        "qui est trois fois dans la ligne, la colonne et le bloc de cette case est le sien.",
    [TEXT_spot_two_links] =
        "Prenez un chiffre et cherchez deux régions où il a deux places chacune. Si une place de "
        "l’une voit une place de l’autre, le chiffre est à l’un des deux bouts éloignés : les "
        "cases qui voient les deux le perdent.",
    [TEXT_spot_empty_rectangle] =
        "Prenez un chiffre dont les places dans un bloc sont sur une ligne et une colonne de "
        "celui-ci, et au-dehors une ligne ou colonne à deux places, dont l’une est dans cet "
        "alignement. Là où l’autre place rencontre le bloc, le chiffre s’élimine.",
    [TEXT_spot_w_wing] = "Cherchez deux cases aux deux mêmes candidats qui ne se voient pas, et "
                         "une région où l’un des chiffres a deux places, chacune vue par l’une des "
                         "cases. Les cases qui voient les deux perdent l’autre chiffre.",
    [TEXT_spot_xy_wing] = "Cherchez une case à deux candidats qui en voit deux autres à deux "
                          "candidats, chacune partageant un chiffre avec elle, et entre elles un "
                          "troisième. Les cases qui voient les deux ailes perdent le troisième.",
    [TEXT_spot_xyz_wing] = "Comme le XY-Wing, mais la case du milieu a les trois chiffres. Les "
                           "cases qui voient les trois perdent le chiffre commun.",
    [TEXT_spot_rectangle] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs avec les deux mêmes "
        "candidats. Seuls, ils pourraient s’échanger et la grille aurait deux solutions : quelque "
        "chose dans ces cases doit l’empêcher. Quoi, c’est ce qui donne le type.",
    [TEXT_spot_avoidable] =
        "Cherchez les coins d’un tel rectangle où des chiffres ont été inscrits, aucun donné au "
        "départ. Les derniers coins ne doivent pas mener à deux solutions.",
    [TEXT_spot_finned_fish] =
        "Cherchez un poisson gâté par quelques places de plus, les nageoires, toutes dans un bloc. "
        "Ce que le poisson exclut vaut encore là où l’on voit aussi chaque nageoire. Dans un "
        "sashimi, un coin manque près de la nageoire.",
    [TEXT_spot_sue_de_coq] =
        "Cherchez, au croisement d’un bloc et d’une ligne ou colonne, deux ou trois cases avec "
        "deux chiffres de plus que de cases. Si des cases à peu de chiffres du reste de la ligne "
        "et du reste du bloc les absorbent, tout est partagé : ces chiffres quittent le reste de "
        "la ligne et du bloc.",
    [TEXT_spot_colours] = "Prenez un chiffre et colorez ses places tour à tour là où il en a deux "
                          "dans une région. Les cases qui voient les deux couleurs le perdent ; si "
                          "deux de même couleur se voient, cette couleur est fausse.",
    [TEXT_spot_multi_colours] =
        "Colorez les places d’un chiffre dans deux réseaux de paires séparés. Si une couleur de "
        "l’un voit une couleur de l’autre, l’une des deux couleurs opposées est juste : ce qui "
        "voit les deux perd le chiffre.",
    [TEXT_spot_chain] = "Partez d’un candidat et avancez tour à tour : s’il est faux, le suivant "
                        "est vrai ; si celui-ci est vrai, le suivant est faux. Quand le premier et "
                        "le dernier ne peuvent être faux tous deux, ce que tous deux excluent "
                        "s’élimine. Partez de cases à deux candidats et de chiffres à deux places.",
    [TEXT_spot_loop] =
        "Suivez une telle chaîne jusqu’à ce qu’elle revienne à son début. Chacun de ses liens est "
        "alors sûrement l’un des deux, et ce qui voit les deux bouts d’un lien s’élimine.",
    [TEXT_spot_als_xz] =
        "Cherchez deux ensembles de cases, chacun dans une région avec un chiffre de plus que de "
        "cases, ayant en commun un chiffre dont toutes les places se voient. L’un le perd et garde "
        "le reste : un second chiffre commun quitte les cases qui voient toutes ses places.",
    [TEXT_spot_als_chain] = "Joignez trois ensembles de ce genre ou plus, chacun au suivant par un "
                            "chiffre que l’un des deux seulement peut avoir. Un chiffre du premier "
                            "et du dernier quitte les cases qui en voient toutes les places.",
    [TEXT_spot_death_blossom] =
        "Cherchez une case dont chaque candidat voit toutes ses places dans un ensemble à un "
        "chiffre de plus que de cases. Quel que soit son chiffre, un ensemble le perd : un chiffre "
        "commun à tous quitte les cases qui voient toutes ses places.",
    [TEXT_spot_aligned] = "Prenez deux ou trois cases et listez les chiffres qu’elles peuvent "
                          "avoir ensemble. Barrez ce qu’interdit une autre case à peu de "
                          "candidats. Un candidat absent de toute combinaison restante s’élimine.",
    [TEXT_spot_franken_fish] =
        "Cherchez un poisson dont les lignes sont en partie des blocs : toutes les places d’un "
        "chiffre dans des lignes et des blocs sont dans autant de colonnes et de blocs. Il quitte "
        "le reste de ceux-ci.",
    [TEXT_spot_nishio] = "Prenez une place d’un chiffre et suivez ce qu’elle entraîne pour ce "
                         "chiffre seul. S’il ne va plus quelque part, la place était fausse.",
    [TEXT_spot_forcing_chain] = "Prenez une case à peu de candidats, ou un chiffre à peu de "
                                "places, et suivez chacun jusqu’au bout. Ce qui revient toujours "
                                "est vrai ; ce qui mène à une contradiction est faux.",
    [TEXT_spot_forcing_net] =
        "Supposez un candidat et inscrivez tout ce qui suit, même là où plusieurs conséquences se "
        "rejoignent. Ce qui suit de tous les candidats d’une case ou de toutes les places d’un "
        "chiffre est vrai ; ce qui mène à une contradiction est faux.",
    [TEXT_spot_clue] =
        "Regardez un signe, une ligne ou une somme qui laisse peu de chiffres, et essayez chaque "
        "candidat d’une de ses cases : peut-on encore remplir les autres ? Sinon, il disparaît.",
    [TEXT_spot_cage] =
        "Prenez une cage de peu de cases, ou dont la somme est très petite ou très grande, et "
        "cherchez les groupes de chiffres qui la donnent. Ce qui n’est dans aucun quitte la cage ; "
        "ce qui est dans tous doit y être et disparaît là d’où l’on voit toutes ses places.",
    [TEXT_spot_cages] = "Regardez les cages, les lignes et les signes dont les cases se trouvent "
                        "dans une même maison. Si quelques-uns doivent contenir à eux tous deux "
                        "chiffres, aucune autre case de la maison ne peut les avoir. Si deux "
                        "seulement ont de la place pour deux chiffres, ces chiffres y vont.",
    [TEXT_spot_sum_of_house] =
        "Chaque maison a la même somme, 45 avec neuf chiffres. Cherchez des maisons, seules ou "
        "côte "
        "à côte, que des cages remplissent presque : additionnez les cages et comparez. La "
        "différence est la somme des cases qui dépassent ou qui restent.",
    [TEXT_spot_seen] = "Prenez un chiffre qui n’a plus que peu de places dans une maison ou une "
                       "cage. Une case qui voit toutes ces places, fût-ce par une règle de cette "
                       "grille, ne peut pas le prendre : où qu’il soit, il l’empêche.",
    [TEXT_spot_template] =
        "Prenez un chiffre et posez-le sur la grille de toutes les manières encore possibles. Ce "
        "qu’elles ont en commun est vrai ; une place dans aucune s’élimine.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Dernière case"},
    {"naked-single", "Candidat nu"},
    {"hidden-single", "Candidat caché"},
    {"locked-pair", "Paire verrouillée"},
    {"locked-triple", "Triplet verrouillé"},
    {"pointing", "Candidats pointants"},
    {"claiming", "Candidats réclamés"},
    {"leftovers-inner", "Règle des restes, intérieure"},
    {"leftovers-outer", "Règle des restes, extérieure"},
    {"naked-pair", "Paire nue"},
    {"naked-triple", "Triplet nu"},
    {"hidden-pair", "Paire cachée"},
    {"hidden-triple", "Triplet caché"},
    {"cage-last-cell", "Dernière case d’une cage"},
    {"odd-even", "Cases paires et impaires"},
    {"sign-chain", "Chaîne de signes"},
    {"sign", "Signe entre deux cases"},
    {"thermometer", "Thermomètre"},
    {"line", "Règle d’une ligne"},
    {"missing-sign", "Voisine d’une case remplie"},
    {"cage-single-set", "Combinaison unique"},
    {"cage-least-and-most", "Minimum et maximum d’une cage"},
    {"rule-of-45-inner", "Règle de 45, intérieure"},
    {"rule-of-45-outer", "Règle de 45, extérieure"},
    {"arrow", "Flèche"},
    {"sandwich-ends", "Bouts d’un sandwich"},
    {"cage-sets", "Combinaisons restantes"},
    {"cage-digit", "Chiffre nécessaire à une cage"},
    {"sign-digit", "Chiffre nécessaire à un signe ou à une ligne"},
    {"missing-sign-candidates", "Voisines et leurs candidats"},
    {"seen-by-places", "Vu de toutes les places"},
    {"beside-places", "À côté de toutes les places"},
    {"sandwich-filling", "Garniture d’un sandwich"},
    {"arrow-ways", "Flèche à chiffres différents"},
    {"rule-of-45-inner-several", "Règle de 45 sur plusieurs zones, intérieure"},
    {"rule-of-45-outer-several", "Règle de 45 sur plusieurs zones, extérieure"},
    {"rule-of-45-inner-pair", "Règle de 45 à deux cases, intérieure"},
    {"rule-of-45-outer-pair", "Règle de 45 à deux cases, extérieure"},
    {"innies-and-outies", "Dedans contre dehors"},
    {"cage-places", "Places dans une cage"},
    {"naked-cage-pair", "Paire nue de contraintes"},
    {"hidden-cage-pair", "Paire cachée de contraintes"},
    {"naked-cage-triple", "Triplet nu de contraintes"},
    {"cage-split", "Cage partagée"},
    {"cages-in-house", "Contraintes dans une zone"},
    {"hidden-cage-triple", "Triplet caché de contraintes"},
    {"rule-of-45-more", "Règle de 45 à plus de cases"},
    {"innies-and-outies-more", "Dedans contre dehors à plus de cases"},
    {"naked-quad", "Quadruplet nu"},
    {"hidden-quad", "Quadruplet caché"},
    {"x-wing", "X-Wing"},
    {"swordfish", "Espadon"},
    {"jellyfish", "Méduse"},
    {"remote-pair", "Paire distante"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Gratte-ciel"},
    {"two-string-kite", "Cerf-volant"},
    {"dual-two-string-kite", "Double cerf-volant"},
    {"turbot-fish", "Turbot"},
    {"empty-rectangle", "Rectangle vide"},
    {"dual-empty-rectangle", "Double rectangle vide"},
    {"w-wing", "W-Wing"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-rectangle-1", "Rectangle unique de type 1"},
    {"unique-rectangle-2", "Rectangle unique de type 2"},
    {"unique-rectangle-3", "Rectangle unique de type 3"},
    {"unique-rectangle-4", "Rectangle unique de type 4"},
    {"unique-rectangle-5", "Rectangle unique de type 5"},
    {"unique-rectangle-6", "Rectangle unique de type 6"},
    {"hidden-rectangle", "Rectangle caché"},
    {"avoidable-rectangle-1", "Rectangle évitable de type 1"},
    {"avoidable-rectangle-2", "Rectangle évitable de type 2"},
    {"finned-x-wing", "X-Wing à nageoire"},
    {"sashimi-x-wing", "X-Wing sashimi"},
    {"finned-swordfish", "Espadon à nageoire"},
    {"sashimi-swordfish", "Espadon sashimi"},
    {"finned-jellyfish", "Méduse à nageoire"},
    {"sashimi-jellyfish", "Méduse sashimi"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Coloriage simple : piège"},
    {"simple-colours-wrap", "Coloriage simple : contradiction"},
    {"multi-colours-1", "Coloriage multiple de type 1"},
    {"multi-colours-2", "Coloriage multiple de type 2"},
    {"x-chain", "Chaîne X"},
    {"xy-chain", "Chaîne XY"},
    {"continuous-nice-loop", "Boucle continue"},
    {"discontinuous-nice-loop", "Boucle discontinue"},
    {"aic", "Chaîne alternée"},
    {"grouped-continuous-nice-loop", "Boucle continue groupée"},
    {"grouped-discontinuous-nice-loop", "Boucle discontinue groupée"},
    {"grouped-aic", "Chaîne alternée groupée"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-chain", "Chaîne d’ALS"},
    {"death-blossom", "Fleur de la mort"},
    {"aligned-pair-exclusion", "Exclusion de paires alignées"},
    {"aligned-triplet-exclusion", "Exclusion de triplets alignés"},
    {"franken-x-wing", "X-Wing Franken"},
    {"franken-swordfish", "Espadon Franken"},
    {"franken-jellyfish", "Méduse Franken"},
    {"finned-franken-x-wing", "X-Wing Franken à nageoire"},
    {"finned-franken-swordfish", "Espadon Franken à nageoire"},
    {"finned-franken-jellyfish", "Méduse Franken à nageoire"},
    {"mutant-x-wing", "X-Wing mutant"},
    {"mutant-swordfish", "Espadon mutant"},
    {"mutant-jellyfish", "Méduse mutante"},
    {"finned-mutant-x-wing", "X-Wing mutant à nageoire"},
    {"finned-mutant-swordfish", "Espadon mutant à nageoire"},
    {"finned-mutant-jellyfish", "Méduse mutante à nageoire"},
    {"finned-mutant-squirmbag", "Poulpe mutant à nageoire"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Chaîne forcée"},
    {"forcing-net", "Réseau forcé"},
    {"nested-forcing-net", "Réseau forcé imbriqué"},
    {"template-set", "Gabarit : placement"},
    {"template-delete", "Gabarit : élimination"},
    {NULL, NULL},
};

const struct language language_fr = {texts, techniques};
