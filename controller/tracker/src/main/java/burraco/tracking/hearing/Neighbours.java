package burraco.tracking.hearing;

import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.tracking.figures.AntennaFigures;
import java.util.List;

/** Which antennas may hear a card that lies over another antenna. */
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
                near[a][b] = a != b && gap < AntennaFigures.REACH_CM;
            }
        }
    }

    boolean near(int one, int other) {
        return near[one][other];
    }

    /**
     * Whether cards lie in a stack there, so that those deep inside are heard only now and then.
     */
    boolean isStack(int antenna) {
        return stacked[antenna];
    }
}
