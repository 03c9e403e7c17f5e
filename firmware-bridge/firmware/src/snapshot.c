#include "snapshot.h"

#include "antennas.h"
#include "buttons.h"
#include "capacity.h"
#include "readings.h"
#include "ring.h"
#include "scales.h"

_Static_assert(RING_BYTES >= SNAPSHOT_MOST, "a snapshot has to fit into the ring");

void snapshot_take(void) {
    readings_snapshot();
    scales_snapshot();
    buttons_snapshot();
    antennas_snapshot();
}
