package burraco.examination;

import java.util.List;

/**
 * What is wrong with a device.
 *
 * @param details the details of both of its sentences, in the order of their placeholders
 */
public record DeviceComplaint(DeviceFault ailment, List<Object> details) {
    public DeviceComplaint {
        details = List.copyOf(details);
    }

    public static DeviceComplaint of(DeviceFault ailment, Object... details) {
        return new DeviceComplaint(ailment, List.of(details));
    }

    public NamedSentence wrong() {
        return new NamedSentence("wrong." + ailment, details);
    }

    public NamedSentence advice() {
        return new NamedSentence("advice." + ailment, details);
    }
}
