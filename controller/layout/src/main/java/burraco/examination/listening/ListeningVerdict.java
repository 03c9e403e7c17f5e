package burraco.examination.listening;

import burraco.examination.NamedSentence;
import java.util.List;

/**
 * The judgement of what an antenna or a scale reported.
 *
 * @param remarks what has changed or is not as it should be; empty if all is well
 */
public record ListeningVerdict(List<NamedSentence> remarks) {
    public ListeningVerdict {
        remarks = List.copyOf(remarks);
    }

    public boolean isWell() {
        return remarks.isEmpty();
    }
}
