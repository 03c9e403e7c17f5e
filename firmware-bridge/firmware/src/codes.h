/* The results of orders. */
#ifndef BURRACO_CODES_H
#define BURRACO_CODES_H

enum code {
    DONE,
    NOT_NOW,
    NO_SUCH_THING,
    NO_SENSE,
    WRONG_GUARD,
    WRONG_CRC,
    CANNOT,
    FAILED,
};

#endif
