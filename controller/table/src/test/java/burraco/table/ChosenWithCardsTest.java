package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.play.evening.Casting;
import burraco.play.evening.Deed;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import burraco.testing.ExampleTable;
import burraco.testing.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A choice that is made with a button, and the cards that are moved afterwards, as antennas hear
 * them.
 */
class ChosenWithCardsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    private final Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
    private final List<Effect> effects = new ArrayList<>();
    private final Scene scene =
            new Scene(reading -> effects.addAll(table.take(new Input.Read(reading))));

    private Card ofFan(Seat seat, String name) {
        for (int i = 0; i < 11; i++) {
            Card card = scene.ofFan(seat, i);
            if (CardName.of(card.face()).toString().equals(name)) {
                return card;
            }
        }
        throw new IllegalArgumentException(seat + " was not dealt " + name);
    }

    private void wrongSequence() {
        scene.stock(-1, 0).scan(4_000);
        for (String name : List.of("3H", "JH", "QH", "AH", "JK")) {
            scene.lay(ofFan(Seat.WEST, name), Scene.slot(Line.EW, 1));
        }
        scene.scan(8_000);
    }

    private void west(Command command) {
        Person west = new Person.Player(Seat.WEST);
        effects.addAll(table.take(new Input.Ordered(scene.now(), west, command)));
    }

    private OpenChoice choice() {
        return table.state().choice().orElseThrow();
    }

    private List<String> acts() {
        return table.records()
                .record()
                .lines()
                .dropWhile(line -> !line.startsWith("turnup"))
                .skip(1)
                .toList();
    }

    private String told() {
        List<String> said = effects.stream().map(TestTable::text).toList();
        effects.clear();
        return String.join("\n", said);
    }

    @Test
    void theCardThatHeChoseGoesToThePileAndNothingMoreIsSaidOfIt() {
        wrongSequence();
        Card three = ofFan(Seat.WEST, "3H");
        while (!((ChoiceOption.Discarded) choice().option()).card().equals(three)) {
            west(new Command.Undo());
        }
        west(new Command.Ok());
        assertTrue(told().contains("\nW discard 3H\ncorrected 0\nW has chosen "));
        scene.scan(3_000).take(three).scan(700).lay(three, Scene.pile()).scan(12_000);
        assertEquals("", told());
        Card seven = ofFan(Seat.NORTH, "7H");
        scene.stock(-1, 0).scan(4_000).lay(seven, Scene.pile()).scan(4_000);
        assertEquals("N draw ??\nN discard 7H", told());
        assertEquals(5, acts().size(), acts()::toString);
    }

    @Test
    void whoDoesItWithTheCardsHasChosen() {
        wrongSequence();
        assertTrue(told().contains("W chooses 1/"));
        Card three = ofFan(Seat.WEST, "3H");
        scene.take(three).scan(700).lay(three, Scene.pile()).scan(10_000);
        assertEquals("W discard 3H\nchoice over", told());
    }

    /** The dealer has dealt one card too many; it goes back, and play goes on. */
    @Test
    void aWrongDealThatTheScaleFindsIsMendedAsTheArbiterChooses() {
        Table dealt = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        for (Reading reading : wrongDeal()) {
            effects.addAll(dealt.take(new Input.Read(reading)));
            Optional<OpenChoice> open = dealt.state().choice();
            if (open.isPresent()) {
                assertEquals(new OpenChoice.Whose.OfArbiter(), open.get().whose());
                Command moved = new Command.Choose(open.get().act(), 1, "");
                effects.addAll(
                        dealt.take(new Input.Ordered(reading.at(), TestTable.ARBITER, moved)));
                assertEquals(41, dealt.state().hand().open().stock().size());
            }
        }
        String told = told();
        assertTrue(told.contains("▲ 4.7"), told);
        String after = told.substring(told.indexOf("Ada has chosen 1/2"));
        assertTrue(after.startsWith("Ada has chosen 1/2\nW "), after);
        assertFalse(after.contains("▲"), after);
        assertFalse(after.contains("unsure"), after);
    }

    private static List<Reading> wrongDeal() {
        Casting casting =
                new Casting(5, TABLE.layout().rules(), 8, List.of(Case.WRONG_NUMBER_DEALT));
        Script whole = casting.script(0, 0, Seat.SOUTH);
        List<Deed> deeds = whole.deeds().subList(0, Math.min(whole.deeds().size(), 80));
        List<Reading> readings = new ArrayList<>();
        new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        Manners.USUAL,
                        new Chance(5).stream("a wrong deal"),
                        readings::add)
                .play(new Script(deeds, Optional.empty(), false), "a wrong deal");
        return readings;
    }
}
