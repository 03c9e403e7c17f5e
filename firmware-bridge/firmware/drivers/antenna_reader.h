/* One PN5180 behind a multiplexer: choose, let settle, scan, let go. */
#ifndef BURRACO_ANTENNA_READER_H
#define BURRACO_ANTENNA_READER_H

#include "multiplexer.h"
#include "pn5180.h"

struct antenna_reader {
    struct multiplexer *multiplexer;
    struct pn5180 *chip;
    bool begun;
    bool measures;
};

void antenna_reader_scan_begin(struct antenna_reader *reader, uint8_t antenna);

/* Instead of an inventory; afterwards the chip has `measured`. */
void antenna_reader_measure_begin(struct antenna_reader *reader, uint8_t antenna);

/* True once it is over; then the chip has what was `found`. */
bool antenna_reader_done(struct antenna_reader *reader);

#endif
