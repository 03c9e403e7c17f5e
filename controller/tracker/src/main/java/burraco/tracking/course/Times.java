package burraco.tracking.course;

/**
 * When an act was seen.
 *
 * @param since when the first reading that shows it came
 * @param complete when it was at its end, if that could be seen
 * @param decided when it was sure
 */
public record Times(long since, long complete, long decided) {
    public static Times at(long time) {
        return new Times(time, time, time);
    }
}
