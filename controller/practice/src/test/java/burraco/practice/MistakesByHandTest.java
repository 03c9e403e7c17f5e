package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.play.practice.BoardPlace;
import burraco.play.practice.MoveResult;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.play.practice.Target;
import burraco.table.Effect;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cards laid anywhere by hand at the practice table, at any moment: within fifteen seconds of the
 * table's time there is a ruling, a question or a word that it is not understood, and the others
 * play on. South is whoever does it; the other three are bots.
 */
@Tag("campaign")
class MistakesByHandTest {
    private static final Duration ANSWERED = Duration.ofSeconds(15);
    private static final Duration GOES_ON = Duration.ofSeconds(60);

    /** Time in which a person looks at the result before going on. */
    private static final Duration LOOKS = Duration.ofSeconds(20);

    /** Time between two moves of a person; the table's clock runs faster. */
    private static final long BETWEEN_GRIPS = 1_200;

    private static final long LOOK = 500;
    private static final BoardPlace.Fan FAN = new BoardPlace.Fan(Seat.SOUTH);

    private PracticeTable table;
    private Practice practice;
    private PracticeSteward steward;
    private HandRecordings tapes;
    private long looked;

    private void begin(long seed) {
        ExampleTable example = ExampleTable.reference();
        table = new PracticeTable(seed, Noise.QUIET).ofBots();
        practice = table.practice();
        steward = new PracticeSteward(practice, false, new Chance(seed).stream("steward"));
        tapes = new HandRecordings(example.layout(), example.deck());
        table.dealt(Seat.SOUTH);
        looked = 0;
    }

    private boolean passes(Duration most, BooleanSupplier until) {
        return table.passes(
                most,
                () -> {
                    if (practice.now() - looked >= LOOK) {
                        looked = practice.now();
                        TableState state = table.state();
                        practice.asked(!state.differing().isEmpty());
                        steward.look(state, table::order, tapes);
                    }
                    return until.getAsBoolean();
                });
    }

    private boolean isOver() {
        return table.open().over() || table.state().hand().phase() == Phase.DEAL;
    }

    // A mistake and its consequences

    /** Moves these cards one after the other or together, and watches what follows. */
    private Optional<String> wrong(List<Card> cards, BoardPlace to, int speed, boolean together) {
        practice.seat(Seat.SOUTH, Sitter.PERSON);
        table.effects();
        String what = cards + " to " + to + " at " + practice.now() + ", speed " + speed;
        List<Card> laid = new ArrayList<>();
        for (List<Card> grip : together ? List.of(cards) : cards.stream().map(List::of).toList()) {
            if (practice.move(grip, Target.of(to)) instanceof MoveResult.Done) {
                laid.addAll(grip);
            }
            passes(Duration.ofMillis(together ? 0 : BETWEEN_GRIPS * speed), () -> false);
        }
        boolean answered = passes(ANSWERED, () -> isAnswered(laid, to));
        if (!answered) {
            return Optional.of("no answer: " + what);
        }
        passes(LOOKS, () -> false);
        practice.seat(Seat.SOUTH, Sitter.BOT);
        table.effects();
        boolean goesOn = passes(GOES_ON, () -> isOver() || othersAct());
        return goesOn ? Optional.empty() : Optional.of("nobody plays on: " + what + why());
    }

    /** If the table understands the act, the ruling comes at the same time. */
    private boolean isAnswered(List<Card> cards, BoardPlace to) {
        TableState state = table.state();
        boolean understood =
                cards.stream()
                        .allMatch(card ->
                                to instanceof BoardPlace.Pile
                                        ? table.open().pile().has(card)
                                        : table.open().melds().holding(card).isPresent());
        return understood
                || !state.differing().isEmpty()
                || state.questions().stream().anyMatch(one -> one.unsure().prompt())
                || !table.ruled().isEmpty();
    }

    private boolean othersAct() {
        return table.all().stream()
                .anyMatch(effect ->
                        effect instanceof Effect.Decided(var act)
                                && act.act() instanceof Act.OfSeat of
                                && of.seat() != Seat.SOUTH);
    }

    private String why() {
        TableState state = table.state();
        return "\n  owed "
                + state.hand().open().owed()
                + "\n  differing "
                + state.differing()
                + "\n  misunderstood "
                + practice.misunderstood()
                + "\n  stuck "
                + practice.isStuck()
                + ", turn "
                + state.hand().open().turn()
                + "\n"
                + table.lastActs();
    }

    // Random mistakes at random moments

    @ParameterizedTest
    @CsvSource({"11, 1", "12, 2", "13, 4"})
    void whateverIsLaidAnywhereIsAnsweredAndPlayGoesOn(long seed, int speed) {
        System.out.println("seed " + seed + ", speed " + speed);
        begin(seed);
        Chance chance = new Chance(seed).stream("mistakes");
        List<String> failed = new ArrayList<>();
        int made = 0;
        for (int i = 0; i < 3; i++) {
            passes(Duration.ofSeconds(20 + chance.below(100)), this::isOver);
            if (isOver() || practice.position().at(FAN).isEmpty()) {
                break;
            }
            List<Card> fan = practice.position().at(FAN);
            List<Card> cards = new ArrayList<>();
            int many = Math.min(fan.size(), 1 + chance.below(3));
            int from = chance.below(fan.size() - many + 1);
            cards.addAll(fan.subList(from, from + many));
            wrong(cards, anywhere(chance), speed, chance.below(2) == 0).ifPresent(failed::add);
            made++;
        }
        assertTrue(made > 0, "nothing was tried");
        assertEquals(List.of(), failed, String.join("\n", failed));
    }

    private static BoardPlace anywhere(Chance chance) {
        int where = chance.below(7);
        Line line = chance.below(3) == 0 ? Line.EW : Line.NS;
        return where == 0 ? BoardPlace.PILE : new BoardPlace.Slot(line, where);
    }

    // What was observed

    @Test
    void aThreeOfClubsOnARunOfHearts() {
        sees(10, 2, "3C", Suit.HEARTS);
    }

    @Test
    void aFourOfHeartsOnClubs() {
        sees(8, 4, "4H", Suit.CLUBS);
    }

    /** Waits until the line has such a run and the player such a card. */
    private void sees(long seed, int speed, String face, Suit suit) {
        System.out.println("seed " + seed);
        begin(seed);
        boolean there =
                passes(
                        Duration.ofMinutes(40),
                        () -> isOver() || run(suit).isPresent() && card(face).isPresent());
        assertTrue(there && !isOver(), () -> "no such moment: " + table.lastActs());
        Optional<String> failed =
                wrong(List.of(card(face).orElseThrow()), run(suit).orElseThrow(), speed, true);
        assertEquals(Optional.empty(), failed);
    }

    private Optional<Card> card(String face) {
        return practice.position().at(FAN).stream()
                .filter(card -> card.face().toString().equals(face))
                .findFirst();
    }

    private Optional<BoardPlace> run(Suit suit) {
        Predicate<Meld> isRun =
                meld ->
                        meld.shape() instanceof Shape.Sequence
                                && meld.cards().sorted(Order.ON_THE_TABLE).stream()
                                        .filter(card -> !card.face().isWild())
                                        .allMatch(card -> card.face().suit() == suit);
        return table.open().melds().of(Line.NS).stream()
                .filter(isRun)
                .map(meld -> where(meld.cards().iterator().next()))
                .filter(BoardPlace.Slot.class::isInstance)
                .findFirst();
    }

    private BoardPlace where(Card card) {
        return practice.position().cards().stream()
                .filter(one -> one.card().equals(card))
                .findFirst()
                .orElseThrow()
                .where();
    }

    @Test
    void threeCardsThatHaveNothingInCommonAreOpened() {
        long seed = 8;
        System.out.println("seed " + seed);
        begin(seed);
        passes(Duration.ofSeconds(90), this::isOver);
        List<Card> three = strangers();
        assertEquals(Optional.empty(), wrong(three, free(), 4, false));
    }

    private BoardPlace free() {
        int slot = 1;
        while (!practice.position().at(new BoardPlace.Slot(Line.NS, slot)).isEmpty()) {
            slot++;
        }
        return new BoardPlace.Slot(Line.NS, slot);
    }

    private List<Card> strangers() {
        List<Card> three = new ArrayList<>();
        for (Card card : practice.position().at(FAN)) {
            boolean strange =
                    !card.face().isWild()
                            && three.stream()
                                    .noneMatch(one ->
                                            one.face().suit() == card.face().suit()
                                                    || one.face().rank() == card.face().rank());
            if (strange && three.size() < 3) {
                three.add(card);
            }
        }
        return three;
    }
}
