package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.print.Format;
import burraco.tournament.print.Print;
import burraco.tournament.print.Printed;
import burraco.tournament.print.Prints;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages for the wall and the desk, as wide as A4. */
@Tag("browser")
final class PaperTest {
    private static final int SHORT_PX = 794;
    private static final int LONG_PX = 1123;
    private static final String LONG =
            "Quattrocchi Pappalardo della Rovere di Montefeltro Ada Maria";

    @AutoClose private static Browser browser;

    @TempDir private Path folder;

    @BeforeAll
    static void start() {
        browser = Browser.start(SHORT_PX, LONG_PX);
    }

    static Stream<Print> upright() {
        return Stream.of(
                new Print.SeatsByTable(1),
                new Print.SeatsByName(1),
                new Print.Slips(1),
                new Print.Awaited(1));
    }

    static Stream<Print> across() {
        return Stream.of(new Print.Pairing(1), new Print.Ranked(1), new Print.Ledger());
    }

    @ParameterizedTest
    @MethodSource("upright")
    @DisplayName("Nothing is wider than a sheet of A4, and everybody can read it")
    void upright(Print print) throws IOException {
        fits(print, SHORT_PX);
    }

    @ParameterizedTest
    @MethodSource("across")
    @DisplayName("Nothing is wider than a sheet of A4 on its side")
    void across(Print print) throws IOException {
        fits(print, LONG_PX);
    }

    private void fits(Print print, int width) throws IOException {
        Printed.Made made = (Printed.Made) Prints.of(tournament(), print, Language.IT);
        Path page = folder.resolve("page.html");
        Files.write(page, made.as(Format.HTML).orElseThrow());
        browser.fresh().size(width, LONG_PX).open(page.toUri().toString());
        browser.screenshot("paper-" + print.getClass().getSimpleName());
        assertEquals(
                List.of(),
                browser.script(
                        "return [...document.querySelectorAll('*')]"
                                + ".filter(one => one.getBoundingClientRect().right > innerWidth)"
                                + ".map(one => one.outerHTML.slice(0, 99))"));
        assertEquals(List.of(), browser.axe());
        assertEquals(List.of(), browser.consoleErrors());
    }

    private static Tournament tournament() {
        Stage danese =
                new Stage(
                        new Movement.Danese(Rematch.NOT_AT_ONCE, List.of(5, 5)),
                        4,
                        Placing.BY_ENTRY,
                        true);
        Formula formula =
                new Formula(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        List.of(danese),
                        TieBreak.USUAL,
                        new TreeSet<>(),
                        Optional.empty(),
                        false);
        Tournament now = Tournament.of("Torneo – Città di Forlì", 1, formula);
        List<String> names = List.of("Rossi Anna", LONG, "W".repeat(60), "محمد علي", "王小明");
        for (int number = 1; number <= 20; number++) {
            List<String> pair = List.of(names.get(number % 5), names.get(number / 5));
            now = done(now, new Change.Enter(new Contestant(number, "", pair, LONG, 0)));
        }
        return done(now, Posting.of(now).orElseThrow());
    }

    private static Tournament done(Tournament tournament, Change change) {
        return switch (Direction.apply(tournament, change)) {
            case Progress.Done done -> done.now();
            case Progress.Refused refused -> throw new AssertionError(refused);
        };
    }
}
