#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Grille",
    [TEXT_puzzles] = "Grilles",
    [TEXT_puzzles_many] = "Grilles",
    [TEXT_puzzle_range] = "Grilles {1} à {2}",
    [TEXT_puzzle_pair] = "Grilles {1} et {2}",
    [TEXT_solution] = "Solution",
    [TEXT_solutions] = "Solutions",
    [TEXT_solution_page] = "solution page {1}",
    [TEXT_solution_apart] = "solution dans le livret, page {1}",
    [TEXT_right_half] = "moitié droite page {1}",
    [TEXT_puzzle_page] = "grille page {1}",
    [TEXT_puzzle_page_short] = "page {1}",
    [TEXT_puzzle_page_brief] = "p. {1}",
    [TEXT_answer_key] = "Livret des solutions",
    [TEXT_tip] = "Astuce",
    [TEXT_contents] = "Sommaire",
    [TEXT_introduction] = "Introduction",
    [TEXT_how_to_play] = "Règle du jeu",
    [TEXT_how_to_play_text] =
        "Remplissez les cases vides de façon que chaque ligne, chaque colonne et chaque bloc au "
        "bord épais contienne une seule fois chacun des chiffres de **1** à **{1}**.\n\n# Par où "
        "commencer\n\nRepérez une ligne, une colonne ou un bloc presque rempli. Quels chiffres "
        "manquent ? Prenez-les l’un après l’autre et voyez où chacun peut encore aller. S’il ne "
        "reste qu’une case possible dans une ligne, une colonne ou un bloc, inscrivez-y le "
        "chiffre.\n\n# Quand cela se complique\n\nÉcrivez en petit, dans le coin de chaque case "
        "vide, les chiffres encore possibles : ce sont ses candidats. Si deux cases d’une ligne "
        "n’ont que les deux mêmes candidats, ces chiffres vont forcément dans ces cases. Rayez-les "
        "dans le reste de la ligne. Cela vaut aussi pour les colonnes et les blocs, et pour trois "
        "cases qui se partagent trois candidats.\n\nChaque grille a une solution et une seule. "
        "Vous n’avez jamais besoin de deviner.",
    [TEXT_how_to_play_latin_text] =
        "# Par où commencer\n\n{2}Repérez une ligne ou une colonne presque remplie. Quels "
        "chiffres manquent ? Prenez-les l’un après l’autre et voyez où chacun peut encore aller. "
        "S’il ne reste qu’une case possible, inscrivez-y le chiffre.\n\n# Quand cela se "
        "complique\n\nÉcrivez en petit, dans le coin de chaque case vide, les chiffres encore "
        "possibles : ce sont ses candidats. Si deux cases d’une ligne n’ont que les deux mêmes "
        "candidats, ces chiffres vont forcément dans ces cases. Rayez-les dans le reste de la "
        "ligne. Cela vaut aussi pour les colonnes, et pour trois cases qui se partagent trois "
        "candidats.\n\nChaque grille a une solution et une seule. Vous n’avez jamais besoin de "
        "deviner.",
    [TEXT_how_to_play_clues] = "Regardez d’abord les indications qui laissent le moins de choix.",
    [TEXT_how_to_play_sizes] =
        "Dans les grilles plus petites, le dernier chiffre est le nombre de cases d’une ligne, "
        "soit **{1}** dans les plus petites de ce livre.",
    [TEXT_story] = "Les règles en images",
    [TEXT_story_row] = "Chaque ligne contient chaque nombre une fois. Lequel manque ?",
    [TEXT_story_column] = "Chaque colonne aussi contient chaque nombre une fois.",
    [TEXT_story_box] = "Et chaque bloc au bord épais aussi.",
    [TEXT_trace] = "Repasse les chiffres",
    [TEXT_child_how_to_play_text] =
        "Écris un nombre dans chaque case vide. Une case est un petit carré.\n\nChaque "
        "**ligne** (de gauche à droite), chaque **colonne** (de haut en bas) et chaque "
        "**bloc** au bord épais contient tous les nombres de **1** à **{1}**, chacun une "
        "seule fois.\n\n# Pour commencer\n\nCherche une ligne, une colonne ou un bloc "
        "presque plein. Quel nombre manque ? Écris-le.\n\n# Si tu es bloqué\n\nChoisis un "
        "nombre et regarde où il est déjà. Il ne peut pas revenir dans sa ligne, sa colonne "
        "ni son bloc. Reste-t-il une seule case pour lui dans un bloc ? Alors écris-le "
        "là.\n\nPrends un crayon, pour pouvoir gommer. Chaque grille n’a qu’une solution. Tu "
        "n’as jamais besoin de deviner.",
    [TEXT_child_how_to_play_sizes] =
        "Les petites grilles ont moins de nombres. Dans les plus petites, il te faut "
        "seulement **1** à **{1}**.",
    [TEXT_child_rule_boxes] =
        "Chaque ligne, chaque colonne et chaque bloc au bord épais contient tous les nombres "
        "de **1** à **{1}**, chacun une seule fois.",
    [TEXT_child_rule_base] = "**La règle pour toutes les grilles :** {1}",
    [TEXT_child_rule_base_alone] = "Ici, il n’y a que la règle pour toutes les grilles.",
    [TEXT_child_rule_base_not] = "Si une grille a sa propre règle, tu la trouves à côté.",
    [TEXT_child_rule_jigsaw] =
        "Ici, les blocs ont de drôles de formes, comme les pièces d’un puzzle. Chaque ligne, "
        "chaque colonne et chaque pièce contient tous les nombres de **1** à **{1}**, chacun "
        "une seule fois.",
    [TEXT_child_pictures_text] =
        "Dans certaines grilles, des images remplacent les nombres. Dessine la bonne image "
        "dans chaque case vide. Ou écris son nombre : tu le vois sous la grille.",
    [TEXT_child_word_text] =
        "Dans certaines grilles, des lettres remplacent les nombres. Quand tu as fini, "
        "cherche le mot caché : il est sur une ligne, ou descend pas à pas depuis le coin en "
        "haut à gauche.",
    [TEXT_child_practice_text] =
        "À toi de jouer ! Dans chacune de ces grilles, cette astuce est l’étape suivante. "
        "Les réponses viennent après la dernière leçon.",
    [TEXT_child_grading] = "Facile ou difficile ?",
    [TEXT_child_grading_text] =
        "Certaines grilles sont faciles, d’autres font plus réfléchir. Une grille est facile si "
        "des astuces faciles suffisent. S’il faut une astuce plus difficile, la grille l’est "
        "aussi.\n\nUn ordinateur a vérifié chaque grille. Elle n’a qu’une solution : tu n’as "
        "jamais besoin de deviner.",
    [TEXT_child_grading_minutes] = "Les minutes ne sont qu’une idée. Prends tout ton temps !",
    [TEXT_child_glossary_text] =
        "**Bloc** Un groupe de cases entouré d’un bord épais.\n\n**Case** Un petit carré de "
        "la grille.\n\n**Colonne** Les cases de haut en bas, l’une sous "
        "l’autre.\n\n**Indice** Une petite aide, si tu es bloqué.\n\n**Ligne** Les cases de "
        "gauche à droite, côte à côte.\n\n**Petit nombre** Un nombre dans le coin d’une "
        "case. C’est peut-être le bon.\n\n**Solution** La grille avec tous ses nombres. Il "
        "n’y en a qu’une.",
    [TEXT_child_spot_full_house] =
        "Cherche une ligne, une colonne ou un bloc avec une seule case vide. Quel nombre "
        "manque ? Écris-le !",
    [TEXT_child_spot_naked_single] =
        "Choisis une case vide. Dis tous les nombres de sa ligne, de sa colonne et de son "
        "bloc. Il n’y en a qu’un que tu n’as pas dit ? Écris-le !",
    [TEXT_child_spot_hidden_single] =
        "Choisis un nombre, et un bloc où il manque. Barre chaque case dont la ligne ou la "
        "colonne a déjà ce nombre. Reste-t-il une seule case ? Écris le nombre là !",
    [TEXT_child_spot_leftovers] =
        "Fais le tour de chaque pièce avec ton doigt. Quelle pièce a déjà le plus de "
        "nombres\u202F? Vois lesquels y manquent, et cherche une place pour chacun.",
    [TEXT_child_cell_names_text] = "Chaque case a un nom. r3c5 est dans la ligne 3 et la colonne "
                                   "5 : compte trois cases vers le bas et cinq vers la droite.",
    [TEXT_child_cell_is] = "r3c5=2 veut dire : ici va un 2.",
    [TEXT_child_tell_full_house] = "Seule {X} est vide {in 1}, et il y manque le {x}",
    [TEXT_child_tell_naked_single] = "Le {x} est le seul nombre qui va en {X}",
    [TEXT_child_spot_locked] =
        "Choisis un nombre et un bloc. Dans quelles cases du bloc peut-il aller ? Sont-elles "
        "toutes sur une même ligne ou une même colonne ? Alors barre-le dans le reste de cette "
        "ligne ou colonne. Ça marche aussi dans l’autre sens, d’une ligne ou d’une colonne vers un "
        "bloc.",
    [TEXT_child_spot_locked_subset] =
        "Cherche dans un bloc deux cases qui sont aussi sur une même ligne ou une même colonne et "
        "qui n’ont que les deux mêmes petits nombres. Ces deux nombres vont là. Barre-les dans le "
        "reste du bloc et dans le reste de la ligne ou de la colonne. Ça marche aussi avec trois "
        "cases et trois nombres.",
    [TEXT_child_spot_naked_subset] =
        "Cherche dans une ligne, une colonne ou un bloc deux cases qui n’ont que les deux mêmes "
        "petits nombres. Ces deux nombres vont là, même si tu ne sais pas encore lequel va où. "
        "Barre-les dans les autres cases. Ça marche aussi avec trois cases et trois nombres.",
    [TEXT_child_spot_hidden_subset] =
        "Cherche dans une ligne, une colonne ou un bloc deux nombres qui ne peuvent aller que dans "
        "les deux mêmes cases. Ces cases sont prises ! Barre tous leurs autres petits nombres. Ça "
        "marche aussi avec trois nombres et trois cases.",
    [TEXT_child_spot_cage] =
        "Choisis une cage qui a peu de cases. Avec quels nombres peux-tu faire sa somme ? {1} en "
        "{2} cases, c’est toujours {3}. Les autres ne vont pas : barre-les.",
    [TEXT_child_spot_cage_last] =
        "Cherche une cage où il ne reste qu’une case vide. Additionne ses autres nombres et "
        "enlève-les du petit nombre du coin. Ce qui reste va dans la case vide !",
    [TEXT_child_spot_thermo] =
        "Suis le thermomètre avec le doigt, du réservoir rond jusqu’au bout. À chaque case, le "
        "nombre grandit. Il y a donc de petits nombres au début et de grands à la fin. Barre tous "
        "ceux qui ne vont pas.",
    [TEXT_child_spot_overlap] =
        "Commence par les cases qui sont dans deux grilles à la fois. Là, un nombre doit aller "
        "dans les deux. Quand tu en trouves un, il t’aide dans les deux grilles !",
    [TEXT_child_cages_text] =
        "# Les cages\n\nUne cage n’a jamais deux fois le même nombre. Certaines sommes ne se font "
        "donc que d’une façon : deux cases avec 3, c’est 1 et 2. Deux cases avec {5}, c’est {4} et "
        "{1}.\n\n# En tout, ça fait {2}\n\nSi tu additionnes tous les nombres de 1 à {1}, tu "
        "trouves {2}. Chaque ligne, chaque colonne et chaque bloc fait donc {2} aussi. Des cages "
        "remplissent un bloc sauf une case ? Additionne-les et regarde ce qui manque pour faire "
        "{2}. Ce nombre va dans la case.\n\n# On en fait une ensemble\n\nLa grille du dessin n’a "
        "que les nombres de 1 à 4 : chaque ligne, chaque colonne et chaque bloc fait donc 10. Dans "
        "la cage de 3, il y a 1 et 2. Dans celle de 7, il y a 3 et 4. Dans la deuxième ligne, la "
        "cage de 8 laisse une case : 10 − 8 = 2. Avec la case du dessous, elle fait 5 : en "
        "dessous, c’est donc 3. Dans la troisième ligne, il reste 10 − 5 − 3 = 2 pour la première "
        "case, et en dessous, c’est 6 − 2 = 4. La première colonne a maintenant son 2. Tout en "
        "haut à gauche, c’est donc 1 !",
    [TEXT_child_ask_missing] = "Une seule case est vide {in 1}. Quel nombre y manque ?",
    [TEXT_child_ask_cell] = "Regarde la ligne {1}, colonne {2}. Un seul nombre y va.",
    [TEXT_child_tell_hidden_single] = "{in 1}, le {x} ne va qu’en {X}",
    [TEXT_child_tell_locked_subset] = "{P} n’ont que les nombres {p}. Ces cases sont {in all}. "
                                      "Aucune autre case ne peut donc y avoir ces nombres",
    [TEXT_child_tell_locked] = "{in 1}, le {p} ne va qu’en {P}. Ces cases sont aussi {in 2}. Il ne "
                               "peut donc y aller nulle part ailleurs",
    [TEXT_child_tell_naked_subset] =
        "{P} n’ont que les nombres {p}. Aucune autre case {in all} ne peut donc avoir ces nombres",
    [TEXT_child_tell_hidden_subset] =
        "{in 1}, {p} ne vont qu’en {P}. Aucun autre nombre ne peut donc aller dans ces cases",
    [TEXT_child_spot_fish] =
        "Choisis un nombre. Cherche deux lignes où il ne va que dans deux cases, dans les deux "
        "mêmes colonnes. Ces quatre cases sont les coins d’un rectangle, et le nombre va dans "
        "deux coins opposés. Alors barre-le partout ailleurs dans les deux colonnes. Ça marche "
        "aussi dans l’autre sens, avec deux colonnes et leurs lignes.",
    [TEXT_child_spot_swordfish] =
        "Choisis un nombre. Cherche trois lignes où il ne va que dans deux ou trois cases, "
        "toutes dans les trois mêmes colonnes. Dans ces colonnes, le nombre est sur l’une des "
        "trois lignes. Alors barre-le partout ailleurs dans les colonnes. Ça marche aussi dans "
        "l’autre sens, avec trois colonnes et leurs lignes.",
    [TEXT_child_spot_sum_of_house] =
        "Tous les nombres de 1 à {2} font ensemble {1}. Chaque ligne, chaque colonne et chaque "
        "bloc fait donc {1}. Cherches-en un que des cages remplissent, sauf quelques cases. "
        "Additionne ces cages. Ce qui manque pour faire {1} va dans les cases qui restent.",
    [TEXT_child_spot_least_and_most] =
        "Choisis une cage dont la somme est petite ou grande, et une de ses cases. Donne aux "
        "autres cases les plus petits nombres possibles. Ce qui reste de la somme est le plus "
        "grand nombre pour ta case. Avec les plus grands nombres, tu trouves le plus petit. "
        "Barre tous ceux qui ne vont pas.",
    [TEXT_child_hints_text] =
        "Tu es bloqué\u202F? Cherche le numéro de ta grille, lis un indice, puis essaie encore.",
    [TEXT_child_lesson_puzzles] = "Grilles avec cette astuce\u202F: {1}",
    [TEXT_child_lesson_no_puzzle] = "Aucune grille de ce livre ne demande cette astuce.",
    [TEXT_child_tell_fish] =
        "{in base}, le {p} ne va que {in cover}\u202F: en {P}. Il ne peut donc aller nulle part "
        "ailleurs {in cover}",
    [TEXT_child_tell_remove] = "Barre {1}.",
    [TEXT_child_tell_remove_from] = "{1} en {2}",
    [TEXT_child_mark_eliminate] = "à barrer",
    [TEXT_child_mark_pattern] = "regarde ici",
    [TEXT_child_mark_fin] = "regarde aussi ici",
    [TEXT_child_rule_cage] = "Les cases dans un trait pointillé forment une cage. Ses nombres sont "
                             "tous différents, et ensemble ils font le petit nombre du coin.",
    [TEXT_child_rule_cage_shade] =
        "Les cases de même teinte qui se touchent par un côté forment une cage. Ses nombres sont "
        "tous différents, et ensemble ils font le petit nombre du coin.",
    [TEXT_child_rule_thermo] =
        "Sur un thermomètre, les nombres grandissent du réservoir rond jusqu’au bout.",
    [TEXT_child_left_out_digits] = "{1} nombres trouvés",
    [TEXT_child_left_out_candidates] = "seuls de petits nombres sont barrés",
    [TEXT_child_index] = "Quelle astuce, et où ?",
    [TEXT_child_techniques] = "Astuces",
    [TEXT_child_review_text] =
        "Parles-en à tes amis ! Un adulte peut scanner le code et écrire ce que tu en penses.",
    [TEXT_child_how_to_play_latin_text] =
        "# Pour commencer\n\n{2}Cherche une ligne ou une colonne presque pleine. Quel nombre "
        "manque\u202F? Écris-le.\n\n# Si tu es bloqué\n\nChoisis un nombre et une ligne où il "
        "manque. Barre chaque case dont la colonne a déjà ce nombre. Reste-t-il une seule "
        "case\u202F? Alors écris le nombre là.\n\nPrends un crayon, pour pouvoir gommer. Chaque "
        "grille n’a qu’une solution. Tu n’as jamais besoin de deviner.",
    [TEXT_child_how_to_play_clues] =
        "Regarde d’abord les signes et les petits nombres. Ils t’aident à commencer.",
    [TEXT_child_signs_text] = "Dans ce livre, d’autres signes remplacent les nombres\u202F: {1}.",
    [TEXT_child_shaded_text] =
        "Chaque zone grise contient aussi tous les nombres, chacun une fois.",
    [TEXT_child_rule_latin] = "Ici, il n’y a pas de blocs. Chaque ligne et chaque colonne contient "
                              "tous les nombres de **1** à **{1}**, chacun une seule fois.",
    [TEXT_child_rule_lines] = "Sur un trait gris, aucun nombre ne revient deux fois.",
    [TEXT_child_rule_groups] = "Dans une zone grise, aucun nombre ne revient deux fois.",
    [TEXT_child_rule_smaller_areas] = "Dans les plus petites, aucun nombre ne revient deux fois.",
    [TEXT_child_rule_grids] = "C’est pareil dans chaque grille. Là où deux grilles se recouvrent, "
                              "les cases appartiennent aux deux.",
    [TEXT_child_rule_arrow] =
        "Additionne les nombres d’une flèche\u202F: tu trouves le nombre du rond. Un nombre peut "
        "revenir sur une flèche si les autres règles le permettent.",
    [TEXT_child_rule_greater] = "Le signe entre deux cases est comme la gueule d’un "
                                "crocodile\u202F: elle s’ouvre vers le plus grand nombre.",
    [TEXT_child_rule_consecutive] =
        "Les deux nombres d’une barre se suivent quand on compte, comme 3 et 4.",
    [TEXT_child_rule_white_dot] =
        "Les deux nombres d’un point blanc se suivent quand on compte, comme 3 et 4.",
    [TEXT_child_rule_black_dot] =
        "À un point noir, un nombre est le double de l’autre, comme 3 et 6.",
    [TEXT_child_rule_x] = "Les deux nombres d’un X font ensemble 10.",
    [TEXT_child_rule_v] = "Les deux nombres d’un V font ensemble 5.",
    [TEXT_child_rule_odd] =
        "Dans une case avec un rond gris, le nombre est impair, comme 1, 3 ou 5.",
    [TEXT_child_rule_even] =
        "Dans une case avec un carré gris, le nombre est pair, comme 2, 4 ou 6.",
    [TEXT_child_rule_all_signs] = "Aucun signe n’a été oublié. Là où il n’y en a pas, les deux "
                                  "nombres ne vont pas ensemble de cette façon.",
    [TEXT_child_rule_sandwich] =
        "Le **1** et le **{1}** sont les tranches de pain. Additionne les nombres entre eux\u202F: "
        "tu trouves le nombre au bord de la ligne ou de la colonne.",
    [TEXT_child_rule_anti_knight] =
        "Aux échecs, le cavalier saute deux cases tout droit et une sur le côté. Deux cases "
        "séparées par un saut pareil n’ont jamais le même nombre.",
    [TEXT_child_rule_anti_king] =
        "Deux cases qui se touchent par un coin n’ont jamais le même nombre.",
    [TEXT_child_rule_anti_queen] =
        "Le nombre **{1}** n’est jamais deux fois sur la même ligne en biais, longue ou courte.",
    [TEXT_child_rule_non_consecutive] = "Deux cases côte à côte n’ont jamais des nombres qui se "
                                        "suivent quand on compte, comme 3 et 4.",
    [TEXT_child_rule_whisper] =
        "Deux nombres côte à côte sur une ligne de murmure ont au moins {2} d’écart.",
    [TEXT_child_rule_dutch_whisper] =
        "Deux nombres côte à côte sur une ligne de murmure hollandais ont au moins {4} d’écart.",
    [TEXT_child_rule_renban] = "Les nombres d’une ligne renban se suivent quand on compte, comme "
                               "3, 4 et 5. Mais ils peuvent être dans le désordre.",
    [TEXT_child_rule_palindrome] =
        "Une ligne palindrome est pareille dans les deux sens, comme le prénom ANNA.",
    [TEXT_child_rule_between] = "Les nombres de la ligne sont plus grands que le nombre d’un rond "
                                "et plus petits que celui de l’autre.",
    [TEXT_child_rule_lockout] =
        "Les nombres des deux losanges ont au moins {3} d’écart. Les autres nombres de la ligne "
        "sont plus grands que les deux, ou plus petits que les deux.",
    [TEXT_child_rule_region_sum] =
        "La ligne traverse plusieurs blocs. Additionne ses nombres dans chaque bloc\u202F: tu "
        "trouves toujours la même somme. Si elle revient dans un bloc, ce morceau compte à part.",
    [TEXT_child_rule_zipper] =
        "Ferme la fermeture éclair\u202F: deux cases à la même distance du milieu font ensemble le "
        "nombre du milieu. S’il n’y a pas de case au milieu, toutes les paires ont la même somme.",
    [TEXT_child_rule_nabner] =
        "Sur une ligne nabner, aucun nombre ne revient deux fois. Et deux nombres de la ligne ne "
        "se suivent jamais quand on compte, où qu’ils soient.",
    [TEXT_child_rule_modular] =
        "Les nombres jouent dans trois équipes\u202F: 1, 4, 7, puis 2, 5, 8, puis 3, 6, 9. Trois "
        "cases côte à côte sur la ligne ont toujours un nombre de chaque équipe.",
    [TEXT_child_rule_entropic] =
        "Un tiers des nombres sont petits, un tiers moyens et un tiers grands. Trois cases côte à "
        "côte sur la ligne en ont toujours un de chaque sorte.",
    [TEXT_child_rule_entropy] = "Un tiers des nombres sont petits, un tiers moyens et un tiers "
                                "grands. Chaque carré de 2 × 2 cases a les trois sortes.",
    [TEXT_child_rule_slow_thermo] = "Sur un thermomètre lent, les nombres ne diminuent jamais du "
                                    "réservoir ouvert jusqu’au bout. Ils peuvent rester les mêmes.",
    [TEXT_child_rule_little_killer] =
        "La flèche au bord montre une rangée de cases en biais. Leurs nombres font ensemble le "
        "nombre de la flèche. Un nombre peut y revenir.",
    [TEXT_child_rule_x_sums] =
        "Regarde dans la grille depuis un nombre du bord. La première case te dit combien de cases "
        "additionner, elle comprise. Tu trouves le nombre du bord.",
    [TEXT_child_rule_skyscraper] =
        "Les nombres sont des tours\u202F: un 4 a quatre étages. Le nombre du bord te dit combien "
        "de tours tu vois de là. Une grande tour cache les plus petites derrière elle.",
    [TEXT_child_rule_numbered_room] =
        "Regarde dans la grille depuis un nombre du bord. La première case te dit où est ce "
        "nombre\u202F: si c’est un 4, il est dans la quatrième case.",
    [TEXT_child_rule_quadruple] = "Les nombres d’un rond sont dans les quatre cases autour de lui. "
                                  "Si un nombre est écrit deux fois, il y est deux fois.",
    [TEXT_child_rule_minimum] = "Une case grise dont les flèches pointent vers l’intérieur a un "
                                "nombre plus petit que les cases à côté, au-dessus et au-dessous.",
    [TEXT_child_rule_maximum] = "Une case grise dont les flèches pointent vers l’extérieur a un "
                                "nombre plus grand que les cases à côté, au-dessus et au-dessous.",
    [TEXT_child_rule_calc_cage] =
        "Fais un calcul avec les nombres d’une cage\u202F: tu trouves son petit nombre. **+** veut "
        "dire plus, **×** veut dire fois. Avec **−**, enlève le plus petit du plus grand. Avec "
        "**÷**, divise le plus grand par le plus petit. Un nombre peut revenir dans une cage, mais "
        "pas dans une ligne ou une colonne.",
    [TEXT_child_rule_signless_cage] =
        "Fais un calcul avec les nombres d’une cage\u202F: tu trouves son petit nombre. À toi de "
        "trouver comment\u202F: plus ou fois, et dans une cage de deux cases aussi moins ou divisé "
        "par. Un nombre peut revenir dans une cage, mais pas dans une ligne ou une colonne.",
    [TEXT_child_rule_double_arrow] = "Additionne les nombres des deux ronds, puis les nombres "
                                     "entre eux\u202F: tu trouves la même somme.",
    [TEXT_child_rule_sum_line] = "Coupe la ligne en morceaux. Les nombres de chaque morceau font "
                                 "ensemble le petit nombre au bout de la ligne.",
    [TEXT_child_rule_pill_arrow] =
        "Additionne les nombres d’une flèche\u202F: tu trouves le nombre de la gélule. Lis-le de "
        "gauche à droite ou de haut en bas. Un nombre peut revenir sur une flèche si les autres "
        "règles le permettent.",
    [TEXT_child_rule_plain_cage] =
        "Dans une cage sans petit nombre, aucun nombre ne revient deux fois.",
    [TEXT_child_rule_repeat_cage] =
        "Les nombres d’une cage au trait plein font ensemble le petit nombre du coin. Un nombre "
        "peut y revenir si les autres règles le permettent.",
    [TEXT_child_rule_difference] = "Le nombre d’un point blanc te dit l’écart entre les deux "
                                   "nombres à côté\u202F: avec un 3, ce peut être 2 et 5.",
    [TEXT_child_rule_ratio] = "Le nombre d’un point noir te dit combien de fois un nombre contient "
                              "l’autre\u202F: avec un 3, ce peut être 2 et 6.",
    [TEXT_child_rule_clone] =
        "Deux zones grises avec la même lettre ont les mêmes nombres aux mêmes places.",
    [TEXT_child_rule_row_indexer] =
        "Une case grise avec R te dit où est un autre nombre. Si elle est dans la ligne 2 et "
        "qu’elle a un 5, alors le 2 de sa colonne est dans la ligne 5.",
    [TEXT_child_rule_column_indexer] =
        "Une case grise avec C te dit où est un autre nombre. Si elle est dans la colonne 2 et "
        "qu’elle a un 5, alors le 2 de sa ligne est dans la colonne 5.",
    [TEXT_child_rule_box_indexer] =
        "Compte les cases d’un bloc dans le sens de la lecture. Une case grise avec B te dit où "
        "est un autre nombre. Si c’est la deuxième case et qu’elle a un 5, alors le 2 du bloc est "
        "dans la cinquième case.",
    [TEXT_child_spot_sign] =
        "Regarde deux cases avec un signe entre elles. Chaque petit nombre de l’une doit avoir "
        "dans l’autre un partenaire qui va avec le signe. Barre les nombres sans partenaire.",
    [TEXT_child_spot_inequality] =
        "Regarde deux cases avec un crocodile entre elles. Du petit côté, le plus grand nombre ne "
        "va pas. Du grand côté, le plus petit ne va pas. Barre tous ceux qui ne vont pas.",
    [TEXT_child_spot_sign_chain] =
        "Suis les signes de la plus petite case à la plus grande. À chaque pas, le nombre grandit. "
        "La première case ne peut donc pas être très grande, ni la dernière très petite. Barre "
        "tous ceux qui ne vont pas.",
    [TEXT_child_spot_odd_even] =
        "Regarde les cases avec une marque grise. Le rond n’a que des nombres impairs\u202F: 1, 3, "
        "5… Le carré n’a que des nombres pairs\u202F: 2, 4, 6… Barre les autres.",
    [TEXT_child_spot_arrow] = "Additionne les plus petits nombres qui vont sur la flèche. Le rond "
                              "ne peut pas être plus petit. Et aucun nombre de la flèche ne peut "
                              "être plus grand que le rond. Barre tous ceux qui ne vont pas.",
    [TEXT_child_spot_quadruple] =
        "Regarde les nombres d’un rond. L’un d’eux ne va-t-il que dans une des quatre cases\u202F? "
        "Écris-le\u202F! Si le rond a quatre nombres, rien d’autre ne va dans ces cases.",
    [TEXT_child_spot_renban] =
        "Tu connais un nombre de la ligne\u202F? Alors les autres sont tout près\u202F: sur une "
        "ligne de trois cases, ils ont au plus 2 d’écart. Barre ceux qui sont trop loin.",
    [TEXT_child_spot_whisper] = "Sur une ligne de murmure, les petits et les grands nombres "
                                "alternent, et le 5 ne va jamais. Si tu connais une case, tu sais "
                                "pour toutes les autres si elles sont petites ou grandes.",
    [TEXT_child_spot_sandwich] =
        "Cherche d’abord les tranches de pain\u202F: le 1 et le plus grand nombre. Avec un 0, "
        "elles sont côte à côte. Avec un grand nombre, il y a beaucoup de cases entre elles. Quels "
        "nombres peuvent aller dedans\u202F? Barre tous ceux qui ne vont pas.",
    [TEXT_child_spot_little_killer] =
        "Regarde le nombre de la flèche. S’il est très petit, seuls de petits nombres vont dans la "
        "rangée en biais. S’il est très grand, seuls de grands nombres y vont. Barre les autres.",
    [TEXT_child_spot_x_sums] =
        "Regarde la première case. Son nombre te dit combien de cases tu additionnes. Essaie "
        "chaque petit nombre\u202F: peux-tu encore faire la somme\u202F? Sinon, barre-le.",
    [TEXT_child_spot_skyscraper_counts] =
        "Avec un 1 au bord, la plus haute tour est devant. Si tu vois toutes les tours, elles "
        "grandissent une par une\u202F: 1, 2, 3… Avec un autre nombre, la plus haute tour ne peut "
        "pas être devant.",
    [TEXT_child_spot_outside] = "Commence par les plus petits et les plus grands nombres du bord. "
                                "Peu de nombres vont dans les cases à côté. Barre les autres.",
    [TEXT_child_spot_calc_pairs] =
        "Choisis une cage de deux cases. Quels sont les deux nombres qui vont\u202F? Pour {2}−, "
        "c’est toujours 1 et {1}, et pour {1}÷ aussi. Barre les autres.",
    [TEXT_child_spot_calc_products] =
        "Choisis une cage et essaie\u202F: avec quels nombres trouves-tu son petit nombre\u202F? "
        "Une cage de {1} a besoin d’un {2} et d’un {3}. Barre tous ceux qui ne vont pas.",
    [TEXT_child_spot_calc_signs] =
        "Ici, il faut aussi trouver le signe. Le petit nombre est très grand\u202F? Alors c’est "
        "fois. Essaie plus, fois, moins et divisé par, et barre les nombres qui ne vont jamais.",
    [TEXT_child_spot_cages] = "Cherche une ligne, une colonne ou un bloc avec deux cages ou deux "
                              "traits dedans. Ont-ils besoin des deux mêmes nombres\u202F? Alors "
                              "aucune autre case là ne peut les avoir. Barre-les.",
    [TEXT_child_spot_cage_split] =
        "Cherche une cage qui n’est qu’en partie dans une ligne, une colonne ou un bloc. Combien "
        "font les autres cases\u202F? Enlève-le de {1}\u202F: c’est la partie dedans. Le reste de "
        "sa somme est la partie dehors.",
    [TEXT_child_spot_sum_outside] =
        "Chaque ligne, chaque colonne et chaque bloc fait {1}. Cherche un endroit que des cages "
        "recouvrent, avec une ou deux cases qui dépassent. Additionne ces cages et enlève {1}. Le "
        "reste est dehors\u202F!",
    [TEXT_child_spot_sums_compared] =
        "Chaque ligne, chaque colonne et chaque bloc fait {1}. Cherche un endroit où des cages "
        "laissent une case libre et dépassent d’une case. Additionne ces cages. Si elles font plus "
        "que {1}, la case dehors est plus grande que la case libre, juste de ce qu’il y a en plus.",
    [TEXT_child_spot_clue] = "Cherche une ligne, une cage ou un signe où peu de nombres vont "
                             "encore. Essaie les petits nombres d’une case\u202F: peux-tu encore "
                             "remplir les autres\u202F? Sinon, barre le nombre.",
    [TEXT_child_spot_seen] = "Choisis un nombre qui ne va que dans quelques cases d’une ligne, "
                             "d’une colonne, d’un bloc ou d’une cage. Y a-t-il une autre case qui "
                             "ne peut être égale à aucune d’elles\u202F? Barre-le là.",
    [TEXT_child_spot_jellyfish] =
        "Choisis un nombre. Cherche quatre lignes où il ne va que dans les quatre mêmes colonnes. "
        "Dans ces colonnes, le nombre est sur l’une des quatre lignes. Alors barre-le partout "
        "ailleurs dans les colonnes. Ça marche aussi dans l’autre sens, avec quatre colonnes et "
        "leurs lignes.",
    [TEXT_child_spot_fins] =
        "Choisis un nombre. Cherche deux lignes où il ne va que dans les deux mêmes colonnes, sauf "
        "une ou deux cases en plus près d’un coin\u202F: la nageoire. Le nombre est dans les coins "
        "ou dans la nageoire. Barre-le dans les cases qui ont les deux dans leur ligne, leur "
        "colonne ou leur bloc.",
    [TEXT_child_spot_swap] =
        "Cherche quatre cases dans deux lignes, deux colonnes et deux blocs. Si elles n’avaient "
        "que les deux mêmes nombres, tu pourrais les échanger, et la grille aurait deux solutions. "
        "Mais il n’y en a qu’une\u202F! L’une des quatre cases a donc un autre nombre.",
    [TEXT_child_spot_bug] = "La grille est presque pleine\u202F? Peut-être que chaque case vide a "
                            "deux petits nombres, et qu’une seule en a trois. Cherche parmi les "
                            "trois celui qui revient trois fois dans sa ligne. Écris-le\u202F!",
    [TEXT_child_spot_colours] =
        "Choisis un nombre. Ne va-t-il que dans deux cases d’une ligne, d’une colonne ou d’un "
        "bloc\u202F? Dessine un point dans l’une et un rond dans l’autre, et continue comme ça de "
        "case en case. Le nombre est à tous les points, ou à tous les ronds. Barre-le dans les "
        "cases qui ont un point et un rond dans leur ligne, leur colonne ou leur bloc.",
    [TEXT_child_spot_try] =
        "Choisis une case avec seulement deux petits nombres. Essaie l’un au crayon et regarde ce "
        "qui se passe. Puis essaie l’autre. Ce qui est pareil les deux fois est juste. Et si l’un "
        "ne marche pas du tout, c’est l’autre\u202F!",
    [TEXT_child_region] = "pièce {1}",
    [TEXT_child_in_region] = "dans la pièce {1}",
    [TEXT_child_in_regions] = "dans les pièces {1}",
    [TEXT_child_name_greater] = "le crocodile entre {3} et {4}",
    [TEXT_child_name_odd] = "le rond de nombre impair en {3}",
    [TEXT_child_name_even] = "le carré de nombre pair en {3}",
    [TEXT_child_clue_cage] = "Les nombres de la cage {1} sont tous différents et font ensemble {2}",
    [TEXT_child_clue_calc_cage] = "Les nombres de la cage {1} donnent {2}",
    [TEXT_child_clue_signless_cage] =
        "Les nombres de la cage {1} donnent {2}, avec un signe à trouver",
    [TEXT_child_clue_arrow] = "Sur la flèche {1}, les nombres font ensemble le nombre du rond",
    [TEXT_child_clue_between] = "Sur la ligne {1}, les nombres sont entre ceux des deux ronds",
    [TEXT_child_clue_lockout] = "Sur la ligne {1}, aucun nombre n’est entre ceux des deux losanges",
    [TEXT_child_clue_consecutive] = "La barre entre {3} et {4} montre que leurs nombres se suivent",
    [TEXT_child_clue_no_consecutive] =
        "Il n’y a pas de barre entre {3} et {4}\u202F: leurs nombres ne se suivent pas",
    [TEXT_child_clue_white_dot] =
        "Le point blanc entre {3} et {4} montre que leurs nombres se suivent",
    [TEXT_child_clue_no_white_dot] =
        "Il n’y a pas de point entre {3} et {4}\u202F: leurs nombres ne se suivent pas",
    [TEXT_child_clue_black_dot] =
        "Le point noir entre {3} et {4} montre qu’un nombre est le double de l’autre",
    [TEXT_child_clue_no_black_dot] =
        "Il n’y a pas de point entre {3} et {4}\u202F: aucun nombre n’est le double de l’autre",
    [TEXT_child_clue_side_by_side] =
        "{3} et {4} sont côte à côte\u202F: leurs nombres ne se suivent pas",
    [TEXT_child_clue_odd] = "Le rond en {3} montre que son nombre est impair",
    [TEXT_child_clue_even] = "Le carré en {3} montre que son nombre est pair",
    [TEXT_child_clue_greater] = "Le crocodile entre {3} et {4} montre que {3} est plus grand",
    [TEXT_child_clue_entropic] =
        "Sur la ligne {1}, les petits, les moyens et les grands nombres alternent",
    [TEXT_child_clue_modular] = "Sur la ligne {1}, les trois équipes de nombres alternent",
    [TEXT_child_clue_nabner] =
        "Sur la ligne {1}, aucun nombre ne revient, et deux nombres ne se suivent jamais",
    [TEXT_child_clue_quadruple] = "Les quatre cases {1} ont besoin des nombres {2}",
    [TEXT_child_clue_renban] = "Les nombres de la ligne {1} se suivent quand on compte",
    [TEXT_child_clue_sandwich] =
        "Dans le sandwich de la {1}, les nombres entre le {3} et le {4} font ensemble {2}",
    [TEXT_child_clue_skyscraper] = "Depuis le {2} du bord ({1}), on voit exactement {2} tours",
    [TEXT_child_clue_thermo] = "Sur le thermomètre {1}, les nombres grandissent",
    [TEXT_child_clue_slow_thermo] = "Sur le thermomètre lent {1}, les nombres ne diminuent jamais",
    [TEXT_child_tell_clue] = "{clue}. Certains petits nombres ne vont donc pas",
    [TEXT_child_tell_cage_last] = "{clue}. Seule {X} est encore vide, et il y manque le {x}",
    [TEXT_child_tell_cage_places] =
        "{clue}. Avec ces petits nombres, on ne pourrait pas faire le reste de la somme",
    [TEXT_child_tell_cage_sets] = "{clue}. On ne peut pas faire cette somme avec {e/}",
    [TEXT_child_tell_cage_single] = "{clue}. Seuls {p} font cette somme",
    [TEXT_child_tell_cage_split] = "{clue}. Si on additionne tout {in all}, on voit que la somme "
                                   "de {P} est {sum} et celle de {F} est {other}",
    [TEXT_child_tell_cages_in_house] =
        "Deux choses se rencontrent {in 1}\u202F: {clue 1} et {clue 2}. Elles n’y ont aucun nombre "
        "en commun. Avec certains petits nombres dans la première, on ne pourrait plus remplir la "
        "seconde",
    [TEXT_child_tell_naked_cages] = "{P} ont besoin des nombres {p}, à cause de {clues}. Aucune "
                                    "autre case ne peut donc avoir ces nombres {in 1}",
    [TEXT_child_tell_needed] =
        "{clue}. De toutes les façons de remplir ces cases, il y a un {e}, en {P/}. Une case qui "
        "ne peut être égale à aucune d’elles ne peut donc pas l’avoir",
    [TEXT_child_tell_seen] = "{in 1}, le {p} ne va qu’en {P}. Une case qui ne peut être égale à "
                             "aucune d’elles ne peut donc pas l’avoir",
    [TEXT_child_tell_beside] =
        "{in 1}, le {p} ne va qu’en {P}, et {E} est à côté de chacune de ces cases. Mais le {e} ne "
        "peut pas être à côté du {p}, à cause de {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Même avec les plus petits nombres dans les autres cases, certains petits nombres "
        "sont trop grands, ou trop petits même avec les plus grands",
    [TEXT_child_tell_sign_chain] = "Les signes montrent que les nombres grandissent le long de "
                                   "{P}. Chaque case doit laisser de la place aux autres",
    [TEXT_child_tell_leftovers] =
        "Chaque nombre est aussi souvent {in base} que {in cover}. Les cases qui restent de chaque "
        "côté, {P} et {F}, ont donc les mêmes nombres. En {F}, {e} ne peut pas être plus souvent "
        "qu’en {P}",
    [TEXT_child_tell_leftovers_must] =
        "Chaque nombre est aussi souvent {in base} que {in cover}. Les cases qui restent de chaque "
        "côté, {P} et {F}, ont donc les mêmes nombres. [Il faut encore un {x} en {F}, donc aussi "
        "en {P}, où il ne va qu’en {X}][Il faut encore un {e} en {F}, donc aussi en {P}, et où "
        "qu’il soit là, {E} ne peut pas l’avoir]",
    [TEXT_child_tell_45_inner] =
        "Tous les nombres {in all} font ensemble {total}. Les cages qui y sont tout entières font "
        "{known}. Il reste donc {sum} pour {P}[. {way}]",
    [TEXT_child_tell_45_outer] =
        "Tous les nombres {in all} font ensemble {total}. Les cages qui les recouvrent font "
        "{known}. Le reste, {sum}, est dehors, en {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Tous les nombres {in all} font ensemble {total}. Les cages "
                                "montrent que la somme de {P} dépasse de {sum} celle de {F}",
    [TEXT_child_tell_45_equal] = "Tous les nombres {in all} font ensemble {total}. Les cages "
                                 "montrent que {P} et {F} ont la même somme",
    [TEXT_child_tell_45_way] = "De toutes les façons de faire cette somme, {X} est {x}",
    [TEXT_child_cut_out_text] = "Découpe le long des pointillés. Les images ont la taille des "
                                "cases. Déplace-les jusqu’à ce que chacune soit à sa place.",
    [TEXT_child_review] = "Ce livre t’a plu\u202F?",
    [TEXT_child_tell_look_at] = "regarde {1}",
    [TEXT_child_tell_look_in] = "cherche {1}",
    [TEXT_child_tell_look_at_constraint] = "regarde {1}",
    [TEXT_child_tell_look_for] = "cherche le {1}",
    [TEXT_child_tell_look_for_in] = "cherche le {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all}, le {p} ne va chaque fois que dans deux cases. {F} ne peuvent pas l’avoir toutes "
        "les deux. Au moins une des cases {P} a donc le {p}, et une case qui ne peut être égale ni "
        "à l’une ni à l’autre ne peut pas l’avoir",
    [TEXT_child_tell_xy_wing] =
        "{P} est {p/}\u202F: {cases}. Dans tous les cas, une des cases {F} est {e}, et une case "
        "qui ne peut être égale ni à l’une ni à l’autre ne peut pas l’avoir",
    [TEXT_child_tell_finned_fish] =
        "{in base}, le {p} ne va que {in cover} ou dans la nageoire {F}. S’il n’est pas dans la "
        "nageoire, il ne va nulle part ailleurs {in cover}. S’il y est, une case qui ne peut pas "
        "être égale à la nageoire ne peut pas l’avoir. Les cases où c’est vrai les deux fois ne "
        "peuvent pas l’avoir",
    [TEXT_child_tell_remote_pair] =
        "{path} n’ont que {p}, et deux cases qui se suivent ne peuvent pas être égales. Les deux "
        "nombres vont donc à tour de rôle, et {first cell} et {last cell} sont différentes. Une "
        "case qui ne peut être égale ni à l’une ni à l’autre ne peut pas avoir ces nombres",
    [TEXT_child_tell_bug] =
        "Si {P} n’était pas {p}, il resterait deux nombres dans chaque case vide, et chaque nombre "
        "aurait partout deux places. Une telle grille n’a jamais une seule solution",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1}, le {p} ne va que {in 3} ou {in 4}, et {in 2}, il ne va qu’en {P}. Si {last cell} "
        "ne l’a pas, {first cell} l’a, et le {p} du bloc est {in 4}. Dans tous les cas, {E} ne "
        "peut pas l’avoir",
    [TEXT_child_tell_w_wing] =
        "{first cell} et {last cell} n’ont que {p}. {in 1}, le {f} ne va qu’en {F}\u202F: l’une de "
        "ces cases ne peut pas être égale à {first cell}, et l’autre ne peut pas être égale à "
        "{last cell}. {first cell} et {last cell} ne peuvent donc pas être {f} toutes les deux. "
        "L’une au moins est {e}, et une case qui ne peut être égale ni à l’une ni à l’autre ne "
        "peut pas l’avoir",
    [TEXT_child_tell_xyz_wing] =
        "{P} est {p/}\u202F: {cases}. Le {e} est donc dans une des cases {F}, ou en {P}, et une "
        "case qui ne peut être égale à aucune des trois ne peut pas l’avoir",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. {F} a donc un autre nombre",
    [TEXT_child_tell_rectangle_2] = "{rectangle}. Une des cases {F} est donc {f}, et une case qui "
                                    "ne peut être égale à aucune d’elles ne peut pas l’avoir",
    [TEXT_child_tell_colours_trap] =
        "Le {p} est soit en {P}, soit en {F}. Une case qui a une case de chaque groupe dans sa "
        "ligne, sa colonne ou son bloc ne peut pas l’avoir",
    [TEXT_child_tell_colours_wrap] =
        "Le {p} est soit en {P}, soit en {F}. Mais deux des cases {E} ne peuvent pas être égales, "
        "donc aucune de ces cases ne peut l’avoir",
    [TEXT_child_tell_rectangle] = "Si {P} n’avaient que {p}, tu pourrais échanger ces deux "
                                  "nombres, et la grille aurait deux solutions",
    [TEXT_shaded_text] = "Chaque zone grise contient elle aussi chaque chiffre une seule fois.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "X-sommes",
    [TEXT_board_skyscraper] = "Gratte-ciel",
    [TEXT_board_numbered_room] = "Chambres numérotées",
    [TEXT_board_quadruple] = "Quadruplets",
    [TEXT_board_minimum] = "Minimums",
    [TEXT_board_maximum] = "Maximums",
    [TEXT_board_dutch_whisper] = "Murmure néerlandais",
    [TEXT_board_double_arrow] = "Doubles flèches",
    [TEXT_board_sum_line] = "Lignes à somme",
    [TEXT_board_pill_arrow] = "Flèches à pilule",
    [TEXT_board_plain_cage] = "Cages sans somme",
    [TEXT_board_repeat_cage] = "Cages à répétition",
    [TEXT_board_difference] = "Différences",
    [TEXT_board_ratio] = "Rapports",
    [TEXT_board_clone] = "Clones",
    [TEXT_board_row_indexer] = "Index de ligne",
    [TEXT_board_column_indexer] = "Index de colonne",
    [TEXT_board_box_indexer] = "Index de bloc",
    [TEXT_board_anti_queen] = "Anti-dame",
    [TEXT_board_entropy] = "Entropie globale",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Non consécutifs",
    [TEXT_rule_boxes] =
        "Chaque ligne, chaque colonne et chaque bloc au bord épais contient une seule fois "
        "chacun des chiffres de **1** à **{1}**.",
    [TEXT_rule_jigsaw] =
        "Les régions ont des formes irrégulières. Chaque ligne, chaque colonne et chaque région au "
        "bord épais contient une seule fois chacun des chiffres de **1** à **{1}**.",
    [TEXT_rule_latin] = "Il n’y a pas de blocs. Chaque ligne et chaque colonne contient une seule "
                        "fois chacun des chiffres de **1** à **{1}**.",
    [TEXT_rule_base] = "**Règle de base :** {1}",
    [TEXT_rule_base_alone] = "Seule la règle de base s’applique.",
    [TEXT_rule_base_not] = "Si une grille suit une autre règle, son texte l’indique.",
    [TEXT_rule_diagonals] =
        "Chacune des deux diagonales grises contient elle aussi chaque chiffre une seule fois.",
    [TEXT_rule_diagonal] = "La diagonale grise contient elle aussi chaque chiffre une seule fois.",
    [TEXT_rule_shaded_cells] =
        "L’ensemble des cases grises contient lui aussi chaque chiffre une seule fois.",
    [TEXT_rule_disjoint] = "Les cases qui occupent la même place dans leur bloc contiennent elles "
                           "aussi chaque chiffre une seule fois.",
    [TEXT_rule_lines] = "Aucun chiffre ne se répète le long d’une ligne grise.",
    [TEXT_rule_groups] = "Aucun chiffre ne se répète dans une zone grise.",
    [TEXT_rule_smaller_areas] = "Dans les plus petites, aucun chiffre ne se répète.",
    [TEXT_rule_grids] = "Les règles valent pour chaque grille. Les cases où deux grilles se "
                        "chevauchent appartiennent aux deux.",
    [TEXT_rule_cage] = "Dans une cage en pointillé, aucun chiffre ne se répète, et la somme des "
                       "chiffres est le petit nombre inscrit dans le coin.",
    [TEXT_rule_cage_shade] =
        "Les cases de même nuance qui ont un côté commun forment une cage. Aucun chiffre ne s’y "
        "répète, et la somme des chiffres est le petit nombre inscrit dans le coin.",
    [TEXT_rule_thermo] =
        "Le long d’un thermomètre, les chiffres vont en augmentant à partir du réservoir rond.",
    [TEXT_rule_arrow] =
        "La somme des chiffres le long d’une flèche est égale au chiffre de son cercle. Un chiffre "
        "peut se répéter sur une flèche si aucune autre règle ne l’interdit.",
    [TEXT_rule_greater] = "Le signe entre deux cases pointe vers le plus petit chiffre.",
    [TEXT_rule_consecutive] =
        "Une barre relie deux cases aux chiffres consécutifs, par exemple 3 et 4.",
    [TEXT_rule_white_dot] = "Un point blanc relie deux chiffres consécutifs, par exemple 3 et 4.",
    [TEXT_rule_black_dot] =
        "Un point noir relie deux chiffres dont l’un est le double de l’autre, par exemple 3 et 6.",
    [TEXT_rule_either_dot] = "Entre 1 et 2, le point peut être blanc ou noir.",
    [TEXT_rule_x] = "Un X relie deux chiffres dont la somme est 10.",
    [TEXT_rule_v] = "Un V relie deux chiffres dont la somme est 5.",
    [TEXT_rule_odd] = "Une case marquée d’un cercle gris contient un chiffre impair.",
    [TEXT_rule_even] = "Une case marquée d’un carré gris contient un chiffre pair.",
    [TEXT_rule_sandwich] = "Un nombre hors de la grille est la somme des chiffres placés entre le "
                           "**1** et le **{1}** de cette ligne ou de cette colonne.",
    [TEXT_rule_anti_knight] = "Deux cases distantes d’un saut de cavalier, comme aux échecs, "
                              "contiennent des chiffres différents.",
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
    [TEXT_rule_little_killer] = "Un nombre hors de la grille est la somme des chiffres de la "
                                "diagonale que montre sa flèche. Un chiffre peut s’y répéter.",
    [TEXT_rule_x_sums] = "Un nombre hors de la grille est la somme des X premiers chiffres vus "
                         "depuis ce nombre. X est le premier d’entre eux.",
    [TEXT_rule_skyscraper] =
        "Les chiffres sont des hauteurs. Un nombre hors de la grille indique combien de chiffres "
        "on voit depuis ce nombre : ceux qui dépassent tous les précédents.",
    [TEXT_rule_numbered_room] = "Le premier chiffre vu depuis un nombre hors de la grille indique "
                                "dans quelle case, comptée de ce côté, se trouve ce nombre.",
    [TEXT_rule_quadruple] = "Les chiffres d’un cercle se trouvent dans les quatre cases qui "
                            "l’entourent. Un chiffre écrit deux fois s’y trouve deux fois.",
    [TEXT_rule_minimum] = "Une case grise dont les pointes sont tournées vers l’intérieur contient "
                          "un chiffre plus petit que les cases qui la touchent par un côté.",
    [TEXT_rule_maximum] = "Une case grise dont les pointes sont tournées vers l’extérieur contient "
                          "un chiffre plus grand que les cases qui la touchent par un côté.",
    [TEXT_rule_dutch_whisper] =
        "Deux chiffres voisins sur une ligne de murmure néerlandais diffèrent d’au moins {4}.",
    [TEXT_rule_double_arrow] = "La somme des deux chiffres dans les cercles d’une double flèche "
                               "est égale à la somme des chiffres entre eux.",
    [TEXT_rule_sum_line] = "Une ligne à somme se découpe en groupes de chiffres voisins dont "
                           "chacun a pour somme le petit nombre à son bout.",
    [TEXT_rule_pill_arrow] = "La somme des chiffres le long d’une flèche est le nombre de sa "
                             "pilule, lu de gauche à droite ou de haut en bas. Un chiffre peut se "
                             "répéter sur la flèche si aucune autre règle ne l’interdit.",
    [TEXT_rule_plain_cage] = "Dans une cage sans nombre, aucun chiffre ne se répète.",
    [TEXT_rule_repeat_cage] =
        "La somme des chiffres d’une cage à trait plein est le petit nombre inscrit dans le coin. "
        "Ils peuvent se répéter si aucune autre règle ne l’interdit.",
    [TEXT_rule_difference] =
        "Un point blanc portant un nombre relie deux chiffres dont la différence est ce nombre.",
    [TEXT_rule_ratio] = "Un point noir portant un nombre relie deux chiffres dont l’un est l’autre "
                        "multiplié par ce nombre.",
    [TEXT_rule_clone] =
        "Deux zones grises portant la même lettre contiennent les mêmes chiffres aux mêmes places.",
    [TEXT_rule_row_indexer] = "Le chiffre d’une case grise marquée R indique à quelle ligne de sa "
                              "colonne se trouve le numéro de sa propre ligne.",
    [TEXT_rule_column_indexer] = "Le chiffre d’une case grise marquée C indique à quelle colonne "
                                 "de sa ligne se trouve le numéro de sa propre colonne.",
    [TEXT_rule_box_indexer] =
        "Le chiffre d’une case grise marquée B indique à quelle place de son bloc se trouve le "
        "numéro de sa propre place. Les places se comptent ligne par ligne.",
    [TEXT_rule_anti_queen] =
        "Deux **{1}** ne se trouvent jamais sur une même diagonale, longue ou courte.",
    [TEXT_rule_entropy] = "Chaque carré de 2 × 2 cases contient un chiffre du tiers bas, un du "
                          "tiers moyen et un du tiers haut.",
    [TEXT_rule_calc_cage] =
        "Les chiffres d’une cage donnent son petit nombre, dans n’importe quel ordre : **+** "
        "les additionne, **×** les multiplie, **−** retranche le plus petit du plus grand, "
        "**÷** divise le plus grand par le plus petit. Un chiffre peut se répéter dans une "
        "cage, mais pas dans une ligne ni dans une colonne.",
    [TEXT_rule_signless_cage] =
        "Les chiffres d’une cage donnent son petit nombre par addition ou par multiplication, "
        "et dans une cage de deux cases aussi par soustraction ou par division. Le signe n’est "
        "pas indiqué. Un chiffre peut se répéter dans une cage, mais pas dans une ligne ni "
        "dans une colonne.",
    [TEXT_rule_non_consecutive] = "Deux cases qui ont un côté commun ne contiennent jamais des "
                                  "chiffres consécutifs, comme 3 et 4.",
    [TEXT_rule_all_signs] =
        "Tous les signes possibles sont indiqués. Là où il n’y en a pas, la relation n’existe pas.",
    [TEXT_cages_text] =
        "# Les cages\n\nUne cage ne contient jamais deux fois le même chiffre. Certaines sommes ne "
        "s’obtiennent donc que d’une seule façon. Deux cases de somme 3 contiennent 1 et 2. Trois "
        "cases de somme {6} contiennent {3}, {4} et {1}.\n\n# La règle de {2}\n\nLa somme des "
        "chiffres de 1 à {1} est {2}. C’est donc aussi celle de chaque ligne, de chaque colonne et "
        "de chaque bloc. Si des cages remplissent un bloc sauf une case, cette case vaut {2} moins "
        "la somme des cages. Si des cages remplissent un bloc et débordent d’une case, cette case "
        "vaut la somme des cages moins {2}.\n\n# Un exemple\n\nLa grille du dessin a quatre "
        "chiffres : chaque ligne, chaque colonne et chaque bloc a pour somme 10. La cage de 3 "
        "contient 1 et 2, celle de 7 contient 3 et 4. Dans la deuxième ligne, la cage de 8 laisse "
        "une case : elle vaut 10 − 8 = 2. Cette case partage une cage de 5 avec celle du dessous, "
        "qui vaut donc 3. Dans la troisième ligne, la cage de 5 et ce 3 laissent 10 − 5 − 3 = 2 "
        "pour la première case, et celle du dessous vaut 6 − 2 = 4. La première colonne a "
        "maintenant son 2. La première case de la grille n’est donc pas un 2, mais un 1.",
    [TEXT_sums] = "Table des sommes",
    [TEXT_sums_text] = "Toutes les façons d’obtenir une somme avec des chiffres différents, selon "
                       "le nombre de cases.",
    [TEXT_sums_cells] = "{1} cases",
    [TEXT_signs_text] = "Dans ce livre, d’autres symboles remplacent les chiffres : {1}.",
    [TEXT_letters] = "Lettres : {1}",
    [TEXT_word] = "Le mot : {1}",
    [TEXT_word_text] =
        "Dans certaines grilles, des lettres remplacent les chiffres. Chaque lettre figure une "
        "fois par ligne, par colonne et par bloc. Dans la solution se cache un mot : sur une "
        "ligne, ou sur la diagonale qui va du coin supérieur gauche au coin inférieur droit.",
    [TEXT_pictures_text] =
        "Dans certaines grilles, des images remplacent les chiffres. Sous les grilles, vous voyez "
        "quelle image va avec quel nombre : dessinez l’image dans la case ou écrivez son nombre.",
    [TEXT_volume] = "Tome {1}",
    [TEXT_acknowledgements] = "Remerciements",
    [TEXT_about_author] = "À propos de l’auteur",
    [TEXT_grading] = "Comment les grilles sont classées",
    [TEXT_grading_text] =
        "Chaque grille de ce livre a été résolue pas à pas, comme on le fait à la main : à chaque "
        "étape, avec la technique la plus facile qui permet d’avancer. La technique la plus "
        "difficile qu’une grille demande fixe son niveau. À niveau égal, une grille est plus "
        "difficile si elle exige plus souvent de telles étapes, ou si l’étape suivante n’est "
        "possible qu’à peu d’endroits.\n\nChaque grille a été vérifiée : elle a une seule "
        "solution. Il n’est jamais nécessaire de deviner.",
    [TEXT_grading_minutes] =
        "Les minutes sont une estimation, d’après les temps de nombreux joueurs. Vous serez "
        "peut-être deux fois plus rapide, ou deux fois plus lent.",
    [TEXT_grading_levels] = "Les techniques que chaque niveau ajoute :",
    [TEXT_grading_same] = "Les mêmes, plus souvent",
    [TEXT_grading_others] = " et {1} autres",
    [TEXT_grading_many_others] = " et {1} autres",
    [TEXT_glossary] = "Glossaire",
    [TEXT_glossary_text] =
        "**Aile** Deux cases à deux candidats, reliées par une troisième case (XY, XYZ) ou par un "
        "chiffre qui a deux cases possibles dans une unité (W).\n\n**Bloc** Un groupe de cases au "
        "bord épais qui contient chaque chiffre une fois.\n\n**Candidat** Un chiffre encore "
        "possible dans une case vide.\n\n**Case** L’un des petits carrés de la "
        "grille.\n\n**Chaîne** Des candidats reliés par des liens : chacun est vrai ou faux selon "
        "le précédent.\n\n**Chiffre donné** Un chiffre imprimé dès le départ.\n\n**Ensemble "
        "presque fermé** Des cases d’une même unité qui ont exactement un candidat de plus que de "
        "cases. S’il perd un chiffre, il contient forcément tous les autres. En anglais, « almost "
        "locked set » (ALS).\n\n**Lien** Deux candidats qui dépendent l’un de l’autre. Fort : l’un "
        "des deux est vrai. Faible : ils ne peuvent pas être vrais tous les deux.\n\n**Nageoire** "
        "Un candidat de trop qui gâche un motif. Si la nageoire est fausse, le motif est "
        "valable.\n\n**Note** Un candidat, écrit en petit dans sa case.\n\n**Paire** Deux cases "
        "d’une unité qui n’ont que les deux mêmes candidats (paire nue). Aucune autre case de "
        "l’unité ne peut contenir ces chiffres.\n\n**Pivot** La case d’une aile qui voit les deux "
        "autres.\n\n**Poisson** Un motif d’un seul chiffre sur quelques lignes et autant de "
        "colonnes, comme le X-Wing.\n\n**Rangée** Une ligne ou une colonne.\n\n**Singleton caché** "
        "La seule case d’une unité où un chiffre peut aller.\n\n**Singleton nu** Une case qui n’a "
        "qu’un candidat.\n\n**Solution** La grille remplie. Une vraie grille en a exactement "
        "une.\n\n**Unité** Une ligne, une colonne ou un bloc. Elle contient chaque chiffre une "
        "fois.\n\n**Voisines** Deux cases d’une même unité. On dit qu’elles se voient.",
    [TEXT_review] = "Ce livre vous a plu ?",
    [TEXT_review_text] =
        "Un court avis aide d’autres lecteurs à le trouver. Scannez le code pour en écrire un.",
    [TEXT_also_by] = "Du même auteur : {1}",
    [TEXT_series] = "La série",
    [TEXT_levels] = "Niveaux",
    [TEXT_level] = "Niveau",
    [TEXT_diary] = "Journal des grilles",
    [TEXT_remarks] = "Remarques",
    [TEXT_score_sheet] = "Feuille de points",
    [TEXT_points] = "Points",
    [TEXT_coupon] = "Bon",
    [TEXT_cut_out] = "Images à découper",
    [TEXT_cut_out_text] = "Découpez le long des pointillés. Les images ont la taille des cases. "
                          "Déplacez-les jusqu’à ce que chacune soit à sa place.",
    [TEXT_example] = "Un exemple et sa solution",
    [TEXT_hints] = "Indices",
    [TEXT_hints_text] =
        "En cas de blocage, cherchez le numéro de votre grille, lisez un indice, puis réessayez.",
    [TEXT_techniques] = "Techniques",
    [TEXT_practice] = "Exercices",
    [TEXT_practice_text] =
        "Dans chacune de ces positions, l’étape suivante emploie cette technique. Aucune technique "
        "plus simple ne suffit. Les réponses suivent la dernière leçon.",
    [TEXT_lesson_puzzles] = "Grilles avec cette technique\u202F: {1}",
    [TEXT_lesson_no_puzzle] = "Aucune grille de ce livre ne demande cette technique.",
    [TEXT_lesson_only] = "leçon seule",
    [TEXT_answers] = "Réponses",
    [TEXT_walkthroughs] = "Pas à pas",
    [TEXT_step] = "Étape {1}",
    [TEXT_step_left_out] = "Étape {1} sans image\u202F: {2}.",
    [TEXT_steps_left_out] = "Étapes {1} à {2} sans image\u202F: {3}.",
    [TEXT_left_out_digits] = "{1} chiffres trouvés",
    [TEXT_left_out_candidates] = "seuls des candidats sont éliminés",
    [TEXT_index] = "Grilles par technique",
    [TEXT_notes] = "Notes",
    [TEXT_certificate] = "Diplôme",
    [TEXT_certificate_text] = "a résolu les {1} grilles de ce livre.",
    [TEXT_name] = "Nom",
    [TEXT_date] = "Date",
    [TEXT_started] = "commencée",
    [TEXT_finished] = "terminée",
    [TEXT_time] = "Temps",
    [TEXT_vote] = "Difficulté ?",
    [TEXT_board_words] = "Sudoku {1}. Ligne par ligne, 0 est une case vide",
    [TEXT_solution_words] = "Solution de la grille {1}, ligne par ligne",
    [TEXT_code_words] = "Code QR",
    [TEXT_some_have_no_time] = "Certaines de ces grilles n’ont pas de temps estimé.",
    [TEXT_minutes] = "environ {1} min",
    [TEXT_easy] = "Facile",
    [TEXT_medium] = "Moyen",
    [TEXT_hard] = "Difficile",
    [TEXT_unfair] = "Très difficile",
    [TEXT_extreme] = "Extrême",
    [TEXT_beyond] = "Diabolique",
    [TEXT_level_range] = "{1} à {2}",
    [TEXT_course_rounds] = "tour",
    [TEXT_course_openings] = "coups possibles",
    [TEXT_course_summary] =
        "{1} coups possibles au début, {2} au moment le plus serré ; étapes difficiles : {3}",
    [TEXT_print_openings] = "coups possibles : {1}",
    [TEXT_print_bottleneck] = "au plus serré : {1}",
    [TEXT_print_hard_steps] = "étapes difficiles : {1}",
    [TEXT_print_early] = "plus difficile au début",
    [TEXT_print_smooth] = "aussi difficile du début à la fin",
    [TEXT_print_late] = "plus difficile à la fin",
    [TEXT_report_difficulty] = "Difficulté",
    [TEXT_report_figures] = "Statistiques",
    [TEXT_report_technique] = "Technique",
    [TEXT_report_steps] = "Étapes",
    [TEXT_report_symmetry] = "Symétrie",
    [TEXT_report_section] = "Section",
    [TEXT_report_number] = "Numéro",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Chiffres donnés",
    [TEXT_report_key_step] = "Étape décisive",
    [TEXT_report_repeat] = "Répétition",
    [TEXT_report_in_bank] = "dans la banque de grilles {1}",
    [TEXT_report_no_repeats] = "Aucune n’est une répétition.",
    [TEXT_report_some_repeats] = "Certaines sont des répétitions\u202F; elles sont signalées.",
    [TEXT_report_score] = "Score",
    [TEXT_report_rating] = "Note SE",
    [TEXT_report_time] = "Temps de résolution, en minutes",
    [TEXT_report_puzzle_count] = "Nombre de grilles",
    [TEXT_report_known] = "{1} ({2} grilles sur {3})",
    [TEXT_report_scatter] = "Score de chaque grille, plus foncé si le niveau est plus élevé",
    [TEXT_report_by_number] = "Numéro de la grille",
    [TEXT_report_shades] = "{1}\u202F; sections en teintes alternées",
    [TEXT_symmetry_none] = "aucune",
    [TEXT_symmetry_rotate180] = "demi-tour",
    [TEXT_symmetry_rotate90] = "quart de tour",
    [TEXT_symmetry_mirror] = "gauche et droite",
    [TEXT_symmetry_flip] = "haut et bas",
    [TEXT_symmetry_both] = "gauche et droite, haut et bas",
    [TEXT_symmetry_diagonal] = "diagonale descendante",
    [TEXT_symmetry_antidiagonal] = "diagonale montante",
    [TEXT_symmetry_both_diagonals] = "les deux diagonales",
    [TEXT_symmetry_full] = "toutes les rotations et réflexions",
    [TEXT_month_names] = "Janvier, Février, Mars, Avril, Mai, Juin, Juillet, Août, Septembre, "
                         "Octobre, Novembre, Décembre",
    [TEXT_month_names_of_day] = "janvier, février, mars, avril, mai, juin, juillet, août, "
                                "septembre, octobre, novembre, décembre",
    [TEXT_weekday_names] = "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche",
    [TEXT_first_of_month] = "1er",
    [TEXT_day_title] = "{1} {2} {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] = "Tous droits réservés. Aucune partie de ce livre ne peut être reproduite sans "
                    "l’autorisation écrite de l’éditeur, sauf pour un usage personnel.",
    [TEXT_one_solution] =
        "Chaque grille de ce livre a été vérifiée par ordinateur : elle a une solution et une "
        "seule.",
    [TEXT_colophon] = "Réalisé avec Nonet. Graine {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Jouer en ligne",
    [TEXT_cell_names_text] = "Une case se désigne par sa ligne (r, de l’anglais « row ») et sa "
                             "colonne (c) : r3c5 est la case de la ligne 3 et de la colonne 5.",
    [TEXT_cell_is] = "r3c5=2 signifie que r3c5 contient 2.",
    [TEXT_cell_is_not] = "r3c5≠2 signifie que r3c5 ne contient pas 2.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 signifie que l’une des deux cases est 4.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 signifie qu’aucune des deux cases n’est 4.",
    [TEXT_cell_sees] = "Une case voit les autres cases de sa ligne, de sa colonne et de son bloc.",
    [TEXT_cell_sees_latin] = "Une case voit les autres cases de sa ligne et de sa colonne.",
    [TEXT_arrow_text] = "→ signifie « donc ».",
    [TEXT_seeing_words] = "voit voient voir",
    [TEXT_grid_number] = "Grille {1}",
    [TEXT_grid_numbers_text] = "Certains jeux réunissent plusieurs grilles. Elles sont numérotées "
                               "de haut en bas et de gauche à droite.",
    [TEXT_grid_names_text] = "Quand un jeu réunit plusieurs grilles, elles sont numérotées elles "
                             "aussi, de haut en bas et de gauche à droite. Une case se désigne "
                             "alors par sa ligne et sa colonne dans sa grille.",
    [TEXT_cell_of_grid] = "4.r3c5 est r3c5 de la grille 4.",
    [TEXT_label_colon] = "\u202F: ",
    [TEXT_list_and] = " et ",
    [TEXT_list_or] = " ou ",
    [TEXT_list_break] = "\u202F; ",
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
    [TEXT_in_diagonal] = "sur la diagonale {1}",
    [TEXT_in_diagonals] = "sur les diagonales {1}",
    [TEXT_area] = "zone {1}",
    [TEXT_in_area] = "dans la zone {1}",
    [TEXT_in_areas] = "dans les zones {1}",
    [TEXT_region] = "région {1}",
    [TEXT_in_region] = "dans la région {1}",
    [TEXT_in_regions] = "dans les régions {1}",
    [TEXT_tell] = "{1} : {2}.",
    [TEXT_of_grid] = "{1} de la grille {2}",
    [TEXT_in_grid] = "{1} (grille {2})",
    [TEXT_after_digit] = "{1} (après un chiffre)",
    [TEXT_after_digits] = "{1} (après {2} chiffres)",
    [TEXT_in_grid_after_digit] = "{1} (grille {2}, après un chiffre)",
    [TEXT_in_grid_after_digits] = "{1} (grille {2}, après {3} chiffres)",
    [TEXT_digits_before_text] =
        "«\u202FAprès 6 chiffres\u202F» signifie que l’étape vient une fois que vous avez placé "
        "autant de chiffres.",
    [TEXT_tell_place] = "Donc {1}.",
    [TEXT_tell_remove] = "Éliminez {1}.",
    [TEXT_tell_remove_from] = "{1} de {2}",
    [TEXT_tell_look_in] = "{1}",
    [TEXT_tell_look_at] = "{1}",
    [TEXT_tell_look_at_constraint] = "{1}",
    [TEXT_tell_look_for] = "le {1}",
    [TEXT_tell_look_for_in] = "le {1} {2}",
    [TEXT_ask_place] = "Où va le {x} {in 1} ?",
    [TEXT_ask_missing] = "Une seule case est vide {in 1}. Quel chiffre y manque ?",
    [TEXT_ask_cell] = "Regardez la ligne {1}, colonne {2}. Un seul chiffre y va.",
    [TEXT_tell_full_house] =
        "{X} est la dernière case vide {in 1}, et le {x} est le chiffre qui manque",
    [TEXT_tell_naked_single] = "Le {x} est le seul candidat qui reste en {X}",
    [TEXT_tell_hidden_single] = "{in 1}, le {x} ne peut aller qu’en {X}",
    [TEXT_tell_locked_subset] = "{P} n’ont que les candidats {p}. Ces cases sont {in all}. Aucune "
                                "autre case ne peut donc y contenir ces chiffres",
    [TEXT_tell_locked] = "{in 1}, le {p} ne peut aller qu’en {P}. Ces cases sont aussi {in 2}, où "
                         "aucune autre case ne peut donc contenir le {p}",
    [TEXT_tell_leftovers] =
        "Chaque chiffre figure aussi souvent {in base} que {in cover}. Les cases qui restent de "
        "chaque côté, {P} et {F}, contiennent donc les mêmes chiffres. En {F}, {e} ne peut pas "
        "figurer plus souvent qu’en {P}",
    [TEXT_tell_leftovers_must] =
        "Chaque chiffre figure aussi souvent {in base} que {in cover}. Les cases qui restent de "
        "chaque côté, {P} et {F}, contiennent donc les mêmes chiffres. [Il faut encore un {x} en "
        "{F}, donc aussi en {P}, où il ne peut aller qu’en {X}][Il faut encore un {e} en {F}, donc "
        "aussi en {P}, et {E} y voit toutes les cases où il peut aller]",
    [TEXT_tell_naked_subset] = "{P} n’ont que les candidats {p}. Aucune autre case ne peut donc "
                               "contenir ces chiffres {in all}",
    [TEXT_tell_hidden_subset] = "{in 1}, les chiffres {p} ne peuvent aller qu’en {P}. Ces cases ne "
                                "peuvent donc contenir aucun autre chiffre",
    [TEXT_tell_fish] = "{in base}, le {p} ne peut aller que {in cover} : en {P}. Aucune autre case "
                       "ne peut donc contenir le {p} {in cover}",
    [TEXT_tell_finned_fish] =
        "{in base}, le {p} ne peut aller que {in cover} ou dans la nageoire {F}. S’il n’est pas "
        "dans la nageoire, aucune autre case ne peut le contenir {in cover}. S’il y est, aucune "
        "case qui voit toute la nageoire ne peut le contenir. Certains candidats sont impossibles "
        "dans les deux cas",
    [TEXT_tell_sashimi_fish] =
        "{in base}, le {p} ne peut aller que {in cover} ou dans la nageoire {F}. Sans la nageoire, "
        "l’une de ces rangées n’a qu’une place pour le {p}, et aucune autre case ne peut alors le "
        "contenir {in cover}. Avec le {p} dans la nageoire, aucune case qui voit toute la nageoire "
        "ne peut le contenir. Certains candidats sont impossibles dans les deux cas",
    [TEXT_tell_remote_pair] =
        "{path} n’ont que les candidats {p}, et chacune voit la suivante : les deux chiffres "
        "alternent. {first cell} et {last cell} sont différentes, donc une case qui voit les deux "
        "ne peut contenir aucun de ces chiffres",
    [TEXT_tell_bug] =
        "Si {P} n’était pas {p}, chaque case vide aurait deux candidats et chaque chiffre deux "
        "places dans chaque unité. Une telle grille n’a jamais exactement une solution",
    [TEXT_tell_two_links] =
        "{in all}, le {p} n’a chaque fois que deux cases possibles. {F} se voient, donc l’une au "
        "plus est {p}. Par conséquent, l’une au moins des cases {P} est {p}, et aucune case qui "
        "voit les deux ne peut l’être",
    [TEXT_tell_dual_kite] =
        "Deux cerfs-volants partagent deux cases d’un bloc. {in all}, leurs chiffres n’ont chaque "
        "fois que deux cases possibles. Un chiffre ne peut pas occuper les deux cases communes : "
        "il est donc à l’un des bouts éloignés de son cerf-volant. Une case qui voit les deux "
        "bouts ne peut pas le contenir",
    [TEXT_tell_empty_rectangle] =
        "{in 1}, le {p} ne peut aller que {in 3} ou {in 4} ; {in 2}, il ne peut aller qu’en {P}. "
        "Si {last cell} n’est pas {p}, {first cell} l’est, et le {p} du bloc est forcément {in 4}. "
        "Dans les deux cas, {E} voit un {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1}, le {p} ne peut aller que {in 3} ou {in 4} ; {in 2} et {in 6}, il a chaque fois "
        "deux cases possibles. Prenez l’une de ces deux rangées : si sa case éloignée n’est pas "
        "{p}, sa case proche l’est, et le {p} du bloc quitte cette rangée. Dans les deux cas, {E} "
        "voient un {p}",
    [TEXT_tell_w_wing] = "{first cell} et {last cell} n’ont que les candidats {p}. {in 1}, le {f} "
                         "ne peut aller qu’en {F} : {first cell} voit l’une de ces cases et {last "
                         "cell} l’autre. Les deux bouts ne peuvent donc pas être {f} à la fois. "
                         "L’un au moins est {e}, et aucune case qui voit les deux ne peut l’être",
    [TEXT_tell_xy_wing] = "{P} est {p/} : {cases}. Dans les deux cas, l’une des cases {F} est {e}. "
                          "Aucune case qui voit les deux ne peut donc être {e}",
    [TEXT_tell_xyz_wing] = "{P} est {p/} : {cases}. Le {e} est donc dans l’une des cases {F}, ou "
                           "en {P}. Aucune case qui voit les trois ne peut être {e}",
    [TEXT_tell_rectangle] = "Si {P} ne contenaient que {p}, on pourrait échanger ces deux "
                            "chiffres, et la grille aurait deux solutions",
    [TEXT_tell_rectangle_1] = "{rectangle}. {F} contient donc un autre chiffre",
    [TEXT_tell_rectangle_2] = "{rectangle}. L’une des cases {F} est donc {f}, et aucune case qui "
                              "les voit toutes ne peut l’être",
    [TEXT_tell_rectangle_3] = "{rectangle}. L’une des cases {F} est donc {f/}. Ensemble, elles "
                              "comptent comme une seule case et forment {in 1} un groupe nu avec "
                              "{A}. Aucune autre case ne peut y contenir ces chiffres",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1}, le {o} ne peut aller qu’en {F}. Si l’une de ces deux cases était "
        "{e}, l’autre serait {o}, et les quatre cases ne contiendraient que {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Le {e} forme un X-Wing dans ces cases. Si l’une des cases {F} était {e}, les "
        "deux le seraient, et les quatre cases ne contiendraient que {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all}, le {o} ne peut aller que dans ces cases. Si {E} était {e}, ses "
        "deux voisines du rectangle seraient {o} et la case opposée {e} : les quatre cases ne "
        "contiendraient que {p}",
    [TEXT_tell_avoidable_1] =
        "{P} sont remplies, et aucune ne contient un chiffre donné. Si {E} était {e}, on pourrait "
        "échanger les deux chiffres de ces quatre cases, et la grille aurait deux solutions",
    [TEXT_tell_avoidable_2] =
        "{P} sont remplies, et aucune ne contient un chiffre donné. Si aucune des cases {F} "
        "n’était {e}, on pourrait échanger les deux chiffres de ces quatre cases, et la grille "
        "aurait deux solutions. L’une des cases {F} est donc {e}, et aucune case qui voit les deux "
        "ne peut l’être",
    [TEXT_tell_sue_de_coq] =
        "{P} sont {in 1} et {in 2} et ont les candidats {p}. Avec {A} ({a}) dans la rangée et {B} "
        "({b}) dans le bloc, il y a exactement autant de cases que de chiffres : chacun de ces "
        "chiffres est donc dans l’une de ces cases. Aucune case qui y voit toutes ses places ne "
        "peut le contenir",
    [TEXT_tell_colours_trap] =
        "Le {p} est soit en {P}, soit en {F}, car chaque lien fort entre ces cases a une extrémité "
        "vraie. Aucune case qui voit les deux groupes ne peut être {p}",
    [TEXT_tell_colours_wrap] =
        "Le {p} est soit en {P}, soit en {F}, car chaque lien fort entre ces cases a une extrémité "
        "vraie. Deux des cases {E} se voient : ce groupe est donc faux",
    [TEXT_tell_multi_colours_1] =
        "Le {p} est soit en {P}, soit en {F} ; et soit en {A}, soit en {B}. Une case de la "
        "première paire voit une case de la seconde : ces deux groupes ne peuvent pas être vrais "
        "ensemble. L’un des groupes opposés l’est donc, et aucune case qui voit ces deux-là ne "
        "peut être {p}",
    [TEXT_tell_multi_colours_2] = "Le {p} est soit en {P}, soit en {F} ; et soit en {A}, soit en "
                                  "{B}. Un groupe de la première paire voit les deux groupes de la "
                                  "seconde, dont l’un est vrai. Ce groupe est donc faux",
    [TEXT_tell_chain_ends] = "{chain}. Donc {start} ou {end} est vrai, ou les deux. Ce qui "
                             "contredit l’un et l’autre est impossible",
    [TEXT_tell_chain_true] = "{chain}. Si {last cell} n’était pas {last digit}, il s’ensuivrait "
                             "qu’elle l’est. Elle est donc {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Si {last cell} était {last digit}, il s’ensuivrait qu’elle "
                              "ne l’est pas. Elle n’est donc pas {last digit}",
    [TEXT_tell_loop] =
        "{chain}. La chaîne forme une boucle : elle vaut dans les deux sens, et chaque lien a une "
        "extrémité vraie. Ce qui contredit les deux extrémités d’un lien est impossible",
    [TEXT_tell_als_xz] =
        "{sets} sont des ensembles presque fermés : ils ont un chiffre de plus que de cases. "
        "Toutes les places de {k} s’y voient, donc l’un des ensembles perd ce chiffre et contient "
        "tous ses autres. Ainsi A ou B contient {e}, et aucune case qui en voit toutes les places "
        "ne peut contenir {e}",
    [TEXT_tell_als_double] =
        "{sets} sont des ensembles presque fermés : ils ont un chiffre de plus que de cases. "
        "Toutes les places de {k} s’y voient, donc chaque ensemble perd exactement un de ces "
        "chiffres. Tous leurs autres chiffres y restent. Aucune case qui voit toutes les places "
        "d’un tel chiffre ne peut le contenir",
    [TEXT_tell_als_chain] =
        "{sets} sont des ensembles presque fermés : ils ont un chiffre de plus que de cases. Deux "
        "ensembles voisins partagent un chiffre qu’un seul peut contenir : {joints}. Un ensemble "
        "qui perd un chiffre contient tous les autres, donc {first set} ou {last set} contient "
        "{e}. Aucune case qui en voit toutes les places ne peut contenir {e}",
    [TEXT_tell_death_blossom] =
        "{P} est {p/}. Chacun de ces chiffres retire le sien à un ensemble presque fermé, qui a un "
        "chiffre de plus que de cases : {joints}, avec {sets}. Cet ensemble contient alors tous "
        "ses autres chiffres, donc l’un des ensembles contient {e}. Aucune case qui en voit toutes "
        "les places ne peut contenir {e}",
    [TEXT_tell_aligned] = "Passez en revue les façons de remplir {P}. Celles qui répètent un "
                          "chiffre dans une unité, ou ne laissent aucun candidat à l’une des cases "
                          "{A}, sont impossibles. Aucune autre n’utilise ce qui est éliminé",
    [TEXT_tell_nishio] = "Si {E} était {e},[ ce chiffre irait forcément aussi en {P}, et] le {e} "
                         "n’aurait plus de place {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Il ne reste alors {dead}, donc {suppose} est faux",
    [TEXT_tell_forcing_net] = "Supposons {suppose}.[ Pas à pas, cela donne {follows}.] Il ne reste "
                              "alors {dead}, donc {suppose} est faux",
    [TEXT_tell_net_all] = "L’un de ces cas est vrai, et tous mènent au même résultat : {follows}",
    [TEXT_tell_net_long] = "L’un de ces cas est vrai : {assumptions}. À partir de chacun, des "
                           "singletons mènent au même résultat",
    [TEXT_tell_left_out] = "… (la suite n’est pas indiquée)",
    [TEXT_tell_part] = "Partie {1} sur {2}. {3}.",
    [TEXT_tell_part_follows] = "Supposons {suppose}.[ Cela donne {follows}]",
    [TEXT_tell_part_dead] = "Supposons {suppose}.[ Cela donne {follows}.] Il ne reste alors {dead}",
    [TEXT_tell_dead_cell] = "aucun candidat pour {1}",
    [TEXT_tell_dead_house] = "aucune place pour le {1} {2}",
    [TEXT_tell_refuted] = "sinon contradiction",
    [TEXT_tell_template_set] = "De quelque façon qu’on place tous les {x} manquants sans priver "
                               "les autres chiffres de leur place, {X} en fait partie",
    [TEXT_tell_template_delete] = "De quelque façon qu’on place tous les {e} manquants sans priver "
                                  "les autres chiffres de leur place, {E} n’en fait jamais partie",
    [TEXT_name_cage] = "la cage {1} (somme {2})",
    [TEXT_name_thermo] = "le thermomètre {1}",
    [TEXT_name_arrow] = "la flèche au cercle {3}",
    [TEXT_name_arrow_along] = "la flèche {1}",
    [TEXT_name_greater] = "le signe d’inégalité entre {3} et {4}",
    [TEXT_name_consecutive] = "la barre entre {3} et {4}",
    [TEXT_name_white_dot] = "le point blanc entre {3} et {4}",
    [TEXT_name_black_dot] = "le point noir entre {3} et {4}",
    [TEXT_name_x] = "le X entre {3} et {4}",
    [TEXT_name_v] = "le V entre {3} et {4}",
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
    [TEXT_name_little_killer] = "la somme diagonale {1} (somme {2})",
    [TEXT_name_x_sums] = "la X-somme {2} ({1})",
    [TEXT_name_skyscraper] = "le nombre de gratte-ciel {2} ({1})",
    [TEXT_name_numbered_room] = "la chambre numérotée {2} ({1})",
    [TEXT_name_quadruple] = "le quadruplet {2} ({1})",
    [TEXT_name_minimum] = "le minimum {3}",
    [TEXT_name_maximum] = "le maximum {3}",
    [TEXT_name_dutch_whisper] = "la ligne de murmure néerlandais {1}",
    [TEXT_name_double_arrow] = "la double flèche {1}",
    [TEXT_name_sum_line] = "la ligne à somme {1} (somme {2})",
    [TEXT_name_pill_arrow] = "la flèche à pilule {1}",
    [TEXT_name_plain_cage] = "la cage {1}",
    [TEXT_name_repeat_cage] = "la cage {1} (somme {2})",
    [TEXT_name_difference] = "la différence {2} entre {3} et {4}",
    [TEXT_name_ratio] = "le rapport {2} entre {3} et {4}",
    [TEXT_name_clone] = "le clone {1}",
    [TEXT_name_row_indexer] = "l’index de ligne {3}",
    [TEXT_name_column_indexer] = "l’index de colonne {3}",
    [TEXT_name_box_indexer] = "l’index de bloc {3}",
    [TEXT_name_anti_queen] = "la règle de la dame",
    [TEXT_name_entropy] = "la règle d’entropie",
    [TEXT_name_calc_cage] = "la cage {1} ({2})",
    [TEXT_name_non_consecutive] = "la règle des voisins non consécutifs",
    [TEXT_name_ends] = "de {1} à {2}",
    [TEXT_name_at] = "en {1}",
    [TEXT_name_all_signs] = "la règle qui veut que tous les signes soient indiqués",
    [TEXT_clue_cage] = "La cage {1} contient des chiffres différents dont la somme est {2}",
    [TEXT_clue_calc_cage] = "Les chiffres de la cage {1} donnent {2}",
    [TEXT_clue_signless_cage] = "Les chiffres de la cage {1} donnent {2} par l’un des signes",
    [TEXT_clue_thermo] = "Les chiffres augmentent le long du thermomètre {1}",
    [TEXT_clue_arrow] =
        "Sur la flèche {1}, la somme des chiffres de la tige est le chiffre du cercle",
    [TEXT_clue_greater] = "Le signe d’inégalité entre {3} et {4} indique que {3} est plus grand",
    [TEXT_clue_consecutive] = "La barre entre {3} et {4} indique que leurs chiffres se suivent",
    [TEXT_clue_white_dot] = "Le point blanc entre {3} et {4} indique que leurs chiffres se suivent",
    [TEXT_clue_black_dot] =
        "Le point noir entre {3} et {4} indique qu’un chiffre est le double de l’autre",
    [TEXT_clue_x] = "Le X entre {3} et {4} indique que leur somme est {2}",
    [TEXT_clue_v] = "Le V entre {3} et {4} indique que leur somme est {2}",
    [TEXT_clue_odd] = "Le cercle en {3} indique un chiffre impair",
    [TEXT_clue_even] = "Le carré en {3} indique un chiffre pair",
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
    [TEXT_clue_skyscraper] = "Vus depuis le nombre de gratte-ciel {2} ({1}), exactement {2} "
                             "chiffres dépassent tous ceux qui les précèdent",
    [TEXT_clue_quadruple] = "Les quatre cases {1} contiennent forcément les chiffres {2}",
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
    [TEXT_clue_no_x] = "Il n’y a pas de X entre {3} et {4}, donc leur somme n’est pas {2}",
    [TEXT_clue_no_v] = "Il n’y a pas de V entre {3} et {4}, donc leur somme n’est pas {2}",
    [TEXT_tell_clue] = "{clue}. Certains candidats ne conviennent donc pas",
    [TEXT_tell_cage_last] = "{clue}. Seule {X} est encore vide, et le {x} complète la somme",
    [TEXT_tell_sign_chain] = "À cause des signes d’inégalité, les chiffres augmentent le long de "
                             "{P}. Chaque case doit laisser de la place aux autres",
    [TEXT_tell_cage_single] = "{clue}. Seuls {p} donnent cette somme",
    [TEXT_tell_least_and_most] =
        "{clue}. Un candidat éliminé est trop grand même avec les plus petits chiffres dans les "
        "autres cases, ou trop petit même avec les plus grands",
    [TEXT_tell_cage_sets] = "{clue}. Aucune combinaison de cette somme que les candidats "
                            "permettent encore ne contient {e/}",
    [TEXT_tell_cage_places] = "{clue}. Si l’un de ces candidats était juste, le reste de la somme "
                              "ne pourrait plus être formé de chiffres différents",
    [TEXT_tell_needed] = "{clue}. Quelle que soit la façon de remplir ces cases, le {e} y figure, "
                         "en {P/}. Aucune case qui les voit toutes ne peut contenir le {e}",
    [TEXT_tell_seen] = "{in 1}, le {p} ne peut aller qu’en {P}. Aucune case qui les voit toutes ne "
                       "peut contenir le {p}",
    [TEXT_tell_beside] = "{in 1}, le {p} ne peut aller qu’en {P}, et {E} est à côté de chacune de "
                         "ces cases. Or le {e} ne peut pas être à côté du {p}, d’après {clues}",
    [TEXT_tell_45_inner] =
        "La somme de tous les chiffres {in all} est {total}. Celle des cages qui y sont tout "
        "entières est {known}. Il reste donc {sum} pour {P}[. {way}]",
    [TEXT_tell_45_outer] =
        "La somme de tous les chiffres {in all} est {total}. Celle des cages qui les recouvrent "
        "est {known}. La différence, {sum}, est en dehors, en {P}[. {way}]",
    [TEXT_tell_45_both] = "La somme de tous les chiffres {in all} est {total}. En comparant avec "
                          "les cages, on voit que la somme de {P} dépasse de {sum} celle de {F}",
    [TEXT_tell_45_equal] = "La somme de tous les chiffres {in all} est {total}. En comparant avec "
                           "les cages, on voit que {P} et {F} ont la même somme",
    [TEXT_tell_45_way] = "Dans toutes les façons d’obtenir cette somme, {X} est {x}",
    [TEXT_tell_naked_cages] =
        "Les chiffres {p} sont déjà pris en {P}, d’après les candidats et {clues}. Aucune autre "
        "case ne peut donc contenir ces chiffres {in 1}",
    [TEXT_tell_hidden_cages] =
        "{in 1}, les chiffres {p} ne peuvent aller qu’en {P}, et ils y tiennent tout juste. Une "
        "case hors de ces contraintes contient donc l’un de ces chiffres, et chaque contrainte en "
        "prend le plus possible : {clues}",
    [TEXT_tell_cages_in_house] = "Deux contraintes se rencontrent {in 1} : {clue 1} et {clue 2}. "
                                 "Elles n’y ont aucun chiffre en commun. Éliminez donc de la "
                                 "première tout candidat qui empêcherait de remplir la seconde",
    [TEXT_tell_cage_split] = "{clue}. D’après la somme de tous les chiffres {in all}, la somme de "
                             "{P} est {sum} et celle de {F} est {other}",
    [TEXT_tell_stuck] = "Les techniques ne trouvent pas d’étape suivante.",
    [TEXT_mark_place] = "va ici",
    [TEXT_mark_eliminate] = "à éliminer",
    [TEXT_mark_pattern] = "motif",
    [TEXT_mark_fin] = "autres cases de l’étape",
    [TEXT_mark_set] = "ensemble {1}",
    [TEXT_link_strong] = "l’un des deux",
    [TEXT_link_weak] = "pas les deux",
    [TEXT_spot_full_house] = "Repérez une ligne, une colonne ou un bloc où il ne reste qu’une case "
                             "vide. Inscrivez le chiffre qui manque.",
    [TEXT_spot_naked_single] = "Prenez une case vide et comptez les chiffres de sa ligne, de sa "
                               "colonne et de son bloc. S’ils y sont tous sauf un, c’est celui-là. "
                               "Commencez là où se croisent des rangées et des blocs bien remplis.",
    [TEXT_spot_hidden_single] =
        "Prenez un chiffre, et un bloc, une ligne ou une colonne où il manque. Écartez chaque case "
        "dont la ligne, la colonne ou le bloc contient déjà ce chiffre. S’il ne reste qu’une case, "
        "il y va. Ne vous arrêtez pas aux blocs : les lignes et les colonnes cachent aussi des "
        "singletons.",
    [TEXT_spot_locked_subset] =
        "Cherchez dans un bloc, sur une même rangée, deux cases qui ont les deux mêmes candidats, "
        "ou trois cases qui en ont trois. Ces chiffres y vont forcément. Éliminez-les du reste de "
        "la rangée et du reste du bloc.",
    [TEXT_spot_locked] =
        "Prenez un chiffre et un bloc. Si toutes ses cases possibles dans le bloc sont sur une "
        "même rangée, éliminez-le du reste de la rangée. Inversement, si toutes ses cases "
        "possibles d’une rangée sont dans un même bloc, éliminez-le du reste du bloc.",
    [TEXT_spot_naked_subset] =
        "Cherchez dans une ligne, une colonne ou un bloc deux cases qui n’ont que les deux mêmes "
        "candidats, ou trois cases qui n’en ont que trois en tout, ou quatre qui en ont quatre. "
        "Ces chiffres vont forcément là : éliminez-les des autres cases de l’unité. Chacune des "
        "trois ou quatre cases n’a pas forcément tous ces chiffres.",
    [TEXT_spot_hidden_subset] =
        "Cherchez dans une ligne, une colonne ou un bloc des chiffres qui ne peuvent aller que "
        "dans les mêmes cases : deux chiffres dans deux cases, trois dans trois, quatre dans "
        "quatre. Éliminez tous les autres candidats de ces cases.",
    [TEXT_spot_leftovers] =
        "Comparez des lignes ou des colonnes entières aux régions qui les recouvrent presque. Les "
        "cases qui dépassent d’un côté contiennent les mêmes chiffres que celles de l’autre. "
        "Éliminez ce qui n’est possible que d’un côté.",
    [TEXT_spot_fish] =
        "Prenez un chiffre. Cherchez deux lignes où il n’a que deux cases possibles, dans les deux "
        "mêmes colonnes. Il occupe alors deux coins opposés : éliminez-le de toutes les autres "
        "cases de ces colonnes. Avec trois lignes et trois colonnes, c’est un espadon ; avec "
        "quatre, une méduse. On peut échanger lignes et colonnes.",
    [TEXT_spot_remote_pair] =
        "Cherchez une chaîne de cases qui ont les deux mêmes candidats et dont chacune voit la "
        "suivante. Si leur nombre est pair, les deux bouts sont différents. Éliminez les deux "
        "chiffres de toute case qui voit les deux bouts.",
    [TEXT_spot_bug] = "Vers la fin, regardez si toutes les cases vides sauf une ont exactement "
                      "deux candidats. Dans celle qui en a trois va le chiffre qui figure trois "
                      "fois dans sa ligne, sa colonne et son bloc.",
    [TEXT_spot_two_links] =
        "Prenez un chiffre. Cherchez deux unités où il n’a que deux cases possibles. Si une case "
        "de l’une voit une case de l’autre, le chiffre est à l’un des deux bouts éloignés. "
        "Éliminez-le de toute case qui voit ces deux bouts.",
    [TEXT_spot_empty_rectangle] =
        "Prenez un chiffre. Cherchez un bloc où toutes ses cases possibles sont sur une ligne et "
        "une colonne. Cherchez une autre colonne où il a deux cases possibles, dont une sur cette "
        "ligne. Suivez la ligne de l’autre case : là où elle croise la colonne du bloc, éliminez "
        "le chiffre. Il en va de même avec les lignes.",
    [TEXT_spot_w_wing] =
        "Cherchez deux cases qui ont les deux mêmes candidats et ne se voient pas. Cherchez "
        "ensuite une unité où l’un de ces chiffres a deux cases possibles, chacune vue par l’une "
        "des deux. Éliminez l’autre chiffre de toute case qui voit les deux.",
    [TEXT_spot_xy_wing] =
        "Cherchez une case à deux candidats, le pivot. Elle voit deux cases à deux candidats : "
        "l’une partage avec elle un chiffre, l’autre le second, et toutes deux ont le même "
        "troisième chiffre. Éliminez ce troisième chiffre de toute case qui voit les deux.",
    [TEXT_spot_xyz_wing] =
        "Cherchez une case à trois candidats, le pivot. Elle doit voir deux cases qui ont chacune "
        "deux de ces candidats, mais pas les deux mêmes. Les trois cases ont un chiffre en commun. "
        "Éliminez-le de toute case qui voit les trois. Peu de cases voient aussi le pivot : "
        "commencez par là.",
    [TEXT_spot_avoidable] =
        "Cherchez quatre cases dans deux lignes, deux colonnes et deux blocs, dont vous avez "
        "rempli deux ou trois et dont aucune n’est un chiffre donné. Le dernier coin ne doit pas "
        "compléter un motif que l’on pourrait échanger.",
    [TEXT_spot_finned_fish] =
        "Cherchez un poisson qui serait complet sans quelques cases de trop dans un même bloc, la "
        "nageoire. Il élimine encore son chiffre des cases qui voient aussi toute la nageoire. "
        "Dans un poisson sashimi, le coin situé dans le bloc de la nageoire est rempli ou n’a pas "
        "le chiffre.",
    [TEXT_spot_sue_de_coq] =
        "Au croisement d’un bloc et d’une rangée, cherchez deux ou trois cases qui ont deux "
        "candidats de plus que de cases. Cherchez dans le reste de la rangée et du bloc des cases "
        "qui prennent ces chiffres. Chacun de ces chiffres est alors dans l’une de ces cases : "
        "éliminez-les du reste de la rangée et du bloc.",
    [TEXT_spot_colours] =
        "Prenez un chiffre. Là où il n’a que deux cases possibles dans une unité, coloriez-les de "
        "deux couleurs et suivez les liens. Éliminez le chiffre de toute case qui voit les deux "
        "couleurs. Si deux cases de même couleur se voient, cette couleur est fausse partout.",
    [TEXT_spot_multi_colours] =
        "Coloriez deux réseaux de paires séparés pour un chiffre. Si une couleur de l’un voit une "
        "couleur de l’autre, l’une des deux couleurs opposées est juste. Éliminez le chiffre de "
        "toute case qui voit ces deux couleurs opposées.",
    [TEXT_spot_chain] =
        "Partez d’un candidat et alternez : s’il est faux, le suivant est vrai ; si celui-ci est "
        "vrai, le suivant est faux. Si le premier et le dernier ne peuvent pas être faux tous les "
        "deux, éliminez ce que tous deux excluent. Les cases à deux candidats et les chiffres à "
        "deux cases font de bons liens.",
    [TEXT_spot_loop] = "Partez d’un candidat et alternez : s’il est faux, le suivant est vrai ; si "
                       "celui-ci est vrai, le suivant est faux. Continuez jusqu’à ce que la chaîne "
                       "revienne à son point de départ. Chaque lien a maintenant une extrémité "
                       "vraie. Éliminez tout candidat qui voit les deux extrémités d’un lien.",
    [TEXT_spot_als_xz] =
        "Cherchez deux groupes de cases, chacun dans une unité, avec un chiffre de plus que de "
        "cases. Ils ont en commun un chiffre dont toutes les places se voient : l’un des groupes "
        "le perd et contient tous ses autres chiffres. Éliminez un second chiffre commun de toute "
        "case qui en voit toutes les places.",
    [TEXT_spot_als_chain] =
        "Cherchez au moins trois groupes de cases, chacun dans une unité, avec un chiffre de plus "
        "que de cases. Reliez chacun au suivant par un chiffre qu’un seul des deux peut avoir. "
        "Éliminez un chiffre commun au premier et au dernier groupe de toute case qui en voit "
        "toutes les places.",
    [TEXT_spot_death_blossom] =
        "Cherchez une case dont chaque candidat figure aussi dans un groupe à un chiffre de plus "
        "que de cases, à des places qui voient toutes la case. Quel que soit son chiffre, un "
        "groupe le perd. Éliminez un chiffre commun à tous les groupes de toute case qui en voit "
        "toutes les places.",
    [TEXT_spot_aligned] = "Prenez deux ou trois cases et notez les chiffres qu’elles peuvent avoir "
                          "ensemble. Barrez ce qu’interdit une autre case à peu de candidats. "
                          "Éliminez tout candidat absent des combinaisons qui restent.",
    [TEXT_spot_franken_fish] =
        "Cherchez un poisson fait de rangées et de blocs : toutes les cases possibles d’un chiffre "
        "dans quelques lignes et blocs sont dans autant de colonnes et de blocs. Éliminez le "
        "chiffre du reste de ceux-ci.",
    [TEXT_spot_nishio] =
        "Prenez une case possible pour un chiffre et suivez seulement ce qu’elle entraîne pour ce "
        "chiffre. S’il ne trouve plus sa place quelque part, la case était fausse.",
    [TEXT_spot_forcing_chain] =
        "Prenez une case à peu de candidats, ou un chiffre à peu de cases possibles dans une "
        "unité, et suivez chaque cas jusqu’au bout. Ce qui revient chaque fois est vrai. Ce qui "
        "mène à une contradiction est faux.",
    [TEXT_spot_forcing_net] =
        "Supposez un candidat et inscrivez tout ce qui en découle, en combinant les conséquences. "
        "Ce qui découle de chaque candidat d’une case, ou de chaque place d’un chiffre, est vrai. "
        "Ce qui mène à une contradiction est faux.",
    [TEXT_spot_clue] = "Cherchez un signe, une ligne ou une somme qui laisse peu de chiffres "
                       "possibles. Essayez chaque candidat d’une de ses cases : peut-on encore "
                       "remplir les autres ? Sinon, éliminez-le.",
    [TEXT_spot_odd_even] =
        "Regardez d’abord les cases marquées. Un cercle n’admet que des chiffres impairs, un carré "
        "que des pairs. Éliminez tous les autres. Avec peu de candidats, une telle case est "
        "souvent le début d’une paire.",
    [TEXT_spot_inequality] =
        "Comparez les deux cases d’un signe. La plus grande doit dépasser le plus petit candidat "
        "de l’autre ; la plus petite doit rester sous le plus grand candidat de l’autre. Barrez "
        "les candidats qui ne le permettent pas.",
    [TEXT_spot_sign] =
        "Comparez les deux cases d’un signe. À chaque candidat de l’une, il faut un partenaire "
        "dans l’autre : pour un point, le chiffre voisin ou le double ; pour un X, le complément à "
        "10. Barrez tout candidat sans partenaire. Si tous les signes sont indiqués, deux cases "
        "sans signe ne peuvent pas être de tels partenaires.",
    [TEXT_spot_sign_chain] =
        "Suivez les signes d’inégalité de la plus petite case à la plus grande. La première case "
        "de la chaîne doit laisser un chiffre plus grand à chacune des suivantes, la dernière un "
        "plus petit à chacune des précédentes. Comptez les cases le long de la chaîne et éliminez "
        "ce qui est trop petit ou trop grand.",
    [TEXT_spot_thermo] = "Comptez le long du thermomètre. À partir du réservoir, chaque case "
                         "dépasse la précédente d’au moins un ; en revenant du bout, chacune vaut "
                         "au moins un de moins que la suivante. Un long thermomètre ne laisse que "
                         "peu de chiffres à chaque case. Éliminez tous les autres.",
    [TEXT_spot_arrow] = "Additionnez les plus petits chiffres possibles sur la flèche : le cercle "
                        "vaut au moins cela. Le cercle vaut 9 au plus, donc chaque case de la "
                        "flèche n’a que ce que les autres laissent. Dans une même unité, les "
                        "chiffres diffèrent, ce qui augmente la plus petite somme.",
    [TEXT_spot_sandwich] =
        "Cherchez d’abord les deux chiffres extérieurs, le 1 et le plus grand. La somme indique "
        "leur distance : 0 veut dire côte à côte, une grande somme loin l’un de l’autre. Notez "
        "ensuite les combinaisons qui donnent la somme avec ce nombre de cases, et éliminez ce qui "
        "n’est dans aucune.",
    [TEXT_spot_outside] =
        "Commencez par les nombres extrêmes : le plus petit et le plus grand ne permettent que peu "
        "de débuts à la ligne ou à la colonne. Notez ce que le nombre permet dans les premières "
        "cases, et éliminez tout candidat qui n’y figure jamais.",
    [TEXT_spot_calc_products] =
        "Commencez par les cages qui se remplissent de peu de façons. Décomposez un produit en "
        "facteurs : une cage de {1} contient un {2} et un {3}, et un chiffre qui ne divise pas le "
        "nombre n’y figure pas. Pour une somme, notez les ensembles de chiffres qui la donnent. "
        "Deux chiffres égaux ne peuvent partager ni ligne ni colonne.",
    [TEXT_spot_calc_pairs] =
        "Dans une cage de deux cases, notez les paires. Un grand quotient n’en laisse qu’une : en "
        "{1} × {1}, {1}÷ est 1 et {1}. Une grande différence aussi : {2}− est 1 et {1}. Si les "
        "deux cases sont dans la même ligne ou colonne, leurs chiffres y sont épuisés.",
    [TEXT_spot_calc_signs] =
        "Quand le signe manque, demandez-vous d’abord quels signes sont possibles. Un nombre "
        "au-dessus de la plus grande somme est un produit. Un nombre qu’aucun produit ne donne "
        "est une somme. Dans deux cases, un 1 ne peut être qu’une différence ou un quotient. "
        "Notez ensuite les chiffres pour chaque signe et éliminez ce qu’aucun ne permet.",
    [TEXT_spot_skyscraper_counts] =
        "Un 1 hors de la grille signifie que la plus haute tour est la première. Le nombre de "
        "toutes les tours d’une ligne signifie qu’elles montent marche par marche. Sinon la "
        "plus haute n’est pas trop près : avec un N, elle est au plus tôt dans la case N, et "
        "les premières cases ne sont pas trop hautes non plus. Regardez les deux bouts "
        "ensemble.",
    [TEXT_spot_renban] =
        "Les chiffres d’une ligne renban forment une suite sans trou, dans n’importe quel "
        "ordre. Cherchez jusqu’où la ligne peut aller depuis chaque candidat. Sur une ligne de "
        "N cases, deux chiffres diffèrent d’au plus N − 1. Une longue ligne contient les "
        "chiffres du milieu : éliminez-les des cases qui voient toute la ligne.",
    [TEXT_spot_whisper] =
        "Sur une ligne de murmure, chiffres bas et hauts alternent, et le 5 n’est sur aucune. "
        "Si vous connaissez une case, vous savez de chaque autre si elle est basse ou haute. 4 "
        "et 6 n’ont chacun qu’un voisin possible, 9 et 1. Ils ne peuvent donc pas être entre "
        "deux cases d’un même ensemble.",
    [TEXT_spot_quadruple] =
        "Les chiffres du cercle vont dans ses quatre cases. Si un chiffre est exclu de toutes "
        "sauf une, il y est. Si le cercle donne quatre chiffres, les quatre cases ne "
        "contiennent rien d’autre. Les cases qui voient les quatre perdent ces chiffres.",
    [TEXT_spot_little_killer] =
        "Additionnez les plus petits et les plus grands chiffres possibles sur la diagonale. "
        "Les cases d’un même bloc, d’une ligne ou d’une colonne diffèrent, les autres peuvent "
        "se répéter. Chaque case n’a que ce que les autres laissent au moins et au plus. Un "
        "nombre très petit ou très grand laisse peu de choix.",
    [TEXT_spot_x_sums] =
        "Le premier chiffre X dit combien de cases on additionne, lui compris. Pour chaque X "
        "possible, voyez si X − 1 autres chiffres donnent le reste. Il reste peu de premiers "
        "chiffres, et souvent un ensemble fixe pour les cases suivantes.",
    [TEXT_spot_cage_last] = "Cherchez une cage où il ne reste qu’une case vide. Additionnez ses "
                            "autres cases et soustrayez le résultat de la somme de la cage. La "
                            "différence est le chiffre de la case vide.",
    [TEXT_spot_least_and_most] =
        "Prenez une cage de petite ou de grande somme. Donnez aux autres cases les plus petits "
        "chiffres possibles : le reste de la somme est le maximum pour cette case. Avec les plus "
        "grands, vous obtenez le minimum. Éliminez ce qui est plus grand ou plus petit.",
    [TEXT_spot_swordfish] =
        "Prenez un chiffre. Cherchez trois lignes où il n’a que deux ou trois cases possibles, "
        "toutes dans les trois mêmes colonnes. Dans chacune de ces colonnes, le chiffre est sur "
        "l’une des trois lignes : éliminez-le de leurs autres cases. On peut échanger lignes et "
        "colonnes.",
    [TEXT_spot_jellyfish] =
        "Prenez un chiffre. Cherchez quatre lignes où il a de deux à quatre cases possibles, "
        "toutes dans les quatre mêmes colonnes. Dans chacune de ces colonnes, le chiffre est sur "
        "l’une des quatre lignes : éliminez-le de leurs autres cases. On peut échanger lignes et "
        "colonnes.",
    [TEXT_spot_rectangle_1] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats. Trois d’entre elles n’en ont pas d’autre. Si la quatrième n’en "
        "avait pas non plus, on pourrait échanger les deux chiffres, et la grille aurait deux "
        "solutions. La quatrième case contient donc l’un de ses autres candidats.",
    [TEXT_spot_rectangle_2] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats. Deux ou trois d’entre elles ont un chiffre de plus, le même. S’il "
        "n’était dans aucune, la grille aurait deux solutions. Il est donc dans l’une d’elles : "
        "éliminez-le de toute case qui les voit toutes.",
    [TEXT_spot_rectangle_3] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats. Deux d’entre elles ont d’autres chiffres. L’une des deux en "
        "contient un, sinon la grille aurait deux solutions. Traitez-les comme une seule case avec "
        "ces chiffres, et cherchez dans leur unité une paire ou un trio avec elle.",
    [TEXT_spot_rectangle_4] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats. Deux d’entre elles, dans une même unité, ont d’autres chiffres. Si "
        "l’un des chiffres communs ne peut aller que dans ces deux cases de l’unité, l’autre ne "
        "peut être dans aucune des deux : la grille aurait deux solutions.",
    [TEXT_spot_rectangle_6] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats. Deux cases de coins opposés ont d’autres chiffres. Si l’un des "
        "chiffres communs ne peut aller que dans les quatre cases des deux lignes ou des deux "
        "colonnes, éliminez-le de ces deux coins.",
    [TEXT_spot_hidden_rectangle] =
        "Cherchez quatre cases sur deux lignes, deux colonnes et deux blocs qui ont en commun les "
        "deux mêmes candidats, l’une d’elles sans autre candidat. Regardez le coin opposé : si "
        "l’un des deux chiffres ne peut aller que dans les quatre cases de sa ligne et de sa "
        "colonne, éliminez l’autre chiffre de ce coin.",
    [TEXT_spot_cage] =
        "Prenez une cage de peu de cases, ou dont la somme est très petite ou très grande. Notez "
        "les combinaisons qui la donnent : {1} en {2} cases, c’est toujours {3}. Éliminez ce qui "
        "n’est dans aucune. Ce qui est dans toutes va forcément dans la cage : éliminez-le des "
        "cases qui voient toutes ses places.",
    [TEXT_spot_cages] = "Cherchez des cages, des lignes et des signes dont les cases sont dans une "
                        "même unité. S’ils prennent forcément deux chiffres, aucune autre case de "
                        "l’unité ne peut les contenir. Si deux d’entre eux seulement ont de la "
                        "place pour deux chiffres, ces chiffres y vont.",
    [TEXT_spot_sum_of_house] =
        "Toutes les unités ont la même somme : {1} avec les chiffres de 1 à {2}. Cherchez une ou "
        "plusieurs unités que des cages remplissent presque sans en sortir. Additionnez ces cages "
        "et soustrayez le résultat de la somme des unités. La différence est la somme des cases "
        "qui restent.",
    [TEXT_spot_cage_split] =
        "Cherchez une cage qui n’est qu’en partie dans une unité. Si la somme des autres cases de "
        "l’unité est connue, la partie de la cage dans l’unité fait le reste de {1}. Soustrayez-la "
        "de la somme de la cage : c’est la partie au-dehors. Cherchez ensuite les combinaisons de "
        "chaque partie.",
    [TEXT_spot_sums_compared] =
        "Toutes les unités ont la même somme : {1} avec les chiffres de 1 à {2}. Cherchez une ou "
        "plusieurs unités où des cages laissent peu de cases à l’intérieur et dépassent de peu de "
        "cases. Additionnez les cages et comparez avec la somme des unités. La différence est "
        "aussi celle entre les cases au-dehors et celles qui restent à l’intérieur.",
    [TEXT_spot_sum_outside] =
        "Toutes les unités ont la même somme : {1} avec les chiffres de 1 à {2}. Cherchez une ou "
        "plusieurs unités que des cages recouvrent entièrement, avec peu de cases au-dehors. "
        "Additionnez ces cages et soustrayez la somme des unités. La différence est la somme des "
        "cases qui dépassent.",
    [TEXT_spot_seen] =
        "Prenez un chiffre qui a peu de cases possibles dans une unité ou une cage. Éliminez-le de "
        "toute case qui les voit toutes, même à cause d’une règle de cette grille.",
    [TEXT_spot_overlap] = "Commencez par les cases où deux grilles se chevauchent. Elles obéissent "
                          "aux lignes et aux colonnes des deux, et ont donc le moins de candidats. "
                          "Dès que l’une est résolue, son chiffre sert aussi dans l’autre grille.",
    [TEXT_spot_template] = "Prenez un chiffre et cherchez toutes les façons de le placer sur la "
                           "grille. Une case utilisée chaque fois contient ce chiffre. Éliminez-le "
                           "d’une case qui n’est jamais utilisée.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Un seul nombre"},
    {"child-hidden-single", "Une seule case"},
    {"child-naked-pair", "Jumeaux"},
    {"child-naked-triple", "Triplés"},
    {"child-hidden-pair", "Jumeaux cachés"},
    {"child-hidden-triple", "Triplés cachés"},
    {"child-full-house", "Dernière case vide"},
    {"child-locked-pair", "Jumeaux enfermés"},
    {"child-locked-triple", "Triplés enfermés"},
    {"child-pointing", "Tous alignés"},
    {"child-claiming", "Tous dans un bloc"},
    {"child-remote-pair", "Chaîne de jumeaux"},
    {"child-x-wing", "Quatre coins"},
    {"child-cage-least-and-most", "Plus petit et plus grand nombre d’une cage"},
    {"child-rule-of-45-inner", "Astuce du 45, dedans"},
    {"child-rule-of-45-outer", "Astuce du 45, dehors"},
    {"full-house", "Dernière case"},
    {"naked-single", "Singleton nu"},
    {"hidden-single", "Singleton caché"},
    {"cage-last-cell", "Dernière case d’une cage"},
    {"odd-even", "Cases paires et impaires"},
    {"inequality-chain", "Chaîne d’inégalités"},
    {"inequality", "Signe d’inégalité"},
    {"consecutive-pair", "Paire consécutive"},
    {"kropki-pair", "Paire Kropki"},
    {"xv-pair", "Paire XV"},
    {"thermometer", "Bornes d’un thermomètre"},
    {"whisper-parity", "Alternance d’un murmure"},
    {"dutch-whisper", "Murmure néerlandais"},
    {"renban-sets", "Ensembles renban"},
    {"palindrome-mirror", "Miroir d’un palindrome"},
    {"between-bounds", "Bornes d’une ligne encadrée"},
    {"lockout-range", "Plage d’une ligne verrouillée"},
    {"region-sums", "Sommes par bloc"},
    {"zipper-sums", "Sommes d’une fermeture éclair"},
    {"nabner-gaps", "Écarts d’une ligne nabner"},
    {"modular-cycle", "Cycle d’une ligne modulaire"},
    {"entropic-cycle", "Cycle d’une ligne entropique"},
    {"slow-thermometer", "Thermomètre lent"},
    {"double-arrow-sum", "Somme d’une double flèche"},
    {"sum-line-parts", "Parties d’une ligne à somme"},
    {"pill-digits", "Chiffres d’une pilule"},
    {"quadruple-placement", "Placement d’un quadruplet"},
    {"minimum-maximum-bounds", "Bornes d’un minimum ou maximum"},
    {"repeat-cage-sums", "Sommes d’une cage à répétition"},
    {"difference-ratio-pair", "Paire à différence ou rapport"},
    {"clone-cells", "Cases de clones"},
    {"row-index", "Index de ligne"},
    {"column-index", "Index de colonne"},
    {"box-index", "Index de bloc"},
    {"anti-queen", "Règle de la dame"},
    {"entropy-square", "Carré d’entropie"},
    {"calc-single", "Cage d’une case"},
    {"calc-quotients", "Quotients d’une cage"},
    {"calc-differences", "Différences d’une cage"},
    {"calc-sums", "Sommes d’une cage"},
    {"calc-products", "Produits d’une cage"},
    {"calc-signs", "Signe d’une cage"},
    {"missing-sign", "Voisine d’une case remplie"},
    {"cage-single-set", "Combinaison unique"},
    {"cage-least-and-most", "Minimum et maximum d’une cage"},
    {"rule-of-45-inner", "Règle de 45, intérieure"},
    {"rule-of-45-outer", "Règle de 45, extérieure"},
    {"arrow-minimum", "Minimum d’une flèche"},
    {"sandwich-ends", "Bouts d’un sandwich"},
    {"little-killer-bounds", "Bornes d’un Little Killer"},
    {"x-sum-last-cells", "Dernières cases d’une X-somme"},
    {"skyscraper-counts", "Nombres de gratte-ciel"},
    {"numbered-room", "Chambre numérotée"},
    {"locked-pair", "Paire verrouillée"},
    {"locked-triple", "Triplet verrouillé"},
    {"pointing", "Candidats pointants"},
    {"claiming", "Candidats réclamés"},
    {"cage-sets", "Combinaisons restantes"},
    {"cage-digit", "Chiffre nécessaire à une cage"},
    {"sign-digit", "Chiffre nécessaire à un signe ou à une ligne"},
    {"missing-sign-candidates", "Voisines et leurs candidats"},
    {"seen-by-places", "Vu de toutes les places"},
    {"beside-places", "À côté de toutes les places"},
    {"naked-pair", "Paire nue"},
    {"naked-triple", "Triplet nu"},
    {"hidden-pair", "Paire cachée"},
    {"hidden-triple", "Triplet caché"},
    {"leftovers-inner", "Règle des restes, intérieure"},
    {"leftovers-outer", "Règle des restes, extérieure"},
    {"sandwich-filling", "Garniture d’un sandwich"},
    {"little-killer-combinations", "Combinaisons d’un Little Killer"},
    {"x-sum-combinations", "Combinaisons d’une X-somme"},
    {"skyscraper-sequences", "Suites de gratte-ciel"},
    {"numbered-room-candidates", "Chambre numérotée et candidats"},
    {"calc-combinations", "Combinaisons d’un calcul"},
    {"arrow-combinations", "Combinaisons d’une flèche"},
    {"rule-of-45-inner-several", "Règle de 45 sur plusieurs unités, intérieure"},
    {"rule-of-45-outer-several", "Règle de 45 sur plusieurs unités, extérieure"},
    {"cage-split", "Cage partagée"},
    {"rule-of-45-inner-pair", "Règle de 45 à deux cases, intérieure"},
    {"rule-of-45-outer-pair", "Règle de 45 à deux cases, extérieure"},
    {"innies-and-outies", "Dedans contre dehors"},
    {"cage-places", "Places dans une cage"},
    {"naked-cage-pair", "Paire nue de contraintes"},
    {"hidden-cage-pair", "Paire cachée de contraintes"},
    {"naked-cage-triple", "Triplet nu de contraintes"},
    {"cages-in-house", "Contraintes dans une unité"},
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
    {"simple-colours-trap", "Coloriage simple : piège"},
    {"simple-colours-wrap", "Coloriage simple : contradiction"},
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
    {"pattern-forcing-net", "Réseau forcé avec motifs"},
    {"sum-forcing-net", "Réseau forcé avec sommes"},
    {"template-set", "Gabarit : placement"},
    {"template-delete", "Gabarit : élimination"},
    {NULL, NULL},
};

const struct language language_fr = {texts, techniques};
