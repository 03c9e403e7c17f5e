/* What the host lit, for as long as it wanted; else the idle pattern, which claims nothing. */
#ifndef BURRACO_LAMPS_H
#define BURRACO_LAMPS_H

#include "codes.h"

#include <stdint.h>

void lamps_start(void);
enum code lamps_light(
        uint16_t first, uint16_t lasts, uint8_t count, const uint8_t *colours, uint64_t now);

/* All of them, at once. */
void lamps_idle(void);

void lamps_step(uint64_t now);
uint64_t lamps_due(void);

#endif
