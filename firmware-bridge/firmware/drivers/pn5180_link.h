/* One command at a time to a PN5180 over SPI, with the busy line between host and chip. Never waits. */
#ifndef BURRACO_PN5180_LINK_H
#define BURRACO_PN5180_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the driver wants of a board: SPI mode 0, at most 7 MHz, most significant bit first. */
struct pn5180_bus {
    void *of;
    void (*select)(void *of, bool selected);
    void (*exchange)(void *of, const uint8_t *out, uint8_t *in, size_t length);
    bool (*busy)(void *of);
    void (*reset)(void *of, bool held);
    uint32_t (*micros)(void *of);
};

#define PN5180_MOST_OUT 16u
#define PN5180_MOST_IN 16u

enum pn5180_link_state { LINK_FREE, LINK_ASKS, LINK_ASKED, LINK_WORKS, LINK_FETCHED, LINK_SETTLES };

struct pn5180_link {
    const struct pn5180_bus *bus;
    enum pn5180_link_state state;
    uint32_t since;
    uint8_t out[PN5180_MOST_OUT];
    uint8_t in[PN5180_MOST_IN];
    uint8_t out_length;
    uint8_t in_length;
};

enum pn5180_link_result { LINK_GOES_ON, LINK_DONE, LINK_DEAD };

/* Begins a command; afterwards `in` holds so many bytes of answer. */
void pn5180_link_begin(struct pn5180_link *link, const uint8_t *out, size_t out_length, size_t in_length);

enum pn5180_link_result pn5180_link_step(struct pn5180_link *link);

/* Releases the chip and drops the current command. */
void pn5180_link_drop(struct pn5180_link *link);

#endif
