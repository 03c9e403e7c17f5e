/* What AN385 has: a timer, serial ports, and sleep. */
#ifndef BURRACO_MACHINE_H
#define BURRACO_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void machine_start(void);

/* To be asked at least every two minutes. */
uint64_t machine_micros(void);
uint32_t machine_ticks(void);

/* Until a byte comes, a millisecond at most. */
void machine_rest(void);

void machine_reset(void);

enum uart_name { UART_HOST, UART_WORLD };

/* How many bytes there were. */
size_t uart_read(enum uart_name name, uint8_t *into, size_t room);
size_t uart_room(enum uart_name name);

/* No more than there is room for. */
void uart_write(enum uart_name name, const uint8_t *bytes, size_t length);

/* Whether something left the queue, and whether something is left in it. */
bool uart_drain(enum uart_name name);
bool uart_is_drained(enum uart_name name);

/* Interrupts. */
void machine_tick(void);
void uart_host_came(void);
void uart_world_came(void);

#endif
