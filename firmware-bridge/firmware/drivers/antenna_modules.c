#include "antenna_modules.h"

void antenna_modules_scan_begin(struct antenna_modules *modules, uint8_t antenna) {
    modules->chosen = antenna < modules->count ? antenna : (uint8_t)(modules->count - 1u);
    pn5180_scan_begin(&modules->chips[modules->chosen]);
}

bool antenna_modules_done(struct antenna_modules *modules, const struct scan **found) {
    struct pn5180 *chip = &modules->chips[modules->chosen];
    if (!pn5180_done(chip)) {
        return false;
    }
    *found = &chip->found;
    return true;
}
