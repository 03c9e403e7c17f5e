/* One antenna out of many: address lines into a decoder, and its enable. The decoder's output
 * connects the antenna and tunes it; all others are detuned. If it is not enabled, all are detuned. */
#ifndef BURRACO_MULTIPLEXER_H
#define BURRACO_MULTIPLEXER_H

#include <stdbool.h>
#include <stdint.h>

struct multiplexer_bus {
    void *of;
    void (*line)(void *of, uint8_t line, bool high); /* address line, 0 is the lowest */
    void (*enable)(void *of, bool enabled);
    uint32_t (*micros)(void *of);
};

struct multiplexer {
    const struct multiplexer_bus *bus;
    uint8_t lines;
    uint32_t settle_micros;
    uint32_t since;
};

void multiplexer_init(struct multiplexer *multiplexer, const struct multiplexer_bus *bus, uint8_t lines,
                      uint32_t settle_micros);

/* Chooses an antenna. No field while this happens, and none before it has settled. */
void multiplexer_choose(struct multiplexer *multiplexer, uint8_t antenna);

bool multiplexer_settled(const struct multiplexer *multiplexer);

/* Selects none, so that all are detuned. */
void multiplexer_rest(struct multiplexer *multiplexer);

#endif
