package burraco.board;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;

/**
 * A {@link TableBoard} and the real firmware at the other end of its cable, both in virtual time
 * and on one thread: {@link #run} sets the time. Messages arrive at once; when it returns, neither
 * end has anything left to send.
 */
public final class SteppedBoard {
    private final FirmwareLibrary firmware;
    private final TableBoard board;
    private final long ahead;
    private final byte[] answer = new byte[1 << 16];
    private Talk talk;
    private boolean plugged = true;
    private boolean open;
    private boolean said;
    private long now;
    private long due;

    /**
     * @param ahead by how many microseconds the board's clock is ahead of ours
     */
    public SteppedBoard(BoardSetup setup, FirmwareLibrary firmware, int boot, long ahead) {
        this.firmware = firmware;
        this.ahead = ahead;
        int ports = setup.antennas().stream().mapToInt(one -> one.port()).max().orElse(0);
        firmware.create(ports, setup.scales().size(), setup.buttons().size(), 0, 0);
        firmware.start(boot);
        board = new TableBoard(setup, this::line, () -> now, boot + 1);
    }

    private TalkLine line(Talk with) {
        talk = with;
        return new TalkLine() {
            @Override
            public void open() {
                open = true;
                opened();
            }

            @Override
            public void with(Runnable what) {
                what.run();
            }

            @Override
            public void close() {
                open = false;
            }
        };
    }

    public TableBoard board() {
        return board;
    }

    public FirmwareLibrary firmware() {
        return firmware;
    }

    /** Pulls the plug: everything in transit is lost. */
    public void unplug() {
        plugged = false;
        talk.lost(new PortLost(PortLost.Why.GONE, "unplugged"), now);
    }

    /** Puts the plug back. */
    public void plugIn() {
        plugged = true;
        opened();
    }

    private void opened() {
        if (open && plugged) {
            talk.opened(now);
        }
    }

    /** Sets the time and lets both ends do what is due. */
    public void run(long micros) {
        now = micros;
        while (round()) {
            // Until neither has more to send.
        }
    }

    /** When one of them is due again. */
    public long due() {
        return due;
    }

    private boolean round() {
        said = false;
        long ours = talk.poll(now, new Away());
        long theirs = firmware.step(now + ahead);
        int length = firmware.output(answer);
        if (length > 0 && plugged) {
            talk.received(answer, length, now);
            said = true;
        }
        long next = Math.min(ours, theirs == Long.MAX_VALUE ? theirs : theirs - ahead);
        due = Math.max(next, now + 1);
        return said;
    }

    private final class Away implements Talk.Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            if (plugged) {
                if (firmware.input(bytes, length) != length) {
                    throw new IllegalStateException("the line was full");
                }
                said = true;
            }
        }

        @Override
        public void reopen(String why) {
            throw new IllegalStateException(why);
        }
    }
}
