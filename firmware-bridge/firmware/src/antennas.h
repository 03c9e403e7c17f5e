/* Whether antennas are well; they are measured when somebody asks. */
#ifndef BURRACO_ANTENNAS_H
#define BURRACO_ANTENNAS_H

#include "codes.h"

#include <stdbool.h>
#include <stdint.h>

void antennas_start(void);
enum code antennas_diagnose(uint8_t port);

/* Between two inventories; true while one is being measured. */
bool antennas_measure(uint64_t now);

uint64_t antennas_due(void);
void antennas_snapshot(void);

#endif
