package burraco.measure;

/**
 * When an act was understood.
 *
 * @param line its line in the bare record
 * @param t when the first reading came that shows it
 * @param complete when it was over, as far as could be told
 * @param decided when there was no doubt left
 * @param sure how sure it was said to be, from 0 to 1
 */
public record Timed(int line, long t, long complete, long decided, double sure) {
    /** An act told with less certainty is a question: four in ten of these are wrong. */
    public static final double QUESTION = 0.9;

    /** Said without a doubt. */
    public Timed(int line, long t, long complete, long decided) {
        this(line, t, complete, decided, 1);
    }
}
