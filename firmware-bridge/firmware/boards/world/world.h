/* A table that somebody else plays, behind a second line of bytes: README.md has its messages. */
#ifndef BURRACO_WORLD_H
#define BURRACO_WORLD_H

#include "front.h"

/* Nothing is there, and the clock stands at 0. */
const struct front *world_front(void);
void world_start(void);

/* The board starts anew; what lies on the table lies there still, and the clock goes on. */
void world_restarted(void);

/* Bytes came; after one of them that ends a frame the board has to be run: see `world_ran`. */
size_t world_input(const uint8_t *bytes, size_t length);

/* Whether somebody has spoken in good frames since the start of the line. */
bool world_spoke(void);

/* Whether time is the machine's. */
bool world_is_free(void);

/* Where the clock stands; in a free world the machine's time goes in. */
uint64_t world_micros(uint64_t machine);

/* The board did all that there was to do at this time. */
void world_ran(uint32_t end, uint32_t waiting);

/* Each start of the board, and each new firmware, is told. */
void world_begun(uint32_t boot);
void world_firmware(uint32_t size, uint32_t crc);

/* The target writes these. */
void world_output(const uint8_t *bytes, size_t length);

#endif
