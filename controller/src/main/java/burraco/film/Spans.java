package burraco.film;

import java.util.ArrayList;
import java.util.List;

/**
 * When something is so, in milliseconds: spans of time in their order that do not touch, each from
 * its beginning to just before its end.
 */
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

    /** Not to be asked where there is none. */
    long begin() {
        return list.getFirst().from();
    }

    /** Not to be asked where there is none. */
    long end() {
        return list.getLast().to();
    }

    boolean at(long time) {
        return list.stream().anyMatch(span -> span.from() <= time && time < span.to());
    }

    /** As if gaps that are shorter were none. */
    Spans filled(double shorterThan) {
        List<Span> filled = new ArrayList<>();
        for (Span span : list) {
            boolean near = !filled.isEmpty() && span.from() - filled.getLast().to() < shorterThan;
            Span next = near ? new Span(filled.removeLast().from(), span.to()) : span;
            filled.add(next);
        }
        return new Spans(filled);
    }

    /** Widened to whole steps of time. */
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

    /** Parted wherever nothing was for so long. */
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
