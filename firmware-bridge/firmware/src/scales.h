/* The weights on the scales, relative to their zero. */
#ifndef BURRACO_SCALES_H
#define BURRACO_SCALES_H

#include "codes.h"

#include <stdint.h>

void scales_start(void);
enum code scales_zero(uint8_t scale);
void scales_step(uint64_t now);
uint64_t scales_due(uint64_t now);
void scales_snapshot(void);

#endif
