/* 125 MHz from the crystal, a microsecond counter, and the watchdog. */
#include "../../src/board.h"
#include "hardware.h"

static void wait_for(uint32_t address, uint32_t bits) {
    while ((REGISTER(address) & bits) != bits) {
    }
}

static void crystal(void) {
    REGISTER(XOSC_CTRL) = 0xAA0u;
    REGISTER(XOSC_STARTUP) = CRYSTAL_MEGAHERTZ * 1000u / 256u + 1u; /* a millisecond */
    SET(XOSC_CTRL) = 0xFABu << 12;
    wait_for(XOSC_STATUS, 1u << 31);
}

/* 12 MHz times 125, by 6, by 2. */
static void multiply(void) {
    CLEAR(RESETS_RESET) = RESET_PLL_SYS;
    wait_for(RESETS_DONE, RESET_PLL_SYS);
    REGISTER(PLL_SYS_CS) = 1;
    REGISTER(PLL_SYS_FBDIV) = 125;
    CLEAR(PLL_SYS_PWR) = 1u | 1u << 5;
    wait_for(PLL_SYS_CS, 1u << 31);
    REGISTER(PLL_SYS_PRIM) = 6u << 16 | 2u << 12;
    CLEAR(PLL_SYS_PWR) = 1u << 3;
}

void clocks_start(void) {
    CLEAR(CLK_SYS_CTRL) = 1u; /* away from anything that changes now */
    wait_for(CLK_SYS_SELECTED, 1u);
    crystal();
    REGISTER(CLK_REF_CTRL) = 2;
    wait_for(CLK_REF_SELECTED, 1u << 2);
    SET(RESETS_RESET) = RESET_PLL_SYS;
    multiply();
    REGISTER(CLK_SYS_CTRL) = 0; /* the PLL, not yet chosen */
    SET(CLK_SYS_CTRL) = 1u;
    wait_for(CLK_SYS_SELECTED, 1u << 1);
    REGISTER(CLK_PERI_CTRL) = 1u << 11; /* as the system's */
    REGISTER(WATCHDOG_TICK) = 1u << 9 | CRYSTAL_MEGAHERTZ;
    uint32_t parts = RESET_DMA | RESET_IO_BANK0 | RESET_PADS_BANK0 | RESET_PWM | RESET_SPI0 | RESET_SPI1 | RESET_TIMER
                     | RESET_UART0;
    CLEAR(RESETS_RESET) = parts;
    wait_for(RESETS_DONE, parts);
}

/* This chip's watchdog counts every microsecond twice. */
void watchdog_feed(void) {
    REGISTER(WATCHDOG_LOAD) = WATCHDOG_MICROS * 2u;
}

void watchdog_start(void) {
    REGISTER(PSM_WDSEL) = 0x1FFFCu; /* resets everything but the oscillators */
    watchdog_feed();
    SET(WATCHDOG_CTRL) = WATCHDOG_ENABLE;
}

uint64_t board_micros(void) {
    for (;;) {
        uint32_t high = REGISTER(TIMER_RAW_HIGH);
        uint32_t low = REGISTER(TIMER_RAW_LOW);
        if (high == REGISTER(TIMER_RAW_HIGH)) {
            return (uint64_t)high << 32 | low;
        }
    }
}

void board_restart(void) {
    REGISTER(WATCHDOG_CTRL) = WATCHDOG_TRIGGER;
    for (;;) {
    }
}
