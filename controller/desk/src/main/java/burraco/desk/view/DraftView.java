package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Results;
import burraco.tournament.draft.DraftWarnings;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.words.TournamentWords;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The next round as it would be posted now.
 *
 * @param impossible why there is none
 * @param checked whether an arbiter has looked at it
 * @param missing results that are awaited, so that it can still change
 */
public record DraftView(
        int round,
        @OmitEmpty Optional<String> impossible,
        boolean checked,
        int missing,
        List<String> remarks,
        List<TableView> tables,
        List<RestView> rests)
        implements JsonObject {

    static Optional<DraftView> of(Tournament now, TournamentWords words) {
        return now.draft().map(edits -> of(now, edits, words));
    }

    private static DraftView of(Tournament now, DraftEdits edits, TournamentWords words) {
        int missing =
                now.current()
                        .map(Round::number)
                        .map(number -> Results.missing(now, number))
                        .orElse(0);
        return switch (Drafter.next(now)) {
            case Drafted.Impossible(Sentence why) ->
                    new DraftView(
                            now.next(),
                            Optional.of(words.say(why)),
                            false,
                            missing,
                            List.of(),
                            List.of(),
                            List.of());
            case Drafted.Made made -> of(now, edits, made, missing, words);
        };
    }

    private static DraftView of(
            Tournament now,
            DraftEdits edits,
            Drafted.Made made,
            int missing,
            TournamentWords words) {
        DraftWarnings warnings = new DraftWarnings(now);
        return new DraftView(
                now.next(),
                Optional.empty(),
                edits.checked(),
                missing,
                said(made.remarks(), words),
                made.seating().meetings().stream()
                        .sorted(Comparator.comparingInt(Meeting::table))
                        .map(meeting ->
                                new TableView(
                                        meeting.table(),
                                        meeting.group(),
                                        meeting.first().numbers(),
                                        meeting.second().numbers(),
                                        words.say(meeting.reason()),
                                        said(warnings.of(meeting), words),
                                        Optional.empty()))
                        .toList(),
                made.seating().rests().stream()
                        .map(rest ->
                                new RestView(
                                        rest.number(),
                                        rest.group(),
                                        words.say(rest.reason()),
                                        said(warnings.of(rest), words)))
                        .toList());
    }

    private static List<String> said(List<Sentence> sentences, TournamentWords words) {
        return sentences.stream().map(words::say).toList();
    }
}
