#include "gen/board/layout_rows.h"

const struct region_map region_maps[] = {
    {"ash", 5, "looks the same upside down",
     "AAABB"
     "ACABB"
     "DCCCB"
     "DDECE"
     "DDEEE"},
    {"birch", 5, "looks the same upside down",
     "AAABB"
     "AACBB"
     "DCCCB"
     "DDCEE"
     "DDEEE"},
    {"cedar", 5, "looks the same upside down",
     "AAABB"
     "CADDB"
     "CADEB"
     "CDDEB"
     "CCEEE"},
    {"elm", 5, "has no symmetry",
     "AABBB"
     "AABBC"
     "ADEEC"
     "DDEEC"
     "DDECC"},
    {"fir", 5, "has no symmetry",
     "AABBB"
     "AABCC"
     "DABCC"
     "DDEEC"
     "DDEEE"},
    {"ash", 6, "looks the same upside down",
     "AABBBB"
     "AACCBB"
     "ACCCDE"
     "ACDDDE"
     "FFDDEE"
     "FFFFEE"},
    {"birch", 6, "looks the same upside down",
     "AABBBB"
     "AACCBB"
     "ADCCCE"
     "ADDDCE"
     "FFDDEE"
     "FFFFEE"},
    {"cedar", 6, "looks the same upside down",
     "AABBBB"
     "AACDBB"
     "ACCDDE"
     "ACCDDE"
     "FFCDEE"
     "FFFFEE"},
    {"elm", 6, "has no symmetry",
     "ABBBCC"
     "AABCCC"
     "AABBCD"
     "EAFFFD"
     "EEFFDD"
     "EEEFDD"},
    {"fir", 6, "has no symmetry",
     "ABBBCC"
     "ABBCCC"
     "AABCDD"
     "EAAFDD"
     "EEFFFD"
     "EEEFFD"},
    {"ash", 7, "looks the same upside down",
     "AAABBBC"
     "AABBBBC"
     "AADDCCC"
     "EEDDDCC"
     "EEEDDFF"
     "EGGGGFF"
     "EGGGFFF"},
    {"birch", 7, "looks the same upside down",
     "AAABBBC"
     "AABBBCC"
     "AABDDCC"
     "EEDDDCC"
     "EEDDFGG"
     "EEFFFGG"
     "EFFFGGG"},
    {"cedar", 7, "looks the same upside down",
     "AAABBCC"
     "AAABBCC"
     "ADBBBCC"
     "EDDDDDC"
     "EEFFFDG"
     "EEFFGGG"
     "EEFFGGG"},
    {"elm", 7, "has no symmetry",
     "AAAABBB"
     "ACACBBB"
     "ACCCDDB"
     "ECCDDDD"
     "EEFFGDG"
     "EEFFGGG"
     "EEFFFGG"},
    {"fir", 7, "has no symmetry",
     "AAAABBB"
     "CADDDBB"
     "CAADDBB"
     "CCCDDEE"
     "FCCGGEE"
     "FFGGGEE"
     "FFFFGGE"},
    {"ash", 8, "looks the same upside down",
     "AAAABBBC"
     "AAADBBBC"
     "ADDDBBCC"
     "DDDDCCCC"
     "EEEEFFFF"
     "EEGGFFFH"
     "EGGGFHHH"
     "EGGGHHHH"},
    {"birch", 8, "looks the same upside down",
     "AAAABBCC"
     "AADDBBCC"
     "AADDBBCC"
     "EDDFBGGC"
     "EDDFBGGC"
     "EEFFGGHH"
     "EEFFGGHH"
     "EEFFHHHH"},
    {"cedar", 8, "looks the same upside down",
     "AAAABCCC"
     "AAABBCCC"
     "DDABBCEC"
     "DDBBBEEE"
     "DDDFFFEE"
     "GDGFFHEE"
     "GGGFFHHH"
     "GGGFHHHH"},
    {"elm", 8, "has no symmetry",
     "AAAAABBB"
     "CCAADDBB"
     "CCADDDEB"
     "CCFFDDEB"
     "CFFFDEEB"
     "CGFFEEHH"
     "GGFGEEHH"
     "GGGGHHHH"},
    {"fir", 8, "has no symmetry",
     "AAAAABBC"
     "AAABBBCC"
     "DDDEEBCC"
     "DDDEEBCC"
     "DFEEEBGC"
     "DFEHHHGG"
     "FFFFHHGG"
     "FFHHHGGG"},
    {"ash", 9, "looks the same upside down",
     "AABBBBBCC"
     "AAABBBBCC"
     "AAADDCCCE"
     "FFADDCCEE"
     "FFFFDEEEE"
     "FFGGDDHEE"
     "FGGGDDHHH"
     "GGIIIIHHH"
     "GGIIIIIHH"},
    {"birch", 9, "looks the same upside down",
     "AABBBBBCC"
     "ADDDBBBCC"
     "AADDEEBCC"
     "AADDEECCC"
     "AADDEFFGG"
     "HHHEEFFGG"
     "HHIEEFFGG"
     "HHIIIFFFG"
     "HHIIIIIGG"},
    {"cedar", 9, "looks the same upside down",
     "AABBBCCCC"
     "AABBBBDCC"
     "AABBDDDDC"
     "AAEEDDDDC"
     "FAEEEEEGC"
     "FHHHHEEGG"
     "FHHHHIIGG"
     "FFHIIIIGG"
     "FFFFIIIGG"},
    {"elm", 9, "has no symmetry",
     "AAAAAABBB"
     "AACCCABBB"
     "DCCCCCBBE"
     "DFFCFFFBE"
     "DDFFFFEEE"
     "DDGGGGEEE"
     "DDGHHHIIE"
     "DGGHHHIII"
     "GGHHHIIII"},
    {"fir", 9, "has no symmetry",
     "AAAAABBBB"
     "ACCAADBBB"
     "ACCCDDDBB"
     "CCCEDDDDD"
     "CEEEEEEEF"
     "GHHHHHHEF"
     "GGIIIHHHF"
     "GGGIIIFFF"
     "GGGIIIFFF"},
    {"ash", 10, "looks the same upside down",
     "AABBCCCCDD"
     "AABBCCCCDD"
     "AABBEECCDD"
     "AABBBEEEDD"
     "FABGGEEEHD"
     "FAGGGEEIHD"
     "FFGGGIIIHH"
     "FFJJGGIIHH"
     "FFJJJJIIHH"
     "FFJJJJIIHH"},
    {"birch", 10, "looks the same upside down",
     "AAAAAABBBB"
     "ACAADDDBBB"
     "ACEEDDDBBB"
     "CCEEDDDDFF"
     "CCEEGGGGFF"
     "CCEEEEGGFF"
     "CCHHHHGGFF"
     "IIIHHHGGFJ"
     "IIIHHHJJFJ"
     "IIIIJJJJJJ"},
    {"cedar", 10, "looks the same upside down",
     "AAAAAABBCC"
     "AAAABBBBCC"
     "DDDDDBBBCC"
     "DDDEEEBCCC"
     "DDEEEFFFFC"
     "GEEEEFFFHH"
     "GGGIFFFHHH"
     "GGIIIHHHHH"
     "GGIIIIJJJJ"
     "GGIIJJJJJJ"},
    {"elm", 10, "has no symmetry",
     "AAAAAABBBB"
     "ACCCAABBBD"
     "ECCCCABBDD"
     "EECCFFBDDD"
     "GEECFFFDDH"
     "GEEFFFDDHH"
     "GGEEFFIHHH"
     "GGGEJJIHHH"
     "GGGJJJIIIH"
     "JJJJJIIIII"},
    {"fir", 10, "has no symmetry",
     "AAAAABBBBB"
     "AACAAABBBB"
     "CCCDDDDDDB"
     "CCCEEEFDDD"
     "GCEEEEFFFD"
     "GCEEHEFFFF"
     "GCGGHHHFFI"
     "GGGHHHHIII"
     "GJJHHJJIII"
     "GJJJJJJIII"},
    {"ash", 12, "looks the same upside down",
     "AAABBBBCCCCC"
     "AAAABBBDCCCC"
     "AAAAABBDDDCC"
     "EEEEFBBDDDDC"
     "EEEFFBFFFDDD"
     "EEEFFFFFFGGD"
     "HEEIIIIIIGGG"
     "HHHIIIJIIGGG"
     "KHHHHJJIGGGG"
     "KKHHHJJLLLLL"
     "KKKKHJJJLLLL"
     "KKKKKJJJJLLL"},
    {"birch", 12, "looks the same upside down",
     "AABBBBCCCCCD"
     "AABBBBCCCCCD"
     "AABEEEEECDDD"
     "AABBEEEECDDD"
     "AAABEEFFFDDD"
     "AGGGGEFFFFFD"
     "HGGGGGIFFFFJ"
     "HHHGGGIIKJJJ"
     "HHHLIIIIKKJJ"
     "HHHLIIIIIKJJ"
     "HLLLLLKKKKJJ"
     "HLLLLLKKKKJJ"},
    {"cedar", 12, "looks the same upside down",
     "AABBBBCCDDDD"
     "AAABBBCCDDDD"
     "AAAABBCCCDDD"
     "AAAEBBBECCDF"
     "GGGEEEEECFFF"
     "GGGEEEEECCFF"
     "GGHHIIIIIFFF"
     "GGGHIIIIIFFF"
     "GJHHIKKKILLL"
     "JJJHHHKKLLLL"
     "JJJJHHKKKLLL"
     "JJJJHHKKKKLL"},
    {"elm", 12, "has no symmetry",
     "AAAABBCCCCCC"
     "AAADBBBCEECC"
     "AAADDDBCEECC"
     "FFADDBBBEEEE"
     "FFADDDBBBEEG"
     "FFFFFDDHHEEG"
     "FIIIFFDHHHGG"
     "IIJIIIHHHGGG"
     "IIJIIJJHHHGG"
     "KKJJJJJJJHGG"
     "KKKKKJLLLLLG"
     "KKKKKLLLLLLL"},
    {"fir", 12, "has no symmetry",
     "AAAABCCCCCCD"
     "AAAEBBCCCDDD"
     "AAEEBBCFCDDD"
     "AAEEBBBFCDDD"
     "AEEEEBFFFFDD"
     "EEEBBBGGGFFF"
     "HHGGGGGGGFFF"
     "HHHHGGIJJJJJ"
     "HHHHIIIJJKKJ"
     "HHLLLLIJJKJJ"
     "LLLILLIKKKKK"
     "LLLIIIIIKKKK"},
    {"ash", 16, "looks the same upside down",
     "AAAAAAAABBBBCCCC"
     "AAADDDDBBBBBCCCC"
     "AAAADDDDBBBBCCCC"
     "EAEEEDDDBBFFFFFC"
     "EEEEEDDDDBFFFFGC"
     "EEEEEEHDIFFFFFGC"
     "JJEHHHHHIFGGGGGC"
     "JJHHHHHHIFIGGGGG"
     "JJJJJHKHIIIIIIGG"
     "LJJJJJKHIIIIIMGG"
     "LJKKKKKHNIMMMMMM"
     "LJKKKKONNNNMMMMM"
     "LKKKKKOONNNMMMPM"
     "LLLLOOOONNNNPPPP"
     "LLLLOOOOONNNNPPP"
     "LLLLOOOOPPPPPPPP"},
    {"birch", 16, "looks the same upside down",
     "AAAAAABBBBCCCCCC"
     "AAADABBBBBCCCCCC"
     "AAADADDDBBBCCCCE"
     "AADDDDDDBBBFFFEE"
     "GGDHHDDDDBFFEEEE"
     "GGHHHHFFFFFEEEEI"
     "GHHGHHFFFEEEEEII"
     "GGGGHHFFFJJJJIII"
     "GGGHHHHKKKJJIIII"
     "GGLLLLLKKKJJIJJI"
     "GLLLLKKKKKJJJJII"
     "LLLLKKMNNNNJJNII"
     "LLKKKMMMNNNNNNOO"
     "LPPPPMMMNNNONOOO"
     "PPPPPPMMMMMONOOO"
     "PPPPPPMMMMOOOOOO"},
    {"elm", 16, "has no symmetry",
     "AAAAABCCCCCCCDDD"
     "AAAAABBEECCCCDDD"
     "AFAABBEEEEECDDDD"
     "AFFBBBBEEEECDDGD"
     "AAFFHHBEEEECDDGG"
     "IIFFHHBBBEJCCDGG"
     "IIFFFHHBBHJJJJGG"
     "IIFFFFHBHHJJJJGG"
     "IIFFIHHHHHJJGGGK"
     "IIIIIIHJJJJLGGGK"
     "MMNNNILLLJLLGOKK"
     "MMNNNLLNLLLLOOKK"
     "MMNNNNNNLLLLOKKK"
     "MMMMPPNNOOOOOKKK"
     "MMMPPPPNPPOOOKKK"
     "MMMPPPPPPPPOOOOK"},
};

const size_t region_map_count = sizeof region_maps / sizeof region_maps[0];
