package burraco.cli.hall;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import java.util.Locale;
import java.util.stream.Stream;

/** What {@code ./table hall} can be asked for. */
enum HallWord {
    BEGIN,
    SERVE,
    BROKER,
    EXPORT,
    VERIFY,
    DISPUTE,
    MOVE,
    SEASON,
    DEMO,
    VIRTUAL,
    FIND,
    JOIN,
    LEAVE;

    static HallWord of(Arguments typed) {
        String word = typed.rest().getFirst();
        return Stream.of(values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> new CommandRefusal("hall.what", word));
    }
}
