package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The seats become known. From here on art. 19 b holds. */
public final class Posting {
    private Posting() {}

    /** The change that posts the draft as it is now. */
    public static Optional<Change.Post> of(Tournament tournament) {
        return Drafter.next(tournament) instanceof Drafted.Made made
                ? Optional.of(new Change.Post(tournament.next(), made.places(), made.seating()))
                : Optional.empty();
    }

    /**
     * Does not ask whether this program would have made the same draft: what was posted is posted.
     * It must be a seating of those who are there.
     */
    static Progress post(Tournament tournament, Change.Post post) {
        if (post.round() != tournament.next() || !tournament.hasNext()) {
            return new Refused("change.which-post", post.round(), tournament.rounds().size());
        }
        Optional<Round> before = tournament.current();
        if (before.filter(round -> round.state().compareTo(RoundState.COMPLETE) < 0).isPresent()) {
            return new Refused(
                    "change.results-missing",
                    Results.missing(tournament, tournament.rounds().size()));
        }
        Optional<Refused> wrong = wrong(tournament, post);
        if (wrong.isPresent()) {
            return wrong.get();
        }
        boolean begins = tournament.formula().firstOfStage(post.round()) == post.round();
        if (begins != post.places().isPresent()) {
            return new Refused("change.places", post.round());
        }
        Optional<Refused> misplaced =
                post.places().flatMap(made -> PlacesCheck.problem(tournament, post.round(), made));
        if (misplaced.isPresent()) {
            return misplaced.get();
        }
        List<Places> places = new ArrayList<>(tournament.places());
        post.places().ifPresent(places::add);
        List<Round> rounds = new ArrayList<>(tournament.rounds());
        List<Edit> edits = tournament.draft().map(DraftEdits::edits).orElse(List.of());
        rounds.add(Round.posted(post.round(), post.seating(), edits));
        Tournament posted =
                Changed.rounds(Changed.places(tournament, places), rounds, Optional.empty());
        return new Done(Results.settled(posted));
    }

    private static Optional<Refused> wrong(Tournament tournament, Change.Post post) {
        Seating seating = post.seating();
        Set<Integer> seen = new HashSet<>();
        Optional<Integer> twice = seating.numbers().filter(number -> !seen.add(number)).findFirst();
        if (twice.isPresent()) {
            return refused("change.seated-twice", post.round(), new Who(twice.get()));
        }
        for (int number : seen) {
            if (!tournament.field().isPresent(number, post.round())) {
                return refused("change.not-there", new Who(number), post.round());
            }
        }
        Set<Integer> missing = new TreeSet<>();
        tournament
                .field()
                .present(post.round())
                .map(Participant::number)
                .filter(number -> !seen.contains(number))
                .forEach(missing::add);
        if (!missing.isEmpty()) {
            return refused("change.not-seated", post.round(), new Who(missing.iterator().next()));
        }
        int side = tournament.formula().field().perSide();
        Set<Integer> tables = new HashSet<>();
        for (Rest rest : seating.rests()) {
            if (rest.table() != 0 && !tables.add(rest.table())) {
                return refused("change.table-twice", post.round(), rest.table());
            }
        }
        for (Meeting meeting : seating.meetings()) {
            if (meeting.first().numbers().size() != side
                    || meeting.second().numbers().size() != side) {
                return refused("change.side", post.round(), meeting.table(), side);
            }
            if (meeting.table() < 1 || !tables.add(meeting.table())) {
                return refused("change.table-twice", post.round(), meeting.table());
            }
        }
        return Optional.empty();
    }

    private static Optional<Refused> refused(String key, Object... details) {
        return Optional.of(new Refused(key, details));
    }
}
