package burraco.cli;

import burraco.cards.Line;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.play.evening.Habit;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is to be simulated.
 *
 * @param perCapture hands in one capture
 * @param acts after so many nobody plays on, if not to the end
 * @param cases what is committed on purpose, hand after hand
 * @param people who plays
 * @param habits what they do often beside that
 * @param jobs how many captures are made at the same time
 * @param folder where captures and truths go, if they are wanted
 * @param film where a film of the first minutes goes
 */
record SimulateOptions(
        int hands,
        long seed,
        int perCapture,
        Optional<Integer> acts,
        Layout layout,
        Deck deck,
        Noise noise,
        List<Case> cases,
        People people,
        List<Habit> habits,
        int jobs,
        Tracking tracking,
        Optional<Path> folder,
        Optional<Path> film) {
    /** Who sits at the table. */
    enum People {
        USUAL,
        /** Others in every capture. */
        ANY
    }

    /** Whether the hands are also understood, and how is told what came of it. */
    enum Tracking {
        NONE,
        SHEET,
        JSON
    }

    /** How many melds of each line the table has room for. */
    int places() {
        return Math.min(layout.slots(Line.NS), layout.slots(Line.EW));
    }

    RuleSet rules() {
        return layout.rules();
    }
}
