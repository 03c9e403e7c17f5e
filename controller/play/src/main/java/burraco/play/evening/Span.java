package burraco.play.evening;

/** From the first that is to be seen of something to when all of it is at rest. */
public record Span(long begun, long complete) {
    public static Span at(long moment) {
        return new Span(moment, moment);
    }

    public Span and(long later) {
        return new Span(begun, Math.max(complete, later));
    }

    public Span and(Span other) {
        return new Span(Math.min(begun, other.begun), Math.max(complete, other.complete));
    }
}
