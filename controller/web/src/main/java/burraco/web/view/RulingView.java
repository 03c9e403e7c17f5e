package burraco.web.view;

import burraco.cards.Seat;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.json.JsonObject;
import burraco.words.Width;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A ruling with its remedies and the reasons for it. */
public record RulingView(
        Case case_,
        Optional<String> article,
        Optional<Seat> seat,
        Map<String, String> says,
        List<RemedyView> remedies,
        Reasons explains)
        implements JsonObject {
    /**
     * The basis of a ruling.
     *
     * @param phase when the fault was noticed
     * @param of the line that it concerns
     */
    public record Reasons(
            Map<String, String> says,
            Map<String, String> rests,
            List<String> decisions,
            String phase,
            int of)
            implements JsonObject {}

    public static RulingView of(Ruling ruling) {
        return new RulingView(
                ruling.which(),
                ActView.article(Basis.article(ruling)),
                ruling.seat(),
                Translations.say(voice -> voice.words().say(ruling, Width.SCREEN)),
                ruling.remedies().stream().map(one -> RemedyView.of(ruling, one)).toList(),
                reasons(ruling));
    }

    private static Reasons reasons(Ruling ruling) {
        return new Reasons(
                Translations.say(voice -> voice.words().explain(ruling)),
                Translations.say(voice -> voice.words().paragraph(ruling)),
                Basis.of(ruling).decisions(),
                ruling.noticed().toString(),
                ruling.of());
    }
}
