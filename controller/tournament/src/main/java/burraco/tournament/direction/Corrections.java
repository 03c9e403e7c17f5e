package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.direction.Results.Found;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Slip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Art. 19: what may be corrected when. Seats that are posted stay as they are, whatever is
 * corrected; a draft is made anew.
 */
final class Corrections {
    private Corrections() {}

    static Progress correct(Tournament tournament, Change.Correct correct) {
        return switch (Results.find(tournament, correct.round(), correct.table())) {
            case Found.Nowhere(Refused why) -> why;
            case Found.At(Round round, int at) -> correct(tournament, round, at, correct);
        };
    }

    private static Progress correct(
            Tournament tournament, Round round, int at, Change.Correct correct) {
        Slip slip = round.slip(at);
        if (slip.result().isEmpty()) {
            return new Refused("change.not-delivered", correct.round(), correct.table());
        }
        MeetingResult before = slip.result().get();
        if (correct.ground() == Ground.SWAPPED && !isSwapped(before, correct.result())) {
            return new Refused("change.not-swapped", correct.round(), correct.table());
        }
        if (correct.ground() == Ground.SWAPPED
                && !correct.agreed()
                && tournament.edition() != Edition.FIRST) {
            return new Refused("change.not-agreed", correct.round(), correct.table());
        }
        boolean played = correct.result() instanceof Played;
        if (played && new Scoring(tournament.formula(), tournament.field()).isDecided(round, at)) {
            return new Refused("change.not-played", correct.round(), correct.table());
        }
        if (correct.ground() != Ground.ARBITER
                && before.getClass() != correct.result().getClass()) {
            return new Refused("change.other-kind", correct.round(), correct.table());
        }
        Optional<Refused> wrong =
                forbidden(tournament, slip, correct)
                        .or(() -> Results.wrong(tournament, correct.result()));
        if (wrong.isPresent()) {
            return wrong.get();
        }
        Tournament now = Changed.round(tournament, round.with(at, slip.with(correct.result())));
        return new Done(reopened(Results.fresh(now)), remarks(tournament, correct));
    }

    /** Totals decide it: nobody types all the hands again. */
    private static boolean isSwapped(MeetingResult before, MeetingResult after) {
        return before instanceof Played(int first, int second, var _)
                && after instanceof Played(int one, int other, var _)
                && first == other
                && second == one;
    }

    private static Optional<Refused> forbidden(
            Tournament tournament, Slip slip, Change.Correct correct) {
        boolean ofTheSlip = correct.ground() == Ground.SUM || correct.ground() == Ground.SWAPPED;
        if (correct.ground() == Ground.SUM && seatsFollowed(tournament, correct.round())) {
            return Optional.of(new Refused("change.sum-too-late", correct.round()));
        }
        boolean unsigned = ofTheSlip && isOver(tournament) && !slip.countersigned();
        return unsigned && followsResults(tournament.formula(), tournament.formula().rounds())
                ? Optional.of(new Refused("change.not-countersigned", correct.table()))
                : Optional.empty();
    }

    /** Whether a later round was seated by results. */
    private static boolean seatsFollowed(Tournament tournament, int round) {
        for (int later = round + 1; later <= tournament.rounds().size(); later++) {
            if (followsResults(tournament.formula(), later)) {
                return true;
            }
        }
        return false;
    }

    private static boolean followsResults(Formula formula, int round) {
        Stage stage = formula.stage(round);
        return stage.movement().followsResults()
                || stage.placing() == Placing.BY_RANKING && formula.firstOfStage(round) == round;
    }

    /** Every round was played. */
    private static boolean isOver(Tournament tournament) {
        return !tournament.hasNext()
                && tournament.rounds().getLast().state().compareTo(RoundState.COMPLETE) >= 0;
    }

    /** A ranking that is known has become another one: it is made and posted once more. */
    static Tournament reopened(Tournament tournament) {
        Round last = tournament.rounds().getLast();
        return last.state().compareTo(RoundState.COMPLETE) > 0
                ? Changed.round(tournament, last.is(RoundState.COMPLETE))
                : tournament;
    }

    private static List<Sentence> remarks(Tournament tournament, Change.Correct correct) {
        List<Sentence> remarks = new ArrayList<>();
        if (seatsFollowed(tournament, correct.round())) {
            remarks.add(new Sentence("remark.seats-stay", tournament.rounds().size()));
        }
        return remarks;
    }
}
