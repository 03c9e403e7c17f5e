package burraco.wire;

import java.util.ArrayList;
import java.util.List;

/** What a link reported, in words. */
final class Heard implements LinkListener {
    /** Everything but presses. */
    final List<String> told = new ArrayList<>();

    /** The number of presses of the button, at each report. */
    final List<Integer> presses = new ArrayList<>();

    /** Their times, on our clock. */
    final List<Long> times = new ArrayList<>();

    @Override
    public void live(Hello hello, boolean anew, long now) {
        told.add(anew ? "live anew" : "live");
    }

    @Override
    public void event(int type, int number, long at, int flags, MessageFields fields) {
        times.add(at);
        switch (type) {
            case Protocol.PRESS -> {
                fields.u8();
                int count = fields.u16();
                if (flags == 0) {
                    presses.add(count);
                } else {
                    told.add("pressed " + count + " times");
                }
            }
            case Protocol.GAP -> told.add("gap " + fields.u8());
            case Protocol.WHOLE -> told.add("whole");
        }
    }

    @Override
    public void caughtUp(long now) {
        told.add("caught up");
    }

    @Override
    public void down(LinkFailure why, String detail, long now) {
        told.add(why + ": " + detail);
    }

    @Override
    public void note(String text) {
        told.add(text);
    }
}
