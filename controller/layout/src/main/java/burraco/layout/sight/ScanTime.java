package burraco.layout.sight;

import burraco.layout.LaidAntenna;
import burraco.layout.Zone;

/** How long antennas keep their reader busy: an estimate for ISO 15693 at 26 kbit/s. */
public final class ScanTime {
    /** A round through a reader's antennas that takes longer shows on the lamps as a delay. */
    public static final int SLOW_MILLIS = 450;

    /** Switching over, settling, and waiting for the reader's answer. */
    private static final int SWITCHING_MILLIS = 12;

    /** What an ordinary antenna may be said to read of a pile. */
    static final int USUAL_STACK = 3;

    private ScanTime() {}

    static int millis(LaidAntenna antenna) {
        return millis(antenna.zone(), antenna.antenna().stack());
    }

    /** With a few cards, or with a pile on antennas that read piles. */
    public static int millis(Zone zone, int stack) {
        boolean few = stack <= USUAL_STACK;
        int inventory =
                switch (zone) {
                    case Zone.Stock _ -> few ? 39 : 389;
                    case Zone.Pozzetto _, Zone.OfSeat _ -> few ? 39 : 92;
                    case Zone.Pile _ -> few ? 39 : 184;
                    case Zone.MeldSlot _ -> 39;
                };
        return SWITCHING_MILLIS + inventory;
    }
}
