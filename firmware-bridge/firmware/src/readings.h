/* The last scan of each antenna, and which changes are reported. */
#ifndef BURRACO_READINGS_H
#define BURRACO_READINGS_H

#include "board.h"

void readings_start(void);
void readings_take(uint8_t port, const struct scan *scan, uint64_t at, uint64_t took);
void readings_snapshot(void);

#endif
