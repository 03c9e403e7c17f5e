/* Made by tools/schema.c of schema.txt: `make schema`, never by hand. */
#ifndef BURRACO_SCHEMA_H
#define BURRACO_SCHEMA_H

#include <stdint.h>

#define SCHEMA_NUMBER 0x8AF38774u

enum message_type {
    MSG_ASK = 0x01,
    MSG_ATTACH = 0x02,
    MSG_TAKEN = 0x03,
    MSG_PING = 0x04,
    MSG_PLAN = 0x10,
    MSG_LIGHT = 0x11,
    MSG_SOUND = 0x12,
    MSG_ZERO = 0x13,
    MSG_DIAGNOSE = 0x14,
    MSG_TEST = 0x15,
    MSG_UPDATE_BEGIN = 0x18,
    MSG_UPDATE_BLOCK = 0x19,
    MSG_UPDATE_END = 0x1A,
    MSG_RESTART = 0x1B,
    MSG_HELLO = 0x81,
    MSG_ATTACHED = 0x82,
    MSG_RESULT = 0x83,
    MSG_PONG = 0x84,
    MSG_STATS = 0x85,
    MSG_NOTE = 0x86,
    MSG_SCAN = 0x90,
    MSG_PRESS = 0x91,
    MSG_WEIGHT = 0x92,
    MSG_ANTENNA = 0x93,
    MSG_GAP = 0x94,
    MSG_WHOLE = 0x95,
};

/* `least` bytes of payload, and `each` so often as the last one of them says. */
struct message {
    uint8_t type;
    uint8_t least;
    uint8_t each;
    uint16_t seed;
};

/* clang-format off */
#define MESSAGES_OF_SCHEMA \
    {MSG_ASK, 10, 0, 0xFFFF}, \
    {MSG_ATTACH, 16, 0, 0x1D1D}, \
    {MSG_TAKEN, 13, 0, 0xF33D}, \
    {MSG_PING, 8, 0, 0xFF35}, \
    {MSG_PLAN, 1, 2, 0xF13C}, \
    {MSG_LIGHT, 5, 3, 0x5EE0}, \
    {MSG_SOUND, 1, 4, 0x7940}, \
    {MSG_ZERO, 1, 0, 0x3FD2}, \
    {MSG_DIAGNOSE, 1, 0, 0x9955}, \
    {MSG_TEST, 0, 0, 0x5C75}, \
    {MSG_UPDATE_BEGIN, 12, 0, 0xB0BE}, \
    {MSG_UPDATE_BLOCK, 5, 1, 0x6033}, \
    {MSG_UPDATE_END, 4, 0, 0x57ED}, \
    {MSG_RESTART, 4, 0, 0xB737}, \
    {MSG_HELLO, 34, 1, 0xFFFF}, \
    {MSG_ATTACHED, 17, 0, 0x4634}, \
    {MSG_RESULT, 3, 1, 0x3070}, \
    {MSG_PONG, 24, 0, 0xAB6E}, \
    {MSG_STATS, 48, 0, 0x4E6A}, \
    {MSG_NOTE, 1, 1, 0xEFD5}, \
    {MSG_SCAN, 24, 9, 0x9309}, \
    {MSG_PRESS, 16, 0, 0xE453}, \
    {MSG_WEIGHT, 18, 0, 0xCEEC}, \
    {MSG_ANTENNA, 17, 0, 0xE0B7}, \
    {MSG_GAP, 18, 0, 0x141F}, \
    {MSG_WHOLE, 13, 0, 0x3BC4}
/* clang-format on */

#endif
