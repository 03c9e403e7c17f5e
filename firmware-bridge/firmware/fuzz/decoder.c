/* Any bytes: no frame is longer than a frame, and what was stuffed comes out again. */
#include "bytes.h"
#include "frame.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void round_trip(const uint8_t *bytes, size_t length) {
    static struct cobs cobs;
    uint8_t frame[FRAME_MOST];
    cobs_start(&cobs);
    size_t count = cobs_stuff(bytes, length, frame);
    for (size_t i = 0; i + 1 < count; i++) {
        if (cobs_take(&cobs, frame[i]) != COBS_MORE) {
            abort();
        }
    }
    if (cobs_take(&cobs, 0) != COBS_BODY || cobs.length != length
            || memcmp(cobs.body, bytes, length) != 0) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    static struct cobs cobs;
    struct frame frame;
    cobs_start(&cobs);
    for (size_t i = 0; i < length; i++) {
        if (cobs_take(&cobs, bytes[i]) == COBS_BODY
                && frame_parse(cobs.body, cobs.length, &frame) == FRAME_GOOD) {
            uint8_t form;
            uint16_t seed;
            uint8_t body[BODY_MOST];
            if (!frame_of(frame.type, &form, &seed)
                    || frame_build(&frame, seed, body) != cobs.length
                    || memcmp(body, cobs.body, cobs.length) != 0) {
                abort();
            }
        }
    }
    round_trip(bytes, length < BODY_MOST ? length : BODY_MOST);
    return 0;
}
