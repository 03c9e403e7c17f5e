package burraco.tournament.round;

import java.util.ArrayList;
import java.util.List;

/** A draft: it is made anew from what is known whenever it is looked at, and edited by these. */
public record DraftEdits(List<Edit> edits, boolean checked) {
    public static final DraftEdits NONE = new DraftEdits(List.of(), false);

    public DraftEdits {
        edits = List.copyOf(edits);
    }

    public DraftEdits with(Edit edit) {
        List<Edit> more = new ArrayList<>(edits);
        more.add(edit);
        return new DraftEdits(more, false);
    }

    public DraftEdits byArbiter() {
        return new DraftEdits(edits, true);
    }
}
