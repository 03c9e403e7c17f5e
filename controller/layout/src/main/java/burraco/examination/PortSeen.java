package burraco.examination;

import java.util.List;
import java.util.Optional;

/**
 * What the system says of a serial port.
 *
 * @param isAllowed whether this user may read and write there
 * @param group who is in it may
 * @param holder the program that has it open, where that can be seen
 * @param others the ports that there are
 */
public record PortSeen(
        boolean exists,
        boolean isAllowed,
        String group,
        String user,
        Optional<String> holder,
        List<String> others) {
    public PortSeen {
        others = List.copyOf(others);
    }
}
