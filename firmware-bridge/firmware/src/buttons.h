/* Presses of contacts that bounce, by the rule of Debounce.java. */
#ifndef BURRACO_BUTTONS_H
#define BURRACO_BUTTONS_H

#include <stdbool.h>
#include <stdint.h>

struct debounce {
    bool closed;
    bool pressed;
    uint64_t since;
};

/* Takes the state of the contact; true once a press is certain. */
bool debounce_contact(struct debounce *debounce, bool closed, uint64_t now);

void buttons_start(void);
void buttons_step(uint64_t now);
uint64_t buttons_due(void);
void buttons_snapshot(void);

#endif
