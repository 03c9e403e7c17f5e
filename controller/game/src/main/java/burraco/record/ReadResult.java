package burraco.record;

/** The result of reading a record. */
public sealed interface ReadResult {
    record Readable(HandRecord document) implements ReadResult {}

    record Unreadable(Problem problem) implements ReadResult {}
}
