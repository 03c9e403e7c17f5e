package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Ruling;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.SheetChanges;
import burraco.table.state.Contest;
import burraco.table.state.OpenChoice;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Handles a player's statement that the table misunderstood the last act. Two players have to
 * agree, and neither may belong to a line that would gain by the change of rulings.
 */
final class ContestHandler {
    private final TableWorkspace workspace;

    ContestHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    Optional<Refusal> contest(Seat seat) {
        Optional<burraco.table.sheet.SheetLine> last = last(workspace.sheet());
        if (last.isEmpty() || workspace.phase() == Phase.DEAL) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CONTEST));
        }
        if (isForOthers(last.get(), seat)) {
            return Optional.of(Refusal.of(Why.OTHERS_DECIDE));
        }
        Contest contest = of(workspace.sheet(), seat, last.get().id());
        workspace.contest = Optional.of(contest);
        workspace.add(new Effect.Contested(contest));
        return Optional.empty();
    }

    /**
     * Whether the act is about where cards go that this player's line threw: that is for the other
     * line to decide.
     */
    private boolean isForOthers(burraco.table.sheet.SheetLine act, Seat seat) {
        return workspace
                .choosing
                .open()
                .filter(choice -> choice.act() == act.id())
                .filter(choice ->
                        choice.whose() instanceof OpenChoice.Whose.OfLine(var line)
                                && line != seat.line())
                .isPresent();
    }

    /** Whether the act may be contested; once a later act exists it is a matter for the arbiter. */
    static boolean isLast(ActSheet sheet, int act) {
        return last(sheet).filter(line -> line.id() == act).isPresent();
    }

    /** The last act that the sensors reported; none if the arbiter has said something since. */
    private static Optional<burraco.table.sheet.SheetLine> last(ActSheet sheet) {
        for (var line : sheet.lines().reversed()) {
            Act act = line.said().act();
            boolean told =
                    sheet.slot(line.id()).filter(slot -> slot.corrections().isEmpty()).isPresent();
            if (told && act instanceof Act.OfSeat && line.said().by() == ActOrigin.SENSORS) {
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

    /**
     * Agrees that the act did not happen. The player who contested it withdraws his contest
     * instead.
     */
    Optional<Refusal> agree(Contest contest, Seat seat, Person by) {
        if (contest.by() == seat) {
            workspace.endContest(Optional.of(by));
            return Optional.empty();
        }
        if (!contest.isDecidedBy(seat)) {
            return Optional.of(Refusal.of(Why.OTHERS_DECIDE));
        }
        return strike(workspace.sheet(), contest.act())
                .map(strike -> workspace.correcting.carryOut(new Command.Correct(strike, ""), by))
                .orElse(Optional.of(Refusal.of(Why.NOTHING_TO_ANSWER)));
    }

    /** Says that the act did happen. */
    Optional<Refusal> deny(Contest contest, Seat seat, Person by) {
        if (!contest.isDecidedBy(seat)) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CONTEST));
        }
        workspace.endContest(Optional.of(by));
        return Optional.empty();
    }

    private static Optional<RecordChange> strike(ActSheet sheet, int act) {
        return sheet.lines().stream()
                .filter(one -> one.id() == act)
                .findFirst()
                .map(one -> new RecordChange.Strike(one.number(), one.shown()));
    }

    // Who decides

    /**
     * The contest, with the line that decides, worked out from the rulings that would fall or arise
     * without the act.
     */
    static Contest of(ActSheet sheet, Seat by, int act) {
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

    /**
     * The lines that would gain: those against which a ruling would fall, and the opponents of
     * those against which one would arise.
     */
    private static Set<Line> benefit(ActSheet sheet, RecordChange strike) {
        Set<Line> lines = EnumSet.noneOf(Line.class);
        Optional<SheetChanges> all =
                RecordWishes.difference(sheet, new Command.Correct(strike, ""));
        for (Ruling ruling : all.map(SheetChanges::fallen).orElse(List.of())) {
            against(ruling).ifPresent(lines::add);
        }
        for (Ruling ruling : all.map(SheetChanges::ruled).orElse(List.of())) {
            against(ruling).map(Line::other).ifPresent(lines::add);
        }
        return lines;
    }

    private static Optional<Line> against(Ruling ruling) {
        return ruling.seat().map(Seat::line);
    }
}
