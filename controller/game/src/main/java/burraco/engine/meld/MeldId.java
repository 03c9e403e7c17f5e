package burraco.engine.meld;

import burraco.cards.Line;

/**
 * A meld's name: its line and its number in order of opening, which is never reused: {@code NS1}.
 */
public record MeldId(Line line, int number) {
    public MeldId {
        if (number < 1) {
            throw new IllegalArgumentException("melds are numbered from 1");
        }
    }

    @Override
    public String toString() {
        return line.name() + number;
    }
}
