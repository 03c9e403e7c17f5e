package burraco.play.evening;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.play.BotRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * What truly happened in a hand, as a hand record with times. The record begins with the deal, and
 * names the cards that the deal and the acts reveal.
 */
public final class Truth {
    /**
     * When an act was done.
     *
     * @param line its line in the record
     * @param begun when the first card of it left its place, or the button was pressed
     * @param complete when its last card had come to rest
     */
    public record Timed(int line, String action, long begun, long complete) {}

    private final BotRecord record;
    private final List<Timed> times = new ArrayList<>();
    private Hand hand;
    private int number;

    Truth(String remark, Script script) {
        hand = asItsReaderKnowsIt(script);
        record = new BotRecord(remark, hand);
    }

    /**
     * The position that a reader of the record begins with: all cards in one unseen heap, except a
     * pozzetto that was left over.
     */
    private static Hand asItsReaderKnowsIt(Script script) {
        Hand start = script.start();
        Setting setting = start.setting();
        Draft draft =
                Draft.fresh(
                        new Setting(
                                setting.rules(),
                                setting.dealer(),
                                script.onCall(),
                                setting.wholeDeck(),
                                setting.timed()));
        draft.places().pozzetto(3, start.pozzetto(3));
        draft.places().located(start.pozzetto(3).cards().known());
        draft.places().stock(Row.unseen(start.stock().size()));
        return draft.hand();
    }

    /** Records that a deed was done in this time. */
    void did(Deed deed, long begun, long complete) {
        Act act = deed.act();
        if (!(Engine.apply(hand, act, ++number) instanceof Outcome.Ruled ruled)) {
            throw new IllegalStateException("the record cannot say this: " + act);
        }
        String line = record.act(hand, act, ruled.moved());
        times.add(new Timed(record.lines(), line, begun, complete));
        hand = ruled.hand();
    }

    /** The hand record. */
    public String text() {
        return record.text();
    }

    /** When its acts were done, in its order. */
    public List<Timed> times() {
        return List.copyOf(times);
    }
}
