/* The checks that tests use. */
#ifndef BURRACO_CHECK_H
#define BURRACO_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHECK(what) check_is((what), #what, __FILE__, __LINE__)
#define CHECK_NUMBER(is, wanted) \
    check_number((long long)(is), (long long)(wanted), #is, __FILE__, __LINE__)

void check_is(bool well, const char *what, const char *file, int line);
void check_number(long long is, long long wanted, const char *what, const char *file, int line);

void check_vectors(const char *path);
void check_ring(void);
void check_scan_order(void);
void check_debounce(void);
void check_board(void);
void check_gaps(void);
void check_orders(void);
void check_campaign(void);

#endif
