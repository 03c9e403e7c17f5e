/* Tags that come and go and buttons that are pressed, by a seed: for whoever has no table. */
#ifndef BURRACO_PRACTICE_H
#define BURRACO_PRACTICE_H

#include "front.h"

const struct front *practice_front(uint32_t seed);

#endif
