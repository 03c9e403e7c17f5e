#ifndef BURRACO_OPTIONS_H
#define BURRACO_OPTIONS_H

#include "board.h"

struct options {
    const char *port;  /* NULL: a new pseudo terminal */
    const char *world; /* NULL: practice */
    uint32_t seed;
    uint32_t boot; /* 0: drawn */
    struct board_parts parts;
};

/* Ends the program with a message if an option is wrong. */
struct options options_of(int count, char **words);

#endif
