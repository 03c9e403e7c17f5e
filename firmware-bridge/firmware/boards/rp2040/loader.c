/* Chooses a firmware, copies it to memory and starts it. Lies in flash behind the second stage and is never written
 * again; has no data of its own and uses no interrupt. If there is no whole firmware the ROM's USB drive comes up. */
#include "choose.h"
#include "registers.h"
#include "rom.h"

void loader(void);

struct vectors {
    uint32_t stack;
    void (*entry)(void);
};

/* The last bytes of memory hold the second stage. */
__attribute__((section(".vectors"), used)) static const struct vectors vectors = {RAM_END - 0x200u, loader};

void loader(void) {
    const uint8_t *flash = (const uint8_t *)FLASH_START;
    uint32_t starts = REGISTER(WATCHDOG_SCRATCH(SCRATCH_STARTS));
    uint32_t slot = choose_slot(flash, &starts);
    if (slot == NO_SLOT) {
        void (*usb_drive)(uint32_t, uint32_t) = (void (*)(uint32_t, uint32_t))rom_function('U', 'B');
        usb_drive(0, 0);
    }
    REGISTER(WATCHDOG_SCRATCH(SCRATCH_STARTS)) = starts;
    REGISTER(WATCHDOG_SCRATCH(SCRATCH_SLOT)) = slot;
    const struct head *head = (const struct head *)(const void *)(flash + SLOT_OFFSET(slot));
    const uint32_t *from = (const uint32_t *)(const void *)(flash + SLOT_OFFSET(slot) + SLOT_BODY);
    volatile uint32_t *to = (volatile uint32_t *)RAM_START;
    for (uint32_t i = 0; i < (head->size + 3u) / 4u; i++) {
        to[i] = from[i];
    }
    REGISTER(SCB_VTOR) = RAM_START;
    uint32_t stack = to[0], entry = to[1];
    __asm volatile("msr msp, %0\n bx %1" ::"r"(stack), "r"(entry));
    __builtin_unreachable();
}
