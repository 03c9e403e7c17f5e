/* Chooses the next antenna by a plan, exactly as ScanOrder.java does. */
#ifndef BURRACO_SCAN_ORDER_H
#define BURRACO_SCAN_ORDER_H

#include <stdint.h>

#define MOST_URGENT 8u
#define NOBODY (-1)

/* Starts with no antenna to scan. */
void scan_order_start(uint8_t antennas);
void scan_order_follow(const uint8_t *urgencies);

/* The antenna to scan now; NOBODY if none is to be scanned. */
int scan_order_next(void);

#endif
