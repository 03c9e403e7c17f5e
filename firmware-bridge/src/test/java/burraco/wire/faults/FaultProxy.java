package burraco.wire.faults;

import burraco.wire.Port;
import burraco.wire.PortLost;
import burraco.wire.PseudoTerminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A bad cable in real time: whoever opens the port of this name is connected, with faults, to the
 * port behind it. When it hangs up, its port returns at once under another number and the same
 * name; when it is pulled out, it returns once it is plugged in.
 */
public final class FaultProxy implements AutoCloseable {
    private static final int ROOM = 4_096;
    private static final int READ_MILLIS = 50;

    private final Path name;
    private final Port far;
    private final Consumer<Fault> events;
    private final Way toFar;
    private final Way toNear;
    private volatile PseudoTerminal near = new PseudoTerminal();
    private volatile boolean closed;

    /**
     * @param name a symbolic link, made here
     * @param far open; closed with this
     * @param events is told of hang-ups and reboots, on a thread of this object
     */
    public FaultProxy(
            Path name, Port far, Faults toFar, Faults toNear, long seed, Consumer<Fault> events) {
        this.name = name;
        this.far = far;
        this.events = events;
        this.toFar =
                new Way("to far", toFar, seed) {
                    @Override
                    int read(byte[] into) throws InterruptedException {
                        PseudoTerminal from = near;
                        int length = from.read(into, READ_MILLIS);
                        if (length < 0 && from == near) {
                            // Pulled out.
                            Thread.sleep(READ_MILLIS);
                        }
                        // Bytes of a port that has disappeared are lost.
                        return from == near ? Math.max(0, length) : 0;
                    }

                    @Override
                    Sink sink() {
                        return bytes -> far.write(bytes, bytes.length);
                    }
                };
        this.toNear =
                new Way("to near", toNear, ~seed) {
                    @Override
                    int read(byte[] into) throws PortLost {
                        return far.read(into);
                    }

                    @Override
                    Sink sink() {
                        PseudoTerminal to = near;
                        return bytes -> {
                            try {
                                to.write(bytes);
                            } catch (IllegalStateException hungUpMeanwhile) {
                                // They were in transit.
                            }
                        };
                    }
                };
        near.link(name);
        this.toFar.start();
        this.toNear.start();
    }

    /** How often this has happened, in both directions. */
    public int seen(Fault fault) {
        return toFar.seen(fault) + toNear.seen(fault);
    }

    /** The port disappears, and returns under another number. */
    public synchronized void hangUp() {
        if (closed) {
            return;
        }
        PseudoTerminal other = new PseudoTerminal();
        PseudoTerminal gone = near;
        toFar.clear(() -> {});
        toNear.clear(() -> near = other);
        other.link(name);
        gone.close();
    }

    /** The port disappears. */
    public synchronized void pullOut() {
        try {
            Files.deleteIfExists(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        near.close();
    }

    /** After {@link #pullOut}, the port returns under another number. */
    public void plugIn() {
        hangUp();
    }

    @Override
    public synchronized void close() {
        closed = true;
        near.close();
        far.close();
        toFar.wake();
        toNear.wake();
    }

    private static long micros() {
        return System.nanoTime() / 1_000;
    }

    /** One direction: a thread that reads, and one that writes when it is time. */
    private abstract class Way {
        private final String name;
        private final FaultyLine line;
        private Optional<Fault> event = Optional.empty();

        Way(String name, Faults faults, long seed) {
            this.name = name;
            line = new FaultyLine(faults, seed, what -> event = Optional.of(what));
        }

        abstract int read(byte[] into) throws PortLost, InterruptedException;

        /** The present destination. */
        abstract Sink sink();

        void start() {
            run("in", this::takeIn);
            run("out", this::giveOut);
        }

        private void run(String what, Work work) {
            Runnable untilTheEnd =
                    () -> {
                        try {
                            work.run();
                        } catch (PortLost | InterruptedException over) {
                            close();
                        }
                    };
            Thread.ofPlatform().name("proxy " + name + " " + what).daemon().start(untilTheEnd);
        }

        private void takeIn() throws PortLost, InterruptedException {
            byte[] bytes = new byte[ROOM];
            while (!closed) {
                int length = read(bytes);
                if (length > 0) {
                    put(bytes, length).ifPresent(this::happened);
                }
            }
        }

        private synchronized Optional<Fault> put(byte[] bytes, int length) {
            event = Optional.empty();
            line.in(bytes, length, micros());
            notifyAll();
            return event;
        }

        private void happened(Fault what) {
            if (what == Fault.HANG_UP) {
                hangUp();
            }
            events.accept(what);
        }

        private void giveOut() throws PortLost, InterruptedException {
            while (!closed) {
                Optional<Out> out = take();
                if (out.isPresent()) {
                    out.get().to().take(out.get().bytes());
                }
            }
        }

        private synchronized Optional<Out> take() throws InterruptedException {
            long left = line.due() - micros();
            if (line.due() == FaultyLine.NEVER) {
                wait(READ_MILLIS);
            } else if (left > 0) {
                TimeUnit.MICROSECONDS.timedWait(this, Math.min(left, READ_MILLIS * 1_000L));
            }
            Sink to = sink();
            return line.out(micros()).map(bytes -> new Out(bytes, to));
        }

        private synchronized int seen(Fault fault) {
            return line.seen(fault);
        }

        /** Drops everything in transit before the change. */
        private synchronized void clear(Runnable change) {
            line.clear();
            change.run();
        }

        private synchronized void wake() {
            notifyAll();
        }
    }

    private interface Sink {
        void take(byte[] bytes) throws PortLost;
    }

    private record Out(byte[] bytes, Sink to) {}

    private interface Work {
        void run() throws PortLost, InterruptedException;
    }
}
