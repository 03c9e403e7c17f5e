package burraco.cli.enroll;

import burraco.cards.Card;
import burraco.cli.guide.GuideOptions;
import burraco.cli.guide.GuideOptions.Seated;
import burraco.cli.guide.PracticeTable;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.enrolment.Enrolment;
import burraco.enrolment.EnrolmentStep;
import burraco.enrolment.NewDeck;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.play.enrolling.Enroller;
import burraco.play.enrolling.PracticeDeck;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;

/** Enrols a deck, or a new tag for one of its cards. The result is saved after every card. */
final class DeckEnrolling {
    private final Screen screen;
    private final GuideOptions guide;
    private final DeckStore store;
    private final LaidAntenna antenna;
    private final EnrollMessages messages;

    DeckEnrolling(Screen screen, GuideOptions guide, DeckStore store) {
        this.screen = screen;
        this.guide = guide;
        this.store = store;
        antenna = guide.antennaAtHand();
        messages = new EnrollMessages(screen, guide.words());
    }

    /** Enrols the whole deck, or the cards that are missing. */
    int run() throws IOException {
        if (store.whole().isPresent()) {
            messages.isWhole(store.file());
            return ExitStatus.DONE;
        }
        Optional<SequencedMap<Card, TagId>> begun = store.begun();
        if (begun.isEmpty()) {
            throw new CommandRefusal("deck.part-unreadable");
        }
        int before = begun.get().size();
        Enrolment enrolment = Enrolment.of(antenna.id(), begun.get(), store.others());
        Seated<EnrolmentStep> seated =
                guide.seated(
                        screen,
                        "enrol " + before,
                        (table, chance) ->
                                person(table, PracticeDeck.fresh(guide.seed()), antenna, chance));
        messages.title(store.file(), antenna);
        messages.begun(before, NewDeck.ORDER.size());
        lead(
                seated,
                enrolment,
                step -> {
                    if (step.changes()) {
                        store.save(enrolment.enrolled());
                    } else if (step instanceof EnrolmentStep.Complete) {
                        store.finish(enrolment.enrolled());
                    }
                });
        if (!enrolment.isComplete() && !enrolment.enrolled().isEmpty()) {
            messages.left(store.part(), enrolment.enrolled().size());
        }
        return ExitStatus.DONE;
    }

    /** Enrols a new tag for this card. */
    int replace(Card card) throws IOException {
        byte[] before = store.bytes();
        Deck deck = store.deck(before).orElseThrow(() -> new CommandRefusal("deck.unreadable"));
        Enrolment enrolment = Enrolment.replacing(antenna.id(), deck.cards(), card, store.others());
        Seated<EnrolmentStep> seated =
                guide.seated(
                        screen,
                        "replace " + card,
                        (table, chance) -> {
                            PracticeDeck cards = PracticeDeck.used(deck, guide.seed());
                            cards.useSpare(card);
                            return person(table, cards, antenna, chance);
                        });
        messages.title(store.file(), antenna);
        lead(
                seated,
                enrolment,
                step -> {
                    if (step instanceof EnrolmentStep.Complete) {
                        store.replace(before, card, enrolment.enrolled().get(card));
                    }
                });
        return ExitStatus.DONE;
    }

    /** Saves a step to disk before it is announced. */
    private interface Keeping {
        void keep(EnrolmentStep step) throws IOException;
    }

    private void lead(Seated<EnrolmentStep> seated, Enrolment enrolment, Keeping keeping) {
        seated.table()
                .lead(
                        enrolment,
                        step -> {
                            try {
                                keeping.keep(step);
                            } catch (IOException failed) {
                                throw new UncheckedIOException(failed);
                            }
                            messages.print(step);
                            seated.person().accept(step);
                        });
    }

    /** A simulated person who follows the instructions at the practice table. */
    static Consumer<EnrolmentStep> person(
            PracticeTable table, PracticeDeck cards, LaidAntenna antenna, Chance chance) {
        Enroller person =
                new Enroller(
                        table.table(), cards, antenna.antenna().area(), chance, table.keyboard());
        return step -> {
            switch (step) {
                case EnrolmentStep.Ask ask -> person.asked(ask.card());
                case EnrolmentStep.Taken taken -> person.taken(taken.card());
                case EnrolmentStep.Undone undone -> person.undone(undone.card());
                case EnrolmentStep.Refused(EnrolmentStep.Why.Already(Card card)) ->
                        person.already(card);
                case EnrolmentStep.Refused _ -> person.refused();
                case EnrolmentStep.TakeAway _ -> person.takeAway();
                case EnrolmentStep.NothingHeard nothing -> person.nothingHeard(nothing.card());
                case EnrolmentStep.PutOff _,
                        EnrolmentStep.Elsewhere _,
                        EnrolmentStep.Silent _,
                        EnrolmentStep.NothingBefore _,
                        EnrolmentStep.NothingDisputed _,
                        EnrolmentStep.NoSuchKey _,
                        EnrolmentStep.Left _,
                        EnrolmentStep.Complete _ -> {}
            }
        };
    }
}
