/* The starter kit: two PN5180 modules, each with the antenna that it was sold with, and no multiplexer. All other pins
 * are the table's. */
#ifndef BURRACO_STARTER_PINS_H
#define BURRACO_STARTER_PINS_H

#include "../pins.h"

#undef BOARD_NAME
#undef ANTENNAS
#define BOARD_NAME "rp2040 starter board"
#define ANTENNAS 2u

/* The second module, on pins of the multiplexer that is not there. It shares SCK and MOSI with the first. Its MISO has
 * to be one that SPI0 can hear: 0, 4, 16 or 20. */
#define PIN_SECOND_SELECT 2u
#define PIN_SECOND_BUSY 3u
#define PIN_SECOND_MISO 4u
#define PIN_SECOND_RESET 5u

#endif
