/* The state of the antennas, which are measured on request. */
#ifndef BURRACO_ANTENNAS_H
#define BURRACO_ANTENNAS_H

#include "codes.h"

#include <stdbool.h>
#include <stdint.h>

void antennas_start(void);
enum code antennas_diagnose(uint8_t port);

/* Call it between two inventories; true while an antenna is being measured. */
bool antennas_measure(uint64_t now);

uint64_t antennas_due(void);
void antennas_snapshot(void);

#endif
