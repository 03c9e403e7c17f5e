/* Receives new firmware block by block, and ends the running one. */
#ifndef BURRACO_UPDATE_H
#define BURRACO_UPDATE_H

#include "codes.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GUARD 0x57415246u

void update_start(void);
enum code update_begin(uint32_t guard, uint32_t size, uint32_t crc);
enum code update_block(uint32_t offset, const uint8_t *bytes, uint8_t count);
enum code update_end(uint32_t guard);
enum code update_restart(uint32_t guard);

/* Drops what was written so far. */
void update_forget(void);

/* Whether this firmware ends as soon as the order has been answered. */
bool update_is_ending(void);

/* All answers have been given. */
void update_answered(uint64_t now);

void update_step(uint64_t now);
uint64_t update_due(void);

#endif
