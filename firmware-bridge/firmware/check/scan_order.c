/* As ScanOrderTest.java has it. */
#include "scan_order.h"

#include "check.h"

#include <string.h>

static int counts[3];

static void follow(uint8_t one, uint8_t two, uint8_t three) {
    uint8_t plan[32] = {one, two, three};
    scan_order_follow(plan);
}

static void begin(void) {
    scan_order_start(3);
    follow(1, 1, 1);
}

static void scans(int many) {
    memset(counts, 0, sizeof counts);
    for (int i = 0; i < many; i++) {
        counts[scan_order_next()]++;
    }
}

static bool about(int is, int wanted, int off) {
    return is >= wanted - off && is <= wanted + off;
}

static uint32_t dice = 1;

static uint32_t below(uint32_t many) {
    dice ^= dice << 13;
    dice ^= dice >> 17;
    dice ^= dice << 5;
    return dice % many;
}

/* Five hundred plans for 27 antennas; the number was worked out with ScanOrder.java. */
static void many_choices(void) {
    uint32_t hash = 0x811C9DC5u;
    scan_order_start(27);
    for (int plan = 0; plan < 500; plan++) {
        uint8_t urgencies[32] = {0};
        for (int i = 0; i < 27; i++) {
            uint32_t urgency = below(12);
            urgencies[i] = urgency > MOST_URGENT || plan % 50 == 7 ? 0 : (uint8_t)urgency;
        }
        scan_order_follow(urgencies);
        uint32_t scans_of_it = below(100);
        for (uint32_t i = 0; i < scans_of_it; i++) {
            hash = (hash ^ (uint8_t)scan_order_next()) * 0x01000193u;
        }
    }
    CHECK_NUMBER(hash, 0x5626925Cu);
}

/* What ScanOrder.java chooses. */
static void same_choices(void) {
    static const char *CHOICES = "0122220122220122";
    scan_order_start(3);
    follow(1, 1, 4);
    for (const char *c = CHOICES; *c != 0; c++) {
        CHECK_NUMBER(scan_order_next(), *c - '0');
    }
}

void check_scan_order(void) {
    scan_order_start(3);
    CHECK_NUMBER(scan_order_next(), NOBODY);
    begin();
    for (int i = 0; i < 6; i++) {
        CHECK_NUMBER(scan_order_next(), i % 3);
    }
    begin();
    follow(1, 3, 1);
    scans(500);
    CHECK(about(counts[0], 100, 2) && about(counts[1], 300, 2) && about(counts[2], 100, 2));
    begin();
    follow(1, 0, 1);
    scans(1000);
    CHECK_NUMBER(counts[1], 0);
    follow(1, 1, 1);
    scans(30);
    CHECK(about(counts[1], 10, 1));
    begin();
    follow(0, 0, 0);
    CHECK_NUMBER(scan_order_next(), NOBODY);
    follow(1, 1, 1);
    scans(102);
    CHECK_NUMBER(counts[2], 34);
    begin();
    scans(4);
    follow(8, 1, 1);
    scans(6);
    CHECK_NUMBER(counts[0], 4);
    same_choices();
    many_choices();
}
