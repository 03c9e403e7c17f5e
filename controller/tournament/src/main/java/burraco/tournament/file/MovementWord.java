package burraco.tournament.file;

import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Rematch;
import java.util.Optional;
import java.util.stream.Stream;

/** How the file names a movement. */
enum MovementWord {
    MITCHELL("mitchell"),
    DANESE(Rematch.ALLOWED.toString()),
    DANESE_MODIFIED(Rematch.NOT_AT_ONCE.toString()),
    DANESE_NO_REMATCH(Rematch.AVOIDED.toString()),
    ROUND_ROBIN("round-robin"),
    WHIST("whist"),
    DRAWN_PARTNERS("drawn-partners");

    private final String id;

    MovementWord(String id) {
        this.id = id;
    }

    static Optional<MovementWord> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    static MovementWord of(Movement movement) {
        return switch (movement) {
            case Movement.Mitchell _ -> MITCHELL;
            case Movement.Danese(Rematch rematch, var _) ->
                    switch (rematch) {
                        case ALLOWED -> DANESE;
                        case NOT_AT_ONCE -> DANESE_MODIFIED;
                        case AVOIDED -> DANESE_NO_REMATCH;
                    };
            case Movement.RoundRobin _ -> ROUND_ROBIN;
            case Movement.Whist _ -> WHIST;
            case Movement.DrawnPartners _ -> DRAWN_PARTNERS;
        };
    }

    @Override
    public String toString() {
        return id;
    }
}
