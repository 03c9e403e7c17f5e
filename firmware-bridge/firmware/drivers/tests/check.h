/* What a test of a driver needs. */
#ifndef BURRACO_CHECK_H
#define BURRACO_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define CHECK(what)                                                                                                    \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);                                         \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#define EQUAL(expected, found)                                                                                         \
    do {                                                                                                               \
        long long expected_ = (long long)(expected), found_ = (long long)(found);                                      \
        if (expected_ != found_) {                                                                                     \
            fprintf(stderr, "%s:%d: %s is %lld, expected %lld\n", __FILE__, __LINE__, #found, found_, expected_);      \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#endif
