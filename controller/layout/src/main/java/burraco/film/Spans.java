package burraco.film;

import java.util.ArrayList;
import java.util.List;

/** A set of times in milliseconds: half-open intervals, in order and not touching. */
record Spans(List<Span> list) {
    record Span(long from, long to) {}

    Spans {
        list = List.copyOf(list);
    }

    static Spans of(long from, long to) {
        return new Spans(from < to ? List.of(new Span(from, to)) : List.of());
    }

    boolean isEmpty() {
        return list.isEmpty();
    }

    /** Must not be empty. */
    long begin() {
        return list.getFirst().from();
    }

    /** Must not be empty. */
    long end() {
        return list.getLast().to();
    }

    boolean at(long time) {
        return list.stream().anyMatch(span -> span.from() <= time && time < span.to());
    }

    /** With shorter gaps closed. */
    Spans filled(double shorterThan) {
        List<Span> filled = new ArrayList<>();
        for (Span span : list) {
            boolean near = !filled.isEmpty() && span.from() - filled.getLast().to() < shorterThan;
            Span next = near ? new Span(filled.removeLast().from(), span.to()) : span;
            filled.add(next);
        }
        return new Spans(filled);
    }

    /** Widened to whole time steps. */
    Spans rounded(long step) {
        List<Span> rounded = new ArrayList<>();
        for (Span span : list) {
            long from = Math.floorDiv(span.from(), step) * step;
            long to = Math.ceilDiv(span.to(), step) * step;
            boolean near = !rounded.isEmpty() && from <= rounded.getLast().to();
            rounded.add(new Span(near ? rounded.removeLast().from() : from, to));
        }
        return new Spans(rounded);
    }

    Spans within(long from, long to) {
        List<Span> within = new ArrayList<>();
        for (Span span : list) {
            if (span.from() < to && span.to() > from) {
                within.add(new Span(Math.max(span.from(), from), Math.min(span.to(), to)));
            }
        }
        return new Spans(within);
    }

    /** Split at gaps of at least this length. */
    List<Spans> parted(long gap) {
        List<Spans> parts = new ArrayList<>();
        List<Span> part = new ArrayList<>();
        for (Span span : list) {
            if (!part.isEmpty() && span.from() - part.getLast().to() >= gap) {
                parts.add(new Spans(part));
                part.clear();
            }
            part.add(span);
        }
        if (!part.isEmpty()) {
            parts.add(new Spans(part));
        }
        return parts;
    }
}
