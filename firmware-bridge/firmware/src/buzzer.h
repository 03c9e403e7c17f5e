/* Plays tones one after the other. */
#ifndef BURRACO_BUZZER_H
#define BURRACO_BUZZER_H

#include "codes.h"

#include <stdint.h>

void buzzer_start(void);

/* `count` pairs of hertz and milliseconds; they replace what sounds. */
enum code buzzer_sound(const uint8_t *tones, uint8_t count, uint64_t now);

void buzzer_still(void);
void buzzer_step(uint64_t now);
uint64_t buzzer_due(void);

#endif
