package burraco.hall.view;

import burraco.json.JsonObject;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.List;
import java.util.Optional;

/**
 * The last ranking that is posted.
 *
 * @param after the round that it counts to, 0 if none is posted yet
 * @param last whether it is that of the whole tournament
 */
public record PostedRanking(String title, int after, int rounds, boolean last, List<Row> rows)
        implements JsonObject {
    public record Row(
            int rank, int number, String name, String club, int victoryPoints, int matchPoints)
            implements JsonObject {}

    public static PostedRanking of(Tournament now) {
        Optional<Round> posted = posted(now);
        int after = posted.map(Round::number).orElse(0);
        return new PostedRanking(
                now.title(),
                after,
                now.formula().rounds(),
                after > 0 && after == now.formula().rounds(),
                posted.map(round -> rows(now, round.number())).orElse(List.of()));
    }

    /** The last round whose ranking people know. */
    static Optional<Round> posted(Tournament now) {
        return now.rounds().stream()
                .filter(round -> round.state() == RoundState.RANKING_POSTED)
                .reduce((_, later) -> later);
    }

    private static List<Row> rows(Tournament now, int after) {
        return Ranking.after(now, after).all().stream()
                .filter(one -> now.field().get(one.number()).entered(after))
                .map(one -> row(one, now.field().get(one.number()).contestant()))
                .toList();
    }

    private static Row row(Standing one, Contestant who) {
        return new Row(
                one.rank(),
                one.number(),
                who.title(),
                who.club(),
                one.victoryPoints(),
                one.matchPoints());
    }
}
