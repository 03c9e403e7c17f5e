/* Counters since the start of the board. */
#ifndef BURRACO_COUNTERS_H
#define BURRACO_COUNTERS_H

#include <stdint.h>

struct counters {
    uint32_t frames_in;
    uint32_t frames_bad;
    uint32_t frames_missed;
    uint32_t frames_out;
    uint32_t events;
    uint32_t events_again;
    uint32_t events_lost;
    uint32_t repeats_left_out;
    uint32_t orders_again;
    uint32_t ring_most;
    uint32_t loop_most; /* microseconds */
};

extern struct counters counters;

void counters_start(void);

/* Counts a round of the main loop. */
void counters_round(uint64_t micros);

#endif
