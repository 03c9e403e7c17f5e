#include "frame.h"

#include "bytes.h"
#include "crc.h"
#include "schema.h"

#define FLAGS 0x0Fu

static const struct message MESSAGES[] = {MESSAGES_OF_SCHEMA};

static const struct message *message_of(uint8_t type) {
    for (size_t i = 0; i < sizeof MESSAGES / sizeof MESSAGES[0]; i++) {
        if (MESSAGES[i].type == type) {
            return &MESSAGES[i];
        }
    }
    return NULL;
}

static uint8_t form_of(uint8_t type) {
    return type == MSG_ASK || type == MSG_HELLO ? FORM_FOR_EVER : FORM_USUAL;
}

bool frame_of(uint8_t type, uint8_t *form, uint16_t *seed) {
    const struct message *message = message_of(type);
    if (message == NULL) {
        return false;
    }
    *form = form_of(type);
    *seed = message->seed;
    return true;
}

static bool is_whole(const struct message *message, const struct frame *frame) {
    size_t wanted = message->least;
    if (frame->length >= wanted && message->each > 0) {
        wanted += (size_t)message->each * frame->payload[message->least - 1];
    }
    return frame->length >= wanted;
}

enum frame_found frame_parse_any(
        const uint8_t *body, size_t length, uint16_t seed, struct frame *frame) {
    if (length < BODY_LEAST || length > BODY_MOST) {
        return FRAME_BAD;
    }
    if (crc16(seed, body, length - 2) != get_u16(body + length - 2)) {
        return FRAME_BAD;
    }
    frame->form = body[0];
    frame->type = body[1];
    frame->count = body[2];
    frame->order = body[3];
    frame->payload = body + 4;
    frame->length = (uint16_t)(length - BODY_LEAST);
    return FRAME_GOOD;
}

enum frame_found frame_parse(const uint8_t *body, size_t length, struct frame *frame) {
    if (length < BODY_LEAST || length > BODY_MOST || (body[0] & FLAGS) != 0 || body[0] > FORM_USUAL) {
        return FRAME_BAD;
    }
    const struct message *message = message_of(body[1]);
    if (message == NULL) {
        return FRAME_UNKNOWN;
    }
    if (body[0] != form_of(body[1])
            || frame_parse_any(body, length, message->seed, frame) != FRAME_GOOD
            || !is_whole(message, frame)) {
        return FRAME_BAD;
    }
    /* Another protocol. */
    bool strange = frame->form == FORM_FOR_EVER && get_u32(frame->payload) != MAGIC;
    return strange ? FRAME_UNKNOWN : FRAME_GOOD;
}

size_t frame_build(const struct frame *frame, uint16_t seed, uint8_t *body) {
    uint8_t *to = put_u8(body, frame->form);
    to = put_u8(to, frame->type);
    to = put_u8(to, frame->count);
    to = put_u8(to, frame->order);
    to = put_bytes(to, frame->payload, frame->length);
    to = put_u16(to, crc16(seed, body, (size_t)(to - body)));
    return (size_t)(to - body);
}
