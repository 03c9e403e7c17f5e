/* A snapshot of the state, as events. */
#ifndef BURRACO_SNAPSHOT_H
#define BURRACO_SNAPSHOT_H

void snapshot_take(void);

#endif
