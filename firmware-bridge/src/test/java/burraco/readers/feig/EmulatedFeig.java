package burraco.readers.feig;

import burraco.hal.TagId;
import burraco.readers.FarEnd;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * An emulated FEIG reader. As in the manuals, a tag that was heard stays quiet until the field is
 * reset. It is thread-safe.
 */
public final class EmulatedFeig implements FarEnd {
    private static final int ADDRESS = 0;
    private static final int PART = 10;
    private static final int STRENGTH = 0x5A;

    private final FeigDecoder decoder = new FeigDecoder();
    private final Map<TagId, Integer> tags = new TreeMap<>();
    private final Set<TagId> quiet = new HashSet<>();
    private final Set<Integer> detuned = new HashSet<>();
    private final Set<Integer> unknown = new HashSet<>();
    private final List<TagId> left = new ArrayList<>();
    private boolean silent;
    private boolean garbles;
    private boolean echoes;
    private int status = -1;
    private boolean countsAntennas = true;
    private boolean tellsAntennas = true;
    private boolean choosesAntennas = true;
    private int resets;

    public synchronized void lay(TagId tag, int port) {
        tags.put(tag, port);
    }

    public synchronized void take(TagId tag) {
        tags.remove(tag);
        left.remove(tag);
    }

    /** It accepts everything and does not answer. */
    public synchronized void silent(boolean now) {
        silent = now;
    }

    /** It answers with garbage. */
    public synchronized void garbles(boolean now) {
        garbles = now;
    }

    /** Its line echoes everything. */
    public synchronized void echoes(boolean now) {
        echoes = now;
    }

    public synchronized void detuned(int port, boolean now) {
        if (now) {
            detuned.add(port);
        } else {
            detuned.remove(port);
        }
    }

    /** It answers each inventory with this status; -1 for the correct one. */
    public synchronized void status(int other) {
        status = other;
    }

    /** It does not know this command. */
    public synchronized void unknown(int control) {
        unknown.add(control);
    }

    /** Whether it reports how many antennas heard a tag, or leaves that byte 0. */
    public synchronized void countsAntennas(boolean now) {
        countsAntennas = now;
    }

    /** Whether it reports the antenna of a tag when it was told which one to use. */
    public synchronized void tellsAntennas(boolean now) {
        tellsAntennas = now;
    }

    /** Whether it uses the antennas that it is told to use, or always all. */
    public synchronized void choosesAntennas(boolean now) {
        choosesAntennas = now;
    }

    public synchronized int resets() {
        return resets;
    }

    /** Nothing came for a while: the beginning of a frame is dropped. */
    public synchronized void pause() {
        decoder.clear();
    }

    @Override
    public synchronized byte[] heard(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (echoes) {
            out.writeBytes(bytes);
        }
        decoder.take(bytes, bytes.length, frame -> out.writeBytes(answer(frame)));
        if (silent) {
            return new byte[0];
        }
        byte[] all = out.toByteArray();
        if (garbles && all.length > 0) {
            all[all.length - 1] ^= 0x55;
        }
        return all;
    }

    private byte[] answer(FeigFrame asked) {
        byte[] data = unknown.contains(asked.control()) ? new byte[] {(byte) 0x80} : data(asked);
        return new FeigFrame(asked.form(), ADDRESS, asked.control(), data).bytes();
    }

    private byte[] data(FeigFrame asked) {
        return switch (asked.control()) {
            case FeigCommand.RF_RESET -> {
                quiet.clear();
                left.clear();
                resets++;
                yield new byte[] {0};
            }
            case FeigCommand.SOFTWARE_VERSION -> HexFormat.of().parseHex("000203000030000800");
            case FeigCommand.NOISE -> HexFormat.of().parseHex("00000A00140033");
            case FeigCommand.HOST -> inventory(asked.data());
            default -> new byte[] {(byte) 0x80};
        };
    }

    private byte[] inventory(byte[] asked) {
        if (status >= 0) {
            return new byte[] {(byte) status};
        }
        boolean chosen = (asked[1] & FeigCommand.ANT) != 0;
        int port = chosen ? Integer.numberOfTrailingZeros(asked[2]) + 1 : 1;
        if (detuned.contains(port)) {
            return new byte[] {(byte) 0x84};
        }
        if ((asked[1] & FeigCommand.MORE) == 0) {
            left.clear();
            tags.forEach((tag, where) -> {
                if ((where == port || !choosesAntennas) && quiet.add(tag)) {
                    left.add(tag);
                }
            });
        }
        List<TagId> part = List.copyOf(left.subList(0, Math.min(PART, left.size())));
        left.removeAll(part);
        if (part.isEmpty()) {
            return new byte[] {1};
        }
        return sets(part, chosen && tellsAntennas);
    }

    private byte[] sets(List<TagId> part, boolean told) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(left.isEmpty() ? 0 : 0x94);
        out.write(part.size());
        for (TagId tag : part) {
            byte[] number = HexFormat.of().parseHex(tag.hex());
            if (told) {
                out.writeBytes(new byte[] {0x11, 3, 0, 8});
                out.writeBytes(number);
                byte count = (byte) (countsAntennas ? 1 : 0);
                byte heardBy = tags.get(tag).byteValue();
                out.writeBytes(new byte[] {count, heardBy, 0, STRENGTH, 0, 0, 0, 0});
            } else {
                out.writeBytes(new byte[] {3, 0});
                out.writeBytes(number);
            }
        }
        return out.toByteArray();
    }

    /** This many different tags. */
    public static List<TagId> tags(int count) {
        TagId[] all = new TagId[count];
        Arrays.setAll(all, i -> TagId.of(0xE004_0150_0000_0000L + i));
        return List.of(all);
    }
}
