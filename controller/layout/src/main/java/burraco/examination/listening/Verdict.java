package burraco.examination.listening;

import burraco.examination.Said;
import java.util.List;

/**
 * What to think of what an antenna or a scale said.
 *
 * @param remarks what has changed or is not as it should be; empty where all is well
 */
public record Verdict(List<Said> remarks) {
    public Verdict {
        remarks = List.copyOf(remarks);
    }

    public boolean isWell() {
        return remarks.isEmpty();
    }
}
