#ifndef BURRACO_UART_H
#define BURRACO_UART_H

#include <stdbool.h>

void uart_start(void);

/* Whether one of them has something to read. */
bool uart_has_bytes(void);

#endif
