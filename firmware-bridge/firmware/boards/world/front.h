/* What lies behind a board that does not exist: somebody has to play it. */
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
    /* When it has news by itself. */
    uint64_t (*due)(void);
};

/* Who plays it from now on. */
void front_is(const struct front *front);

uint64_t front_due(void);

/* How often the board did something that can be seen from outside. */
uint32_t front_acts(void);
void front_acted(void);

#endif
