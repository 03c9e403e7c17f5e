/* Carries out orders in sequence, each once, and keeps their results. */
#ifndef BURRACO_ORDERS_H
#define BURRACO_ORDERS_H

#include "frame.h"

/* A new host gives its first order. */
void orders_start(void);

bool orders_is_one(uint8_t type);

/* Carries out what is expected, remembers to answer what was carried out, ignores the rest. */
void orders_take(const struct frame *frame, uint64_t now);

/* Answers, as far as there is room. */
void orders_answer(uint64_t now);

#endif
