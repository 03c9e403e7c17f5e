package burraco.cli.history;

import burraco.engine.ruling.Ruling;
import burraco.journal.Dates;
import burraco.journal.HandQueries;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.record.Judgement;
import burraco.table.state.MatchEvent;
import burraco.text.CsvCell;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Exports acts as CSV, one act in each row. */
final class HistoryCsv {
    private static final String HEAD = "match,hand,line,act,time,rulings,table,tournament,round\n";

    private final History history;
    private final HistoryWords words;

    HistoryCsv(History history, HistoryWords words) {
        this.history = history;
        this.words = words;
    }

    String of(List<History.Hand> hands) throws JournalException {
        StringBuilder csv = new StringBuilder(HEAD);
        for (History.Hand hand : hands) {
            if (HistoryShow.judged(hand.row()) instanceof Judgement.Judged judged) {
                Map<Integer, Dates.Date> times = new HandQueries(history).times(hand);
                String event = event(new HandQueries(history).event(hand));
                judged.steps().forEach(step -> row(csv, hand, step, times, event));
            }
        }
        return csv.toString();
    }

    private void row(
            StringBuilder csv,
            History.Hand hand,
            Judgement.Step step,
            Map<Integer, Dates.Date> times,
            String event) {
        Dates.Date time = times.get(step.line());
        csv.append(hand.row().match()).append(',');
        csv.append(hand.row().hand()).append(',');
        csv.append(step.line()).append(',');
        csv.append(CsvCell.of(step.text())).append(',');
        csv.append(time == null ? "" : words.cell(time)).append(',');
        csv.append(CsvCell.of(rulings(step))).append(',');
        csv.append(event);
        csv.append('\n');
    }

    private static String event(MatchEvent event) {
        return Stream.of(event.table(), event.tournament(), event.round())
                .map(CsvCell::of)
                .collect(Collectors.joining(","));
    }

    private static String rulings(Judgement.Step step) {
        return step.rulings().stream().map(HistoryCsv::say).collect(Collectors.joining("; "));
    }

    private static String say(Ruling ruling) {
        return ruling.which() + ruling.seat().map(seat -> " " + seat).orElse("");
    }
}
