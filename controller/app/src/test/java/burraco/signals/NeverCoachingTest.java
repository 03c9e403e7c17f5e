package burraco.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.hal.Rgb;
import burraco.hal.virtual.Noise;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table never tells how to play: reminding a player is an offence itself (art. 21, 28). */
@Tag("campaign")
class NeverCoachingTest {
    /** Words that say what somebody could do next. */
    private static final Pattern DOES =
            Pattern.compile(
                    "\\b(pesc|raccogl|scart[aie]\\b|scartare|cala\\b|calare|lega|apr[ie]|chiud"
                            + "|draw|pick|discard|opens?\\b|ties?\\b|lays?\\b|close|should|must)",
                    Pattern.CASE_INSENSITIVE);

    @ParameterizedTest
    @EnumSource
    void noSentenceOfASituationSaysWhatToPlay(Language language) {
        Words words = Words.in(language);
        for (Situation situation : Situation.values()) {
            for (Width width : Width.values()) {
                String said = words.situation(situation.name(), width, words.say(Seat.WEST));
                assertFalse(DOES.matcher(said).find(), said);
            }
        }
    }

    /** All options are shown in the order of the cards, and none is recommended. */
    @ParameterizedTest
    @EnumSource
    void noOptionOfAChoiceIsPraised(Language language) {
        Pattern praise =
                Pattern.compile(
                        "miglior|meglio|convien|consigl|peggio|best|better|should|advise|worse",
                        Pattern.CASE_INSENSITIVE);
        TestTable table = new TestTable().deal().acts("W draw", "W open 5H JK 7H 8H TH");
        List<Rank> ranks = new ArrayList<>();
        for (int i = 0; i < table.state().choice().orElseThrow().options().size(); i++) {
            OpenChoice choice = table.state().choice().orElseThrow();
            ranks.add(((ChoiceOption.Discarded) choice.option()).card().face().rank());
            for (Width width : Width.values()) {
                ChoiceSentences options = new ChoiceSentences(Words.in(language), width);
                options.of(choice).forEach(said -> assertFalse(praise.matcher(said).find(), said));
            }
            table.player(Seat.WEST, new Command.Undo());
        }
        assertEquals(List.of(Rank.FIVE, Rank.SEVEN, Rank.EIGHT, Rank.TEN), ranks);
    }

    /**
     * In a whole hand, act by act, nothing but a ruling depends on what a player still has to do.
     */
    @Test
    void theLampsOfATurnAreTheSameFromItsBeginningToItsEnd() {
        TestTable table = new TestTable();
        Signals signals = SignalsTest.signals(Language.IT);
        ActWords acts = new ActWords(Words.in(Language.IT));
        Map<String, List<Rgb>> ofTurn = Map.of();
        Object turn = "";
        int compared = 0;
        for (String line : lines()) {
            table.acts(line);
            TableState state = table.state();
            Signal signal = signals.of(state, true);
            boolean playing =
                    Situations.of(state, true).equals(List.of(Situation.PLAYING))
                            && signal.cue().isEmpty()
                            && state.clocks().turnsLeft().isEmpty();
            if (!playing) {
                turn = "";
                continue;
            }
            Object now = state.hand().open().turn().seat();
            if (now.equals(turn)) {
                assertEquals(ofTurn, withoutMelds(signal), line);
                compared++;
            }
            turn = now;
            ofTurn = withoutMelds(signal);
            assertEquals("Turno di", signal.lines().getFirst().substring(0, 8));
            assertFalse(DOES.matcher(signal.lines().getFirst()).find());
            // The display shows what was done, independently of what comes next.
            String done = acts.of(state.hand().acts().getLast().act()).orElse("");
            assertEquals(Wrap.to(SignalsTest.COLUMNS, done, " ").getFirst(), signal.lines().get(1));
        }
        assertEquals(Phase.OVER, table.state().hand().phase());
        assertEquals(true, compared > 60, "" + compared);
    }

    /** The lamps without those at the melds, which show for a while what was made before. */
    private static Map<String, List<Rgb>> withoutMelds(Signal signal) {
        Map<String, List<Rgb>> lamps = new TreeMap<>(signal.lamps().groups());
        lamps.keySet().removeIf(group -> group.startsWith("melds"));
        return lamps;
    }

    /** A hand of virtual people, dealt by S, as a tracker understood it. */
    private static List<String> lines() {
        ExampleTable reference = ExampleTable.reference();
        TrackedHand hand =
                TrackedHand.play(
                        1, 2, reference.layout(), reference.deck(), Noise.QUIET, List.of());
        return hand.record().lines().filter(line -> !line.startsWith("[")).toList();
    }
}
