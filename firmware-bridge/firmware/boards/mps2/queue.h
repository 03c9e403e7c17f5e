/* A byte queue with one writer and one reader; either may be an interrupt. */
#ifndef BURRACO_QUEUE_H
#define BURRACO_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

#define QUEUE_BYTES 4096u

struct queue {
    volatile uint8_t bytes[QUEUE_BYTES]; /* put before `came` moves, taken before `went` does */
    volatile uint32_t came;
    volatile uint32_t went;
};

static inline uint32_t queue_count(const struct queue *queue) {
    return queue->came - queue->went;
}

static inline uint32_t queue_room(const struct queue *queue) {
    return QUEUE_BYTES - queue_count(queue);
}

static inline void queue_put(struct queue *queue, uint8_t byte) {
    queue->bytes[queue->came % QUEUE_BYTES] = byte;
    queue->came++;
}

static inline uint8_t queue_first(const struct queue *queue) {
    return queue->bytes[queue->went % QUEUE_BYTES];
}

static inline void queue_drop(struct queue *queue) {
    queue->went++;
}

#endif
