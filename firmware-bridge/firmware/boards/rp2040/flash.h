/* Writing to the flash, through the chip's ROM. Everything of a firmware is in memory, so interrupts go on; only
 * nobody may read the flash meanwhile. */
#ifndef BURRACO_RP2040_FLASH_H
#define BURRACO_RP2040_FLASH_H

#include <stdint.h>

/* Kept over a restart, not over loss of power. */
uint32_t scratch_get(uint32_t word);
void scratch_put(uint32_t word, uint32_t what);

void flash_erase(uint32_t sector_offset);

/* A page of 256 bytes; bits can only go from 1 to 0. */
void flash_program(uint32_t page_offset, const uint8_t *page);

const uint8_t *flash_at(uint32_t offset);

#endif
