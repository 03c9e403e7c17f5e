package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Ground;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.CountEntry;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import burraco.table.state.Unconfirmed;
import java.util.Optional;
import java.util.function.Predicate;

/** What the hands of a match came to, by people's word. */
final class Scores {
    /** Every value is a multiple of this. */
    private static final int STEP = 5;

    private final Desk desk;

    Scores(Desk desk) {
        this.desk = desk;
    }

    /** A hand that is over, and of which match it is. */
    private sealed interface Over {
        Played hand();

        int match();

        /** Its cards are still on the table. */
        record Lies(Played hand, int match) implements Over {}

        record Written(Played hand, MatchSheet sheet) implements Over {
            @Override
            public int match() {
                return sheet.number();
            }
        }
    }

    /** The count of people, as long as not both lines have confirmed another one. */
    Optional<Refusal> enter(Command.Score score, Person by) {
        Optional<Over> over = find(score.match(), score.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        if (over.get().hand().isConfirmed()) {
            return not(Why.HAND_IS_CONFIRMED, score.hand());
        }
        Played.Entered counted = new Played.Entered(score.ns(), score.ew());
        int match = over.get().match();
        desk.add(new Effect.Scored(match, score.hand(), score.ns(), score.ew(), by, score.why()));
        switch (over.get()) {
            case Over.Lies _ -> desk.counting.entered(counted);
            case Over.Written(var hand, var sheet) -> put(sheet.with(hand.with(counted)));
        }
        return Optional.empty();
    }

    /** What is left to a line, by anybody's count: both lines have to confirm what comes of it. */
    Optional<Refusal> left(Command.Left left, Person by) {
        Optional<Over> over = find(left.match(), left.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        Played hand = over.get().hand();
        if (hand.isConfirmed()) {
            return not(Why.HAND_IS_CONFIRMED, left.hand());
        }
        if (!hand.isUnseen(left.line())) {
            return not(Why.NOTHING_TO_COUNT);
        }
        if (hand.entered().isPresent() && by instanceof Person.Player) {
            return not(Why.SCORE_IS_ENTERED);
        }
        if (left.points() < 0
                || left.points() > CountEntry.MAX_POINTS
                || left.points() % STEP != 0) {
            return not(Why.NO_SUM_OF_CARDS, left.points());
        }
        desk.add(
                new Effect.Left(
                        over.get().match(),
                        left.hand(),
                        left.line(),
                        left.points(),
                        Optional.of(by)));
        switch (over.get()) {
            case Over.Lies _ -> desk.counting.left(left.line(), left.points());
            case Over.Written(_, var sheet) ->
                    put(sheet.with(hand.left(left.line(), left.points())));
        }
        return Optional.empty();
    }

    /** Art. 19: a confirmed score is final but for how it was written down. */
    Optional<Refusal> amend(Command.Amend amend, Person by) {
        Optional<Over> over = find(amend.match(), amend.hand());
        if (over.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        Played hand = over.get().hand();
        if (!hand.isConfirmed()) {
            return not(Why.HAND_IS_NOT_CONFIRMED, amend.hand());
        }
        boolean swapped = amend.ground() == Ground.SWAPPED;
        if (swapped && !isSwapped(hand, amend)) {
            return not(Why.NOT_SWAPPED);
        }
        Played.Entered entered = new Played.Entered(amend.ns(), amend.ew());
        int match = over.get().match();
        desk.add(
                new Effect.Amended(
                        match, amend.hand(), amend.ns(), amend.ew(), amend.ground(), by));
        switch (over.get()) {
            case Over.Lies _ -> {
                desk.counting.entered(entered);
                if (!swapped) {
                    desk.counting.confirmedBy(Line.NS);
                    desk.counting.confirmedBy(Line.EW);
                }
            }
            // That they were swapped the table has to say, so that it is asked again.
            case Over.Written(_, var sheet) ->
                    put(sheet.with(swapped ? hand.with(entered) : hand.amended(entered)));
        }
        return Optional.empty();
    }

    private static boolean isSwapped(Played hand, Command.Amend amend) {
        return hand.total(Line.NS).orElseThrow() == amend.ew()
                && hand.total(Line.EW).orElseThrow() == amend.ns();
    }

    /** Whether the hand that everybody is shown waited for his line's word. */
    boolean confirm(Seat seat) {
        Optional<Over> over =
                Unconfirmed.of(desk.match, desk.before, desk.counting.hand())
                        .filter(one -> one.hand().awaits(seat.line()))
                        .flatMap(one -> find(one.match(), one.hand().number()));
        over.ifPresent(one -> confirm(one, seat.line(), new Person.Player(seat), ""));
        return over.isPresent();
    }

    /** Its players have said so to an arbiter. */
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
        desk.add(new Effect.Confirmed(over.match(), over.hand().number(), line, by, why));
        switch (over) {
            case Over.Lies _ -> desk.counting.confirmedBy(line);
            case Over.Written(var hand, var sheet) -> keep(sheet.with(hand.confirmedBy(line)));
        }
    }

    // Which hand

    private Optional<Over> find(int match, int hand) {
        Predicate<Played> same = one -> one.number() == hand;
        return match == 0
                ? written(desk.match, same)
                        .or(() -> desk.before.flatMap(sheet -> written(sheet, same)))
                : Optional.of(desk.match)
                        .filter(sheet -> sheet.number() == match)
                        .flatMap(sheet ->
                                written(sheet, same)
                                        .or(() ->
                                                desk.counting.hand().filter(same).map(this::lies)))
                        .or(() ->
                                desk.before
                                        .filter(sheet -> sheet.number() == match)
                                        .flatMap(sheet -> written(sheet, same)));
    }

    private static Optional<Over> written(MatchSheet sheet, Predicate<Played> which) {
        return sheet.played().stream()
                .filter(which)
                .findFirst()
                .map(hand -> new Over.Written(hand, sheet));
    }

    private Over lies(Played hand) {
        return new Over.Lies(hand, desk.match.number());
    }

    private void put(MatchSheet changed) {
        keep(changed);
        if (changed.over()) {
            desk.addMatchOver(changed);
        }
    }

    private void keep(MatchSheet changed) {
        if (changed.over()) {
            desk.before = Optional.of(changed);
        } else {
            desk.match = changed;
        }
    }

    private static Optional<Refusal> not(Why why, Object... details) {
        return Optional.of(Refusal.of(why, details));
    }
}
