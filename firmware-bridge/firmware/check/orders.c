/* Tests of orders: each once, in order, with results; lamps, buzzer, update. */
#include "bytes.h"
#include "check.h"
#include "crc.h"
#include "talk.h"

#define GUARD 0x57415246u

static uint8_t lamps[60 * 3];

static void begin(void) {
    talk_start();
    talk_attach(HOST, 0, FIRST_EVENT);
    talk_step(0);
}

static int code(void) {
    const struct heard *result = talk_first(MSG_RESULT);
    return result == NULL ? -1 : result->payload[1];
}

static void light(uint8_t order, uint16_t first, uint16_t lasts, uint8_t red) {
    uint8_t payload[8] = {0};
    put_u8(put_u8(put_u16(put_u16(payload, first), lasts), 1), red);
    talk_send(MSG_LIGHT, order, payload, sizeof payload);
}

static int red_of(int lamp) {
    tb_lamps(lamps, sizeof lamps);
    return lamps[3 * lamp];
}

static void each_is_carried_out_once(void) {
    begin();
    light(2, 0, 1000, 99);
    talk_step(1);
    CHECK_NUMBER(code(), -1);
    light(1, 0, 1000, 50);
    light(2, 0, 1000, 60);
    light(1, 0, 1000, 70);
    talk_step(2);
    CHECK_NUMBER(talk_how_many(MSG_RESULT), 2);
    CHECK_NUMBER(red_of(0), 60);
    light(1, 0, 1000, 80);
    talk_step(3);
    CHECK_NUMBER(talk_how_many(MSG_RESULT), 1);
    CHECK_NUMBER(talk_first(MSG_RESULT)->order, 1);
    CHECK_NUMBER(red_of(0), 60);
    for (int order = 3; order < 600; order++) {
        light((uint8_t)((order - 1) % 255 + 1), 0, 1000, (uint8_t)order);
        talk_step(3);
        CHECK_NUMBER(talk_how_many(MSG_RESULT), 1);
        CHECK_NUMBER(red_of(0), order % 256);
    }
}

static void lamps_go_back(void) {
    begin();
    int idle = red_of(0);
    light(1, 3, 100, 200);
    talk_step(1000);
    CHECK_NUMBER(red_of(3), 200);
    talk_step(100999);
    CHECK_NUMBER(red_of(3), 200);
    talk_step(101000);
    CHECK_NUMBER(red_of(3), idle);
    light(2, 60, 100, 200);
    talk_step(101000);
    CHECK_NUMBER(code(), 2);
}

static void silence_is_noticed(void) {
    begin();
    int idle = red_of(0);
    light(1, 3, 60000, 200);
    uint8_t sound[5];
    put_u16(put_u16(put_u8(sound, 1), 440), 10000);
    talk_send(MSG_SOUND, 2, sound, sizeof sound);
    talk_step(1000);
    CHECK_NUMBER(tb_tone(), 440);
    talk_step(3000999);
    CHECK_NUMBER(red_of(3), 200);
    CHECK_NUMBER(tb_tone(), 440);
    talk_step(3001000);
    CHECK_NUMBER(red_of(3), idle);
    CHECK_NUMBER(tb_tone(), 0);
}

static void tones_follow_each_other(void) {
    begin();
    uint8_t sound[9];
    put_u16(put_u16(put_u16(put_u16(put_u8(sound, 2), 440), 10), 880), 20);
    talk_send(MSG_SOUND, 1, sound, sizeof sound);
    talk_step(0);
    CHECK_NUMBER(tb_tone(), 440);
    talk_step(10000);
    CHECK_NUMBER(tb_tone(), 880);
    talk_step(30000);
    CHECK_NUMBER(tb_tone(), 0);
    put_u16(sound + 3, 9990);
    talk_send(MSG_SOUND, 2, sound, sizeof sound);
    talk_step(30000);
    CHECK_NUMBER(code(), 3);
}

static void update_begin(uint8_t order, uint32_t guard, uint32_t crc) {
    uint8_t payload[12];
    put_u32(put_u32(put_u32(payload, guard), 300), crc);
    talk_send(MSG_UPDATE_BEGIN, order, payload, sizeof payload);
    talk_step(0);
}

static void update_block(uint8_t order, uint32_t offset, uint8_t count) {
    uint8_t payload[5 + 200];
    put_u8(put_u32(payload, offset), count);
    memset(payload + 5, 0xA5, count);
    talk_send(MSG_UPDATE_BLOCK, order, payload, 5u + count);
    talk_step(0);
}

static void update_end(uint8_t order) {
    uint8_t payload[4];
    put_u32(payload, GUARD);
    talk_send(MSG_UPDATE_END, order, payload, sizeof payload);
    talk_step(0);
}

static void a_firmware_is_taken_whole(void) {
    begin();
    uint8_t image[300];
    memset(image, 0xA5, sizeof image);
    uint32_t crc = crc32(0, image, sizeof image);
    update_begin(1, GUARD + 1, crc);
    CHECK_NUMBER(code(), 4);
    talk_plan_even(2);
    talk_step(0);
    update_begin(3, GUARD, crc);
    CHECK_NUMBER(code(), 1);
    uint8_t rest = 0;
    talk_send(MSG_PLAN, 4, &rest, 1);
    talk_step(0);
    update_begin(5, GUARD, crc);
    CHECK_NUMBER(code(), -1); /* the inventory is still under way */
    talk_inventory(0, 0);
    update_begin(5, GUARD, crc);
    update_begin(5, GUARD, crc);
    CHECK_NUMBER(code(), 0);
    update_block(6, 10, 10);
    CHECK_NUMBER(code(), 3);
    update_block(7, 0, 200);
    update_block(8, 0, 200);
    CHECK_NUMBER(code(), 0);
    update_end(9);
    CHECK_NUMBER(code(), 3);
    update_block(10, 200, 101);
    CHECK_NUMBER(code(), 3);
    update_block(11, 200, 100);
    CHECK_NUMBER(code(), 0);
    update_end(12);
    CHECK_NUMBER(code(), 0);
    CHECK_NUMBER(tb_ended(), 0);
    talk_step(50000);
    CHECK_NUMBER(tb_ended(), 2);
    CHECK_NUMBER(tb_firmware(), crc);
}

void check_orders(void) {
    each_is_carried_out_once();
    lamps_go_back();
    silence_is_noticed();
    tones_follow_each_other();
    a_firmware_is_taken_whole();
}
