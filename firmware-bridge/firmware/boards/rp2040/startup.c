/* The first words of a firmware: it lies in memory from its first byte on, put there by the loader. */
#include "hardware.h"

#include <string.h>

int main(void);
void reset(void);
void trouble(void);

extern uint8_t bss_begin[], bss_end[], stack_top[];

/* Restarts by means of the watchdog. */
void trouble(void) {
    REGISTER(WATCHDOG_CTRL) = WATCHDOG_TRIGGER;
    for (;;) {
    }
}

void reset(void) {
    memset(bss_begin, 0, (size_t)(bss_end - bss_begin));
    (void)main();
    trouble();
}

union vector {
    uint8_t *stack;
    void (*entry)(void);
};

__attribute__((section(".vectors"), used)) static const union vector vectors[16 + 26] = {
    [0] = {.stack = stack_top},
    [1] = {.entry = reset},
    [2] = {.entry = trouble},
    [3] = {.entry = trouble},
    [11] = {.entry = trouble},
    [14] = {.entry = trouble},
    [15] = {.entry = trouble},
    [16 + UART0_IRQ] = {.entry = uart0_interrupt},
};
