/* How this table is wired to a Raspberry Pi Pico, and what there is. The only page to change for another table. */
#ifndef BURRACO_PINS_H
#define BURRACO_PINS_H

#define BOARD_NAME "rp2040 table board"
#define CRYSTAL_MEGAHERTZ 12u
#define CLOCK_HERTZ 125000000u

#define ANTENNAS 16u
#define SCALES 2u
#define BUTTONS 4u
#define LAMPS 60u

/* The line to the host: 921600 8N1. */
#define PIN_UART_TX 0u
#define PIN_UART_RX 1u
#define BAUD 921600u

/* Multiplexer: address lines from the lowest on, one pin after the other; enable is low when enabled. */
#define PIN_ADDRESS 2u
#define ADDRESS_LINES 4u
#define PIN_ENABLE 6u
#define SETTLE_MICROS 300u

/* Load cells: data and clock of each; micrograms per count by calibration (docs: drivers/README.md). */
#define PINS_CELL_DATA {12u, 14u}
#define PINS_CELL_CLOCK {13u, 7u}
#define MICROGRAMS_PER_COUNT {1000, 1000}

/* Buttons, to ground. */
#define PINS_BUTTON {8u, 9u, 22u, 26u}

/* Lamps: SPI1's data line, and the current that their supply delivers. */
#define PIN_LAMPS 11u
#define LAMPS_MOST_MILLIAMPS 1500u

#define PIN_BUZZER 15u

/* PN5180 at SPI0. */
#define PIN_READER_MISO 16u
#define PIN_READER_SELECT 17u
#define PIN_READER_CLOCK 18u
#define PIN_READER_MOSI 19u
#define PIN_READER_BUSY 20u
#define PIN_READER_RESET 21u

/* The receiver's gain at which an antenna is well, as measured on the finished table. 0 and 0: nobody has measured,
 * and the board does not claim that it can tell. */
#define WELL_FROM 0u
#define WELL_TO 0u

#define WATCHDOG_MICROS 4000000u

#endif
