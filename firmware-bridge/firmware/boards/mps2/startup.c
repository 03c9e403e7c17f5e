/* The start-up code and fault handler of a Cortex-M3. */
#include "machine.h"

#include <string.h>

#define AIRCR (*(volatile uint32_t *)0xE000ED0Cu)
#define RESET_REQUEST 0x05FA0004u

extern uint32_t stack_top;
extern uint8_t data_kept[], data_begin[], data_end[], bss_begin[], bss_end[];

int main(void);
void reset(void);
void fault(void);

void machine_reset(void) {
    AIRCR = RESET_REQUEST;
    for (;;) {
    }
}

void reset(void) {
    memcpy(data_begin, data_kept, (size_t)(data_end - data_begin));
    memset(bss_begin, 0, (size_t)(bss_end - bss_begin));
    main();
    machine_reset();
}

/* The host sees another boot number. */
void fault(void) {
    machine_reset();
}

struct vectors {
    const void *stack;
    void (*handlers[15])(void);
    void (*interrupts[3])(void);
};

__attribute__((section(".vectors"), used)) static const struct vectors VECTORS = {
    &stack_top,
    {reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, machine_tick},
    {uart_host_came, fault, uart_world_came},
};
