package burraco.cli.simulate;

import burraco.cards.Line;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.play.evening.BreakdownOrder;
import burraco.play.evening.Habit;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Options of {@code ./table simulate}.
 *
 * @param perCapture hands in one capture
 * @param acts the number of acts after which play stops, if not at the end
 * @param cases the cases to commit on purpose, one for each hand
 * @param people who plays
 * @param ownTable whether strangers have a table of their own
 * @param ownNoise whether their sensors have properties of their own
 * @param habits habits that they often follow
 * @param breakdowns what breaks down in each hand
 * @param jobs how many captures are made at the same time
 * @param folder for captures and truths, if they are wanted
 * @param film the file for a film of the first minutes
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
        boolean ownTable,
        boolean ownNoise,
        List<Habit> habits,
        List<BreakdownOrder> breakdowns,
        int jobs,
        Tracking tracking,
        Optional<Path> folder,
        Optional<Path> film) {
    /** Who plays. */
    enum People {
        USUAL,
        /** Other people in every capture. */
        ANY,
        /** Other people with habits, cards and a table that the tracker was not tuned to. */
        STRANGERS
    }

    /** Whether the hands are tracked, and in which form the result is reported. */
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
