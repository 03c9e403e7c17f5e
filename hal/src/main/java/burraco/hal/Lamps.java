package burraco.hal;

import java.util.List;

/**
 * Coloured lamps in named groups. A picture is whole: it replaces the one before. Pictures may be
 * skipped, the last one never: it stands until the next, also after a loss.
 */
public interface Lamps extends Device {
    List<LampGroup> groups();

    /**
     * Groups that are not here are left out, as are lamps beyond a group's end: one picture serves
     * tables with more and with fewer lamps.
     */
    void show(LampPicture picture);
}
