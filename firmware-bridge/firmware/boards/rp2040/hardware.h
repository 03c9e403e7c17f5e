/* The functions that the files of this board share. */
#ifndef BURRACO_RP2040_HARDWARE_H
#define BURRACO_RP2040_HARDWARE_H

#ifdef STARTER
#include "starter/pins.h"
#else
#include "pins.h"
#endif
#include "registers.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* clocks.c */
void clocks_start(void);
void watchdog_start(void);
void watchdog_feed(void);

/* gpio.c */
void pin_function(unsigned pin, enum function function);
void pin_output(unsigned pin, bool high);
void pin_input(unsigned pin, uint32_t pull);
void pin_set(unsigned pin, bool high);
bool pin_get(unsigned pin);

/* line.c */
void line_start(void);
void uart0_interrupt(void);

/* reader.c, cells.c, show.c, parts.c, slots.c */
void reader_start(void);
bool reader_works(void);
void cells_start(void);
uint32_t cell_readings(unsigned cell);
void show_start(void);
void show_step(void);
void parts_start(void);
void slots_step(void);

#endif
