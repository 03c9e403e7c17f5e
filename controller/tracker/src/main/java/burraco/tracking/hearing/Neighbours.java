package burraco.tracking.hearing;

import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.tracking.figures.Radio;
import java.util.List;

/** Which antennas may hear a card that lies over another one. */
final class Neighbours {
    private final boolean[][] near;
    private final boolean[] stacked;

    Neighbours(List<LaidAntenna> antennas) {
        near = new boolean[antennas.size()][antennas.size()];
        stacked = new boolean[near.length];
        for (int a = 0; a < near.length; a++) {
            Zone zone = antennas.get(a).zone();
            stacked[a] = zone instanceof Zone.Stock || zone instanceof Zone.Pozzetto;
            for (int b = 0; b < near.length; b++) {
                double gap = antennas.get(a).antenna().area().gap(antennas.get(b).antenna().area());
                near[a][b] = a != b && gap < Radio.REACH;
            }
        }
    }

    boolean near(int one, int other) {
        return near[one][other];
    }

    /** Whether cards lie on one another there, and are heard now and then from deep in between. */
    boolean isStack(int antenna) {
        return stacked[antenna];
    }
}
