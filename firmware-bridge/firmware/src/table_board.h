/* The main loop of the board. */
#ifndef BURRACO_TABLE_BOARD_H
#define BURRACO_TABLE_BOARD_H

#include <stdint.h>

/* Forgets everything. */
void table_board_start(void);

/* Never waits. */
void table_board_step(void);

/* When the next round is due, if nothing comes from outside. */
uint64_t table_board_due(void);

/* The next event's number, and how many have not been taken. */
uint32_t table_board_end(void);
uint32_t table_board_waiting(void);

#endif
