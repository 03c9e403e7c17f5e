/* PN5180 chips at SPI0: they share its clock and the line to them, and each has four lines of its own. Whether one
 * lets go of a shared line back while another is selected need not be known. */
#ifndef BURRACO_CHIP_H
#define BURRACO_CHIP_H

#include "../../drivers/pn5180.h"

struct chip_pins {
    unsigned miso, select, busy, reset;
    struct pn5180_bus bus; /* filled by chip_start */
};

/* The lines that all chips share. All chips have to be started before the first of them is used. */
void chip_bus_start(void);

void chip_start(struct pn5180 *chip, struct chip_pins *pins);

/* The clock of the drivers. */
uint32_t chip_micros(void *of);

#endif
