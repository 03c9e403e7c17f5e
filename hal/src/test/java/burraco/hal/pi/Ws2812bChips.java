package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lamps that distinguish short from long pulses, within the limits of their data sheet. They show
 * what they received after a pause, and then begin at the first lamp again.
 */
final class Ws2812bChips implements StripChip {
    private static final double TOLERANCE = 150;
    private static final double[] HIGH = {400, 800};
    private static final double[] LOW = {850, 450};

    /** The pause that ends a picture for newer lamps, in nanoseconds. */
    private static final double SILENCE = 280_000;

    private final Rgb[] lamps;
    private final List<Integer> bits = new ArrayList<>();

    Ws2812bChips(int lamps) {
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
        if (bit(bytes, 0) == 1) {
            throw new AssertionError("nobody knows how long the line has been high before");
        }
        double tick = 1e9 / hertz;
        int end = 8 * bytes.length;
        int at = 0;
        while (at < end) {
            int begin = at;
            while (at < end && bit(bytes, at) == 1) {
                at++;
            }
            double high = (at - begin) * tick;
            begin = at;
            while (at < end && bit(bytes, at) == 0) {
                at++;
            }
            double low = (at - begin) * tick + (at == end ? restMicros * 1000.0 : 0);
            pulse(high, low);
        }
    }

    private static int bit(byte[] bytes, int at) {
        return bytes[at / 8] >> 7 - at % 8 & 1;
    }

    private void pulse(double high, double low) {
        if (high > 0) {
            bits.add(value(high, low));
        }
        if (low >= SILENCE) {
            show();
        }
    }

    private static int value(double high, double low) {
        for (int value = 0; value < 2; value++) {
            boolean pause = low > LOW[value] + TOLERANCE;
            if (Math.abs(high - HIGH[value]) <= TOLERANCE
                    && low >= LOW[value] - TOLERANCE
                    && (!pause || low >= SILENCE)) {
                return value;
            }
        }
        throw new AssertionError("no lamp understands " + high + " ns high, " + low + " ns low");
    }

    private void show() {
        for (int i = 0; i < lamps.length && (i + 1) * 24 <= bits.size(); i++) {
            int green = colour(i * 24);
            int red = colour(i * 24 + 8);
            lamps[i] = new Rgb(red, green, colour(i * 24 + 16));
        }
        bits.clear();
    }

    private int colour(int from) {
        int colour = 0;
        for (int i = 0; i < 8; i++) {
            colour = colour << 1 | bits.get(from + i);
        }
        return colour;
    }

    @Override
    public synchronized List<Rgb> shining() {
        return List.of(lamps);
    }
}
