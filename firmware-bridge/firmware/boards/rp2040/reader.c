/* The antennas: a PN5180 at SPI0 behind a multiplexer. */
#include "../../drivers/antenna_reader.h"
#include "chip.h"
#include "hardware.h"

static struct multiplexer multiplexer;
static struct pn5180 chip;
static struct chip_pins chip_pins = {
    .miso = PIN_READER_MISO, .select = PIN_READER_SELECT, .busy = PIN_READER_BUSY, .reset = PIN_READER_RESET};
static struct antenna_reader reader = {&multiplexer, &chip, false, false};
static const uint16_t well_from = WELL_FROM, well_to = WELL_TO;
static uint8_t last_outcome = SCAN_BROKEN;

static void address(void *of, uint8_t line, bool high) {
    (void)of;
    pin_set(PIN_ADDRESS + line, high);
}

static void enable(void *of, bool enabled) {
    (void)of;
    pin_set(PIN_ENABLE, !enabled);
}

void reader_start(void) {
    static const struct multiplexer_bus multiplexer_bus = {NULL, address, enable, chip_micros};
    pin_output(PIN_ENABLE, true);
    for (unsigned line = 0; line < ADDRESS_LINES; line++) {
        pin_output(PIN_ADDRESS + line, false);
    }
    chip_bus_start();
    multiplexer_init(&multiplexer, &multiplexer_bus, ADDRESS_LINES, SETTLE_MICROS);
    chip_start(&chip, &chip_pins);
}

bool reader_works(void) {
    return last_outcome != SCAN_BROKEN;
}

void board_scan_begin(uint8_t port) {
    antenna_reader_scan_begin(&reader, port);
}

bool board_scan_done(struct scan *scan) {
    if (!antenna_reader_done(&reader)) {
        return false;
    }
    *scan = chip.found;
    last_outcome = scan->outcome;
    return true;
}

/* The only thing here that waits: 4 ms, and only when it was asked for. */
bool board_diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    if (well_to == 0 || port >= ANTENNAS) {
        return false;
    }
    antenna_reader_measure_begin(&reader, port);
    while (!antenna_reader_done(&reader)) {
    }
    *measured = chip.measured;
    *state = chip.measured >= well_from && chip.measured <= well_to ? 0 : 1;
    return chip.found.outcome != SCAN_BROKEN;
}
