#include "buttons.h"

#include "board.h"
#include "bytes.h"
#include "capacity.h"
#include "events.h"
#include "never.h"
#include "schema.h"

/* Suitable for ordinary push buttons, which bounce for 1 to 10 ms. */
#define REST MILLIS(20)

struct button {
    struct debounce debounce;
    uint16_t presses;
    uint64_t at;
};

static struct button buttons[MOST_BUTTONS];

void buttons_start(void) {
    memset(buttons, 0, sizeof buttons);
}

static bool settle(struct debounce *debounce, uint64_t now) {
    if (debounce->closed == debounce->pressed || now - debounce->since < REST) {
        return false;
    }
    debounce->pressed = debounce->closed;
    return debounce->pressed;
}

bool debounce_contact(struct debounce *debounce, bool closed, uint64_t now) {
    /* A contact that was steady until now is decided before the change. */
    bool press = settle(debounce, now);
    if (closed != debounce->closed) {
        debounce->closed = closed;
        debounce->since = now;
    }
    return press;
}

static size_t fields_of(uint8_t number, uint8_t *fields) {
    uint8_t *to = put_u8(fields, number);
    to = put_u16(to, buttons[number].presses);
    return (size_t)(to - fields);
}

void buttons_step(uint64_t now) {
    for (uint8_t i = 0; i < board_parts()->buttons; i++) {
        if (debounce_contact(&buttons[i].debounce, board_button_closed(i), now)) {
            buttons[i].presses++;
            buttons[i].at = now;
            uint8_t fields[PRESS_FIELDS];
            events_tell(MSG_PRESS, now, fields, fields_of(i, fields));
        }
    }
}

uint64_t buttons_due(void) {
    uint64_t due = NEVER;
    for (uint8_t i = 0; i < board_parts()->buttons; i++) {
        const struct debounce *debounce = &buttons[i].debounce;
        if (debounce->closed != debounce->pressed) {
            due = sooner(due, debounce->since + REST);
        }
    }
    return due;
}

void buttons_snapshot(void) {
    for (uint8_t i = 0; i < board_parts()->buttons; i++) {
        uint8_t fields[PRESS_FIELDS];
        size_t length = fields_of(i, fields);
        events_add(MSG_PRESS, buttons[i].at, HOW_IT_STANDS, fields, length);
    }
}
