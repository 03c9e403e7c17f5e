/* A table that is simulated over a second byte line; its messages are in README.md. */
#ifndef BURRACO_WORLD_H
#define BURRACO_WORLD_H

#include "front.h"

/* Starts with no devices, and the clock at 0. */
const struct front *world_front(void);
void world_start(void);

/* The board starts anew; what lies on the table lies there still, and the clock goes on. */
void world_restarted(void);

/* Bytes came; after one of them that ends a frame the board has to be run: see `world_ran`. */
size_t world_input(const uint8_t *bytes, size_t length);

/* Whether a valid frame has been received since the start of the line. */
bool world_spoke(void);

/* Whether the time of the machine is used. */
bool world_is_free(void);

/* Where the clock stands; in a free world the machine's time goes in. */
uint64_t world_micros(uint64_t machine);

/* The board has done everything that was due at this time. */
void world_ran(uint32_t end, uint32_t waiting);

/* Reports a start of the board or new firmware. */
void world_begun(uint32_t boot);
void world_firmware(uint32_t size, uint32_t crc);

/* The target writes these. */
void world_output(const uint8_t *bytes, size_t length);

#endif
