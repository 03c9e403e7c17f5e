/* A PN5180 as its data sheet has it, with ISO 15693 tags in its field; as far as an inventory goes. Time passes only
 * when somebody looks at the clock. */
#ifndef BURRACO_FAKE_PN5180_H
#define BURRACO_FAKE_PN5180_H

#include "../pn5180.h"

#define MOST_LYING 100

struct fake_tag {
    uint8_t uid[8]; /* most significant byte first */
    bool gone;      /* taken away */
    unsigned damaged; /* so many of its answers come damaged */
    unsigned cut_off; /* then so many stop in the middle */
};

struct fake_pn5180 {
    struct pn5180_bus bus;
    uint32_t now;
    struct fake_tag tags[MOST_LYING];
    unsigned count;
    bool dead;           /* says nothing at all */
    bool open_line;      /* the line from the chip is high for ever */
    unsigned hangs;      /* hangs after so many commands until it is reset; 0 never */
    unsigned clashes_until_gone; /* after so many clashes only the first of those who clashed is left; 0 never */
    unsigned resets, rounds, ends, commands, faults; /* faults: of the driver */
    uint32_t pace; /* microseconds that a command takes */
    uint16_t agc;
    /* inside */
    uint32_t registers[64];
    bool held, selected, hung, field, waits_to_send;
    uint32_t up_at, field_at, busy_until, sent_at, begun_at, heard_at, word_at;
    bool busy_selected;
    uint8_t answer[16];
    unsigned answer_length;
    uint8_t heard[10];
    uint32_t heard_status;
    uint64_t mask;
    unsigned mask_length, slot, clashes;
    bool in_air;
};

void fake_pn5180_init(struct fake_pn5180 *fake);
void fake_pn5180_lay(struct fake_pn5180 *fake, uint64_t uid);

#endif
