package burraco.cli.hall;

import burraco.cli.service.Systemd;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** An open hall, until somebody stops it. */
final class HallService {
    private static final Duration BEAT = Duration.ofSeconds(5);

    /** A write to a database that is away has to end first. */
    private static final long TO_CLOSE_SECONDS = 40;

    private final Systemd systemd;
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    HallService(Systemd systemd) {
        this.systemd = systemd;
    }

    /** Returns when the hall is closed: Java ends as soon as all who end it have returned. */
    void stop() {
        stop.countDown();
        try {
            closed.await(TO_CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    void isClosed() {
        closed.countDown();
    }

    /** A hall that does not take what tables tell any more is started anew by systemd. */
    void untilStopped(HallProcess hall) throws InterruptedException {
        systemd.ready(hall.hall().now().content().now().title());
        do {
            if (hall.hall().isWorking(BEAT)) {
                systemd.alive();
            }
        } while (!stop.await(BEAT.toMillis(), TimeUnit.MILLISECONDS));
        systemd.stopping();
    }
}
