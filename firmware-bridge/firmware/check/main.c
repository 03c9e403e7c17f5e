#include "check.h"

#include <stdio.h>

static int failed;
static int done;

void check_is(bool well, const char *what, const char *file, int line) {
    done++;
    if (!well) {
        failed++;
        printf("%s:%d: not so: %s\n", file, line, what);
    }
}

void check_number(long long is, long long wanted, const char *what, const char *file, int line) {
    done++;
    if (is != wanted) {
        failed++;
        printf("%s:%d: %s is %lld instead of %lld\n", file, line, what, is, wanted);
    }
}

int main(int count, char **words) {
    if (count != 2) {
        printf("usage: check vectors.txt\n");
        return 2;
    }
    check_vectors(words[1]);
    check_ring();
    check_scan_order();
    check_debounce();
    check_board();
    check_gaps();
    check_orders();
    check_campaign();
    printf("%d checks, %d failed\n", done, failed);
    return failed > 0;
}
