package burraco.table.state;

import burraco.table.input.Assignment;
import burraco.tracking.deal.DealStage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table at one moment, as everybody may know it: what the table knows of hidden cards is not in
 * it.
 *
 * @param now milliseconds on the table's clock
 * @param name of the table
 * @param onCall whether faults are ruled only when somebody calls
 * @param started whether the arbiter has let them begin
 * @param dealing how far the deal has come that is awaited or goes on
 * @param choice what the code leaves to people as the hand stands, with the option shown now
 * @param differing where something else lies than the record has there, and has for long
 * @param revoked the last rulings that play has contradicted in this hand
 * @param counting what the hand at hand comes to, once it is over and until its cards are gathered
 * @param entry the count that a player is entering with the buttons at his seat
 * @param assignment what a hall wants of the table
 * @param calling who has called the arbiter, and he has not come yet
 * @param dealerPresumed whether nobody has said who deals, and no card told it yet
 * @param before the match before this one, whose count may still be owed
 */
public record TableState(
        long now,
        String name,
        boolean onCall,
        boolean started,
        MatchSheet match,
        Optional<MatchSheet> before,
        HandState hand,
        Optional<PlayedHand> counting,
        Optional<CountEntry> entry,
        Optional<DealStage> dealing,
        boolean dealerPresumed,
        ClockState clocks,
        List<Question> questions,
        Optional<OpenChoice> choice,
        Optional<Contest> contest,
        List<OpenDiscrepancy> differing,
        Optional<RevokedRulings> revoked,
        Optional<Assignment> assignment,
        List<ArbiterCall> calling,
        List<Troubles.Trouble> troubles) {
    public TableState {
        questions = List.copyOf(questions);
        differing = List.copyOf(differing);
        calling = List.copyOf(calling);
        troubles = List.copyOf(troubles);
    }

    /** Whether the table takes the readings of its hand; else people play it by themselves. */
    public boolean isFollowed() {
        return troubles.stream().noneMatch(one -> one.outage().isUnfollowed());
    }

    /** Whether a match has begun and is not over; between its hands, too. */
    public boolean isDuringMatch() {
        return !match.played().isEmpty()
                || Situations.of(this, true).stream()
                        .noneMatch(one ->
                                one == Situation.WAITING_FOR_THE_DEAL
                                        || one == Situation.MATCH_OVER);
    }

    /** The same with one trouble more, which may be that the clocks stand. */
    public TableState with(Troubles.Trouble trouble) {
        return new TableState(
                now,
                name,
                onCall,
                started,
                match,
                before,
                hand,
                counting,
                entry,
                dealing,
                dealerPresumed,
                trouble.outage() == Outage.CLOCK_STANDS ? clocks.standing() : clocks,
                questions,
                choice,
                contest,
                differing,
                revoked,
                assignment,
                calling,
                Stream.concat(troubles.stream(), Stream.of(trouble)).toList());
    }
}
