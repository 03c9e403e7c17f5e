package burraco.cli.link;

import burraco.cli.options.CommandTexts;
import burraco.hal.Answer;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The latest readings of a link. It may be used by any thread. */
final class LinkHeard {
    /** The period over which the rate of scans is measured. */
    private static final long WHILE_MILLIS = 5_000;

    private static final int TAGS_SHOWN = 3;
    private static final int NEWS_SHOWN = 6;

    private final CommandTexts texts;
    private final SortedMap<Integer, Antenna> antennas = new TreeMap<>();
    private final SortedMap<Integer, Double> grams = new TreeMap<>();
    private final Deque<String> news = new ArrayDeque<>();

    private static final class Antenna {
        private final Deque<Long> scans = new ArrayDeque<>();
        private List<Answer> answers = List.of();
        private long unclear;
        private String fault = "";

        void scanned(long at) {
            scans.add(at);
            while (scans.peek() < at - WHILE_MILLIS) {
                scans.remove();
            }
        }

        double rate(long now) {
            long begun = scans.isEmpty() ? now : Math.max(scans.peek(), now - WHILE_MILLIS);
            long counted = scans.stream().filter(at -> at >= now - WHILE_MILLIS).count();
            return now > begun ? 1_000.0 * counted / (now - begun) : 0;
        }
    }

    LinkHeard(CommandTexts texts) {
        this.texts = texts;
    }

    synchronized void hear(Reading reading) {
        switch (reading) {
            case Reading.Inventory(long at, int id, List<Answer> answers) -> {
                Antenna antenna = antenna(id);
                antenna.scanned(at);
                antenna.answers = answers;
            }
            case Reading.Unclear(long at, int id, Reading.Cause _) -> {
                Antenna antenna = antenna(id);
                antenna.scanned(at);
                antenna.unclear++;
            }
            case Reading.Weight weight -> grams.put(weight.scale(), weight.grams());
            case Reading.Press press ->
                    say(
                            press.at(),
                            texts.say(
                                    "link.heard.button",
                                    press.button().key(),
                                    press.button().place()));
            case Reading.AntennaFault(long at, int id, String detail) -> {
                antenna(id).fault = FaultState.of(detail) == FaultState.OVER ? "" : detail;
                say(at, texts.say("link.heard.antenna", id, detail));
            }
            case Reading.SourceFault fault -> say(fault.at(), fault.detail());
        }
    }

    private Antenna antenna(int id) {
        return antennas.computeIfAbsent(id, _ -> new Antenna());
    }

    /** Notes an event for the technician. */
    synchronized void say(long at, String what) {
        news.add(String.format(Locale.ROOT, "%8.1f s  %s", at / 1_000.0, what.strip()));
        if (news.size() > NEWS_SHOWN) {
            news.remove();
        }
    }

    synchronized List<String> lines(long now) {
        List<String> lines = new ArrayList<>();
        if (!antennas.isEmpty()) {
            lines.add(texts.say("link.heard.title"));
        }
        antennas.forEach((id, one) -> {
            String tags =
                    one.answers.stream()
                            .limit(TAGS_SHOWN)
                            .map(LinkHeard::shown)
                            .collect(Collectors.joining(" "));
            int more = one.answers.size() - TAGS_SHOWN;
            lines.add(
                    String.format(
                                    Locale.ROOT,
                                    "%7d  %7.1f  %7d  %s%s%s",
                                    id,
                                    one.rate(now),
                                    one.unclear,
                                    one.fault.isEmpty() ? "" : "(" + one.fault + ") ",
                                    tags,
                                    more > 0 ? " + " + more : "")
                            .stripTrailing());
        });
        grams.forEach((id, weight) ->
                lines.add(
                        texts.say(
                                "link.heard.scale",
                                id,
                                String.format(Locale.ROOT, "%.1f", weight))));
        if (!news.isEmpty()) {
            lines.add("");
            lines.addAll(news);
        }
        return lines;
    }

    private static String shown(Answer answer) {
        return answer.tag()
                + (answer.strength().isPresent() ? ":" + answer.strength().getAsInt() : "");
    }
}
