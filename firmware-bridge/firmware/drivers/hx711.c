#include "hx711.h"

#define BITS 24u
#define SIGN 0x800000u
#define MOST 0x7FFFFF

void hx711_init(struct hx711 *scale, const struct hx711_bus *bus, uint8_t cell, int32_t micrograms_per_count) {
    scale->bus = bus;
    scale->cell = cell;
    scale->micrograms_per_count = micrograms_per_count;
    scale->readings = 0;
    scale->overloads = 0;
    bus->clock(bus->of, cell, false);
}

static bool pulse(const struct hx711 *scale) {
    const struct hx711_bus *bus = scale->bus;
    bus->alone(bus->of, true);
    bus->clock(bus->of, scale->cell, true);
    bool bit = bus->data(bus->of, scale->cell);
    bus->clock(bus->of, scale->cell, false);
    bus->alone(bus->of, false);
    return bit;
}

bool hx711_read(struct hx711 *scale, int32_t *milligrams) {
    if (scale->bus->data(scale->bus->of, scale->cell)) {
        return false; /* high: nothing new yet */
    }
    uint32_t bits = 0;
    for (unsigned i = 0; i < BITS; i++) {
        bits = (bits << 1) | (pulse(scale) ? 1u : 0u);
    }
    (void)pulse(scale); /* the 25th: the next one is from channel A with gain 128 again */
    scale->readings++;
    int32_t counts = (int32_t)(bits ^ SIGN) - (int32_t)SIGN;
    if (counts == MOST || counts == -MOST - 1) {
        scale->overloads++;
        return false;
    }
    int64_t weight = (int64_t)counts * scale->micrograms_per_count / 1000;
    *milligrams = weight > INT32_MAX ? INT32_MAX : weight < INT32_MIN ? INT32_MIN : (int32_t)weight;
    return true;
}
