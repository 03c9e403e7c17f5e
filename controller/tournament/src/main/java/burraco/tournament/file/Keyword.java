package burraco.tournament.file;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the line of a change begins with. */
enum Keyword {
    PLAN,
    ENTER,
    AMEND,
    SCRATCH,
    ORDER,
    ADMIT,
    LEAVE,
    RETURN,
    SUBSTITUTE,
    DRAFT,
    SWAP,
    SWAP_TABLES,
    MOVE,
    PIN,
    CHECK,
    POST,
    UNPOST,
    SEAT,
    START,
    RESULT,
    LATE,
    LINE_UP,
    COUNTERSIGN,
    CORRECT,
    PENALTY,
    WARNING,
    RANK,
    POST_RANKING,
    FINISH;

    private static final Map<String, Keyword> BY_ID =
            Arrays.stream(values())
                    .collect(Collectors.toMap(Keyword::toString, Function.identity()));

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    static Optional<Keyword> parse(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** Whether indented lines belong to it. */
    boolean hasBlock() {
        return this == PLAN || this == POST;
    }

    @Override
    public String toString() {
        return id;
    }
}
