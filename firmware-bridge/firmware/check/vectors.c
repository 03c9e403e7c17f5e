/* The golden vectors that both ends read. */
#include "check.h"
#include "bytes.h"
#include "crc.h"
#include "frame.h"
#include "schema.h"

#include <stdio.h>
#include <stdlib.h>

#define LONGEST 8192
#define MOST_COLUMNS 8
#define MOST_BYTES 1024

struct bytes {
    uint8_t of[MOST_BYTES];
    size_t length;
};

static int columns_of(char *line, char **columns) {
    int count = 0;
    line[strcspn(line, "\n")] = 0;
    while (line != NULL && count < MOST_COLUMNS) {
        columns[count++] = line;
        line = strstr(line, " | ");
        if (line != NULL) {
            *line = 0;
            line += 3;
        }
    }
    return count;
}

static struct bytes bytes_of(const char *hex) {
    struct bytes bytes = {{0}, 0};
    unsigned value;
    while (sscanf(hex, "%2x", &value) == 1 && bytes.length < MOST_BYTES) {
        bytes.of[bytes.length++] = (uint8_t)value;
        hex += 2;
    }
    return bytes;
}

static bool same(const uint8_t *one, size_t length, const struct bytes *other) {
    return length == other->length && memcmp(one, other->of, length) == 0;
}

/* Feeds all of it; gives back the first that was found after COBS_MORE. */
static enum cobs_found feed(struct cobs *cobs, const struct bytes *bytes) {
    cobs_start(cobs);
    for (size_t i = 0; i < bytes->length; i++) {
        enum cobs_found found = cobs_take(cobs, bytes->of[i]);
        if (found != COBS_MORE && found != COBS_EMPTY) {
            return found;
        }
    }
    return COBS_EMPTY;
}

static void cobs_vector(char **columns) {
    struct bytes plain = bytes_of(columns[1][0] == '-' ? "" : columns[1]);
    struct bytes stuffed = bytes_of(columns[2]);
    stuffed.of[stuffed.length++] = 0;
    uint8_t frame[MOST_BYTES];
    CHECK(same(frame, cobs_stuff(plain.of, plain.length, frame), &stuffed));
    struct cobs cobs;
    CHECK(feed(&cobs, &stuffed) == COBS_BODY && same(cobs.body, cobs.length, &plain));
}

static void seed_vector(char **columns) {
    uint8_t form;
    uint16_t seed = 0;
    CHECK(frame_of((uint8_t)strtoul(columns[1], NULL, 16), &form, &seed));
    CHECK_NUMBER(seed, strtoul(columns[3], NULL, 16));
}

static void frame_vector(char **columns, int count) {
    struct bytes body = bytes_of(columns[count - 2]);
    struct bytes wire = bytes_of(columns[count - 1]);
    struct cobs cobs;
    struct frame frame;
    CHECK(feed(&cobs, &wire) == COBS_BODY && same(cobs.body, cobs.length, &body));
    CHECK_NUMBER(frame_parse(cobs.body, cobs.length, &frame), FRAME_GOOD);
    uint8_t form = 0;
    uint16_t seed = 0;
    CHECK(frame_of(frame.type, &form, &seed) && form == frame.form);
    uint8_t built[BODY_MOST];
    uint8_t stuffed[FRAME_MOST];
    size_t length = frame_build(&frame, seed, built);
    CHECK(same(built, length, &body));
    CHECK(same(stuffed, cobs_stuff(built, length, stuffed), &wire));
}

static void dropped_vector(char **columns, int count, bool bad) {
    struct bytes wire = bytes_of(columns[count - 1]);
    struct cobs cobs;
    struct frame frame;
    enum cobs_found found = feed(&cobs, &wire);
    bool spoilt = found == COBS_SPOILT;
    if (found == COBS_BODY) {
        enum frame_found parsed = frame_parse(cobs.body, cobs.length, &frame);
        spoilt = parsed == FRAME_BAD;
        bool echo = strcmp(columns[2], "to board") == 0 && parsed == FRAME_GOOD && frame.type > 0x3F;
        bool sent_back = strcmp(columns[2], "to host") == 0 && parsed == FRAME_GOOD
                         && frame.type <= 0x3F;
        CHECK(parsed != FRAME_GOOD || (!bad && (echo || sent_back)));
    }
    if (spoilt != bad) {
        printf("%s: %s\n", columns[0], columns[1]);
    }
    CHECK(spoilt == bad);
}

static void vector(char **columns, int count) {
    const char *kind = columns[0];
    if (strcmp(kind, "check") == 0) {
        struct bytes bytes = bytes_of(columns[1]);
        CHECK_NUMBER(crc16(CRC16_BEGIN, bytes.of, bytes.length), strtoul(columns[2], NULL, 16));
    } else if (strcmp(kind, "schema") == 0) {
        CHECK_NUMBER(SCHEMA_NUMBER, strtoul(columns[1], NULL, 16));
    } else if (strcmp(kind, "seed") == 0) {
        seed_vector(columns);
    } else if (strcmp(kind, "cobs") == 0) {
        cobs_vector(columns);
    } else if (strcmp(kind, "frame") == 0 || strcmp(kind, "later") == 0) {
        frame_vector(columns, count);
    } else if (strcmp(kind, "bad") == 0) {
        dropped_vector(columns, count, true);
    } else if (strcmp(kind, "unknown") == 0 || strcmp(kind, "empty") == 0) {
        dropped_vector(columns, count, false);
    } else {
        printf("no such kind of vector: %s\n", kind);
        CHECK(false);
    }
}

void check_vectors(const char *path) {
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    if (file == NULL) {
        return;
    }
    static char line[LONGEST];
    int vectors = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        char *columns[MOST_COLUMNS];
        if (line[0] != '#' && line[0] != '\n') {
            vector(columns, columns_of(line, columns));
            vectors++;
        }
    }
    fclose(file);
    CHECK(vectors > 100);
}
