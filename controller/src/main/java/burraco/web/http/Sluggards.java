package burraco.web.http;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Who takes what he is sent so slowly that he may as well be gone, whatever his machine says. To
 * close what he does not read would wait for him as well: whoever writes to him is interrupted, and
 * that cuts the connection.
 */
final class Sluggards {
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final Set<Write> writes = ConcurrentHashMap.newKeySet();
    private final LongSupplier nanos;

    Sluggards(LongSupplier nanos) {
        this.nanos = nanos;
    }

    interface Writing {
        void write() throws IOException;
    }

    /** A class and no record: two of them are never the same. */
    private static final class Write {
        private final Thread thread = Thread.currentThread();
        private final long since;

        private Write(long since) {
            this.since = since;
        }
    }

    /** Has something written, which may take its time but not any time. */
    void during(Writing writing) throws IOException {
        Write write = new Write(nanos.getAsLong());
        writes.add(write);
        try {
            writing.write();
        } finally {
            writes.remove(write);
        }
    }

    /** Lets those go who have not taken anything for too long. */
    void drop() {
        long now = nanos.getAsLong();
        for (Write write : writes) {
            if (now - write.since > LONGEST_NANOS) {
                write.thread.interrupt();
            }
        }
    }
}
