package burraco.web.members;

import burraco.words.Words;
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
     * @param key of the sentence
     */
    public record Trouble(int line, String key, List<Object> details) {
        public Trouble {
            details = List.copyOf(details);
        }

        public String in(Words words) {
            return words.page(key, details.toArray());
        }
    }

    public Members {
        list = List.copyOf(list);
        troubles = List.copyOf(troubles);
    }
}
