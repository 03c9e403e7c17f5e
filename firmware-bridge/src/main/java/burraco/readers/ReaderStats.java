package burraco.readers;

/**
 * How well a reader can be spoken to, since it was opened.
 *
 * @param framesOut frames sent to it
 * @param framesIn sound frames that came from it
 * @param errors frames that were damaged, and stretches of bytes that were none
 * @param strays sound frames that nobody had asked for, late ones for example
 * @param timeouts questions that were not answered in time
 * @param losses how often it could not be spoken to any more
 * @param lastMicros from the last question to its answer; 0 before the first
 * @param medianMicros the same, in the middle of the latest ones
 */
public record ReaderStats(
        long framesOut,
        long framesIn,
        long errors,
        long strays,
        long timeouts,
        long losses,
        long lastMicros,
        long medianMicros) {}
