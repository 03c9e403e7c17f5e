package burraco.record;

/** What reading a record comes to. */
public sealed interface ReadResult {
    record Readable(HandRecord document) implements ReadResult {}

    record Unreadable(Problem problem) implements ReadResult {}
}
