package burraco.board;

import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import burraco.wire.Result;
import burraco.wire.Talk;
import java.util.Arrays;
import java.util.List;

/**
 * Sends pictures to the lamps. Only the difference from what the board is known to show is sent;
 * the whole picture is sent if that is not known, and regularly so that the board does not consider
 * the host gone. While orders are unanswered no further ones are sent, so that of many pictures
 * only the last is.
 */
final class LampOrders {
    static final int LASTS_MILLIS = 3_000;
    private static final long AGAIN_MICROS = LASTS_MILLIS * 1_000L / 3;
    private static final int UNKNOWN = -1;

    /** Sending this many equal lamps costs less than another order. */
    private static final int BRIDGED = 4;

    private final OrderSink orders;
    private final List<BoardSetup.Row> rows;
    private final int[] wanted;
    private final int[] shown;
    private int lamps;
    private boolean inUse;
    private boolean live;
    private int given;
    private boolean refused;
    private long again = Talk.NEVER;

    LampOrders(OrderSink orders, BoardSetup setup) {
        this.orders = orders;
        rows = setup.lamps();
        wanted = new int[setup.lampsInAll()];
        shown = new int[wanted.length];
    }

    /** Switches sending on or off. */
    void use(boolean yes) {
        inUse = yes;
        say();
    }

    void show(LampPicture picture) {
        for (BoardSetup.Row row : rows) {
            for (int i = 0; i < row.group().lamps(); i++) {
                wanted[row.first() + i] = bits(picture.lamp(row.group().name(), i));
            }
        }
        say();
    }

    private static int bits(Rgb colour) {
        return colour.red() << 16 | colour.green() << 8 | colour.blue();
    }

    /**
     * The board is there.
     *
     * @param has the number of its lamps
     */
    void live(int has, long now) {
        live = true;
        lamps = Math.min(has, wanted.length);
        tellAllAgain(now);
    }

    void down() {
        live = false;
        again = Talk.NEVER;
    }

    /** Returns when to call it again. */
    long poll(long now) {
        if (now >= again) {
            tellAllAgain(now);
        }
        return again;
    }

    private void tellAllAgain(long now) {
        again = now + AGAIN_MICROS;
        refused = false;
        Arrays.fill(shown, UNKNOWN);
        say();
    }

    private void say() {
        if (!live || !inUse || given > 0 || refused) {
            return;
        }
        int first = next(0);
        while (first < lamps) {
            int end = first + 1;
            int following = next(end);
            while (following < lamps
                    && following - end <= BRIDGED
                    && following - first < BoardOrder.MOST_LAMPS) {
                end = following + 1;
                following = next(end);
            }
            give(first, end);
            first = following;
        }
    }

    /** The next lamp from this one on that may not show its colour. */
    private int next(int from) {
        int lamp = from;
        while (lamp < lamps && wanted[lamp] == shown[lamp]) {
            lamp++;
        }
        return lamp;
    }

    private void give(int first, int end) {
        int[] sent = wanted.clone();
        given++;
        orders.give(
                BoardOrder.light(sent, first, end - first, LASTS_MILLIS),
                result -> {
                    given--;
                    if (result.code() == Result.Code.DONE) {
                        System.arraycopy(sent, first, shown, first, end - first);
                    } else {
                        Arrays.fill(shown, first, end, UNKNOWN);
                        refused |= result.code() != Result.Code.UNKNOWN;
                    }
                    say();
                });
    }
}
