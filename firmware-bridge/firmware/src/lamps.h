/* The picture of the host for as long as it is valid; otherwise the idle pattern. */
#ifndef BURRACO_LAMPS_H
#define BURRACO_LAMPS_H

#include "codes.h"

#include <stdint.h>

void lamps_start(void);
enum code lamps_light(
        uint16_t first, uint16_t lasts, uint8_t count, const uint8_t *colours, uint64_t now);

/* Shows the idle pattern at once. */
void lamps_idle(void);

void lamps_step(uint64_t now);
uint64_t lamps_due(void);

#endif
