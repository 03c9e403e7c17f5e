package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Ground;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import java.util.Optional;

/** What the hands of a match came to, by people's word. */
final class Scores {
    private final Desk desk;

    Scores(Desk desk) {
        this.desk = desk;
    }

    /** The count of people, as long as not both lines have confirmed another one. */
    Optional<Refusal> enter(Command.Score score, Person by) {
        Optional<MatchSheet> match = matchWith(score.hand());
        if (match.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        Played hand = match.get().hand(score.hand()).orElseThrow();
        if (hand.isConfirmed()) {
            return not(Why.HAND_IS_CONFIRMED, score.hand());
        }
        MatchSheet counted =
                match.get().with(hand.with(new Played.Entered(score.ns(), score.ew())));
        desk.add(
                new Effect.Scored(
                        counted.number(), score.hand(), score.ns(), score.ew(), by, score.why()));
        put(counted);
        return Optional.empty();
    }

    /** Art. 19: a confirmed score is final but for how it was written down. */
    Optional<Refusal> amend(Command.Amend amend, Person by) {
        Optional<MatchSheet> match = matchWith(amend.hand());
        if (match.isEmpty()) {
            return not(Why.NO_SUCH_HAND);
        }
        Played hand = match.get().hand(amend.hand()).orElseThrow();
        if (!hand.isConfirmed()) {
            return not(Why.HAND_IS_NOT_CONFIRMED, amend.hand());
        }
        boolean swapped = amend.ground() == Ground.SWAPPED;
        if (swapped && !isSwapped(hand, amend)) {
            return not(Why.NOT_SWAPPED);
        }
        Played.Entered entered = new Played.Entered(amend.ns(), amend.ew());
        // That they were swapped the table has to say, so that it is asked again.
        Played changed = swapped ? hand.with(entered) : hand.amended(entered);
        desk.add(
                new Effect.Amended(
                        match.get().number(),
                        amend.hand(),
                        amend.ns(),
                        amend.ew(),
                        amend.ground(),
                        by));
        put(match.get().with(changed));
        return Optional.empty();
    }

    private static boolean isSwapped(Played hand, Command.Amend amend) {
        return hand.total(Line.NS).orElseThrow() == amend.ew()
                && hand.total(Line.EW).orElseThrow() == amend.ns();
    }

    /** Whether there was a hand that waited for his line's word. */
    boolean confirm(Seat seat) {
        Optional<MatchSheet> match =
                desk.before
                        .filter(one -> one.awaiting(seat.line()).isPresent())
                        .or(() -> Optional.of(desk.match));
        Optional<Played> hand = match.flatMap(one -> one.awaiting(seat.line()));
        Person by = new Person.Player(seat);
        hand.ifPresent(one -> confirm(match.get(), one, seat.line(), by, ""));
        return hand.isPresent();
    }

    /** Its players have said so to an arbiter. */
    Optional<Refusal> confirm(Command.Confirm confirm, Person by) {
        Optional<MatchSheet> match = matchWith(confirm.hand());
        Optional<Played> hand =
                match.flatMap(one -> one.hand(confirm.hand()))
                        .filter(one -> one.awaits(confirm.line()));
        if (hand.isEmpty()) {
            return not(match.isEmpty() ? Why.NO_SUCH_HAND : Why.NOTHING_TO_ANSWER);
        }
        confirm(match.get(), hand.get(), confirm.line(), by, confirm.why());
        return Optional.empty();
    }

    private void confirm(MatchSheet match, Played hand, Line line, Person by, String why) {
        desk.add(new Effect.Confirmed(match.number(), hand.number(), line, by, why));
        keep(match.with(hand.confirmedBy(line)));
    }

    /** Of this match, or of the one before while this one has no such hand. */
    private Optional<MatchSheet> matchWith(int hand) {
        return Optional.of(desk.match)
                .filter(one -> one.hand(hand).isPresent())
                .or(() -> desk.before.filter(one -> one.hand(hand).isPresent()));
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
