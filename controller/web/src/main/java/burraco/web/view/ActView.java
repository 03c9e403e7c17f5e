package burraco.web.view;

import burraco.engine.act.Act;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.json.Json;
import burraco.table.state.Shown;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Acts and rulings as JSON, as everybody may know them. */
public final class ActView {
    private static final Words ITALIAN = Words.in(Language.IT);

    private ActView() {}

    public static Map<String, Object> of(Shown shown) {
        Map<String, Object> json = Json.object();
        json.put("id", shown.id());
        json.put("line", shown.line());
        json.put("by", by(shown));
        json.put("seat", shown.act() instanceof Act.OfSeat act ? act.seat() : null);
        json.put("do", name(shown.act()));
        json.put("text", shown.plain());
        json.put("says", Translations.ifAny(voice -> voice.acts().of(shown.act())));
        json.put("deals", Translations.ifAny(voice -> voice.acts().ofDeal(shown.act())));
        json.put("rulings", shown.rulings().stream().map(ActView::of).toList());
        json.put("settled", shown.settled().stream().map(ActView::of).toList());
        json.put("since", shown.since());
        json.put("complete", shown.complete());
        json.put("decided", shown.decided());
        json.put("sure", Math.round(shown.sure() * 1_000) / 1_000.0);
        return json;
    }

    private static String by(Shown shown) {
        return switch (shown.by()) {
            case SENSORS -> "sensors";
            case CLOCK -> "table";
            case PEOPLE -> "people";
        };
    }

    /** The act's keyword in the hand record. */
    private static String name(Act act) {
        return act.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    public static Map<String, Object> of(Ruling ruling) {
        Map<String, Object> json = head(ruling);
        json.put("remedies", ruling.remedies().stream().map(one -> remedy(ruling, one)).toList());
        json.put("explains", explains(ruling));
        return json;
    }

    /** The basis of a ruling, and when the fault was noticed. */
    private static Map<String, Object> explains(Ruling ruling) {
        Basis basis = Basis.of(ruling);
        Map<String, Object> json = Json.object();
        json.put("says", Translations.say(voice -> voice.words().explain(ruling)));
        json.put("rests", Translations.say(voice -> voice.words().paragraph(ruling)));
        json.put("decisions", basis.decisions());
        json.put("phase", ruling.noticed());
        json.put("of", ruling.of());
        return json;
    }

    private static Map<String, Object> head(Ruling ruling) {
        Map<String, Object> json = Json.object();
        json.put("case", ruling.which());
        json.put("article", article(Basis.article(ruling)));
        json.put("seat", ruling.seat());
        json.put("says", Translations.say(voice -> voice.words().say(ruling, Width.SCREEN)));
        return json;
    }

    /** The article of the code that covers a case; null if none does. */
    public static String article(Case which) {
        return ITALIAN.number(which).orElse(null);
    }

    private static String name(Remedy remedy) {
        return remedy.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> remedy(Ruling ruling, Remedy remedy) {
        Map<String, Object> json = Json.object();
        json.put("do", name(remedy));
        json.put("due", remedy.isDue());
        json.put(
                "says", Translations.say(voice -> voice.words().say(ruling, remedy, Width.SCREEN)));
        return json;
    }

    /** A remedy that is no longer due, and why. */
    private static Map<String, Object> of(Settled settled) {
        Map<String, Object> json = Json.object();
        json.put("case", settled.ruling().which());
        json.put("do", name(settled.remedy()));
        json.put("why", settled.why());
        json.put(
                "says",
                Translations.say(voice ->
                        voice.words().say(settled.ruling(), settled.remedy(), Width.SCREEN)));
        json.put("because", Translations.say(voice -> voice.words().say(settled.why())));
        return json;
    }

    /** What still has to be carried out; remedies done already come first. */
    static Map<String, Object> of(Owed owed) {
        Map<String, Object> json = Json.object();
        json.put("seat", owed.seat());
        json.put("case", owed.ruling().which());
        json.put("article", article(owed.ruling().which()));
        json.put("says", Translations.say(voice -> voice.words().say(owed.ruling(), Width.SCREEN)));
        List<Map<String, Object>> remedies = new ArrayList<>();
        for (Remedy remedy : owed.ruling().remedies()) {
            boolean left = owed.due().stream().anyMatch(due -> due.getClass() == remedy.getClass());
            if (!left) {
                remedies.add(done(owed.ruling(), remedy, remedy.isDue()));
            }
        }
        owed.due().forEach(remedy -> remedies.add(done(owed.ruling(), remedy, false)));
        json.put("remedies", remedies);
        return json;
    }

    private static Map<String, Object> done(Ruling ruling, Remedy remedy, boolean isDone) {
        Map<String, Object> json = remedy(ruling, remedy);
        json.put("done", isDone);
        return json;
    }
}
