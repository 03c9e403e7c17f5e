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
 * An act in the course of a hand, with the position before and after it.
 *
 * @param late whether it was noticed only after acts that followed it
 * @param text its line in the hand record
 * @param cards the physical cards that it names
 * @param rulings what the code of play rules, judged by public knowledge
 * @param since when the first reading that shows it came
 * @param complete when it was completed, as far as that could be seen
 * @param decided when the tracker was sure of it
 * @param own whether the table itself did it: it called, or put time on record
 * @param grounds from what its certainty is computed; empty if nobody doubts it
 */
public record TrackedAct(
        Act act,
        boolean late,
        String text,
        List<Card> cards,
        List<Ruling> rulings,
        HandPosition before,
        HandPosition after,
        long since,
        long complete,
        long decided,
        boolean own,
        Optional<CertaintyGrounds> grounds) {
    public TrackedAct {
        rulings = List.copyOf(rulings);
    }

    public ActTimes times() {
        return new ActTimes(since, complete, decided);
    }

    /** The same act with other times. */
    TrackedAct at(ActTimes times) {
        return new TrackedAct(
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

    /** The same act with another position after it. */
    TrackedAct to(HandPosition then) {
        return new TrackedAct(
                act, late, text, cards, rulings, before, then, since, complete, decided, own,
                grounds);
    }

    /** The same act, done by the table itself. */
    public TrackedAct byItself() {
        return new TrackedAct(
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

    /** The same act with these grounds. */
    public TrackedAct on(Optional<CertaintyGrounds> why) {
        return new TrackedAct(
                act, late, text, cards, rulings, before, after, since, complete, decided, own, why);
    }

    /** The probability that the act is right. */
    public double sure() {
        return grounds.map(CertaintyGrounds::sure).orElse(1.0);
    }

    /** The grounds of the accusation, if the act is one. */
    public Optional<AccusationGrounds> blame() {
        return grounds.flatMap(CertaintyGrounds::blame);
    }

    /** The same act with other grounds of the accusation. */
    TrackedAct blaming(AccusationGrounds by) {
        return on(grounds.map(why -> why.blaming(by)));
    }

    /** Whether a player is blamed for it. */
    public boolean accuses() {
        return act instanceof Act.OfSeat && ruled() && !own;
    }

    /** Whether the act breaks a rule, whether or not that has been called for already. */
    public boolean ruled() {
        int unnoticed = before.open().unnoticed().size();
        return !rulings.isEmpty() || after.open().unnoticed().size() > unnoticed;
    }

    /** Whether it breaks any rule other than the one about the place of a discard. */
    public boolean wrong() {
        boolean astray =
                act instanceof Act.Discard discard
                        && discard.place().filter(DiscardPlace::astray).isPresent();
        int unnoticed = after.open().unnoticed().size() - before.open().unnoticed().size();
        return ruled() && !(astray && rulings.size() + unnoticed == 1);
    }

    /** Whether it breaks a rule, and only rules of these cases. */
    public boolean ruledOnlyBy(Set<Case> cases) {
        if (!ruled()) {
            return false;
        }
        int known = before.open().unnoticed().size();
        Stream<Case> unnoticed = after.open().unnoticed().stream().skip(known).map(Fault::which);
        Stream<Case> said = rulings.stream().map(Ruling::which);
        return Stream.concat(said, unnoticed).allMatch(cases::contains);
    }

    /** The place of the meld that it opens or extends. */
    public Optional<Zone.MeldSlot> slot() {
        return switch (act) {
            case Act.Tie tie -> after.slots().of(tie.meld());
            case Act.Open open -> after.slots().of(before.all().melds().due(open.seat().line()));
            case Act _ -> Optional.empty();
        };
    }

    /** Whether it is the same act at the same place, whenever it was decided. */
    public boolean isSame(TrackedAct other) {
        return act.equals(other.act) && slot().equals(other.slot()) && late == other.late;
    }
}
