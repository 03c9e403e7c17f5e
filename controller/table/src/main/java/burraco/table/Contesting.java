package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Ruling;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Difference;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import burraco.table.state.Choice;
import burraco.table.state.Contest;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The last act was not as the table has it, says a player. It takes the word of two, and of none
 * whose line would be better off by the rulings: who benefits does not decide.
 */
final class Contesting {
    private final Desk desk;

    Contesting(Desk desk) {
        this.desk = desk;
    }

    Optional<Refusal> contest(Seat seat) {
        Optional<burraco.table.sheet.Line> last = last(desk.sheet());
        if (last.isEmpty() || desk.phase() == Phase.DEAL) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CONTEST));
        }
        if (isForOthers(last.get(), seat)) {
            return Optional.of(Refusal.of(Why.OTHERS_DECIDE));
        }
        Contest contest = of(desk.sheet(), seat, last.get().id());
        desk.contest = Optional.of(contest);
        desk.add(new Effect.Contested(contest));
        return Optional.empty();
    }

    /** Where cards go that his line threw is the other line's: nobody gets out of that. */
    private boolean isForOthers(burraco.table.sheet.Line act, Seat seat) {
        return desk.choosing
                .open()
                .filter(choice -> choice.act() == act.id())
                .filter(choice ->
                        choice.whose() instanceof Choice.Whose.OfLine(var line)
                                && line != seat.line())
                .isPresent();
    }

    /** Whether this act may be contested: a newer one makes it a matter for the arbiter. */
    static boolean isLast(Sheet sheet, int act) {
        return last(sheet).filter(line -> line.id() == act).isPresent();
    }

    /** The last act that a card told; none beneath what the arbiter has said. */
    private static Optional<burraco.table.sheet.Line> last(Sheet sheet) {
        for (var line : sheet.lines().reversed()) {
            Act act = line.said().act();
            boolean told =
                    sheet.slot(line.id()).filter(slot -> slot.corrections().isEmpty()).isPresent();
            if (told && act instanceof Act.OfSeat && line.said().by() == Teller.SENSORS) {
                return Optional.of(line);
            }
            if (!told || !isOfButtonOrClock(act)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean isOfButtonOrClock(Act act) {
        return act instanceof Act.Notice
                || act instanceof Act.Doubt
                || act instanceof Act.TimeOut
                || act instanceof Act.Elapse;
    }

    /** An agreement: it did not happen. Who contested it may think again. */
    Optional<Refusal> agree(Contest contest, Seat seat, Person by) {
        if (contest.by() == seat) {
            desk.endContest(Optional.of(by));
            return Optional.empty();
        }
        if (!contest.isDecidedBy(seat)) {
            return Optional.of(Refusal.of(Why.OTHERS_DECIDE));
        }
        return strike(desk.sheet(), contest.act())
                .map(strike -> desk.correcting.carryOut(new Command.Correct(strike, ""), by))
                .orElse(Optional.of(Refusal.of(Why.NOTHING_TO_ANSWER)));
    }

    /** It did happen, says who decides. */
    Optional<Refusal> deny(Contest contest, Seat seat, Person by) {
        if (!contest.isDecidedBy(seat)) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CONTEST));
        }
        desk.endContest(Optional.of(by));
        return Optional.empty();
    }

    private static Optional<Change> strike(Sheet sheet, int act) {
        return sheet.lines().stream()
                .filter(one -> one.id() == act)
                .findFirst()
                .map(one -> new Change.Strike(one.number(), one.shown()));
    }

    // Whose word it needs

    /** By what would fall and come with the act as the record is now. */
    static Contest of(Sheet sheet, Seat by, int act) {
        Set<Line> benefit =
                strike(sheet, act).map(strike -> benefit(sheet, strike)).orElse(Set.of());
        Line own = by.line();
        Line other = own.other();
        Optional<Line> decides =
                benefit.contains(other)
                        ? Optional.of(own).filter(line -> !benefit.contains(line))
                        : Optional.of(other);
        return new Contest(by, act, decides);
    }

    /** The lines against which a ruling would fall, and those that would gain one by it. */
    private static Set<Line> benefit(Sheet sheet, Change strike) {
        Set<Line> lines = EnumSet.noneOf(Line.class);
        Optional<Difference> all = Wishes.difference(sheet, new Command.Correct(strike, ""));
        for (Ruling ruling : all.map(Difference::fallen).orElse(List.of())) {
            against(ruling).ifPresent(lines::add);
        }
        for (Ruling ruling : all.map(Difference::ruled).orElse(List.of())) {
            against(ruling).map(Line::other).ifPresent(lines::add);
        }
        return lines;
    }

    private static Optional<Line> against(Ruling ruling) {
        return Optional.ofNullable(ruling.seat()).map(Seat::line);
    }
}
