package burraco.wire;

import burraco.wire.PortLost.Why;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Ports that lead to a test: it decides when one can be opened, and what arrives on it. */
final class MemoryPorts implements Port.Opener {
    private final BlockingQueue<MemoryPort> coming = new LinkedBlockingQueue<>();

    /** Makes a port available, once. */
    MemoryPort plugIn() {
        MemoryPort port = new MemoryPort();
        coming.add(port);
        return port;
    }

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public Port open() throws PortLost {
        MemoryPort port = coming.poll();
        if (port == null) {
            throw new PortLost(Why.ABSENT, "not plugged in");
        }
        return port;
    }

    static final class MemoryPort implements Port {
        private final BlockingQueue<byte[]> in = new LinkedBlockingQueue<>();
        private final BlockingQueue<byte[]> out = new LinkedBlockingQueue<>();
        private volatile PortLost lost;
        private volatile PortLost unwritable;

        void hear(int... bytes) {
            byte[] heard = new byte[bytes.length];
            for (int i = 0; i < bytes.length; i++) {
                heard[i] = (byte) bytes[i];
            }
            in.add(heard);
        }

        void unplug() {
            lose(Why.GONE);
        }

        /** Makes the next write fail. */
        void refuseToWrite(PortLost why) {
            unwritable = why;
        }

        /** What was written next. */
        byte[] said() throws InterruptedException {
            byte[] said = out.poll(5, TimeUnit.SECONDS);
            if (said == null) {
                throw new AssertionError("nothing was written");
            }
            return said;
        }

        boolean saidNothingElse() {
            return out.isEmpty();
        }

        boolean isClosed() {
            return lost != null;
        }

        private void lose(Why why) {
            if (lost == null) {
                lost = new PortLost(why, "lost in memory");
                in.add(new byte[0]);
            }
        }

        @Override
        public String name() {
            return "memory";
        }

        @Override
        public int read(byte[] into) throws PortLost {
            try {
                byte[] heard = in.poll(100, TimeUnit.MILLISECONDS);
                if (heard != null && heard.length > 0) {
                    System.arraycopy(heard, 0, into, 0, heard.length);
                    return heard.length;
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            if (lost != null) {
                throw lost;
            }
            return 0;
        }

        @Override
        public void write(byte[] bytes, int length) throws PortLost {
            if (lost != null) {
                throw lost;
            }
            if (unwritable != null) {
                throw unwritable;
            }
            out.add(Arrays.copyOf(bytes, length));
        }

        @Override
        public void close() {
            lose(Why.CLOSED);
        }
    }
}
