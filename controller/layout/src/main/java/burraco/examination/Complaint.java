package burraco.examination;

import java.util.List;

/**
 * What is wrong with a device.
 *
 * @param details for both of its sentences, by their places in them
 */
public record Complaint(Ailment ailment, List<Object> details) {
    public Complaint {
        details = List.copyOf(details);
    }

    public static Complaint of(Ailment ailment, Object... details) {
        return new Complaint(ailment, List.of(details));
    }

    public Said wrong() {
        return new Said("wrong." + ailment, details);
    }

    public Said advice() {
        return new Said("advice." + ailment, details);
    }
}
