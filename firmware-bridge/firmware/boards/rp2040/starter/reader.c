/* The antennas of a starter kit: two PN5180 modules at SPI0. */
#include "../../../drivers/antenna_modules.h"
#include "../chip.h"
#include "../hardware.h"

static struct chip_pins pins[ANTENNAS] = {
    {.miso = PIN_READER_MISO, .select = PIN_READER_SELECT, .busy = PIN_READER_BUSY, .reset = PIN_READER_RESET},
    {.miso = PIN_SECOND_MISO, .select = PIN_SECOND_SELECT, .busy = PIN_SECOND_BUSY, .reset = PIN_SECOND_RESET}};
static struct pn5180 chips[ANTENNAS];
static struct antenna_modules modules = {chips, ANTENNAS, 0};
static uint8_t last_outcomes[ANTENNAS] = {SCAN_BROKEN, SCAN_BROKEN};

void reader_start(void) {
    chip_bus_start();
    for (unsigned i = 0; i < ANTENNAS; i++) {
        chip_start(&chips[i], &pins[i]);
    }
}

bool reader_works(void) {
    return last_outcomes[0] != SCAN_BROKEN && last_outcomes[1] != SCAN_BROKEN;
}

void board_scan_begin(uint8_t port) {
    antenna_modules_scan_begin(&modules, port);
}

bool board_scan_done(struct scan *scan) {
    const struct scan *found;
    if (!antenna_modules_done(&modules, &found)) {
        return false;
    }
    *scan = *found;
    last_outcomes[modules.chosen] = scan->outcome;
    return true;
}

/* A module's antenna is tuned by its maker: there is nothing to compare it with. */
bool board_diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    (void)port;
    (void)state;
    (void)measured;
    return false;
}
