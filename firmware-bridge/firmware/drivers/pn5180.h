/* The reader chip NXP PN5180 with ISO 15693 tags: an inventory as a state machine that never waits.
 * A chip that does not answer is reset once in a scan; if that does not help the scan is broken, and
 * the chip is held in reset until the next one begins. */
#ifndef BURRACO_PN5180_H
#define BURRACO_PN5180_H

#include "inventory.h"
#include "pn5180_link.h"

enum pn5180_step {
    STEP_OVER,
    STEP_RESET,
    STEP_BOOT,
    STEP_LOAD,
    STEP_KEEP,
    STEP_FIELD_ON,
    STEP_POWER,
    STEP_MEASURE,
    STEP_WHOLE_FRAMES,
    STEP_ONLY_ENDS,
    STEP_CLEAR,
    STEP_IDLE,
    STEP_TRANSCEIVE,
    STEP_READY,
    STEP_SEND,
    STEP_HEAR,
    STEP_STATUS,
    STEP_FETCH,
    STEP_FIELD_OFF
};

struct pn5180 {
    struct pn5180_link link;
    struct inventory inventory;
    struct scan found;
    enum pn5180_step step;
    uint32_t since;     /* of the step */
    uint32_t asked_at;  /* an answer is at least as young as its question */
    uint32_t air_since; /* of the last bit in the air */
    uint32_t tx_config; /* as the chip's own table sets it */
    uint32_t resets;    /* since the start, for a technician */
    uint16_t measured;
    bool asked; /* the step's command is under way */
    bool sent;
    bool ready;     /* configured, and has not failed since */
    bool recovered; /* a reset has been tried in this scan */
    bool measures;
};

void pn5180_init(struct pn5180 *chip, const struct pn5180_bus *bus);

/* Call it only when no inventory is running. */
void pn5180_scan_begin(struct pn5180 *chip);

/* Instead of an inventory: the receiver's gain with the field on, see `measured`. */
void pn5180_measure_begin(struct pn5180 *chip);

/* Goes on; true once it is over and `found` (or `measured`) is filled. */
bool pn5180_done(struct pn5180 *chip);

#endif
