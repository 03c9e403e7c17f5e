package burraco.examination;

import java.util.List;
import java.util.Optional;

/**
 * What the operating system says about a serial port.
 *
 * @param isAllowed whether this user may read and write it
 * @param group the group whose members may
 * @param holder the program that has it open, if that can be seen
 * @param others the ports that exist
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
