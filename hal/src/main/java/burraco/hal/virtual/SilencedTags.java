package burraco.hal.virtual;

/** The silence that some readers cause: a tag stays active and does not answer for a while. */
final class SilencedTags {
    private Noise noise;
    private final Chance chance;

    SilencedTags(Noise noise, Chance chance) {
        this.noise = noise;
        this.chance = chance;
    }

    void noise(Noise other) {
        noise = other;
    }

    boolean hold(Tag tag, long at) {
        if (noise.range(NoiseFigure.TRAP_EVERY).most() == 0) {
            return false;
        }
        if (tag.silentNext == Tag.NEVER) {
            tag.silentNext = at + untilNext();
        }
        // Includes silences that had no effect because the tag was elsewhere.
        while (at >= tag.silentNext) {
            tag.silentUntil = tag.silentNext + (long) noise.draw(NoiseFigure.TRAP_LENGTH, chance);
            tag.silentNext = tag.silentUntil + untilNext();
        }
        return at < tag.silentUntil;
    }

    private long untilNext() {
        return Math.max(1, (long) (noise.draw(NoiseFigure.TRAP_EVERY, chance) * 1000));
    }
}
