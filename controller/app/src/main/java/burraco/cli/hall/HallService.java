package burraco.cli.hall;

import burraco.cli.service.Systemd;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** An open hall, until somebody stops it. */
final class HallService {
    private static final long BEAT_SECONDS = 5;

    private final Systemd systemd;
    private final CountDownLatch stop = new CountDownLatch(1);

    HallService(Systemd systemd) {
        this.systemd = systemd;
    }

    void stop() {
        stop.countDown();
    }

    /** A hall that does not take what tables tell any more is started anew by systemd. */
    void untilStopped(HallProcess hall) throws InterruptedException {
        systemd.ready(hall.hall().now().content().now().title());
        try {
            do {
                hall.hall().settle();
                systemd.alive();
            } while (!stop.await(BEAT_SECONDS, TimeUnit.SECONDS));
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault);
        } finally {
            systemd.stopping();
        }
    }
}
