package burraco.examination;

import java.util.List;
import java.util.Optional;

/**
 * The result for one device.
 *
 * @param seen what was seen, in one or more sentences
 * @param advice what to do, if it fails
 */
public record Examined(
        DevicePart part,
        ExaminationMark mark,
        List<NamedSentence> seen,
        Optional<NamedSentence> advice) {
    public Examined {
        seen = List.copyOf(seen);
    }

    public static Examined works(DevicePart part, NamedSentence... seen) {
        return new Examined(part, ExaminationMark.WORKS, List.of(seen), Optional.empty());
    }

    static Examined untried(DevicePart part, NamedSentence why) {
        return new Examined(part, ExaminationMark.UNTRIED, List.of(why), Optional.empty());
    }

    static Examined unproven(DevicePart part, NamedSentence... seen) {
        return new Examined(part, ExaminationMark.UNPROVEN, List.of(seen), Optional.empty());
    }

    public static Examined fails(DevicePart part, DeviceComplaint why) {
        return new Examined(
                part, ExaminationMark.FAILS, List.of(why.wrong()), Optional.of(why.advice()));
    }

    /** The result if a person saw or heard that the device works. */
    public Examined witnessed() {
        return new Examined(
                part,
                ExaminationMark.WORKS,
                List.of(NamedSentence.of("seen.witnessed")),
                Optional.empty());
    }

    /** The result if something is wrong after all. */
    public Examined failing(DeviceComplaint why) {
        return fails(part, why);
    }
}
