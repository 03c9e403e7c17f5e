/* The devices of a simulated board, which a test or a program plays. */
#ifndef BURRACO_FRONT_H
#define BURRACO_FRONT_H

#include "board.h"

struct front {
    void (*scan_begin)(uint8_t port);
    bool (*scan_done)(struct scan *scan);
    bool (*diagnose)(uint8_t port, uint8_t *state, uint16_t *measured);
    bool (*closed)(uint8_t button);
    bool (*weighed)(uint8_t scale, int32_t *milligrams);
    void (*show)(const struct light *lamps, uint16_t count);
    void (*sound)(uint16_t hertz);
    /* When it will have news by itself. */
    uint64_t (*due)(void);
};

/* Sets who plays it from now on. */
void front_is(const struct front *front);

uint64_t front_due(void);

/* The number of visible actions of the board so far. */
uint32_t front_acts(void);
void front_acted(void);

#endif
