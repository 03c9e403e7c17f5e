package burraco.readers.pepper;

import burraco.hal.TagId;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * An emulated Pepper C1 with one antenna, as far as its answers are known, seen from its own end of
 * the wire.
 */
public final class EmulatedPepper implements Talk {
    private record Due(long at, byte[] bytes) {}

    private static final long QUICK = 1_000;
    private static final long EACH_TAG = 8_000;

    public boolean silent;
    public boolean polling = true;

    /** Its version string. */
    public String version = "C1 1.0";

    /** Its answers to the next questions for tags instead of the real ones; null for no answer. */
    public final Deque<PepperFrame> script = new ArrayDeque<>();

    /** All frames received. */
    public final List<PepperFrame> told = new ArrayList<>();

    private final SortedSet<TagId> tags = new TreeSet<>();
    private final List<TagId> left = new ArrayList<>();
    private final SortedSet<TagId> quiet = new TreeSet<>();
    private final Deque<Due> out = new ArrayDeque<>();
    private final PepperFrames frames = new PepperFrames();
    private long now;

    public synchronized void lay(TagId tag) {
        tags.add(tag);
    }

    public synchronized void take(TagId tag) {
        tags.remove(tag);
    }

    /** It sends something unsolicited. */
    public synchronized void say(PepperFrame frame) {
        out.add(new Due(now + QUICK, frame.bytes()));
    }

    @Override
    public synchronized void opened(long at) {
        now = at;
        lost(null, at);
        polling = true;
    }

    @Override
    public synchronized void lost(PortLost why, long at) {
        out.clear();
        left.clear();
        quiet.clear();
        frames.forget();
    }

    @Override
    public synchronized void received(byte[] bytes, int length, long at) {
        now = at;
        frames.received(bytes, length, this::obey, () -> say(PepperFrame.of(0xff, 0xff, 0x02)));
    }

    @Override
    public synchronized long poll(long at, Outgoing to) {
        now = at;
        while (!out.isEmpty() && out.getFirst().at() <= now) {
            byte[] bytes = out.removeFirst().bytes();
            to.send(bytes, bytes.length);
        }
        return out.isEmpty() ? NEVER : out.getFirst().at();
    }

    private void obey(PepperFrame frame) {
        told.add(frame);
        if (silent) {
            return;
        }
        int code = frame.at(0);
        switch (code) {
            case 0x01 -> say(PepperFrame.of(0x00, code));
            case 0x05 -> {
                quiet.clear();
                say(PepperFrame.of(0x00, code));
            }
            case 0x06 -> {
                polling = frame.at(1) != 0;
                say(PepperFrame.of(0x00, code));
            }
            case 0x0b -> say(version());
            case 0x90, 0x91 -> inventory(code);
            default -> say(PepperFrame.of(0xff, code, 0x00, 0x24));
        }
    }

    private PepperFrame version() {
        byte[] text = version.getBytes(StandardCharsets.ISO_8859_1);
        byte[] payload = new byte[2 + text.length];
        payload[1] = 0x0b;
        System.arraycopy(text, 0, payload, 2, text.length);
        return new PepperFrame(payload);
    }

    private void inventory(int code) {
        if (!script.isEmpty()) {
            PepperFrame next = script.removeFirst();
            if (next.length() > 0) {
                out.add(new Due(now + EACH_TAG, next.bytes()));
            }
            return;
        }
        if (code == 0x90) {
            left.clear();
            left.addAll(tags);
            left.removeAll(quiet);
        }
        if (left.isEmpty()) {
            out.add(new Due(now + EACH_TAG, PepperFrame.of(0xff, code, 0x01, 0x01).bytes()));
            return;
        }
        TagId tag = left.removeFirst();
        quiet.add(tag);
        out.add(new Due(now + EACH_TAG, tag(code, tag, !left.isEmpty()).bytes()));
    }

    /** Its frame for a tag. */
    static PepperFrame tag(int code, TagId tag, boolean more) {
        byte[] uid = HexFormat.of().parseHex(tag.hex());
        byte[] payload = new byte[12];
        payload[1] = (byte) code;
        for (int i = 0; i < uid.length; i++) {
            payload[2 + i] = uid[uid.length - 1 - i];
        }
        payload[11] = (byte) (more ? 1 : 0);
        return new PepperFrame(payload);
    }
}
