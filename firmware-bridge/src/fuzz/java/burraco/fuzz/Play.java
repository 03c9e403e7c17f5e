package burraco.fuzz;

import burraco.readers.ReaderDevice;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import java.util.Arrays;
import java.util.Optional;

/**
 * Plays any bytes to a talk: each piece begins with a byte that says what happens, and one that
 * says how long it is or how much time passes.
 */
final class Play {
    private static final int PIECES = 4_096;

    private final byte[] bytes;
    private int at;
    private long now = 1_000_000;

    /** Is told what pieces say that this does not know. */
    interface More {
        /**
         * @param what how to go on, 8 to 255
         */
        void piece(int what, byte[] rest, long now);
    }

    Play(byte[] bytes) {
        this.bytes = bytes;
    }

    private int next() {
        return at < bytes.length ? bytes[at++] & 0xff : 0;
    }

    void to(Talk talk, More more) {
        talk.opened(now);
        for (int piece = 0; piece < PIECES && at < bytes.length; piece++) {
            int what = next();
            int size = next();
            switch (what) {
                case 0, 1, 2, 3 -> {
                    byte[] some = take(size);
                    talk.received(some, some.length, now);
                }
                case 4 -> now += size * 1_000L;
                case 5 -> now += size * 100_000L;
                case 6 -> {
                    talk.lost(new PortLost(PortLost.Why.GONE, "pulled out"), now);
                    now += size;
                    talk.opened(now);
                }
                case 7 -> talk.opened(now);
                default -> more.piece(what, take(size), now);
            }
            poll(talk);
        }
    }

    private byte[] take(int size) {
        int end = Math.min(at + size, bytes.length);
        byte[] some = Arrays.copyOfRange(bytes, at, end);
        at = end;
        return some;
    }

    /** Until it has said what there is to say; it may not be due for ever. */
    private void poll(Talk talk) {
        Asked asked = new Asked();
        for (int time = 0; time < 3; time++) {
            talk.poll(now, asked);
        }
        if (asked.sent > 100_000) {
            throw new AssertionError("it does not stop talking: " + asked.sent + " bytes");
        }
        if (asked.reopen.isPresent()) {
            talk.lost(new PortLost(PortLost.Why.GONE, asked.reopen.get()), now);
            talk.opened(now);
        }
    }

    private static final class Asked implements Talk.Outgoing {
        private Optional<String> reopen = Optional.empty();
        private long sent;

        @Override
        public void send(byte[] more, int length) {
            sent += length;
        }

        @Override
        public void reopen(String why) {
            reopen = Optional.of(why);
        }
    }

    /** Where a reader's talk is to be found. */
    static final class Held implements TalkLine.Layer {
        Talk talk;

        @Override
        public TalkLine lay(Talk with) {
            talk = with;
            return new TalkLine() {
                @Override
                public void open() {
                    // Time and bytes come from the play.
                }

                @Override
                public void with(Runnable what) {
                    what.run();
                }

                @Override
                public void close() {
                    // Nothing is held.
                }
            };
        }
    }

    /** A reader that hands out readings to nobody. */
    void to(ReaderDevice reader, Held held) {
        reader.open(reading -> {});
        to(held.talk, (_, _, _) -> {});
        reader.condition();
        reader.stats();
        reader.about();
        reader.close();
    }
}
