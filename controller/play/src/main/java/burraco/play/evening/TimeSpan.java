package burraco.play.evening;

/** The time from the first visible movement of an act until all its cards are at rest. */
public record TimeSpan(long begun, long complete) {
    public static TimeSpan at(long moment) {
        return new TimeSpan(moment, moment);
    }

    public TimeSpan and(long later) {
        return new TimeSpan(begun, Math.max(complete, later));
    }

    public TimeSpan and(TimeSpan other) {
        return new TimeSpan(Math.min(begun, other.begun), Math.max(complete, other.complete));
    }
}
