#include "counters.h"

#include <string.h>

struct counters counters;

void counters_start(void) {
    memset(&counters, 0, sizeof counters);
}

void counters_round(uint64_t micros) {
    if (micros > counters.loop_most) {
        counters.loop_most = micros > UINT32_MAX ? UINT32_MAX : (uint32_t)micros;
    }
}
