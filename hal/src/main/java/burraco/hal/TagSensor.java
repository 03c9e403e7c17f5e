package burraco.hal;

import java.util.List;

/**
 * A reader with its antennas.
 *
 * <p>It scans one antenna after the other by its {@link ScanPlan}, for as long as it is open, and
 * tells each finished inventory, also an empty one: that nothing answered is something to know.
 * What was not finished it tells as {@link Reading.Unclear}, never as empty. It smooths nothing, it
 * remembers nothing, and it knows no card: every tag that answered is told, whoever it belongs to.
 */
public interface TagSensor extends InputDevice {
    /** The antennas that it has, by number. */
    List<Antenna> antennas();

    /**
     * From the next antenna on it goes by this plan. Before the first one every antenna is as
     * urgent as the others. A plan lives through loss and return.
     *
     * @throws IllegalArgumentException if the plan names an antenna that is not here
     */
    void scan(ScanPlan plan);
}
