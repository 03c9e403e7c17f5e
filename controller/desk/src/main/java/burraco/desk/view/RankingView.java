package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.words.TournamentWords;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The ranking after the last round whose seats are posted.
 *
 * @param from the first round that counts
 */
public record RankingView(int after, int from, List<Row> rows) implements JsonObject {
    /**
     * @param decided what put this row below the one before, where victory points did not
     * @param rounds victory points of each round that counts
     */
    public record Row(
            int rank,
            int number,
            int victoryPoints,
            int matchPoints,
            @OmitEmpty Optional<String> decided,
            List<Integer> rounds)
            implements JsonObject {}

    static Optional<RankingView> of(Tournament now, TournamentWords words) {
        int after = now.rounds().size();
        if (after == 0) {
            return Optional.empty();
        }
        Ranking ranking = Ranking.after(now, after);
        List<Integer> everybody = now.field().all().stream().map(one -> one.number()).toList();
        return Optional.of(
                new RankingView(
                        after,
                        ranking.from(),
                        ranking.of(everybody).stream()
                                .map(standing -> row(standing, ranking, after, words))
                                .toList()));
    }

    private static Row row(Standing standing, Ranking ranking, int after, TournamentWords words) {
        return new Row(
                standing.rank(),
                standing.number(),
                standing.victoryPoints(),
                standing.matchPoints(),
                standing.decidedBy().map(words::say),
                IntStream.rangeClosed(ranking.from(), after)
                        .mapToObj(round ->
                                ranking.points(standing.number(), round)
                                        .map(Points::victoryPoints)
                                        .orElse(0))
                        .toList());
    }
}
