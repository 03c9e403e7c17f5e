package burraco.cli.dispute;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.cli.dispute.Timeline.Row;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.journal.History;
import burraco.record.Judgement;
import burraco.words.Width;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One page that opens in any browser without a network: who did what when, the rulings with their
 * articles, scores, confirmations and corrections. It has no script: buttons and style choose the
 * language and the hand.
 */
final class DisputePage {
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final Dispute dispute;
    private final List<HandStory> hands;
    private final ZoneId zone;
    private final Html page = new Html();

    DisputePage(Dispute dispute, ZoneId zone) {
        this.dispute = dispute;
        this.zone = zone;
        hands = HandStory.of(dispute);
    }

    String write() {
        head();
        page.put("<main>\n");
        title();
        overview();
        filter();
        hands.forEach(this::hand);
        decisions();
        page.saying("h2", "proof").put("<p>").say("proof.is").put("</p>\n");
        page.put("</main>\n</body>\n</html>\n");
        return page.toString();
    }

    private void head() {
        page.put("<!DOCTYPE html>\n<html lang=\"it\">\n<head>\n<meta charset=\"utf-8\">\n");
        page.put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        page.put("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
        page.put("style-src 'unsafe-inline'\">\n");
        page.element("title", event()).put("\n<style>\n");
        page.put(DisputeWords.resource("index.css"));
        for (HandStory hand : hands) {
            page.put("body:has(#only-" + hand.hand() + ":checked) .hand:not(.of-" + hand.hand());
            page.put(") { display: none; }\n");
        }
        page.put("</style>\n</head>\n<body>\n");
    }

    private String event() {
        return Stream.of(
                        "Burraco",
                        dispute.event().tournament(),
                        dispute.event().round(),
                        dispute.event().table(),
                        String.valueOf(dispute.match()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private void title() {
        page.put("<h1>").say("title", dispute.match()).put("</h1>\n<p class=\"of\">");
        page.text(dispute.event().tournament());
        if (!dispute.event().round().isEmpty()) {
            page.text(" · ").say("round", dispute.event().round());
        }
        if (!dispute.event().table().isEmpty()) {
            page.text(" · ").say("table", dispute.event().table());
        }
        page.put("</p>\n<p class=\"names\">").say("names").put("</p>\n<dl>\n");
        for (Seat seat : Seat.values()) {
            String name = dispute.people().getOrDefault(seat, "");
            page.put("<dt>").say(words -> words.words().say(seat)).put("</dt>");
            page.element("dd", name.isEmpty() ? "–" : name).put("\n");
        }
        page.put("</dl>\n<p>").say("times", zone.getId()).put("</p>\n");
    }

    // What it came to

    private void overview() {
        page.saying("h2", "result")
                .put("\n<table class=\"short\">\n<tr>")
                .saying("th scope=\"col\"", "hand.of");
        for (Line line : Line.values()) {
            page.put("<th scope=\"col\">").say(words -> words.words().initials(line)).put("</th>");
        }
        page.saying("th scope=\"col\"", "ending").saying("th scope=\"col\"", "confirmed");
        page.put("</tr>\n");
        for (HandStory hand : hands) {
            page.put("<tr><th scope=\"row\">").text("" + hand.hand()).put("</th>");
            for (Line line : Line.values()) {
                page.put("<td class=\"number\">").text(points(hand, line)).put("</td>");
            }
            page.put("<td>").say(words -> ending(hand, words)).put("</td><td>");
            page.say(words -> confirmed(hand, words)).put("</td></tr>\n");
        }
        page.put("<tr class=\"sum\"><th scope=\"row\">").say("total").put("</th>");
        for (Line line : Line.values()) {
            page.put("<td class=\"number\">").text(total(line)).put("</td>");
        }
        page.put("<td></td><td></td></tr>\n</table>\n");
    }

    private static String points(HandStory hand, Line line) {
        return shown(hand.last().map(last -> last.points(line)).orElse(OptionalInt.empty()));
    }

    private static String shown(OptionalInt points) {
        return points.isPresent() ? "" + points.getAsInt() : "?";
    }

    private String total(Line line) {
        int sum = 0;
        for (HandStory hand : hands) {
            OptionalInt points =
                    hand.last().map(last -> last.points(line)).orElse(OptionalInt.empty());
            if (points.isEmpty()) {
                return "?";
            }
            sum += points.getAsInt();
        }
        return "" + sum;
    }

    private static String ending(HandStory hand, DisputeWords words) {
        return hand.last()
                .map(HandEntry::ending)
                .filter(one -> one.matches("closed|stock|timeout|stopped|unfinished"))
                .map(one -> words.words().sheet("history.ending." + one))
                .orElse("?");
    }

    private static String confirmed(HandStory hand, DisputeWords words) {
        String by = hand.last().map(HandEntry::confirmed).orElse("");
        return switch (by) {
            case "NS", "EW" ->
                    words.words()
                            .sheet(
                                    "history.confirmed.one",
                                    words.words().initials(Line.valueOf(by)));
            case "NS+EW" -> words.words().sheet("history.confirmed.both");
            default -> words.words().sheet("history.confirmed.none");
        };
    }

    // What is shown

    private void filter() {
        page.put(
                "<form class=\"filter\">\n<fieldset><legend lang=\"en\">Lingua · Language</legend>");
        radio("lang", "in-it", "Italiano", true);
        radio("lang", "in-en", "English", false);
        page.put("</fieldset>\n<fieldset><legend>").say("filter").put("</legend>");
        page.put("<label><input type=\"radio\" name=\"hand\" id=\"only-all\" checked> ");
        page.say("filter.all").put("</label>");
        for (HandStory hand : hands) {
            page.put("<label><input type=\"radio\" name=\"hand\" id=\"only-" + hand.hand());
            page.put("\"> ").say("hand", hand.hand()).put("</label>");
        }
        page.put("</fieldset>\n</form>\n");
    }

    private void radio(String name, String id, String label, boolean checked) {
        page.put("<label><input type=\"radio\" name=\"" + name + "\" id=\"" + id + "\"");
        page.put(checked ? " checked> " : "> ").text(label).put("</label>");
    }

    // A hand

    private void hand(HandStory hand) {
        Timeline timeline =
                Timeline.of(hand, Optional.ofNullable(dispute.records().get(hand.hand())));
        page.put("<section class=\"hand of-" + hand.hand() + "\">\n<h2>");
        page.say("hand", hand.hand()).put("</h2>\n");
        if (timeline.judged().isEmpty()) {
            page.put("<p>").say("no-record").put("</p>\n");
        }
        timeline.judged().ifPresent(this::counted);
        page.put("<table class=\"acts\">\n<tr>");
        for (String column : List.of("time", "line", "what")) {
            page.saying("th scope=\"col\"", "column." + column);
        }
        page.put("</tr>\n");
        timeline.rows().forEach(this::row);
        timeline.judged().ifPresent(this::atEnd);
        page.put("</table>\n</section>\n");
    }

    private void row(Row row) {
        switch (row) {
            case Timeline.Stands(_, Optional<History.Entry> told, Judgement.Step step) -> {
                page.put("<tr class=\"act\"><td>").text(told.map(this::time).orElse(""));
                page.put("</td><td class=\"number\">").text("" + step.line()).put("</td><td>");
                page.put("<code>").text(step.text()).put("</code>");
                if (told.isEmpty()) {
                    page.put(" <small>").say("entered-later").put("</small>");
                }
                step.rulings().forEach(this::ruling);
                page.put("</td></tr>\n");
            }
            case Timeline.Changed(_, History.Entry told, String text) -> {
                page.put("<tr class=\"changed\"><td>").text(time(told)).put("</td><td></td><td>");
                page.put("<del><code>").text(text).put("</code></del> <small>");
                page.say("changed-later").put("</small></td></tr>\n");
            }
            case Timeline.Said(_, History.Entry entry) -> {
                page.put("<tr class=\"entry\"><td>").text(time(entry)).put("</td><td></td><td>");
                page.put("<strong>").say(words -> kind(entry, words)).put("</strong> ");
                page.say(words -> said(entry, words)).put("</td></tr>\n");
            }
        }
    }

    private static String kind(History.Entry entry, DisputeWords words) {
        String kind = entry.note().kind();
        return Timeline.ALSO.contains(kind)
                ? words.say("kind." + kind)
                : words.words().sheet("history.kind." + kind);
    }

    private String said(History.Entry entry, DisputeWords words) {
        String body = dispute.named().getOrDefault(entry.seq(), entry.note().body());
        return new EntryText(words.words()).of(entry.note().kind(), body).replace("\n", " / ");
    }

    private void ruling(Ruling ruling) {
        page.put("<div class=\"ruling\"><strong>▲ ").text(ruling.which() + " ");
        page.say(words -> "(" + words.words().article(ruling) + who(ruling, words) + ")");
        page.put("</strong> ").say(words -> words.words().say(ruling, Width.SCREEN) + ".");
        if (!ruling.remedies().isEmpty()) {
            page.put("<ul>");
            for (Remedy remedy : ruling.remedies()) {
                page.put("<li>");
                page.say(words -> words.words().say(ruling, remedy, Width.SCREEN) + ".");
                page.put("</li>");
            }
            page.put("</ul>");
        }
        page.put("</div>");
    }

    private static String who(Ruling ruling, DisputeWords words) {
        return ruling.seat().map(seat -> ", " + words.words().say(seat)).orElse("");
    }

    private void atEnd(Judgement.Judged judged) {
        if (!judged.atEnd().isEmpty()) {
            page.put("<tr><td></td><td></td><td>").say(words -> words.words().sheet("at-end"));
            judged.atEnd().forEach(this::ruling);
            page.put("</td></tr>\n");
        }
    }

    private void counted(Judgement.Judged judged) {
        page.put("<table class=\"count\">\n<tr>").saying("th scope=\"col\"", "counted");
        for (Line line : Line.values()) {
            page.put("<th scope=\"col\">").say(words -> words.words().initials(line)).put("</th>");
        }
        page.put("</tr>\n");
        part(judged, "burrachi", score -> OptionalInt.of(score.burrachi()));
        part(judged, "closing", score -> OptionalInt.of(score.closing()));
        part(judged, "cards", score -> OptionalInt.of(score.melds()));
        part(judged, "pozzetto", LineScore::pozzetto);
        part(judged, "hand", LineScore::hand);
        part(judged, "penalized", score -> OptionalInt.of(score.penalized()));
        part(judged, "arbiter", score -> OptionalInt.of(score.arbiter()));
        part(judged, "total", LineScore::total);
        page.put("</table>\n");
    }

    private void part(
            Judgement.Judged judged, String key, Function<LineScore, OptionalInt> points) {
        page.put("<tr><th scope=\"row\">").say(words -> words.words().sheet(key)).put("</th>");
        for (Line line : Line.values()) {
            page.put("<td class=\"number\">");
            page.text(shown(points.apply(Count.of(judged.end(), line)))).put("</td>");
        }
        page.put("</tr>\n");
    }

    // The hall

    private void decisions() {
        if (dispute.decisions().isEmpty()) {
            return;
        }
        page.saying("h2", "decisions").put("\n<table class=\"decisions\">\n<tr>");
        for (String column : List.of("row", "time", "decided", "by", "why")) {
            page.saying("th scope=\"col\"", "column." + column);
        }
        page.put("</tr>\n");
        for (Dispute.Decision decision : dispute.decisions()) {
            page.put("<tr><td class=\"number\">").text("" + decision.row()).put("</td><td>");
            page.text(at(decision.wall(), SECOND)).put("</td><td class=\"long\">");
            page.say(words -> decided(decision, words)).put("</td>");
            page.element("td", decision.by()).element("td", decision.why()).put("</tr>\n");
        }
        page.put("</table>\n");
    }

    private static String decided(Dispute.Decision decision, DisputeWords words) {
        return words.say("decision." + decision.kind(), decision.details().toArray());
    }

    private String time(History.Entry entry) {
        return at(entry.wall(), TIME);
    }

    private String at(long wall, DateTimeFormatter form) {
        return form.format(Instant.ofEpochMilli(wall).atZone(zone));
    }
}
