package burraco.web.view;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.json.JsonObject;
import burraco.table.state.ShownAct;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** An act with its rulings, as everybody may know it. */
public record ActView(
        int id,
        int line,
        String by,
        Optional<Seat> seat,
        String do_,
        String text,
        Optional<Map<String, String>> says,
        Optional<Map<String, String>> deals,
        List<RulingView> rulings,
        List<SettledView> settled,
        long since,
        long complete,
        long decided,
        double sure)
        implements JsonObject {
    private static final Words ITALIAN = Words.in(Language.IT);

    public static ActView of(ShownAct shown) {
        return new ActView(
                shown.id(),
                shown.line(),
                by(shown),
                shown.act() instanceof Act.OfSeat act ? Optional.of(act.seat()) : Optional.empty(),
                name(shown.act()),
                shown.plain(),
                Translations.ifAny(voice -> voice.acts().of(shown.act())),
                Translations.ifAny(voice -> voice.acts().ofDeal(shown.act())),
                shown.rulings().stream().map(RulingView::of).toList(),
                shown.settled().stream().map(SettledView::of).toList(),
                shown.since(),
                shown.complete(),
                shown.decided(),
                Math.round(shown.sure() * 1_000) / 1_000.0);
    }

    private static String by(ShownAct shown) {
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

    /** The article of the code that covers a case; empty if none does. */
    public static Optional<String> article(Case which) {
        return ITALIAN.number(which);
    }
}
