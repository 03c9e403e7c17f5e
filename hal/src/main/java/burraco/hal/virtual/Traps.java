package burraco.hal.virtual;

/**
 * The silence that some readers bring upon tags: they stay active and do not answer for a while.
 */
final class Traps {
    private Noise noise;
    private final Chance chance;

    Traps(Noise noise, Chance chance) {
        this.noise = noise;
        this.chance = chance;
    }

    void noise(Noise other) {
        noise = other;
    }

    boolean hold(Tag tag, long at) {
        if (noise.range(Figure.TRAP_EVERY).most() == 0) {
            return false;
        }
        if (tag.silentNext == Tag.NEVER) {
            tag.silentNext = at + untilNext();
        }
        // Also those silences that nobody noticed, because it was elsewhere.
        while (at >= tag.silentNext) {
            tag.silentUntil = tag.silentNext + (long) noise.draw(Figure.TRAP_LENGTH, chance);
            tag.silentNext = tag.silentUntil + untilNext();
        }
        return at < tag.silentUntil;
    }

    private long untilNext() {
        return Math.max(1, (long) (noise.draw(Figure.TRAP_EVERY, chance) * 1000));
    }
}
