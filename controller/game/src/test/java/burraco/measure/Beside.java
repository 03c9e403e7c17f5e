package burraco.measure;

import burraco.cards.Seat;
import burraco.record.Judgement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Two hand records side by side, as tests write and read them. */
final class Beside {
    private final Course truth;
    private final String inferred;
    private final List<Timed> times = new ArrayList<>();
    private final List<Doubt> doubts = new ArrayList<>();

    private Beside(Course truth, String inferred) {
        this.truth = truth;
        this.inferred = inferred;
    }

    /** Without times. */
    static Beside of(String truth, String inferred) {
        return new Beside(course(truth, List.of()), inferred);
    }

    /** Line n of the truth is done from n - 0.5 to n seconds; it was recognised this much later. */
    static Beside timed(String truth, String inferred, long later) {
        List<Span> spans = new ArrayList<>();
        for (int line = 1; line <= lines(truth); line++) {
            spans.add(new Span(line, line * 1000L - 500, line * 1000L));
        }
        Beside beside = new Beside(course(truth, spans), inferred);
        for (int line = 1; line <= lines(inferred); line++) {
            long done = line * 1000L;
            beside.times.add(new Timed(line, done - 400, done + 100, done + later));
        }
        return beside;
    }

    /** The same, but this recognised line has other times. */
    static Beside spanning(String truth, String inferred, int line, long begun, long complete) {
        Beside beside = timed(truth, inferred, 1_000);
        beside.times.removeIf(timed -> timed.line() == line);
        beside.times.add(new Timed(line, begun, complete, complete));
        return beside;
    }

    /** Each line was recognised with this certainty. */
    static Beside sure(String truth, String inferred, double sure) {
        Beside beside = timed(truth, inferred, 1_000);
        beside.times.replaceAll(timed ->
                new Timed(timed.line(), timed.t(), timed.complete(), timed.decided(), sure));
        return beside;
    }

    private static int lines(String record) {
        return (int) record.lines().count();
    }

    static Course course(String record, List<Span> spans) {
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> Course.of(judged, spans);
            case Judgement.Refused refused -> throw new AssertionError(refused.problem());
        };
    }

    /** At that moment the tracker asked about these cards. */
    Beside doubting(long decided, String cards) {
        doubts.add(new Doubt(decided, Optional.empty(), List.of(cards.split(" "))));
        return this;
    }

    Beside doubting(long decided, Seat seat) {
        doubts.add(new Doubt(decided, Optional.of(seat), List.of()));
        return this;
    }

    Course truth() {
        return truth;
    }

    Comparison compare() {
        return Comparison.of(truth, new Inferred(inferred, times, 0, doubts));
    }

    /** The outcomes, one line for each act: {@code WRONG W discard 7H / W discard 9C}. */
    String outcomes() {
        return compare().pairs().stream().map(Beside::text).collect(Collectors.joining("\n"));
    }

    /** The outcomes without those that are exact. */
    String amiss() {
        return outcomes()
                .lines()
                .filter(line -> !line.startsWith("EXACT"))
                .collect(Collectors.joining("\n"));
    }

    private static String text(Pair pair) {
        String done = pair.truth().map(Happened::text).orElse("");
        String told = pair.inferred().map(Happened::text).orElse("");
        boolean alone = done.isEmpty() || told.isEmpty() || done.equals(told);
        String both = alone ? (done.isEmpty() ? told : done) : done + " / " + told;
        return pair.grade() + " " + both;
    }
}
