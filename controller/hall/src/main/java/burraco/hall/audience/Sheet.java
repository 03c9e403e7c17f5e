package burraco.hall.audience;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Setting;
import burraco.engine.rules.RuleSet;
import burraco.engine.score.MatchLength;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Heading;
import burraco.table.sheet.SheetLine;
import burraco.table.sheet.Statement;
import burraco.table.sheet.ToldAct;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The record of the hand that a table plays, put together again from the lines that it tells: acts
 * come, and are withdrawn from the end. Faults for which nobody has called stay untold here too.
 */
final class Sheet {
    private ActSheet acts = begun(Seat.SOUTH);

    /** The table's numbers of the lines in it. */
    private final List<Integer> numbers = new ArrayList<>();

    private boolean clear = true;

    private static ActSheet begun(Seat dealer) {
        Setting setting = new Setting(RuleSet.FIBUR_INT_2018, dealer, true, false, false);
        return ActSheet.of(new Heading(setting, MatchLength.FOUR_HANDS, 1, List.of()));
    }

    void beginAnew() {
        acts = begun(Seat.SOUTH);
        numbers.clear();
        clear = true;
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** Whether every line could be carried out, so that it shows where the cards lie. */
    boolean isClear() {
        return clear;
    }

    ActSheet acts() {
        return acts;
    }

    /** Takes away this line and all behind it. */
    void without(int number) {
        while (!numbers.isEmpty() && numbers.getLast() >= number) {
            numbers.removeLast();
            Optional<SheetLine> last = acts.last();
            if (last.isPresent()
                    && acts.without(last.get().id()) instanceof ActSheet.Result.Done(var less)) {
                acts = less;
            }
        }
    }

    /**
     * Adds a line.
     *
     * @return the act as everybody saw it; empty if the line cannot be read
     */
    Optional<Act> with(int number, String text, long at) {
        without(number);
        if (!(Statement.of(text) instanceof Statement.Readable(Act act, boolean late))) {
            clear = false;
            return Optional.empty();
        }
        if (numbers.isEmpty() && act instanceof Act.Deal first) {
            // The dealer gives the first card to who sits behind him in the order of play.
            acts = begun(first.to().next().next().next());
        }
        ToldAct told = new ToldAct(act, late, ActOrigin.SENSORS, at, at, at, 1);
        if (clear && acts.with(told) instanceof ActSheet.Result.Done(var more)) {
            acts = more;
            numbers.add(number);
            return acts.last().map(SheetLine::seen);
        }
        clear = false;
        return Optional.of(act);
    }
}
