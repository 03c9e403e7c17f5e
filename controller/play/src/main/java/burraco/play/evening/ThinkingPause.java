package burraco.play.evening;

import burraco.hal.virtual.Chance;

/** The time in which somebody thinks, while others may do something else. */
record ThinkingPause(long from, long until) {
    long some(Chance chance) {
        return from + (long) (chance.share() * (until - from));
    }
}
