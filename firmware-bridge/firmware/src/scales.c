#include "scales.h"

#include "board.h"
#include "bytes.h"
#include "capacity.h"
#include "events.h"
#include "never.h"
#include "schema.h"

#define ENOUGH 200 /* milligrams */
#define SHORTEST MILLIS(100)

struct scale {
    bool known; /* something was weighed */
    bool told;
    int32_t lies; /* not yet set to zero */
    int32_t zero;
    int32_t last; /* what was told */
    uint64_t at;
};

static struct scale scales[MOST_SCALES];

void scales_start(void) {
    memset(scales, 0, sizeof scales);
}

enum code scales_zero(uint8_t scale) {
    if (scale >= board_parts()->scales) {
        return NO_SUCH_THING;
    }
    if (!scales[scale].known) {
        return NOT_NOW;
    }
    scales[scale].zero = scales[scale].lies;
    return DONE;
}

static int32_t shows(const struct scale *scale) {
    int64_t difference = (int64_t)scale->lies - scale->zero;
    if (difference > INT32_MAX) {
        return INT32_MAX;
    }
    return difference < INT32_MIN ? INT32_MIN : (int32_t)difference;
}

static bool has_news(const struct scale *scale) {
    int64_t change = (int64_t)shows(scale) - scale->last;
    return scale->known && (!scale->told || change > ENOUGH || change < -ENOUGH);
}

static uint64_t may_tell(const struct scale *scale) {
    return scale->told ? scale->at + SHORTEST : 0;
}

static size_t fields_of(uint8_t number, uint8_t *fields) {
    uint8_t *to = put_u8(fields, number);
    to = put_u32(to, (uint32_t)scales[number].last);
    return (size_t)(to - fields);
}

static void tell(uint8_t number, uint64_t now) {
    struct scale *scale = &scales[number];
    scale->last = shows(scale);
    scale->told = true;
    scale->at = now;
    uint8_t fields[WEIGHT_FIELDS];
    events_tell(MSG_WEIGHT, now, fields, fields_of(number, fields));
}

void scales_step(uint64_t now) {
    for (uint8_t i = 0; i < board_parts()->scales; i++) {
        int32_t milligrams;
        if (board_scale(i, &milligrams)) {
            scales[i].lies = milligrams;
            scales[i].known = true;
        }
        if (has_news(&scales[i]) && now >= may_tell(&scales[i])) {
            tell(i, now);
        }
    }
}

uint64_t scales_due(uint64_t now) {
    uint64_t due = NEVER;
    for (uint8_t i = 0; i < board_parts()->scales; i++) {
        if (has_news(&scales[i])) {
            due = sooner(due, may_tell(&scales[i]));
        }
    }
    return due < now ? now : due;
}

void scales_snapshot(void) {
    for (uint8_t i = 0; i < MOST_SCALES; i++) {
        if (scales[i].told) {
            uint8_t fields[WEIGHT_FIELDS];
            size_t length = fields_of(i, fields);
            events_add(MSG_WEIGHT, scales[i].at, HOW_IT_STANDS, fields, length);
        }
    }
}
