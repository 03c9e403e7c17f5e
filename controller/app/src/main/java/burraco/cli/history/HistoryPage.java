package burraco.cli.history;

import burraco.cards.Line;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.journal.Dates;
import burraco.journal.HandQueries;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.record.Judgement;
import burraco.table.state.MatchEvent;
import burraco.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** The score sheet of a match or a hand, to be printed on A4 and signed. */
final class HistoryPage {
    private static final String STYLE =
            """
            @page { size: A4; margin: 18mm 16mm; }
            body { font: 11pt/1.35 sans-serif; color: #000; background: #fff;
                   max-width: 178mm; margin: 8mm auto; }
            h1 { font-size: 17pt; margin: 0 0 1mm; }
            h1, p, td { overflow-wrap: anywhere; }
            p { margin: 1mm 0; }
            table { border-collapse: collapse; width: 100%; margin: 5mm 0; page-break-inside: avoid; }
            th, td { border: 0.3mm solid #000; padding: 1.2mm 2mm; text-align: right; }
            th { font-weight: bold; }
            th:first-child, td:first-child, .left { text-align: left; }
            .sum th, .sum td { font-weight: bold; border-top: 0.7mm solid #000; }
            .sign td { border: none; border-bottom: 0.3mm solid #000; height: 13mm;
                       vertical-align: bottom; }
            .sign td:first-child { border: none; width: 45mm; }
            .small { font-size: 9pt; }
            code { font: 10pt monospace; }
            @media print { body { margin: 0; max-width: none; } }
            """;

    private final History history;
    private final HistoryWords words;
    private final StringBuilder page = new StringBuilder();

    HistoryPage(History history, HistoryWords words) {
        this.history = history;
        this.words = words;
    }

    /** A hand and its score by the record, if the record can be judged. */
    private record Column(History.Hand hand, Optional<Judgement.Judged> judged) {
        static Column of(History.Hand hand) {
            return new Column(
                    hand,
                    HistoryShow.judged(hand.row()) instanceof Judgement.Judged judged
                            ? Optional.of(judged)
                            : Optional.empty());
        }

        String part(Line line, Function<LineScore, OptionalInt> part) {
            return judged.map(one -> part.apply(Count.of(one.end(), line)))
                    .map(HistoryWords::points)
                    .orElse("?");
        }
    }

    String of(List<History.Hand> hands) throws JournalException {
        int match = hands.getFirst().row().match();
        MatchEvent event = new HandQueries(history).event(hands.getFirst());
        String title =
                hands.size() == 1
                        ? words.say("hand", HistoryWords.name(hands.getFirst().row()))
                        : words.say("match", match);
        page.append("<!DOCTYPE html>\n<html lang=\"").append(words.language().id());
        page.append("\">\n<head>\n<meta charset=\"utf-8\">\n<title>");
        page.append(escaped(words.behind(title, event)));
        page.append("</title>\n<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n");
        line("h1", words.say("page.title") + " · " + title);
        if (!words.event(event).isEmpty()) {
            line("p", words.event(event));
        }
        line("p", words.minute(Dates.of(history).of(hands.getFirst())));
        people(hands);
        parts(hands.stream().map(Column::of).toList());
        overview(hands, Optional.ofNullable(new HandQueries(history).over().get(match)));
        signatures();
        page.append("<p class=\"small\">").append(escaped(words.say("page.seal")));
        page.append(" <code>").append(history.seal()).append("</code> (");
        page.append(escaped(words.say("page.entries", history.last()))).append(")<br>\n");
        page.append(escaped(words.say("page.how"))).append("</p>\n");
        page.append("</body>\n</html>\n");
        return page.toString();
    }

    private void line(String tag, String text) {
        page.append('<').append(tag).append('>').append(escaped(text));
        page.append("</").append(tag).append(">\n");
    }

    private void row(String kind, List<String> cells) {
        page.append("<tr>");
        cells.forEach(cell ->
                page.append('<')
                        .append(kind)
                        .append('>')
                        .append(escaped(cell))
                        .append("</")
                        .append(kind)
                        .append('>'));
        page.append("</tr>\n");
    }

    /** The players' seats, repeated if they changed during the match. */
    private void people(List<History.Hand> hands) {
        String before = "";
        for (History.Hand hand : hands) {
            String ns = words.initials(Line.NS) + ": " + HistoryWords.pair(hand, Line.NS);
            String ew = words.initials(Line.EW) + ": " + HistoryWords.pair(hand, Line.EW);
            if (!before.equals(ns + ew)) {
                line("p", ns);
                line("p", ew);
            }
            before = ns + ew;
        }
    }

    /** The parts of the score of each hand. */
    private void parts(List<Column> hands) {
        page.append("<table>\n<tr><th>").append(escaped(words.say("page.parts"))).append("</th>");
        for (Column hand : hands) {
            page.append("<th colspan=\"2\" style=\"text-align: center\">");
            page.append(escaped(words.say("hand", HistoryWords.name(hand.hand().row()))));
            page.append("</th>");
        }
        page.append("</tr>\n");
        List<String> lines = new ArrayList<>(List.of(""));
        hands.forEach(_ -> lines.addAll(lines()));
        row("th", lines);
        part("burrachi", hands, score -> OptionalInt.of(score.burrachi()));
        part("closing", hands, score -> OptionalInt.of(score.closing()));
        part("cards", hands, score -> OptionalInt.of(score.melds()));
        part("pozzetto", hands, LineScore::pozzetto);
        part("hand", hands, LineScore::hand);
        part("penalized", hands, score -> OptionalInt.of(score.penalized()));
        part("arbiter", hands, score -> OptionalInt.of(score.arbiter()));
        part("total", hands, LineScore::total);
        page.append("</table>\n");
        boolean unseen =
                hands.stream()
                        .anyMatch(hand ->
                                hand.part(Line.NS, LineScore::total).equals("?")
                                        || hand.part(Line.EW, LineScore::total).equals("?"));
        if (unseen) {
            page.append("<p class=\"small\">").append(escaped(words.say("page.unseen")));
            page.append("</p>\n");
        }
    }

    private void part(String key, List<Column> hands, Function<LineScore, OptionalInt> points) {
        List<String> cells = new ArrayList<>(List.of(words.words().sheet(key)));
        for (Column hand : hands) {
            for (Line line : Line.values()) {
                cells.add(hand.part(line, points));
            }
        }
        row("td", cells);
    }

    /**
     * The valid score, counted by the table or entered by the arbiter, and whether it is confirmed.
     */
    private void overview(List<History.Hand> hands, Optional<HandQueries.Over> over) {
        page.append("<table>\n");
        row(
                "th",
                List.of(
                        words.say("page.counts"),
                        words.initials(Line.NS),
                        words.initials(Line.EW),
                        words.say("page.ending"),
                        words.say("page.confirmed")));
        for (History.Hand hand : hands) {
            HandRow one = hand.row();
            row(
                    "td",
                    List.of(
                            words.say("hand", HistoryWords.name(one)),
                            HistoryWords.points(one.ns()),
                            HistoryWords.points(one.ew()),
                            words.ending(one),
                            words.confirmed(one)));
        }
        if (hands.size() > 1) {
            page.append("<tbody class=\"sum\">\n");
            row(
                    "td",
                    List.of(
                            words.say("total"),
                            HistoryWords.total(hands, Line.NS),
                            HistoryWords.total(hands, Line.EW),
                            "",
                            ""));
            page.append("</tbody>\n");
        }
        page.append("</table>\n");
        if (hands.size() > 1) {
            line("p", vp(over));
        }
    }

    private String vp(Optional<HandQueries.Over> over) {
        return over.isEmpty()
                ? words.say("going")
                : over.get().points().map(vp -> words.say("vp", vp)).orElse(words.say("vp.none"));
    }

    private List<String> lines() {
        return List.of(words.initials(Line.NS), words.initials(Line.EW));
    }

    private void signatures() {
        page.append("<table class=\"sign\">\n");
        for (String who : lines()) {
            row("td", List.of(words.say("page.sign", who), ""));
        }
        row("td", List.of(words.say("page.sign.arbiter"), ""));
        page.append("</table>\n");
    }

    private static String escaped(String text) {
        return PlainText.line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
