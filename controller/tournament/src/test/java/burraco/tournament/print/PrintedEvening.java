package burraco.tournament.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.Evening;
import burraco.tournament.Tournament;
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
        evening.enter("F1", "Il Pozzetto", "Rossi Anna", "Bianchi Luca");
        evening.enter("M1", "Il Pozzetto", "D'Amico Sara", "De Luca Ugo");
        evening.enter("F2", "", "Nicolò Pia", "Esposito Rosa");
        evening.enter("M2", "=Burraco; e basta", "Ferrari Ivo", "Gallo Nino");
        evening.enter("F3", "", "Verdi Carla", "Àlvarez Eva");
        evening.enter("M3", "La Pinella", "Conti Lea", "Dell'Orto Max");
        evening.enter("F4", "", "Moro Tea", "Neri Leo");
        evening.enter("M4", "La Pinella", "Zanni Ada", "Costa Ida");
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
        evening.enter("X", "", one, other);
        return evening.pairs("Y", "Z", "W").post();
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

    /** Without the mark that spreadsheets want at the beginning. */
    static String csv(Evening evening, Print print, Language language) {
        String csv = text(evening.now(), print, Format.CSV, language);
        assertEquals('\uFEFF', csv.charAt(0));
        return csv.substring(1);
    }

    /** Everything that is printed, of the evening after two rounds. */
    static List<Print> all() {
        return List.of(
                new Print.SeatsByTable(2),
                new Print.SeatsByName(2),
                new Print.Pairing(3),
                new Print.Ranked(2),
                new Print.Slips(2),
                new Print.Awaited(2),
                new Print.Ledger());
    }

    static Printed.Made made(Tournament tournament, Print print, Language language) {
        return switch (Prints.of(tournament, print, language)) {
            case Printed.Made made -> made;
            case Printed.Nothing(String why) -> throw new AssertionError(why);
        };
    }
}
