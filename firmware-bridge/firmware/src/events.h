/* Keeps events until the host has taken them, and handles a full buffer. */
#ifndef BURRACO_EVENTS_H
#define BURRACO_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOW_IT_STANDS 1u

/* What an event needs in the ring beside its own fields: length, type, time, flags. */
#define EVENT_EXTRA 11u
#define FIELDS_MOST 237u

enum gap_reason { GAP_NO_ROOM, GAP_NEW_HOST };

/* Adds the whole state; called in a gap, when the events before it are dropped. */
typedef void (*state_teller)(void);

void events_start(state_teller teller);

/* Adds an event or declares a gap, so the snapshot must already include the change. */
void events_tell(uint8_t type, uint64_t at, const uint8_t *fields, size_t length);

/* Whether this number of bytes fits, for several events at once. */
bool events_fit(size_t bytes);

/* Adds an event if it fits. */
void events_add(uint8_t type, uint64_t at, uint8_t flags, const uint8_t *fields, size_t length);

/* Drops all events, and adds a gap and a snapshot. */
void events_gap(enum gap_reason reason, uint64_t now);

/* Whether repeats are left out. */
bool events_crowded(void);

/* Numbers go round: whether one is before another. */
static inline bool before(uint32_t one, uint32_t other) {
    return (int32_t)(one - other) < 0;
}

/* The oldest that has not been taken, and the next one that there will be. */
uint32_t events_first(void);
uint32_t events_end(void);

/* The highest number that was ever sent. */
uint32_t events_highest_sent(void);

/* Notes that this event is sent; returns false if it was sent before. */
bool events_sent(uint32_t this);

/* Whether the oldest is a gap. */
bool events_begin_with_gap(void);

/* Drops all events before this one, which must not be beyond the end. */
void events_forget(uint32_t this);

#endif
