/* How many devices a board can have, and how long the events with their state are. */
#ifndef BURRACO_CAPACITY_H
#define BURRACO_CAPACITY_H

#include "board.h"
#include "events.h"

#define MOST_ANTENNAS 32u
#define MOST_SCALES 8u
#define MOST_BUTTONS 16u
#define MOST_LAMPS 512u

#define TAGS_IN_PART 25u
#define MOST_PARTS ((MOST_TAGS + TAGS_IN_PART - 1u) / TAGS_IN_PART)
#define SCAN_FIELDS 11u
#define TAG_FIELDS 9u
#define ANTENNA_FIELDS 4u
#define WEIGHT_FIELDS 5u
#define PRESS_FIELDS 3u
#define GAP_FIELDS 5u

#define SCAN_MOST (MOST_PARTS * (EVENT_EXTRA + SCAN_FIELDS) + MOST_TAGS * TAG_FIELDS)

/* A gap, the whole state, and the end of the snapshot. */
#define SNAPSHOT_MOST \
    (EVENT_EXTRA + GAP_FIELDS + MOST_ANTENNAS * (SCAN_MOST + EVENT_EXTRA + ANTENNA_FIELDS) \
     + MOST_SCALES * (EVENT_EXTRA + WEIGHT_FIELDS) + MOST_BUTTONS * (EVENT_EXTRA + PRESS_FIELDS) \
     + EVENT_EXTRA)

#endif
