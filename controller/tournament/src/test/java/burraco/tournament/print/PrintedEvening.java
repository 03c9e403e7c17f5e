package burraco.tournament.print;

import burraco.engine.score.MatchLength;
import burraco.tournament.Evening;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The worked evening with people in it. */
final class PrintedEvening {
    private PrintedEvening() {}

    static Evening entered() {
        Evening evening = empty();
        enter(evening, "F1", "Rossi Anna", "Bianchi Luca", "Il Pozzetto");
        enter(evening, "M1", "D'Amico Sara", "De Luca Ugo", "Il Pozzetto");
        enter(evening, "F2", "Nicolò Pia", "Esposito Rosa", "");
        enter(evening, "M2", "Ferrari Ivo", "Gallo Nino", "=Burraco; e basta");
        enter(evening, "F3", "Verdi Carla", "Àlvarez Eva", "");
        enter(evening, "M3", "Conti Lea", "Dell'Orto Max", "La Pinella");
        enter(evening, "F4", "Moro Tea", "Neri Leo", "");
        enter(evening, "M4", "Zanni Ada", "Costa Ida", "La Pinella");
        return evening;
    }

    private static Evening empty() {
        return new Evening(
                FieldKind.PAIRS,
                MatchLength.FOUR_HANDS,
                1,
                List.of(TieBreak.MATCH_POINTS, TieBreak.LOT),
                new Stage(new Movement.Mitchell(1), 2, Placing.BY_ENTRY, true),
                new Stage(
                        new Movement.Danese(Rematch.NOT_AT_ONCE, List.of()),
                        2,
                        Placing.BY_RANKING,
                        true));
    }

    /** The first round of four pairs, one of whom is of interest. */
    static Evening of(String one, String other) {
        Evening evening = empty();
        enter(evening, "X", one, other, "");
        return evening.pairs("Y", "Z", "W").post();
    }

    private static void enter(Evening evening, String pair, String one, String other, String club) {
        int number = evening.number(pair);
        evening.does(new Change.Enter(new Contestant(number, "", List.of(one, other), club, 0)));
    }

    static Evening afterTwo() {
        return entered()
                .post()
                .results("F1-M1 620", "F2-M2 -110", "F3-M3 40", "F4-M4 -1005")
                .post()
                .results("F1-M4 305", "F2-M1 -720", "F3-M2 1310", "F4-M3 115");
    }

    static String text(Tournament tournament, Print print, Format format, Language language) {
        byte[] file = made(tournament, print, language).as(format).orElseThrow();
        return new String(file, StandardCharsets.UTF_8);
    }

    static Printed.Made made(Tournament tournament, Print print, Language language) {
        return switch (Prints.of(tournament, print, language)) {
            case Printed.Made made -> made;
            case Printed.Nothing(String why) -> throw new AssertionError(why);
        };
    }
}
