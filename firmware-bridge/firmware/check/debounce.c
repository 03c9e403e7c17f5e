/* As DebounceTest.java has it, in microseconds. */
#include "buttons.h"
#include "check.h"

#define AT(millis) ((uint64_t)(millis)*1000u)

void check_debounce(void) {
    struct debounce one = {0};
    CHECK(!debounce_contact(&one, false, AT(50)));
    CHECK(!debounce_contact(&one, true, AT(100)));
    CHECK(!debounce_contact(&one, true, AT(120) - 1));
    CHECK(debounce_contact(&one, true, AT(120)));
    CHECK(!debounce_contact(&one, true, AT(140)));
    CHECK(!debounce_contact(&one, false, AT(500)));
    CHECK(!debounce_contact(&one, true, AT(503)));
    CHECK(!debounce_contact(&one, true, AT(600)));
    CHECK(!debounce_contact(&one, false, AT(700)));
    CHECK(!debounce_contact(&one, false, AT(720)));
    CHECK(!debounce_contact(&one, true, AT(800)));
    CHECK(debounce_contact(&one, true, AT(820)));

    struct debounce bounces = {0};
    CHECK(!debounce_contact(&bounces, true, AT(100)));
    CHECK(!debounce_contact(&bounces, false, AT(104)));
    CHECK(!debounce_contact(&bounces, true, AT(107)));
    CHECK(!debounce_contact(&bounces, true, AT(127) - 1));
    CHECK(debounce_contact(&bounces, true, AT(127)));

    struct debounce nobody_asked = {0};
    CHECK(!debounce_contact(&nobody_asked, true, AT(100)));
    CHECK(debounce_contact(&nobody_asked, false, AT(300)));

    struct debounce brush = {0};
    CHECK(!debounce_contact(&brush, true, AT(100)));
    CHECK(!debounce_contact(&brush, false, AT(110)));
    CHECK(!debounce_contact(&brush, false, AT(400)));
}
