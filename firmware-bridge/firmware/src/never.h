/* Times are microseconds since the start. */
#ifndef BURRACO_NEVER_H
#define BURRACO_NEVER_H

#include <stdint.h>

#define NEVER UINT64_MAX
#define MILLIS(n) ((uint64_t)(n)*1000u)

static inline uint64_t sooner(uint64_t one, uint64_t other) {
    return one < other ? one : other;
}

#endif
