/* The hardware of AN385: a timer, serial ports, and sleep. */
#ifndef BURRACO_MACHINE_H
#define BURRACO_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void machine_start(void);

/* Must be called at least every two minutes. */
uint64_t machine_micros(void);
uint32_t machine_ticks(void);

/* Sleeps until a byte arrives, at most a millisecond. */
void machine_rest(void);

void machine_reset(void);

enum uart_name { UART_HOST, UART_WORLD };

/* Returns the number of bytes. */
size_t uart_read(enum uart_name name, uint8_t *into, size_t room);
size_t uart_room(enum uart_name name);

/* Writes at most as much as there is room for. */
void uart_write(enum uart_name name, const uint8_t *bytes, size_t length);

/* Returns whether the queue was and is not empty. */
bool uart_drain(enum uart_name name);
bool uart_is_drained(enum uart_name name);

/* Interrupts. */
void machine_tick(void);
void uart_host_came(void);
void uart_world_came(void);

#endif
