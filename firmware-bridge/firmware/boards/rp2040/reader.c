/* The antennas: a PN5180 at SPI0 behind a multiplexer. */
#include "../../drivers/antenna_reader.h"
#include "hardware.h"

static struct multiplexer multiplexer;
static struct pn5180 chip;
static struct antenna_reader reader = {&multiplexer, &chip, false, false};
static const uint16_t well_from = WELL_FROM, well_to = WELL_TO;
static uint8_t last_outcome = SCAN_BROKEN;

static uint32_t look(void *of) {
    (void)of;
    return REGISTER(TIMER_RAW_LOW);
}

static void select_chip(void *of, bool selected) {
    (void)of;
    pin_set(PIN_READER_SELECT, !selected);
}

/* At most 16 bytes at 7 MHz: 18 us. */
static void exchange(void *of, const uint8_t *out, uint8_t *in, size_t length) {
    (void)of;
    for (size_t i = 0; i < length; i++) {
        REGISTER(SPI0 + SPI_DR) = out[i];
        while ((REGISTER(SPI0 + SPI_SR) & SPI_NOT_EMPTY) == 0) {
        }
        in[i] = (uint8_t)REGISTER(SPI0 + SPI_DR);
    }
}

static bool is_busy(void *of) {
    (void)of;
    return pin_get(PIN_READER_BUSY);
}

static void hold_reset(void *of, bool held) {
    (void)of;
    pin_set(PIN_READER_RESET, !held);
}

static void address(void *of, uint8_t line, bool high) {
    (void)of;
    pin_set(PIN_ADDRESS + line, high);
}

static void enable(void *of, bool enabled) {
    (void)of;
    pin_set(PIN_ENABLE, !enabled);
}

void reader_start(void) {
    static const struct pn5180_bus chip_bus = {NULL, select_chip, exchange, is_busy, hold_reset, look};
    static const struct multiplexer_bus multiplexer_bus = {NULL, address, enable, look};
    pin_output(PIN_ENABLE, true);
    for (unsigned line = 0; line < ADDRESS_LINES; line++) {
        pin_output(PIN_ADDRESS + line, false);
    }
    pin_output(PIN_READER_SELECT, true);
    pin_output(PIN_READER_RESET, true);
    pin_input(PIN_READER_BUSY, PAD_PULL_DOWN);
    pin_function(PIN_READER_MISO, FUNCTION_SPI);
    pin_function(PIN_READER_CLOCK, FUNCTION_SPI);
    pin_function(PIN_READER_MOSI, FUNCTION_SPI);
    REGISTER(SPI0 + SPI_CR0) = 7; /* 8 bits, mode 0 */
    REGISTER(SPI0 + SPI_CPSR) = 18; /* 6.9 MHz */
    REGISTER(SPI0 + SPI_CR1) = 2;
    multiplexer_init(&multiplexer, &multiplexer_bus, ADDRESS_LINES, SETTLE_MICROS);
    pn5180_init(&chip, &chip_bus);
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
