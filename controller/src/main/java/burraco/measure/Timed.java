package burraco.measure;

/**
 * When an act was understood.
 *
 * @param line its line in the bare record
 * @param t when the first reading came that shows it
 * @param complete when it was over, as far as could be told
 * @param decided when there was no doubt left
 */
public record Timed(int line, long t, long complete, long decided) {}
