package burraco.web.http;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.UnaryOperator;

/**
 * The threads of a server.
 *
 * @param connections makes a thread for each connection
 * @param wrapper wraps the work of each thread, for example to lower its priority
 */
public record Workers(ThreadFactory connections, UnaryOperator<Runnable> wrapper) {
    /** For many clients: virtual threads, which share the processors that all of them may use. */
    public static Workers virtual(UnaryOperator<Runnable> wrapper) {
        return new Workers(Thread.ofVirtual().name("web-", 0).factory(), wrapper);
    }

    /**
     * For a few clients of this machine: threads of the system, which get their turn also while
     * virtual threads wait in a long queue.
     */
    public static Workers platform(String name, UnaryOperator<Runnable> wrapper) {
        return new Workers(Thread.ofPlatform().daemon().name(name, 0).factory(), wrapper);
    }

    Thread door(Runnable work) {
        return Thread.ofPlatform().name("door").daemon().unstarted(wrapper.apply(work));
    }

    ExecutorService executor() {
        return Executors.newThreadPerTaskExecutor(
                work -> connections.newThread(wrapper.apply(work)));
    }
}
