#include <stdio.h>

int main(void)
{
    puts("nonet");
    return 0;
}
