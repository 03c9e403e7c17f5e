package burraco.tracking.course;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.layout.Zone;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An act of the course of a hand.
 *
 * @param late whether it was understood only after others that followed it
 * @param text its line as the record writes it
 * @param cards the physical cards that it names
 * @param rulings what the code says of it, by what lies open
 * @param since when the first reading that shows it came
 * @param complete when it was at its end, if that could be seen
 * @param decided when it was sure
 * @param own whether nobody did it: the table calls, or says how much time has passed
 * @param grounds what says how sure it is; empty where nobody doubts it
 */
public record Entry(
        Act act,
        boolean late,
        String text,
        List<Card> cards,
        List<Ruling> rulings,
        Position before,
        Position after,
        long since,
        long complete,
        long decided,
        boolean own,
        Optional<Grounds> grounds) {
    public Entry {
        rulings = List.copyOf(rulings);
    }

    public Times times() {
        return new Times(since, complete, decided);
    }

    /** The same, with other times. */
    Entry at(Times times) {
        return new Entry(
                act,
                late,
                text,
                cards,
                rulings,
                before,
                after,
                times.since(),
                times.complete(),
                times.decided(),
                own,
                grounds);
    }

    /** The same, and the hand stands otherwise after it. */
    Entry to(Position then) {
        return new Entry(
                act, late, text, cards, rulings, before, then, since, complete, decided, own,
                grounds);
    }

    /** The same, said by the table itself. */
    public Entry byItself() {
        return new Entry(
                act,
                late,
                text,
                cards,
                rulings,
                before,
                after,
                since,
                complete,
                decided,
                true,
                Optional.empty());
    }

    /** The same, which is as sure as that makes it. */
    public Entry on(Optional<Grounds> why) {
        return new Entry(
                act, late, text, cards, rulings, before, after, since, complete, decided, own, why);
    }

    /** How sure it is, from 0 to 1. */
    public double sure() {
        return grounds.map(Grounds::sure).orElse(1.0);
    }

    /** What says how sure it is that it was a fault, if it seems to be one. */
    public Optional<Blame> blame() {
        return grounds.flatMap(Grounds::blame);
    }

    /** The same fault, which is as sure as that makes it. */
    Entry blaming(Blame by) {
        return on(grounds.map(why -> why.blaming(by)));
    }

    /** Whether somebody is blamed for it. */
    public boolean accuses() {
        return act instanceof Act.OfSeat && ruled() && !own;
    }

    /** Whether the code objects to it, said already or not called for yet. */
    public boolean ruled() {
        int unnoticed = before.open().unnoticed().size();
        return !rulings.isEmpty() || after.open().unnoticed().size() > unnoticed;
    }

    /** Whether the code objects to more than the place where a discard was put. */
    public boolean wrong() {
        boolean astray =
                act instanceof Act.Discard discard
                        && discard.place().filter(DiscardPlace::astray).isPresent();
        int unnoticed = after.open().unnoticed().size() - before.open().unnoticed().size();
        return ruled() && !(astray && rulings.size() + unnoticed == 1);
    }

    /** Whether the code objects to it, and to nothing but what these cases say. */
    public boolean ruledOnlyBy(Set<Case> cases) {
        if (!ruled()) {
            return false;
        }
        int known = before.open().unnoticed().size();
        Stream<Case> unnoticed = after.open().unnoticed().stream().skip(known).map(Fault::which);
        Stream<Case> said = rulings.stream().map(Ruling::which);
        return Stream.concat(said, unnoticed).allMatch(cases::contains);
    }

    /** Where the meld lies that it lays or extends. */
    public Optional<Zone.MeldSlot> slot() {
        return switch (act) {
            case Act.Tie tie -> after.slots().of(tie.meld());
            case Act.Open open -> after.slots().of(before.all().melds().due(open.seat().line()));
            case Act _ -> Optional.empty();
        };
    }

    /** Whether it is the same act at the same place, whenever it was decided. */
    public boolean isSame(Entry other) {
        return act.equals(other.act) && slot().equals(other.slot()) && late == other.late;
    }
}
