#include "antenna_reader.h"

static void begin(struct antenna_reader *reader, uint8_t antenna, bool measures) {
    multiplexer_choose(reader->multiplexer, antenna);
    reader->begun = false;
    reader->measures = measures;
}

void antenna_reader_scan_begin(struct antenna_reader *reader, uint8_t antenna) {
    begin(reader, antenna, false);
}

void antenna_reader_measure_begin(struct antenna_reader *reader, uint8_t antenna) {
    begin(reader, antenna, true);
}

bool antenna_reader_done(struct antenna_reader *reader) {
    if (!reader->begun) {
        if (!multiplexer_settled(reader->multiplexer)) {
            return false;
        }
        reader->begun = true;
        if (reader->measures) {
            pn5180_measure_begin(reader->chip);
        } else {
            pn5180_scan_begin(reader->chip);
        }
    }
    if (!pn5180_done(reader->chip)) {
        return false;
    }
    multiplexer_rest(reader->multiplexer);
    return true;
}
