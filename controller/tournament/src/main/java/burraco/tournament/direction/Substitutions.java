package burraco.tournament.direction;

import burraco.text.PlainText;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Spelling;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.round.RoundState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One player for another, until half of the matches are played (art. 33). */
final class Substitutions {
    private Substitutions() {}

    /** Art. 33: as long as not more than half of the matches have been played. */
    static Progress substitute(Tournament tournament, Change.Substitute substitute) {
        Optional<Participant> one = tournament.field().find(substitute.number());
        if (one.isEmpty()) {
            return Entries.unknown(substitute.number());
        }
        int at = one.get().contestant().players().indexOf(substitute.out());
        if (at < 0) {
            return new Refused("change.no-player", new Who(substitute.number()), substitute.out());
        }
        if (!PlainText.isName(substitute.in())) {
            return new Refused("change.name", substitute.number());
        }
        Optional<Refused> late = tooLateToSubstitute(tournament);
        if (late.isPresent()) {
            return late.get();
        }
        List<String> players = new ArrayList<>(one.get().contestant().players());
        players.set(at, substitute.in());
        Tournament named =
                LineUps.with(tournament, substitute.number(), substitute.out(), substitute.in());
        return new Done(Changed.field(named, named.field().replace(one.get().with(players))));
    }

    private static Optional<Refused> tooLateToSubstitute(Tournament tournament) {
        long played =
                tournament.rounds().stream()
                        .filter(round -> round.state().compareTo(RoundState.COMPLETE) >= 0)
                        .count();
        int all = tournament.formula().rounds();
        return 2 * played > all
                ? Optional.of(new Refused("change.too-late-to-substitute", played, all))
                : Optional.empty();
    }

    /** Later than art. 33 lets players be replaced, a name is only spelt in another way. */
    static Optional<Refused> otherPlayers(Tournament tournament, Contestant was, Contestant now) {
        return tournament.edition() == Edition.FIRST
                        || Spelling.areSame(was.players(), now.players())
                ? Optional.empty()
                : tooLateToSubstitute(tournament);
    }
}
