#include "flash.h"

#include "hardware.h"
#include "rom.h"
#include "slots.h"

static void call(char first, char second) {
    rom_function(first, second)();
}

static void let_go(void) {
    watchdog_feed(); /* a sector may take 0.4 s */
    call('I', 'F');
    call('E', 'X');
}

static void take_up(void) {
    call('F', 'C');
    call('C', 'X');
}

void flash_erase(uint32_t sector_offset) {
    void (*erase)(uint32_t, uint32_t, uint32_t, uint8_t) =
        (void (*)(uint32_t, uint32_t, uint32_t, uint8_t))rom_function('R', 'E');
    let_go();
    erase(sector_offset, SECTOR, 1u << 16, 0xD8);
    take_up();
}

void flash_program(uint32_t page_offset, const uint8_t *page) {
    void (*program)(uint32_t, const uint8_t *, uint32_t) =
        (void (*)(uint32_t, const uint8_t *, uint32_t))rom_function('R', 'P');
    let_go();
    program(page_offset, page, PAGE);
    take_up();
}

const uint8_t *flash_at(uint32_t offset) {
    return (const uint8_t *)(uintptr_t)(FLASH_START + offset);
}

uint32_t scratch_get(uint32_t word) {
    return REGISTER(WATCHDOG_SCRATCH(word));
}

void scratch_put(uint32_t word, uint32_t what) {
    REGISTER(WATCHDOG_SCRATCH(word)) = what;
}
