package burraco.hal;

import java.util.List;

/**
 * A reader with its antennas.
 *
 * <p>While it is open it scans one antenna after the other by its {@link ScanPlan}, and reports
 * each complete inventory, including empty ones. An incomplete inventory is reported as {@link
 * Reading.Unclear}, never as empty. The sensor does not smooth, remember or know cards: it reports
 * every tag that answered.
 */
public interface TagSensor extends InputDevice {
    /** Its antennas, in the order of their numbers. */
    List<Antenna> antennas();

    /**
     * Uses this plan from the next antenna on. Without a plan all antennas are equally urgent. A
     * plan stays in effect through loss and recovery.
     *
     * @throws IllegalArgumentException if the plan names an antenna that is not here
     */
    void scan(ScanPlan plan);
}
