package burraco.play.evening;

import burraco.hal.virtual.Chance;

/** The while in which somebody thinks, and others do something else. */
record Moment(long from, long until) {
    long some(Chance chance) {
        return from + (long) (chance.share() * (until - from));
    }
}
