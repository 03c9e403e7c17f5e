package burraco.hall.view;

import burraco.hall.room.Notice;
import burraco.hall.room.RoundTime;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The clock of the round, in the hall's milliseconds.
 *
 * @param round 0 before the first
 * @param over whether the ranking of the round is posted, so that its clock means nothing any more
 * @param starts when play begins
 * @param ends when the time-out falls
 * @param paused since when no time passes
 * @param message of the direction to everybody
 */
public record ClockView(
        String title,
        int round,
        int rounds,
        boolean over,
        @OmitEmpty Optional<Long> starts,
        @OmitEmpty Optional<Long> ends,
        @OmitEmpty Optional<Long> paused,
        @OmitEmpty Optional<String> message)
        implements JsonObject {

    public static ClockView of(HallNow hall) {
        Tournament now = hall.content().now();
        Optional<Round> round = now.current();
        Optional<RoundTime> time = time(hall);
        return new ClockView(
                now.title(),
                round.map(Round::number).orElse(0),
                now.formula().rounds(),
                round.map(one -> one.state() == RoundState.RANKING_POSTED).orElse(false),
                time.map(RoundTime::starts),
                time.map(RoundTime::ends),
                boxed(hall.room().pausedSince()),
                hall.room().notice().map(Notice::text));
    }

    /** The clock that was set for the round whose seats are posted last. */
    static Optional<RoundTime> time(HallNow hall) {
        return hall.content()
                .now()
                .current()
                .flatMap(
                        round -> hall.room().time().filter(time -> time.round() == round.number()));
    }

    static Optional<Long> boxed(OptionalLong number) {
        return number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty();
    }
}
