#include "chip.h"

#include "hardware.h"

uint32_t chip_micros(void *of) {
    (void)of;
    return REGISTER(TIMER_RAW_LOW);
}

static void select_chip(void *of, bool selected) {
    const struct chip_pins *pins = of;
    if (selected) {
        pin_function(pins->miso, FUNCTION_SPI);
    }
    pin_set(pins->select, !selected);
    if (!selected) {
        pin_input(pins->miso, PAD_PULL_DOWN); /* SPI0 hears all pins that are given to it */
    }
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
    const struct chip_pins *pins = of;
    return pin_get(pins->busy);
}

static void hold_reset(void *of, bool held) {
    const struct chip_pins *pins = of;
    pin_set(pins->reset, !held);
}

void chip_bus_start(void) {
    pin_function(PIN_READER_CLOCK, FUNCTION_SPI);
    pin_function(PIN_READER_MOSI, FUNCTION_SPI);
    REGISTER(SPI0 + SPI_CR0) = 7; /* 8 bits, mode 0 */
    REGISTER(SPI0 + SPI_CPSR) = 18; /* 6.9 MHz */
    REGISTER(SPI0 + SPI_CR1) = 2;
}

void chip_start(struct pn5180 *chip, struct chip_pins *pins) {
    const struct pn5180_bus bus = {pins, select_chip, exchange, is_busy, hold_reset, chip_micros};
    pins->bus = bus;
    pin_output(pins->select, true);
    pin_input(pins->miso, PAD_PULL_DOWN);
    pin_output(pins->reset, true);
    pin_input(pins->busy, PAD_PULL_DOWN);
    pn5180_init(chip, &pins->bus);
}
