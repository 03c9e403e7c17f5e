package burraco.measure;

/**
 * When an act was recognised.
 *
 * @param line its line in the bare record
 * @param t when the first reading came that shows it
 * @param complete when it was over, as far as could be told
 * @param decided when no doubt was left
 * @param sure its stated certainty, from 0 to 1
 */
public record Timed(int line, long t, long complete, long decided, double sure) {
    /** An act with less certainty counts as a question: four in ten of these are wrong. */
    public static final double QUESTION = 0.9;

    /** Reported without doubt. */
    public Timed(int line, long t, long complete, long decided) {
        this(line, t, complete, decided, 1);
    }
}
