/* Functions in the chip's ROM, found by two letters. */
#ifndef BURRACO_ROM_H
#define BURRACO_ROM_H

#include <stdint.h>

/* Cast to the actual function type before calling. */
typedef void rom_any(void);

static inline rom_any *rom_function(char first, char second) {
    /* Two pointers of 16 bits at fixed places: the table of functions, and who looks something up in it. An address
     * that is not a constant, or the compiler takes it for one that is near null. */
    volatile uintptr_t places = 0x14u;
    uint16_t table = *(volatile uint16_t *)places;
    uint16_t lookup = *(volatile uint16_t *)(places + 4u);
    rom_any *(*look_up)(uint16_t *, uint32_t) = (rom_any * (*)(uint16_t *, uint32_t))(uintptr_t)lookup;
    return look_up((uint16_t *)(uintptr_t)table, (uint32_t)first | (uint32_t)second << 8);
}

#endif
