package burraco.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Ruling;
import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import burraco.layout.MatchInfo;
import burraco.signals.Signal;
import burraco.signals.SituationSentences;
import burraco.table.TestTable;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A whole evening as pictures: two hands, with a wrong opening in the first. */
@Tag("campaign")
class TerminalPictureTest {
    private static final List<TerminalSize> SIZES =
            List.of(
                    TerminalSize.LEAST,
                    new TerminalSize(120, 40),
                    new TerminalSize(99, 31),
                    new TerminalSize(200, 60));
    private static final Pattern CARD = Pattern.compile("(?:10|[2-9AJQK])[♥♦♣♠]|JK|\\bjoker\\b");
    private static final List<EveningScenes.Moment> MOMENTS = EveningScenes.play();

    private static String text(TerminalFrame frame) {
        return String.join(" ", frame.lines()).replaceAll("\\s+", " ");
    }

    private static Set<String> cards(String text) {
        Set<String> cards = new TreeSet<>();
        CARD.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(name -> name.equals("joker") ? "JK" : name)
                .forEach(cards::add);
        return cards;
    }

    @Test
    void everyPictureIsAsLargeAsItsTerminal() {
        for (Language language : Language.values()) {
            TerminalPicture picture = new TerminalPicture(Words.in(language));
            for (EveningScenes.Moment moment : MOMENTS) {
                for (TerminalSize size : SIZES) {
                    TerminalFrame frame = picture.of(moment.scene(size, language), size);
                    assertEquals(size.rows(), frame.rows());
                    for (int row = 0; row < frame.rows(); row++) {
                        assertEquals(size.columns(), frame.lines().get(row).length());
                        assertEquals(size.columns(), frame.styles().get(row).size());
                    }
                }
            }
        }
    }

    /** Every card named in a picture has lain open in this hand or the one before. */
    @Test
    void noHiddenCardIsEverNamed() {
        TerminalPicture picture = new TerminalPicture(Words.in(Language.EN));
        int named = 0;
        int hidden = 0;
        for (EveningScenes.Moment moment : MOMENTS) {
            for (TerminalSize size : SIZES) {
                Set<String> shown = cards(text(picture.of(moment.scene(size, Language.EN), size)));
                Set<String> open = new TreeSet<>(moment.laidOpen());
                assertTrue(open.containsAll(shown), () -> shown + " of " + open);
                named += shown.size();
            }
            hidden += moment.hidden().size();
        }
        assertTrue(named > 1_000 && hidden > 1_000, named + " " + hidden);
    }

    /** The size of a fan is shown only if it lies on the table between turns (code of conduct). */
    @Test
    void aFanIsCountedOnlyWhenItIsLaidDown() {
        Pattern count = Pattern.compile("(\\d+)((?: ▒)*)(?= |$)");
        TerminalPicture picture = new TerminalPicture(Words.in(Language.EN));
        Set<Integer> counts = new TreeSet<>();
        for (EveningScenes.Moment moment : MOMENTS) {
            TerminalFrame frame =
                    picture.of(moment.scene(TerminalSize.LEAST, Language.EN), TerminalSize.LEAST);
            for (String line : frame.lines().subList(2, 9)) {
                count.matcher(line)
                        .results()
                        .filter(found -> !found.group(2).isEmpty())
                        .forEach(found -> counts.add(Integer.parseInt(found.group(1))));
            }
        }
        assertEquals(Set.of(1, 2, 3), counts);
    }

    @Test
    void everySituationAndEveryRulingHasItsSentence() {
        Words words = Words.in(Language.IT);
        TerminalPicture picture = new TerminalPicture(words);
        TerminalSize size = new TerminalSize(120, 40);
        Set<Situation> situations = EnumSet.noneOf(Situation.class);
        int rulings = 0;
        for (EveningScenes.Moment moment : MOMENTS) {
            TerminalFrame frame = picture.of(moment.scene(size, Language.IT), size);
            TableState state = moment.state();
            Situation first = Situations.of(state, true).getFirst();
            situations.add(first);
            String sentence = new SituationSentences(words).of(first, state, Width.SCREEN);
            assertEquals(sentence, frame.lines().get(1).strip());
            for (Ruling ruling : EventPane.rulings(state)) {
                assertTrue(text(frame).contains(words.say(ruling.which(), Width.SCREEN)));
                assertTrue(text(frame).contains("▲ Decisione " + ruling.which()));
                rulings++;
            }
        }
        assertTrue(rulings > 0);
        assertTrue(
                situations.containsAll(
                        EnumSet.of(
                                Situation.DEALING,
                                Situation.PLAYING,
                                Situation.RULING_OPEN,
                                Situation.COUNTING,
                                Situation.HAND_OVER)),
                situations::toString);
    }

    @Test
    void theSameInputsMakeTheSamePicture() {
        EveningScenes.Moment some = MOMENTS.get(MOMENTS.size() / 2);
        TerminalScene scene = some.scene(TerminalSize.LEAST, Language.IT);
        TerminalFrame once =
                new TerminalPicture(Words.in(Language.IT)).of(scene, TerminalSize.LEAST);
        assertEquals(
                once, new TerminalPicture(Words.in(Language.IT)).of(scene, TerminalSize.LEAST));
        TerminalScene other = MOMENTS.getFirst().scene(TerminalSize.LEAST, Language.IT);
        assertNotEquals(
                once, new TerminalPicture(Words.in(Language.IT)).of(other, TerminalSize.LEAST));
    }

    @Test
    void aWindowThatIsTooSmallSaysHowLargeItShouldBe() {
        TerminalSize small = new TerminalSize(60, 20);
        TerminalFrame frame =
                new TerminalPicture(Words.in(Language.EN))
                        .of(MOMENTS.getFirst().scene(small, Language.EN), small);
        assertEquals(
                "80 columns and 24 rows are needed: here are 60 and 20.",
                frame.lines().getFirst().strip());
    }

    /** A lit lamp differs from a dark one without colours too. */
    @Test
    void aLampThatShinesIsRound() {
        TreeMap<String, List<Rgb>> lamps = new TreeMap<>();
        lamps.put("seat N", List.of(new Rgb(220, 0, 0), Rgb.OFF, new Rgb(70, 70, 60), Rgb.OFF));
        EveningScenes.Moment first = MOMENTS.getFirst();
        Signal signal = new Signal(new LampPicture(lamps), List.of(), Optional.empty());
        TerminalScene scene = new TerminalScene(first.state(), signal, RecentEffects.NONE, "");
        TerminalFrame frame =
                new TerminalPicture(Words.in(Language.EN)).of(scene, TerminalSize.LEAST);
        assertTrue(text(frame).contains("● · ● · North"), text(frame));
    }

    /**
     * Under the on-call rules a picture does not show what is wrong before somebody calls;
     * otherwise it does.
     */
    @Test
    void onCallAMeldThatIsNoneLooksLikeAnyOther() {
        assertTrue(withKingsAndAWrongCard(false).contains("no meld of the code"));
        String text = withKingsAndAWrongCard(true);
        assertTrue(text.contains("NS1") || text.contains("EW1"), text);
        assertTrue(!text.contains("no meld of the code"), text);
    }

    private static String withKingsAndAWrongCard(boolean onCall) {
        MatchInfo match = new MatchInfo(3, false, Duration.ofHours(1), false, onCall);
        TestTable table = new TestTable(match).deal().acts("W draw", "W open KC KD 5S");
        TableState state = table.state();
        Signal signal = new Signal(LampPicture.DARK, List.of(), Optional.empty());
        TerminalScene scene = new TerminalScene(state, signal, RecentEffects.NONE, "");
        return text(new TerminalPicture(Words.in(Language.EN)).of(scene, TerminalSize.LEAST));
    }
}
