package burraco.measure;

/** In how many hands a case was committed on purpose, and in how many of these it was ruled. */
public record Caught(long committed, long ruled) {
    Caught plus(Caught more) {
        return new Caught(committed + more.committed, ruled + more.ruled);
    }
}
