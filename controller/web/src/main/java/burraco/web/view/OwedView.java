package burraco.web.view;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.json.JsonObject;
import burraco.words.Width;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A ruling that still has to be carried out. */
public record OwedView(
        Seat seat,
        Case case_,
        Optional<String> article,
        Map<String, String> says,
        List<Part> remedies)
        implements JsonObject {
    /** A remedy, and whether it is done. */
    public record Part(String do_, boolean due, Map<String, String> says, boolean done)
            implements JsonObject {}

    static OwedView of(Owed owed) {
        return new OwedView(
                owed.seat(),
                owed.ruling().which(),
                ActView.article(owed.ruling().which()),
                Translations.say(voice -> voice.words().say(owed.ruling(), Width.SCREEN)),
                parts(owed));
    }

    /** Remedies done already come before those left. */
    private static List<Part> parts(Owed owed) {
        List<Part> parts = new ArrayList<>();
        for (Remedy remedy : owed.ruling().remedies()) {
            boolean left = owed.due().stream().anyMatch(due -> due.getClass() == remedy.getClass());
            if (!left) {
                parts.add(part(owed.ruling(), remedy, remedy.isDue()));
            }
        }
        owed.due().forEach(remedy -> parts.add(part(owed.ruling(), remedy, false)));
        return parts;
    }

    private static Part part(Ruling ruling, Remedy remedy, boolean done) {
        RemedyView view = RemedyView.of(ruling, remedy);
        return new Part(view.do_(), view.due(), view.says(), done);
    }
}
