package burraco.hal;

import java.util.List;

/**
 * Coloured lamps in named groups. Each picture replaces the one before completely. Pictures may be
 * skipped, but never the last one: it is shown until the next, also after a loss.
 */
public interface Lamps extends Device {
    List<LampGroup> groups();

    /**
     * Groups and lamps that this device does not have are ignored, so that one picture suits tables
     * with more and with fewer lamps.
     */
    void show(LampPicture picture);
}
