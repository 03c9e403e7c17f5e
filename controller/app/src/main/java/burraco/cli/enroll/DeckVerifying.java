package burraco.cli.enroll;

import burraco.cli.guide.GuideOptions;
import burraco.cli.guide.GuideOptions.Seated;
import burraco.cli.guide.PracticeTable;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.enrolment.DeckVerification;
import burraco.enrolment.VerificationStep;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.play.enrolling.Checker;
import burraco.play.enrolling.PracticeDeck;
import java.io.IOException;
import java.util.function.Consumer;

/** Checks a deck: which cards are present and whose tags answer. */
final class DeckVerifying {
    private final Screen screen;
    private final GuideOptions guide;
    private final DeckStore store;
    private final LaidAntenna antenna;

    DeckVerifying(Screen screen, GuideOptions guide, DeckStore store) {
        this.screen = screen;
        this.guide = guide;
        this.store = store;
        antenna = guide.antennaAtHand();
    }

    int run() throws IOException {
        Deck deck =
                store.deck(store.bytes()).orElseThrow(() -> new CommandRefusal("deck.unreadable"));
        DeckVerification verification =
                new DeckVerification(
                        deck, store.others(), guide.antenna().map(LaidAntenna::id), antenna.id());
        Seated<VerificationStep> seated =
                guide.seated(
                        screen,
                        "verify",
                        (table, chance) ->
                                person(table, PracticeDeck.used(deck, guide.seed()), chance));
        DeckCheckReport report = new DeckCheckReport(screen, guide.words());
        report.title(store.file());
        seated.table()
                .lead(
                        verification,
                        check -> {
                            report.print(check);
                            seated.person().accept(check);
                        });
        boolean whole = verification.sum().map(VerificationStep.Sum::isWhole).orElse(false);
        return whole ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
    }

    private Consumer<VerificationStep> person(
            PracticeTable table, PracticeDeck cards, Chance chance) {
        Checker person =
                new Checker(
                        table.table(), cards, antenna.antenna().area(), chance, table.keyboard());
        return check -> {
            switch (check) {
                case VerificationStep.LayAll _ -> person.all();
                case VerificationStep.Alone alone -> person.alone(alone.card());
                case VerificationStep.Heard _,
                        VerificationStep.Foreign _,
                        VerificationStep.Dead _,
                        VerificationStep.Missing _,
                        VerificationStep.Silent _,
                        VerificationStep.NoSuchKey _,
                        VerificationStep.Sum _ -> {}
            }
        };
    }
}
