package burraco.play.evening;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Setting;
import burraco.play.BotRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * What truly happened in a hand, as a hand record, and when. The record begins with the deal, and
 * its reader knows of the cards what the deal and the acts tell him.
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
        Hand start = script.start();
        Setting setting = start.setting();
        boolean fromTheDeal = setting.wholeDeck() && start.pozzetto(3).cards().size() == 0;
        Setting ruled =
                new Setting(
                        setting.rules(),
                        setting.dealer(),
                        script.onCall(),
                        setting.wholeDeck(),
                        setting.timed());
        hand = fromTheDeal ? Draft.fresh(ruled).hand() : start;
        record = new BotRecord(remark, hand);
    }

    /** The deed was done from here to there. */
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
