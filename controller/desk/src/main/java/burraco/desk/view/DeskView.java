package burraco.desk.view;

import burraco.desk.file.Content;
import burraco.desk.file.Undo;
import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Results;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.round.Round;
import burraco.tournament.words.TournamentWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tournament as the page of its direction shows it.
 *
 * @param version changes with every change of the file
 * @param hands hands of a match, or tables of a team's
 * @param rounds of all stages
 * @param bands least difference in match points, and the winner's victory points for it
 * @param steps what can be done next, the usual one first
 * @param last the first line of the last change, if it can be taken back
 */
public record DeskView(
        String version,
        String title,
        String field,
        int players,
        int hands,
        int rounds,
        List<List<Integer>> bands,
        boolean finished,
        List<EntryView> entries,
        @OmitEmpty Optional<RoundView> round,
        @OmitEmpty Optional<DraftView> draft,
        @OmitEmpty Optional<RankingView> ranking,
        List<String> steps,
        @OmitEmpty Optional<String> last)
        implements JsonObject {
    private static final int FAR = 30_000;
    private static final int STEP = 5;

    public static DeskView of(Content content, TournamentWords plain) {
        Tournament now = content.now();
        TournamentWords words = plain.about(now.field());
        int running = running(now);
        return new DeskView(
                content.version(),
                now.title(),
                now.formula().field().toString(),
                now.formula().field().mostPlayers(),
                hands(now.formula().length()),
                now.formula().rounds(),
                bands(now.formula().length()),
                now.finished(),
                now.field().all().stream().map(one -> EntryView.of(one, running, now)).toList(),
                now.current().map(round -> RoundView.of(now, round, words)),
                DraftView.of(now, words),
                RankingView.of(now, words),
                Steps.of(now),
                last(content));
    }

    /** The round whose results are awaited, or else the next. */
    private static int running(Tournament now) {
        return now.current()
                .map(Round::number)
                .filter(number -> Results.missing(now, number) > 0)
                .orElse(now.next());
    }

    private static int hands(MatchLength length) {
        return switch (length) {
            case TWO_HANDS, TEAMS -> 2;
            case THREE_HANDS -> 3;
            case FOUR_HANDS -> 4;
        };
    }

    private static List<List<Integer>> bands(MatchLength length) {
        List<List<Integer>> bands = new ArrayList<>();
        int last = -1;
        for (int difference = 0; difference <= FAR; difference += STEP) {
            int won = VictoryPoints.of(length, difference, 0).ns();
            if (won != last) {
                bands.add(List.of(difference, won));
                last = won;
            }
        }
        return bands;
    }

    private static Optional<String> last(Content content) {
        return Undo.of(content) == Undo.Last.OPEN
                ? HistoryWriter.lines(content.history().changes().getLast()).lines().findFirst()
                : Optional.empty();
    }
}
