package burraco.tracking.course;

/**
 * The times of an act.
 *
 * @param since when the first reading that shows it came
 * @param complete when it was completed, as far as that could be seen
 * @param decided when the tracker was sure of it
 */
public record ActTimes(long since, long complete, long decided) {
    public static ActTimes at(long time) {
        return new ActTimes(time, time, time);
    }
}
