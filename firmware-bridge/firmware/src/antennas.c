#include "antennas.h"

#include "board.h"
#include "bytes.h"
#include "capacity.h"
#include "events.h"
#include "never.h"
#include "schema.h"

/* A measurement that takes longer has failed. */
#define PATIENCE MILLIS(500)
#define WELL 0u

struct antenna {
    uint8_t state;
    uint16_t measured;
    uint64_t at;
    bool asked;
};

static struct antenna antennas[MOST_ANTENNAS];
static uint64_t until;

void antennas_start(void) {
    memset(antennas, 0, sizeof antennas);
    until = NEVER;
}

enum code antennas_diagnose(uint8_t port) {
    if ((board_parts()->features & HAS_DIAGNOSTICS) == 0) {
        return CANNOT;
    }
    if (port >= board_parts()->antennas) {
        return NO_SUCH_THING;
    }
    antennas[port].asked = true;
    return DONE;
}

static size_t fields_of(uint8_t port, uint8_t *fields) {
    uint8_t *to = put_u8(fields, port);
    to = put_u8(to, antennas[port].state);
    to = put_u16(to, antennas[port].measured);
    return (size_t)(to - fields);
}

static void tell(uint8_t port, uint64_t now) {
    antennas[port].at = now;
    antennas[port].asked = false;
    until = NEVER;
    uint8_t fields[ANTENNA_FIELDS];
    events_tell(MSG_ANTENNA, now, fields, fields_of(port, fields));
}

bool antennas_measure(uint64_t now) {
    uint8_t port = 0;
    while (port < MOST_ANTENNAS && !antennas[port].asked) {
        port++;
    }
    if (port == MOST_ANTENNAS) {
        return false;
    }
    if (until == NEVER) {
        until = now + PATIENCE;
    }
    uint8_t state = antennas[port].state;
    uint16_t measured = 0;
    if (board_diagnose(port, &state, &measured)) {
        antennas[port].state = state;
        antennas[port].measured = measured;
    } else if (now < until) {
        return true;
    } else {
        /* An event is owed all the same: its state is the one that was known. */
        antennas[port].measured = 0;
    }
    tell(port, now);
    return true;
}

uint64_t antennas_due(void) {
    return until;
}

void antennas_snapshot(void) {
    for (uint8_t port = 0; port < MOST_ANTENNAS; port++) {
        if (antennas[port].state != WELL) {
            uint8_t fields[ANTENNA_FIELDS];
            size_t length = fields_of(port, fields);
            events_add(MSG_ANTENNA, antennas[port].at, HOW_IT_STANDS, fields, length);
        }
    }
}
