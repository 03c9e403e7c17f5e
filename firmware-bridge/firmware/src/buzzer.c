#include "buzzer.h"

#include "board.h"
#include "bytes.h"
#include "never.h"

#define MOST_TONES 16u
#define TONE_BYTES 4u
#define LONGEST_MELODY 10000u /* milliseconds */

static struct {
    uint8_t tones[MOST_TONES * TONE_BYTES];
    uint8_t count;
    uint8_t next;
    uint64_t ends; /* the tone that sounds */
    uint16_t hertz;
} buzzer;

void buzzer_start(void) {
    memset(&buzzer, 0, sizeof buzzer);
    buzzer.ends = NEVER;
}

enum code buzzer_sound(const uint8_t *tones, uint8_t count, uint64_t now) {
    if ((board_parts()->features & HAS_BUZZER) == 0) {
        return CANNOT;
    }
    uint32_t millis = 0;
    for (size_t i = 0; i < count; i++) {
        millis += get_u16(tones + TONE_BYTES * i + 2);
    }
    if (count > MOST_TONES || millis > LONGEST_MELODY) {
        return NO_SENSE;
    }
    memcpy(buzzer.tones, tones, TONE_BYTES * count);
    buzzer.count = count;
    buzzer.next = 0;
    buzzer.ends = now;
    return DONE;
}

void buzzer_still(void) {
    buzzer.count = 0;
    buzzer.next = 0;
    buzzer.ends = 0;
}

static void sound(uint16_t hertz) {
    if (hertz != buzzer.hertz) {
        buzzer.hertz = hertz;
        board_sound(hertz);
    }
}

void buzzer_step(uint64_t now) {
    while (now >= buzzer.ends) {
        if (buzzer.next == buzzer.count) {
            buzzer.ends = NEVER;
            sound(0);
            return;
        }
        const uint8_t *tone = buzzer.tones + TONE_BYTES * buzzer.next++;
        buzzer.ends += MILLIS(get_u16(tone + 2));
        if (now < buzzer.ends) {
            sound(get_u16(tone));
        }
    }
}

uint64_t buzzer_due(void) {
    return buzzer.ends;
}
