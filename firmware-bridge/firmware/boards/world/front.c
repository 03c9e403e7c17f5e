#include "front.h"

static const struct front *front;
static uint32_t acts;

void front_is(const struct front *played) {
    front = played;
}

uint64_t front_due(void) {
    return front->due();
}

uint32_t front_acts(void) {
    return acts;
}

void front_acted(void) {
    acts++;
}

void board_scan_begin(uint8_t port) {
    acts++;
    front->scan_begin(port);
}

bool board_scan_done(struct scan *scan) {
    bool done = front->scan_done(scan);
    acts += done;
    return done;
}

bool board_diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    bool told = front->diagnose(port, state, measured);
    acts += told;
    return told;
}

bool board_button_closed(uint8_t button) {
    return front->closed(button);
}

bool board_scale(uint8_t scale, int32_t *milligrams) {
    bool news = front->weighed(scale, milligrams);
    acts += news;
    return news;
}

void board_show(const struct light *lamps, uint16_t count) {
    acts++;
    front->show(lamps, count);
}

void board_sound(uint16_t hertz) {
    acts++;
    front->sound(hertz);
}

bool board_test(char *sentence, size_t room) {
    const char *words = "no device is there, all of them are played";
    size_t i = 0;
    for (; i < room && words[i] != 0; i++) {
        sentence[i] = words[i];
    }
    if (i < room) {
        sentence[i] = 0;
    }
    return true;
}
