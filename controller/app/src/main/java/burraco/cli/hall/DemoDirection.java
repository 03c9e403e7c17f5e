package burraco.cli.hall;

import burraco.cli.out.Log;
import burraco.desk.file.Content;
import burraco.hall.Hall;
import burraco.hall.room.Decision;
import burraco.hall.view.TableNow;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.round.Round;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Does what a direction does next, with a pause so that people can look. */
final class DemoDirection {
    private static final long MINUTE = 60_000;

    /** For four hands (art. 5). */
    private static final long ROUND_MINUTES = 55;

    private static final long PAUSE_MILLIS = 5_000;

    private static final String BY = "demo";

    private final Hall hall;
    private final double speed;
    private long acted;

    DemoDirection(Hall hall, double speed) {
        this.hall = hall;
        this.speed = speed;
    }

    void look() throws IOException {
        long now = hall.now().now();
        if (now - acted < PAUSE_MILLIS) {
            return;
        }
        Tournament tournament = hall.now().content().now();
        Optional<Change> next = next(tournament);
        if (next.isPresent() && done(next.get())) {
            acted = now;
            if (next.get() instanceof Change.Start(int round)) {
                setTime(round, now);
            }
        }
    }

    private void setTime(int round, long now) throws IOException {
        long ends = now + (long) (ROUND_MINUTES * MINUTE / speed);
        hall.decide(List.of(new Decision.SetTime(round, now, ends)), BY, "");
    }

    private Optional<Change> next(Tournament now) {
        Optional<Round> round = now.current();
        if (now.finished()) {
            return Optional.empty();
        }
        if (round.isEmpty()) {
            return allAreHere(now) ? draftOrPost(now) : Optional.empty();
        }
        int number = round.get().number();
        return switch (round.get().state()) {
            case POSTED -> Optional.of(new Change.Seat(number));
            case SEATED -> Optional.of(new Change.Start(number));
            case COMPLETE -> Optional.of(new Change.Rank(number));
            case RANKED -> Optional.of(new Change.PostRanking(number));
            case RANKING_POSTED ->
                    now.hasNext() ? draftOrPost(now) : Optional.of(new Change.Finish());
            case DRAFT, CHECKED, RUNNING -> Optional.empty();
        };
    }

    private boolean allAreHere(Tournament now) {
        long here = hall.now().tables().values().stream().filter(TableNow::present).count();
        return here >= now.field().all().size() / 2;
    }

    private static Optional<Change> draftOrPost(Tournament now) {
        if (now.draft().isEmpty()) {
            return Optional.of(new Change.Draft());
        }
        return now.draft().get().checked()
                ? Posting.of(now).map(post -> post)
                : Optional.of(new Change.Check(BY));
    }

    private boolean done(Change change) throws IOException {
        Content after =
                hall.tournament()
                        .change(
                                before ->
                                        switch (Direction.apply(before.now(), change)) {
                                            case Progress.Done done ->
                                                    before.with(change, done.now());
                                            case Progress.Refused(var why) -> {
                                                Log.warn("demo: {}", why);
                                                yield before;
                                            }
                                        },
                                BY);
        return after.history().changes().getLast().equals(change);
    }
}
