#ifndef BURRACO_UART_H
#define BURRACO_UART_H

#include <stdbool.h>

void uart_start(void);

/* Whether there is something to read from any port. */
bool uart_has_bytes(void);

#endif
