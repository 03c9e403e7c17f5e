#include "cobs.h"

#include <string.h>

#define FULL_BLOCK 0xFFu

void cobs_start(struct cobs *cobs) {
    memset(cobs, 0, sizeof *cobs);
}

static void push(struct cobs *cobs, uint8_t byte) {
    if (cobs->length == BODY_MOST) {
        cobs->spoilt = true;
        return;
    }
    cobs->body[cobs->length++] = byte;
}

static enum cobs_found finish(struct cobs *cobs) {
    enum cobs_found found = COBS_BODY;
    if (!cobs->begun) {
        found = COBS_EMPTY;
    } else if (cobs->spoilt || cobs->left > 0) {
        found = COBS_SPOILT;
    }
    cobs->begun = false;
    return found;
}

enum cobs_found cobs_take(struct cobs *cobs, uint8_t byte) {
    if (byte == 0) {
        return finish(cobs);
    }
    if (!cobs->begun) {
        cobs->begun = true;
        cobs->length = 0;
        cobs->left = 0;
        cobs->zero_owed = false;
        cobs->spoilt = false;
    }
    if (cobs->left > 0) {
        cobs->left--;
        push(cobs, byte);
        return COBS_MORE;
    }
    if (cobs->zero_owed) {
        push(cobs, 0);
    }
    cobs->left = (uint8_t)(byte - 1u);
    cobs->zero_owed = byte != FULL_BLOCK;
    return COBS_MORE;
}

size_t cobs_stuff(const uint8_t *body, size_t length, uint8_t *frame) {
    size_t code = 0;
    size_t to = 1;
    bool open = true;
    for (size_t i = 0; i < length; i++) {
        if (!open) {
            code = to++;
            open = true;
        }
        if (body[i] == 0) {
            frame[code] = (uint8_t)(to - code);
            code = to++;
        } else {
            frame[to++] = body[i];
            if (to - code == FULL_BLOCK) {
                frame[code] = FULL_BLOCK;
                /* A further block follows only if there are more bytes. */
                open = false;
            }
        }
    }
    if (open) {
        frame[code] = (uint8_t)(to - code);
    }
    frame[to++] = 0;
    return to;
}
