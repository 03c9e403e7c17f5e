package burraco.examination;

import java.util.List;
import java.util.Optional;

/**
 * One device, as it was found.
 *
 * @param seen what was seen, a sentence or more
 * @param advice what to do about it, where it fails
 */
public record Examined(Part part, Mark mark, List<Said> seen, Optional<Said> advice) {
    public Examined {
        seen = List.copyOf(seen);
    }

    static Examined works(Part part, Said... seen) {
        return new Examined(part, Mark.WORKS, List.of(seen), Optional.empty());
    }

    static Examined untried(Part part, Said why) {
        return new Examined(part, Mark.UNTRIED, List.of(why), Optional.empty());
    }

    static Examined unproven(Part part, Said... seen) {
        return new Examined(part, Mark.UNPROVEN, List.of(seen), Optional.empty());
    }

    static Examined fails(Part part, Complaint why) {
        return new Examined(part, Mark.FAILS, List.of(why.wrong()), Optional.of(why.advice()));
    }

    /** What somebody saw or heard of it who was there. */
    public Examined witnessed() {
        return new Examined(part, Mark.WORKS, List.of(Said.of("seen.witnessed")), Optional.empty());
    }

    /** What is wrong after all. */
    public Examined failing(Complaint why) {
        return fails(part, why);
    }
}
