package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lamps with a clock line: after 32 zeros each takes the first frame that reaches it and passes on
 * the rest, half a clock later. It shows its frame when 32 zeros reach it.
 */
final class Sk9822Chips implements StripChip {
    private final Rgb[] lamps;
    private final List<Integer> bits = new ArrayList<>();

    Sk9822Chips(int lamps) {
        this.lamps = new Rgb[lamps];
        powerOn();
    }

    @Override
    public synchronized void powerOn() {
        Arrays.fill(lamps, Rgb.OFF);
        bits.clear();
    }

    @Override
    public synchronized void transfer(byte[] bytes, int hertz, long restMicros) {
        for (byte one : bytes) {
            for (int bit = 7; bit >= 0; bit--) {
                bits.add(one >> bit & 1);
            }
        }
        listen();
    }

    /** Pauses mean nothing to them: only the clock counts. */
    private void listen() {
        int begin = bits.indexOf(1);
        if (begin < 32) {
            return;
        }
        int end = begin;
        while (end + 32 <= bits.size() && value(end, 3) == 7) {
            end += 32;
        }
        int zeros = 0;
        while (end + zeros < bits.size() && bits.get(end + zeros) == 0) {
            zeros++;
        }
        int frames = (end - begin) / 32;
        for (int i = 0; i < Math.min(frames, lamps.length); i++) {
            if (zeros >= 32 + (i + 1) / 2) {
                lamps[i] = frame(begin + 32 * i);
            }
        }
        if (zeros >= 32) {
            bits.subList(0, end).clear();
        }
    }

    private Rgb frame(int from) {
        int brightness = value(from + 3, 5);
        return new Rgb(
                value(from + 24, 8) * brightness / 31,
                value(from + 16, 8) * brightness / 31,
                value(from + 8, 8) * brightness / 31);
    }

    private int value(int from, int length) {
        int value = 0;
        for (int i = 0; i < length; i++) {
            value = value << 1 | bits.get(from + i);
        }
        return value;
    }

    @Override
    public synchronized List<Rgb> shining() {
        return List.of(lamps);
    }
}
