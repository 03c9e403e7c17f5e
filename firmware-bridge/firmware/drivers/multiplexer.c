#include "multiplexer.h"

void multiplexer_init(struct multiplexer *multiplexer, const struct multiplexer_bus *bus, uint8_t lines,
                      uint32_t settle_micros) {
    multiplexer->bus = bus;
    multiplexer->lines = lines;
    multiplexer->settle_micros = settle_micros;
    multiplexer->since = bus->micros(bus->of);
    multiplexer_rest(multiplexer);
}

/* Disabled while the lines change: else every antenna on the way would be chosen for a moment. */
void multiplexer_choose(struct multiplexer *multiplexer, uint8_t antenna) {
    const struct multiplexer_bus *bus = multiplexer->bus;
    bus->enable(bus->of, false);
    for (uint8_t line = 0; line < multiplexer->lines; line++) {
        bus->line(bus->of, line, ((unsigned)antenna >> line & 1u) != 0);
    }
    bus->enable(bus->of, true);
    multiplexer->since = bus->micros(bus->of);
}

bool multiplexer_settled(const struct multiplexer *multiplexer) {
    const struct multiplexer_bus *bus = multiplexer->bus;
    return bus->micros(bus->of) - multiplexer->since >= multiplexer->settle_micros;
}

void multiplexer_rest(struct multiplexer *multiplexer) {
    multiplexer->bus->enable(multiplexer->bus->of, false);
}
