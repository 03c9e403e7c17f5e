package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.CountEntry;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.UnconfirmedHand;
import java.util.Optional;
import java.util.function.Predicate;

/** Handles what people say about the points of the hands of a match. */
final class ScoreHandler {
    /** All points are multiples of this. */
    private static final int STEP = 5;

    private final TableWorkspace workspace;

    ScoreHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    /** A finished hand, and where it is kept. */
    private sealed interface Over {
        PlayedHand hand();

        int match();

        /** Its cards are still on the table. */
        record Lies(PlayedHand hand, int match) implements Over {}

        record Written(PlayedHand hand, MatchSheet sheet) implements Over {
            @Override
            public int match() {
                return sheet.number();
            }
        }
    }

    /** Enters people's count of a hand, unless both lines have confirmed a count. */
    Optional<Refusal> enter(Command.Score score, Person by) {
        Optional<Over> over = find(score.match(), score.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        if (over.get().hand().isConfirmed()) {
            return not(Why.HAND_IS_CONFIRMED, score.hand());
        }
        PlayedHand.Entered counted = new PlayedHand.Entered(score.ns(), score.ew());
        int match = over.get().match();
        workspace.add(
                new Effect.Scored(match, score.hand(), score.ns(), score.ew(), by, score.why()));
        switch (over.get()) {
            case Over.Lies _ -> workspace.counting.entered(counted);
            case Over.Written(var hand, var sheet) -> put(sheet.with(hand.with(counted)));
        }
        return Optional.empty();
    }

    /** Enters the points left to a line; both lines have to confirm the result. */
    Optional<Refusal> left(Command.Left left, Person by) {
        Optional<Over> over = find(left.match(), left.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        PlayedHand hand = over.get().hand();
        if (hand.isConfirmed()) {
            return not(Why.HAND_IS_CONFIRMED, left.hand());
        }
        if (!hand.isUnseen(left.line())) {
            boolean isCounted = hand.score(left.line()).total().isPresent();
            return not(isCounted ? Why.NOTHING_TO_COUNT : Why.NOTHING_SEEN);
        }
        if (hand.entered().isPresent() && by instanceof Person.Player) {
            return not(Why.SCORE_IS_ENTERED);
        }
        if (left.points() < 0
                || left.points() > CountEntry.MAX_POINTS
                || left.points() % STEP != 0) {
            return not(Why.NO_SUM_OF_CARDS, left.points());
        }
        workspace.add(
                new Effect.Left(
                        over.get().match(),
                        left.hand(),
                        left.line(),
                        left.points(),
                        Optional.of(by)));
        switch (over.get()) {
            case Over.Lies _ -> workspace.counting.left(left.line(), left.points());
            case Over.Written(_, var sheet) ->
                    put(sheet.with(hand.left(left.line(), left.points())));
        }
        return Optional.empty();
    }

    /**
     * Changes a confirmed score, which by art. 19 is allowed only if it was written down wrongly.
     */
    Optional<Refusal> amend(Command.Amend amend, Person by) {
        Optional<Over> over = find(amend.match(), amend.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        PlayedHand hand = over.get().hand();
        if (!hand.isConfirmed()) {
            return not(Why.HAND_IS_NOT_CONFIRMED, amend.hand());
        }
        boolean swapped = amend.ground() == AmendmentGround.SWAPPED;
        if (swapped && !isSwapped(hand, amend)) {
            return not(Why.NOT_SWAPPED);
        }
        PlayedHand.Entered entered = new PlayedHand.Entered(amend.ns(), amend.ew());
        int match = over.get().match();
        workspace.add(
                new Effect.Amended(
                        match, amend.hand(), amend.ns(), amend.ew(), amend.ground(), by));
        switch (over.get()) {
            case Over.Lies _ -> {
                workspace.counting.entered(entered);
                if (!swapped) {
                    workspace.counting.confirmedBy(Line.NS);
                    workspace.counting.confirmedBy(Line.EW);
                }
            }
            // The table itself found that they were swapped, so both lines are asked again.
            case Over.Written(_, var sheet) ->
                    put(sheet.with(swapped ? hand.with(entered) : hand.amended(entered)));
        }
        return Optional.empty();
    }

    private static boolean isSwapped(PlayedHand hand, Command.Amend amend) {
        return hand.total(Line.NS).orElseThrow() == amend.ew()
                && hand.total(Line.EW).orElseThrow() == amend.ns();
    }

    /**
     * Confirms, for a player's line, the hand that is displayed; returns whether it was waiting for
     * that.
     */
    boolean confirm(Seat seat) {
        Optional<Over> over =
                UnconfirmedHand.of(workspace.match, workspace.before, workspace.counting.hand())
                        .filter(one -> one.hand().awaits(seat.line()))
                        .flatMap(one -> find(one.match(), one.hand().number()));
        over.ifPresent(one -> confirm(one, seat.line(), new Person.Player(seat), ""));
        return over.isPresent();
    }

    /** Confirms a hand because its players have said so to the arbiter. */
    Optional<Refusal> confirm(Command.Confirm confirm, Person by) {
        Optional<Over> over = find(confirm.match(), confirm.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        if (!over.get().hand().awaits(confirm.line())) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        confirm(over.get(), confirm.line(), by, confirm.why());
        return Optional.empty();
    }

    private void confirm(Over over, Line line, Person by, String why) {
        workspace.add(new Effect.Confirmed(over.match(), over.hand().number(), line, by, why));
        switch (over) {
            case Over.Lies _ -> workspace.counting.confirmedBy(line);
            case Over.Written(var hand, var sheet) -> keep(sheet.with(hand.confirmedBy(line)));
        }
    }

    // Finding a hand

    private Optional<Over> find(int match, int hand) {
        Predicate<PlayedHand> same = one -> one.number() == hand;
        return match == 0
                ? written(workspace.match, same)
                        .or(() -> workspace.before.flatMap(sheet -> written(sheet, same)))
                : Optional.of(workspace.match)
                        .filter(sheet -> sheet.number() == match)
                        .flatMap(sheet ->
                                written(sheet, same)
                                        .or(() ->
                                                workspace
                                                        .counting
                                                        .hand()
                                                        .filter(same)
                                                        .map(this::lies)))
                        .or(() ->
                                workspace
                                        .before
                                        .filter(sheet -> sheet.number() == match)
                                        .flatMap(sheet -> written(sheet, same)));
    }

    private static Optional<Over> written(MatchSheet sheet, Predicate<PlayedHand> which) {
        return sheet.played().stream()
                .filter(which)
                .findFirst()
                .map(hand -> new Over.Written(hand, sheet));
    }

    private Over lies(PlayedHand hand) {
        return new Over.Lies(hand, workspace.match.number());
    }

    private void put(MatchSheet changed) {
        keep(changed);
        if (changed.over()) {
            workspace.course.addMatchOver(changed);
        }
    }

    private void keep(MatchSheet changed) {
        if (changed.over()) {
            workspace.before = Optional.of(changed);
        } else {
            workspace.match = changed;
        }
    }

    private static Optional<Refusal> not(Why why, Object... details) {
        return Optional.of(Refusal.of(why, details));
    }
}
