package burraco.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.cards.Seat;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.testing.ExampleTable;
import burraco.web.audience.Audience;
import burraco.web.audience.DelayedFeeds;
import burraco.web.view.TableIdentity;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The state that a client gets on request. */
class LivePublisherTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    private final AtomicLong nanos = new AtomicLong(1_000_000_000);
    private final Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
    private final DelayedFeeds hall = new DelayedFeeds(List.of(Audience.PUBLIC), "1", nanos::get);
    private double speed = 1;
    private long number = 1;
    private final LivePublisher live =
            new LivePublisher(
                    new TableIdentity("1", true, () -> speed),
                    next(),
                    hall,
                    nanos::get,
                    UnaryOperator.identity(),
                    _ -> {});

    private Snapshot next(Effect... came) {
        return new Snapshot(number++, table.state(), true, List.of(came));
    }

    @Test
    @DisplayName("While nothing happens, requests within 40 ms share one formatted state")
    void whatWasWorkedOutIsEverybodys() {
        String first = live.now();
        live.accept(next());
        assertEquals(first, live.now());
        nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(40));
        assertNotEquals(first, live.now());
    }

    @Test
    @DisplayName("Events and changes of speed are published at once")
    void whatHappenedIsToldAtOnce() {
        String first = live.now();
        live.accept(next(new Effect.CorrectionFell(1)));
        String then = live.now();
        assertNotEquals(first, then);
        speed = 2;
        assertNotEquals(then, live.now());
    }
}
