package burraco.web.members;

import java.util.List;

/** A club's list, and what in its file cannot be understood: that harms nobody else in it. */
public record Members(List<Member> list, List<Trouble> troubles) {
    public static final Members NONE = new Members(List.of(), List.of());

    /**
     * What is wrong in a line, and what was expected there.
     *
     * @param line from 1
     */
    public record Trouble(int line, String italian, String english) {}

    public Members {
        list = List.copyOf(list);
        troubles = List.copyOf(troubles);
    }
}
