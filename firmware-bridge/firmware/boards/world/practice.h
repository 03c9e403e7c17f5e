/* Random tags and button presses from a seed, for use without a table. */
#ifndef BURRACO_PRACTICE_H
#define BURRACO_PRACTICE_H

#include "front.h"

const struct front *practice_front(uint32_t seed);

#endif
