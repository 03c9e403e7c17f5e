/* Reports the counters to the host. */
#ifndef BURRACO_STATS_H
#define BURRACO_STATS_H

#include <stdbool.h>
#include <stdint.h>

void stats_start(void);

void stats_step(uint64_t now, bool attached);
uint64_t stats_due(bool attached);

#endif
