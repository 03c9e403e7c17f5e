/* A PN5180 with an antenna of its own for each place, all on one bus: no multiplexer. One scans at a
 * time, and only that one has its field on. */
#ifndef BURRACO_ANTENNA_MODULES_H
#define BURRACO_ANTENNA_MODULES_H

#include "pn5180.h"

struct antenna_modules {
    struct pn5180 *chips;
    uint8_t count;
    uint8_t chosen;
};

/* Begins an inventory at this antenna; one beyond the last module is the last one. */
void antenna_modules_scan_begin(struct antenna_modules *modules, uint8_t antenna);

/* True once it is over; then `found` points to what the module found. */
bool antenna_modules_done(struct antenna_modules *modules, const struct scan **found);

#endif
