#include "snapshot.h"

#include "antennas.h"
#include "buttons.h"
#include "readings.h"
#include "scales.h"

void snapshot_take(void) {
    readings_snapshot();
    scales_snapshot();
    buttons_snapshot();
    antennas_snapshot();
}
