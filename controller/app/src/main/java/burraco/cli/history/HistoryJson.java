package burraco.cli.history;

import burraco.cards.Seat;
import burraco.cli.judge.ActJson;
import burraco.cli.judge.EndJson;
import burraco.journal.HandQueries;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.json.Json;
import burraco.record.Judgement;
import burraco.table.state.MatchEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Exports hands as JSON, one object a line: acts as in {@code judge --json}, and how the hand
 * ended.
 */
final class HistoryJson {
    private final History history;

    HistoryJson(History history) {
        this.history = history;
    }

    String of(List<History.Hand> hands) throws JournalException {
        StringBuilder lines = new StringBuilder();
        for (History.Hand hand : hands) {
            lines.append(Json.write(of(hand))).append('\n');
        }
        return lines.toString();
    }

    private Map<String, Object> of(History.Hand hand) throws JournalException {
        HandRow row = hand.row();
        Map<String, Object> json = Json.object();
        json.put("match", row.match());
        json.put("hand", row.hand());
        json.put("date", Instant.ofEpochMilli(hand.wall()));
        MatchEvent event = new HandQueries(history).event(hand);
        json.put("table", orNull(event.table()));
        json.put("tournament", orNull(event.tournament()));
        json.put("round", orNull(event.round()));
        json.put("dealer", row.dealer());
        Map<String, Object> people = Json.object();
        for (Seat seat : Seat.values()) {
            String name = hand.people().getOrDefault(seat, "");
            people.put(seat.toString(), name.isEmpty() ? null : name);
        }
        json.put("people", people);
        json.put("ending", row.ending());
        json.put("ns", orNull(row.ns()));
        json.put("ew", orNull(row.ew()));
        json.put(
                "confirmed",
                row.confirmed().isEmpty() ? List.of() : List.of(row.confirmed().split(" ")));
        if (HistoryShow.judged(row) instanceof Judgement.Judged judged) {
            acts(json, judged, new HandQueries(history).times(hand));
            json.put("end", EndJson.of(judged.end(), judged.atEnd()));
        }
        json.put("said", said(hand));
        json.put("seal", history.seal());
        return json;
    }

    private static void acts(
            Map<String, Object> json, Judgement.Judged judged, Map<Integer, Long> times) {
        List<Map<String, Object>> acts = new ArrayList<>();
        for (Judgement.Step step : judged.steps()) {
            Map<String, Object> act = ActJson.of(step);
            Long wall = times.get(step.line());
            act.put("time", wall == null ? null : Instant.ofEpochMilli(wall));
            acts.add(act);
        }
        json.put("acts", acts);
    }

    private List<Map<String, Object>> said(History.Hand hand) throws JournalException {
        HandQueries about = new HandQueries(history);
        List<Map<String, Object>> said = new ArrayList<>();
        for (History.Entry entry : about.said(hand)) {
            Map<String, Object> one = Json.object();
            one.put("time", Instant.ofEpochMilli(entry.wall()));
            one.put("kind", entry.note().kind());
            one.put("what", about.named(entry.note().body()));
            said.add(one);
        }
        return said;
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private static Integer orNull(OptionalInt points) {
        return points.isPresent() ? points.getAsInt() : null;
    }
}
