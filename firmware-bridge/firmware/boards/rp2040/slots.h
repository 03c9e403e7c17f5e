/* How the flash is divided. The loader starts the newest whole firmware; a new one is written to the other slot, and
 * its head last. So there is no moment at which loss of power leaves the board without a firmware.
 *
 *   0x000000  second stage (256 bytes) and loader, never written again
 *   0x010000  slot 0: head, firmware 4 KiB later
 *   0x100000  slot 1: the same
 */
#ifndef BURRACO_SLOTS_H
#define BURRACO_SLOTS_H

#include <stdint.h>

#define SECTOR 4096u
#define PAGE 256u
#define SLOT_OFFSET(slot) ((slot) == 0 ? 0x010000u : 0x100000u)
#define SLOT_BODY SECTOR
#define MOST_FIRMWARE 0x18000u /* 96 KiB: it is copied to memory and runs there */
#define HEAD_MAGIC 0x42525546u
#define NEVER_CONFIRMED UINT32_MAX

/* Scratch words of the watchdog, kept over a restart but not over loss of power. */
#define SCRATCH_STARTS 0u /* how often a firmware that is not confirmed was started */
#define SCRATCH_SLOT 1u   /* which slot was started */
#define STARTS_MAGIC 0xB0070000u
#define MOST_STARTS 3u

struct head {
    uint32_t magic;
    uint32_t number; /* the higher one is newer */
    uint32_t size;
    uint32_t crc; /* CRC-32 of the firmware */
    uint32_t check; /* the inverted exclusive-or of the four above */
    uint32_t confirmed; /* all ones until this firmware has run well for a while, then 0 */
};

/* A firmware begins with these: where its stack begins, and its entry. */
#define FIRMWARE_START 0x20000000u
#define FIRMWARE_STACK 0x20042000u

#define HEAD_CHECK(head) (~((head)->magic ^ (head)->number ^ (head)->size ^ (head)->crc))

#endif
