/* Chooses which of the two firmwares in flash is started. The loader and its test use it. */
#ifndef BURRACO_CHOOSE_H
#define BURRACO_CHOOSE_H

#include "slots.h"

#define NO_SLOT 2u

/* The slot to start, and in `scratch` how often one that is not confirmed was started by now. */
uint32_t choose_slot(const uint8_t *flash, uint32_t *scratch);

#endif
