/* Counters since the start of the board. */
#ifndef BURRACO_STATS_H
#define BURRACO_STATS_H

#include <stdbool.h>
#include <stdint.h>

struct stats {
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
    uint32_t loop_most;
};

extern struct stats stats;

void stats_start(void);

/* Reports the duration of a round of the main loop. */
void stats_round(uint64_t micros);

void stats_step(uint64_t now, bool attached);
uint64_t stats_due(bool attached);

#endif
