package burraco.readers;

/**
 * Statistics of the communication with a reader since it was opened.
 *
 * @param framesOut frames sent to it
 * @param framesIn valid frames received from it
 * @param errors damaged frames, and stretches of bytes that were no frames
 * @param strays valid frames that were not expected, for example late ones
 * @param timeouts questions that were not answered in time
 * @param losses how often the connection was lost
 * @param lastMicros the time from the last question to its answer; 0 before the first one
 * @param medianMicros the median of this time over the latest questions
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
