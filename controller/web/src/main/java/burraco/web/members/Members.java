package burraco.web.members;

import java.util.List;

/**
 * A club's member list, with the problems found in its file. A bad line does not affect the others.
 */
public record Members(List<Member> list, List<Trouble> troubles) {
    public static final Members NONE = new Members(List.of(), List.of());

    /**
     * What is wrong in a line and what was expected.
     *
     * @param line counted from 1
     */
    public record Trouble(int line, String italian, String english) {}

    public Members {
        list = List.copyOf(list);
        troubles = List.copyOf(troubles);
    }
}
