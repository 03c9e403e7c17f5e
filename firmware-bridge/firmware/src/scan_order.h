/* Whose turn it is, by a plan: the same choice as ScanOrder.java makes. */
#ifndef BURRACO_SCAN_ORDER_H
#define BURRACO_SCAN_ORDER_H

#include <stdint.h>

#define MOST_URGENT 8u
#define NOBODY (-1)

/* All rest. */
void scan_order_start(uint8_t antennas);
void scan_order_follow(const uint8_t *urgencies);

/* The antenna to scan now; NOBODY where all of them rest. */
int scan_order_next(void);

#endif
