#include "machine.h"

#include "uart.h"

#define CLOCK_MHZ 25u

/* The first half of CMSDK's double timer. */
struct timer {
    volatile uint32_t load;
    volatile uint32_t value;
    volatile uint32_t control;
};

#define TIMER ((struct timer *)0x40002000u)
#define TIMER_ON 0x80u
#define TIMER_32_BITS 0x02u

struct systick {
    volatile uint32_t control;
    volatile uint32_t load;
    volatile uint32_t value;
};

#define SYSTICK ((struct systick *)0xE000E010u)
#define SYSTICK_ON 7u

static uint32_t last;
static uint64_t passed;

void machine_start(void) {
    TIMER->load = UINT32_MAX;
    TIMER->control = TIMER_ON | TIMER_32_BITS;
    last = machine_ticks();
    passed = 0;
    SYSTICK->load = CLOCK_MHZ * 1000u - 1u;
    SYSTICK->value = 0;
    SYSTICK->control = SYSTICK_ON;
    uart_start();
}

/* It counts down. */
uint32_t machine_ticks(void) {
    return ~TIMER->value;
}

uint64_t machine_micros(void) {
    uint32_t ticks = machine_ticks();
    passed += ticks - last;
    last = ticks;
    return passed / CLOCK_MHZ;
}

/* It has nothing to do but to end a rest. */
void machine_tick(void) {
}

void machine_rest(void) {
    __asm volatile("cpsid i" ::: "memory");
    if (!uart_has_bytes()) {
        __asm volatile("wfi" ::: "memory");
    }
    __asm volatile("cpsie i" ::: "memory");
}
