package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.Hello;
import burraco.wire.Link;
import burraco.wire.LinkFailure;
import burraco.wire.LinkListener;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.PortLost;
import burraco.wire.Talk;

/** The host's end of a bad cable: a link, and checks that what it reports is true. */
final class CampaignHost implements Talk, LinkListener {
    private final LibraryBoard board;
    final EventCheck events;
    final OrderCheck orders;
    final Link link;
    private int boot;
    private boolean live;
    private boolean pulled;
    private boolean mute;
    private long backAt;
    private long lives;
    private long started;
    private long lastAt;

    CampaignHost(LibraryBoard board) {
        this.board = board;
        events = new EventCheck(board);
        orders = new OrderCheck(board, events);
        link = new Link(MessageSchema.ours(), 17, this);
        orders.with(link);
    }

    /** How often the link came up. */
    long lives() {
        return lives;
    }

    /** How many restarts of the board it noticed. */
    long started() {
        return started;
    }

    boolean isLive() {
        return live;
    }

    /**
     * Interrupts the cable for a while.
     *
     * @param noticed whether the port disappears too
     */
    void out(boolean noticed, long micros, long now) {
        if (pulled || mute) {
            return;
        }
        backAt = now + micros;
        pulled = noticed;
        mute = !noticed;
        if (noticed) {
            link.lost(new PortLost(PortLost.Why.GONE, "pulled out"), now);
        }
    }

    // The cable

    @Override
    public void opened(long now) {
        if (!pulled) {
            link.opened(now);
        }
    }

    @Override
    public void lost(PortLost why, long now) {
        link.lost(why, now);
    }

    @Override
    public void received(byte[] bytes, int length, long now) {
        if (!pulled && !mute) {
            link.received(bytes, length, now);
        }
    }

    @Override
    public long poll(long now, Outgoing out) {
        if ((pulled || mute) && now >= backAt) {
            if (pulled) {
                link.opened(now);
            }
            pulled = false;
            mute = false;
        }
        if (live) {
            orders.poll(now);
        }
        boolean silent = pulled || mute;
        long due = link.poll(now, silent ? new Nowhere() : out);
        return silent ? Math.min(due, backAt) : due;
    }

    private static final class Nowhere implements Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            // The cable is interrupted.
        }

        @Override
        public void reopen(String why) {
            throw new AssertionError(why);
        }
    }

    // The link

    @Override
    public void live(Hello hello, boolean anew, long now) {
        live = true;
        lives++;
        assertEquals(board.boot(), hello.boot(), "the start of the board");
        if (hello.boot() != boot) {
            assertTrue(anew, "a board that started anew was not told");
            boot = hello.boot();
            started++;
            orders.begin();
        } else if (anew) {
            events.forget();
        }
    }

    @Override
    public void event(int type, int number, long at, int flags, MessageFields fields) {
        assertTrue(at >= lastAt, "times go back");
        lastAt = at;
        events.event(type, number, flags, fields);
    }

    @Override
    public void caughtUp(long now) {
        assertTrue(live);
    }

    @Override
    public void down(LinkFailure why, String detail, long now) {
        live = false;
    }

    @Override
    public void note(String text) {
        throw new AssertionError(text);
    }
}
