package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.hand.Impossible;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import burraco.record.Problem;
import burraco.table.state.Outage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The books of sentences are complete, and nothing is too long for its display. */
class WordsTest {
    private static final MeldId MELD = new MeldId(Line.EW, 12);
    private static final Set<String> FREE =
            Set.of(
                    "sheet",
                    "explain",
                    "settled",
                    "problem",
                    "sight",
                    "picture",
                    "demo",
                    "enrol",
                    "calibrate",
                    "plan",
                    "doctor",
                    "trouble",
                    "web",
                    "film",
                    "plot");

    @ParameterizedTest
    @EnumSource
    void everyCaseIsSaidInThreeLengths(Language language) {
        Words words = Words.in(language);
        for (Case which : Case.values()) {
            for (Width width : Width.values()) {
                assertFits(words.say(which, width), width, which.id());
            }
            assertFalse(words.article(which).isBlank(), which::id);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyRemedyIsSaidInThreeLengths(Language language) {
        Words words = Words.in(language);
        for (Remedy remedy : remedies()) {
            for (Width width : Width.values()) {
                assertFits(words.say(remedy, width), width, remedy.toString());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonWhyNothingIsDueAnyMoreHasItsSentence(Language language) {
        Words words = Words.in(language);
        for (Settled.Why why : Settled.Why.values()) {
            assertFits(words.say(why), Width.SCREEN, why.toString());
        }
    }

    /** A club counts on every line of the file, so each must be about something. */
    @ParameterizedTest
    @EnumSource
    void noWordsAreLeftOverForACaseThatIsNone(Language language) {
        for (String key : Book.in(language).keys()) {
            if (key.startsWith("case.")) {
                String id = key.substring(5, key.lastIndexOf('.'));
                assertTrue(Case.parse(id).isPresent(), key);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySentenceOfAStateFits(Language language) {
        Book book = Book.in(language);
        for (String key : book.keys()) {
            if (key.startsWith("state.") && !key.startsWith("state.owes.")) {
                int width = Integer.parseInt(key.substring(key.lastIndexOf('.') + 1));
                String detail = key.contains("frozen") ? "EW12" : "Ovest";
                String said = book.say(key, key.contains("timeout") ? 6 : detail, "5♥");
                assertTrue(said.length() <= width, key + ": " + said);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySentenceAboutTheTableFits(Language language) {
        Book book = Book.in(language);
        for (String key : book.keys()) {
            if (key.startsWith("situation.") || key.startsWith("ask.")) {
                int width = Integer.parseInt(key.substring(key.lastIndexOf('.') + 1));
                String said = book.say(key, key.contains("TROUBLE") ? "antenna 27" : "Ovest");
                assertTrue(said.length() <= width, key + ": " + said);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverChoosesOrDecidesFits(Language language) {
        Words words = Words.in(language);
        for (Width width : Width.values()) {
            List<String> decide = new ArrayList<>();
            decide.add(words.situation("ARBITER", width));
            for (Line line : Line.values()) {
                decide.add(words.say(line));
            }
            for (String who : decide) {
                String west = words.say(Seat.WEST);
                String choosing = words.situation("CHOOSING", width, who);
                String contested = words.situation("CONTESTED", width, west, who);
                assertTrue(choosing.length() <= width.columns(), choosing);
                assertTrue(contested.length() <= width.columns(), contested);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOptionOfAChoiceFits(Language language) {
        Book book = Book.in(language);
        Words words = Words.in(language);
        List<Card> cards = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            cards.add(Card.of(Face.of(rank, Suit.HEARTS), 1));
        }
        int options = 0;
        for (String key : book.keys()) {
            if (key.startsWith("choice.")) {
                String name = key.substring("choice.".length(), key.lastIndexOf('.'));
                for (Width width : Width.values()) {
                    String said = words.option(name, width, 14, 14, "EW12", cards);
                    assertTrue(said.length() <= width.columns(), key + ": " + said);
                    assertFalse(said.contains("{"), said);
                }
                options++;
            }
        }
        assertTrue(options > 0);
    }

    @ParameterizedTest
    @EnumSource
    void theShorterSentenceIsNotACutOfTheLongerOne(Language language) {
        Words words = Words.in(language);
        for (Case which : Case.values()) {
            String small = words.say(which, Width.SMALL);
            String screen = words.say(which, Width.SCREEN);
            assertFalse(small.endsWith("…") || small.endsWith("-"), which::id);
            assertTrue(screen.length() > small.length(), which::id);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyProblemHasItsSentence(Language language) {
        Book book = Book.in(language);
        for (Problem.Kind kind : Problem.Kind.values()) {
            assertFalse(book.raw("problem." + kind.name()).isBlank(), kind::name);
        }
        for (Impossible.Why why : Impossible.Why.values()) {
            assertFalse(book.raw("problem." + why.name()).isBlank(), why::name);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageSpeaksOfTheSameThings(Language language) {
        Book italian = Book.in(Language.IT);
        Book book = Book.in(language);
        assertEquals(italian.keys(), book.keys());
        for (String key : italian.keys()) {
            boolean free = FREE.contains(key.substring(0, key.indexOf('.')));
            Set<String> one = Book.placeholders(italian.raw(key));
            Set<String> other = Book.placeholders(book.raw(key));
            if (free || key.endsWith(".80")) {
                assertEquals(one, other, key);
            }
        }
    }

    /** Only people who type a record are told the record's names. */
    @Test
    void inItalianNobodyReadsTheEnglishNameOfALine() {
        Book book = Book.in(Language.IT);
        Set<String> aboutRecords = Set.of("problem.NOT_A_LINE", "problem.NOT_A_MELD");
        for (String key : book.keys()) {
            boolean english = book.raw(key).matches("(?s).*\\bEW\\d*\\b.*");
            assertEquals(english, aboutRecords.contains(key), key);
        }
        Words words = Words.in(Language.IT);
        for (Remedy remedy : remedies()) {
            for (Width width : Width.values()) {
                String said = words.say(remedy, width);
                assertFalse(said.matches(".*\\bEW\\d*\\b.*"), said);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOutageHasItsSentence(Language language) {
        Book book = Book.in(language);
        for (Outage outage : Outage.values()) {
            assertEquals(
                    outage != Outage.NOT_TRUSTED, book.has("trouble.why." + outage), outage::name);
        }
        for (String part : List.of("table", "source", "antenna", "scale", "pile", "tags")) {
            for (Width width : Width.values()) {
                String key = "trouble.part." + part + "." + width.columns();
                String said = book.say("situation.TROUBLE." + width.columns(), book.say(key, "27"));
                assertTrue(said.length() <= width.columns(), said);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noApostropheIsDoubled(Language language) {
        Book book = Book.in(language);
        for (String key : book.keys()) {
            assertFalse(book.raw(key).contains("''"), key);
        }
    }

    @Test
    void cardsAreCutToTheRoomThatThereIs() {
        Words words = Words.in(Language.EN);
        List<Card> many = Cards.FULL_DECK.sorted(Order.IN_A_FAN).subList(4, 30);
        String said = words.say(new Remedy.Penalize(Seat.WEST, many), Width.LARGE);
        assertTrue(said.contains("…") && said.contains("2♥"), said);
    }

    @Test
    void italianComesFirst() {
        assertEquals(Language.IT, Language.values()[0]);
    }

    private static void assertFits(String text, Width width, String what) {
        assertFalse(text.isBlank() || text.endsWith("."), what);
        assertTrue(text.length() <= width.columns(), what + ": " + text);
        assertEquals(Set.of(), new TreeSet<>(Book.placeholders(text)), what);
    }

    private static Remedy shown(List<Card> cards) {
        return new Remedy.Restore(
                Seat.WEST, Remedy.Place.STOCK, Optional.empty(), cards, Optional.of(Seat.NORTH));
    }

    /** Every kind of remedy, with the longest names and with few cards and many. */
    private static List<Remedy> remedies() {
        List<Remedy> all = new ArrayList<>();
        Seat seat = Seat.WEST;
        List<Card> many = Cards.FULL_DECK.sorted(Order.IN_A_FAN).subList(0, 20);
        for (List<Card> cards : List.of(many, many.subList(10, 11))) {
            all.add(new Remedy.TakeBack(seat, Optional.of(MELD), cards));
            all.add(new Remedy.TakeBack(seat, Optional.empty(), cards));
            for (Remedy.Place place : Remedy.Place.values()) {
                all.add(new Remedy.Restore(seat, place, Optional.empty(), cards));
                List<Card> unseen = Collections.nCopies(11, Card.UNSEEN);
                all.add(new Remedy.Restore(seat, place, Optional.empty(), unseen));
            }
            all.add(shown(cards));
            all.add(new Remedy.Bar(seat, Optional.empty(), cards));
            all.add(new Remedy.Bar(seat, Optional.of(MELD), cards));
            all.add(new Remedy.Penalize(seat, cards));
            all.add(new Remedy.Discard(seat, cards));
            all.add(new Remedy.Play(seat, cards));
            all.add(new Remedy.Negative(Line.EW, cards));
        }
        all.add(new Remedy.Merge(MELD, MELD));
        all.add(new Remedy.Discard(seat, List.of()));
        all.add(new Remedy.Cure(seat, MELD));
        all.add(new Remedy.Draw(seat));
        all.add(new Remedy.Show(seat, many.getLast()));
        all.add(new Remedy.Complete(seat, 5));
        all.add(new Remedy.Stop(seat));
        for (Remedy.When when : Remedy.When.values()) {
            for (Allowed take : Allowed.values()) {
                all.add(new Remedy.Limit(seat, when, take));
            }
        }
        all.add(new Remedy.Freeze(MELD, Optional.of(seat)));
        all.add(new Remedy.Freeze(MELD, Optional.empty()));
        all.add(new Remedy.Warn(seat));
        all.add(new Remedy.Points(Line.EW, 300));
        all.add(new Remedy.Vp(Line.EW, -1));
        for (Remedy.What what : Remedy.What.values()) {
            all.add(new Remedy.Repair(what));
        }
        all.add(new Remedy.Bar(seat, Optional.of(MELD), List.of()));
        all.add(Remedy.REDEAL);
        all.add(Remedy.REOPEN);
        all.add(Remedy.ADVISE);
        return all;
    }
}
