/* The interface between the firmware and a board; each target implements it in boards/. No function
 * waits: one without news returns at once. */
#ifndef BURRACO_BOARD_H
#define BURRACO_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MOST_TAGS 64u
#define NO_STRENGTH (-128)

/* What there is; fixed from the start on. */
struct board_parts {
    const char *name;
    uint8_t antennas; /* 32 at most */
    uint8_t scales;   /* 8 */
    uint8_t buttons;  /* 16 */
    uint16_t lamps;   /* 512 */
    uint16_t features;
};

enum feature { HAS_BUZZER = 1, HAS_STRENGTHS = 2, HAS_DIAGNOSTICS = 4, HAS_UPDATE = 8 };

const struct board_parts *board_parts(void);

/* Microseconds since the start; never goes back. */
uint64_t board_micros(void);

/* A random number for each start; never 0. */
uint32_t board_boot(void);

/* The CRC-32 of the running firmware. */
uint32_t board_firmware(void);

/* ---- the line to the host ---- */

/* Reads received bytes, as many as there is room for. */
size_t board_read(uint8_t *into, size_t room);

/* How many bytes can be written now. */
size_t board_room(void);

/* Writes no more than there is room for. */
void board_write(const uint8_t *bytes, size_t length);

/* ---- the front end that reads tags ---- */

enum scan_outcome { SCAN_FINISHED, SCAN_COLLISION, SCAN_DAMAGED, SCAN_CUT_OFF, SCAN_BROKEN };

struct tag {
    uint8_t uid[8]; /* most significant byte first */
    int8_t strength;
};

struct scan {
    uint8_t outcome;
    uint8_t count;
    struct tag tags[MOST_TAGS];
};

/* Begins an inventory on this antenna. Call it only when no inventory is running. */
void board_scan_begin(uint8_t port);

/* Continues it; true once it is complete and `scan` is filled. */
bool board_scan_done(struct scan *scan);

/* Measures an antenna between two inventories: its state as in the protocol, and the front end's figure. */
bool board_diagnose(uint8_t port, uint8_t *state, uint16_t *measured);

/* ---- buttons, scales, lamps, buzzer ---- */

/* Whether the contact is closed at this moment; it may bounce. */
bool board_button_closed(uint8_t button);

/* A new value, if there is one since the last call: what lies there, not yet set to zero. */
bool board_scale(uint8_t scale, int32_t *milligrams);

struct light {
    uint8_t red, green, blue;
};

/* Shows all lamps. Called only when something changes. */
void board_show(const struct light *lamps, uint16_t count);

/* 0 is silence. */
void board_sound(uint16_t hertz);

/* ---- a new firmware, and an end ---- */

/* Whether there is room for it; forgets what was written before. */
bool board_update_begin(uint32_t size);
bool board_update_write(uint32_t offset, const uint8_t *bytes, size_t length);

/* CRC-32 of what was written, read back from where it is kept. */
uint32_t board_update_crc(uint32_t size);

/* These do not return on a real board. */
void board_update_start(uint32_t size);
void board_restart(void);

/* Tries all devices; a sentence of at most `room` bytes, how many were written. */
bool board_test(char *sentence, size_t room);

#endif
