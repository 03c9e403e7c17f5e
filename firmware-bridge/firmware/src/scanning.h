/* One inventory after the other, by a plan; between two of them antennas are measured. */
#ifndef BURRACO_SCANNING_H
#define BURRACO_SCANNING_H

#include "codes.h"

#include <stdbool.h>
#include <stdint.h>

void scanning_start(void);

/* `count` pairs of port and urgency. */
enum code scanning_plan(const uint8_t *pairs, uint8_t count);

/* Whether the plan scans no port. */
bool scanning_rests(void);

/* Whether an inventory is running that is worth waiting for. */
bool scanning_is_busy(uint64_t now);

void scanning_step(uint64_t now);

#endif
