package burraco.film;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Layout;
import burraco.testing.ReferenceTable;
import burraco.testing.Scans;
import burraco.testing.SomeReadings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

@Tag("campaign")
class FilmTest {
    private static final Layout LAYOUT = ReferenceTable.LAYOUT;
    private static final Film FILM = new Film(LAYOUT, ReferenceTable.DECK);
    private static final Smoothing SMOOTH = Smoothing.smooth(250);

    private static Footage footage(List<Reading> readings, Smoothing grain, long from, long to) {
        FootageRecorder recorder = new FootageRecorder(LAYOUT, grain);
        readings.forEach(recorder::take);
        return recorder.footage(from, to);
    }

    private static ParsedFilm drawn(List<Reading> readings, Smoothing grain, long from, long to) {
        return new ParsedFilm(FILM.moving(footage(readings, grain, from, to), 4), from, 4);
    }

    /** The last known tags of each antenna; an unreadable inventory changes nothing. */
    private static final class LastHeard {
        private final Map<Integer, Set<TagId>> heard = new HashMap<>();

        private void take(Reading reading) {
            if (reading instanceof Reading.Inventory(_, int antenna, List<Answer> answers)) {
                Set<TagId> tags = new HashSet<>();
                answers.forEach(answer -> tags.add(answer.tag()));
                heard.put(antenna, tags);
            }
        }

        private boolean has(int antenna, TagId tag) {
            return heard.getOrDefault(antenna, Set.of()).contains(tag);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aRawFilmShowsWhatEachAntennaHeardLast(long seed) {
        List<Reading> readings = SomeReadings.of(seed, 1_500);
        long from = readings.get(500).at();
        long to = readings.getLast().at() + 1;
        ParsedFilm drawn = drawn(readings, Smoothing.RAW, from, to);
        LastHeard last = new LastHeard();
        int shown = 0;
        for (int i = 0; i < readings.size(); i++) {
            last.take(readings.get(i));
            long next = i + 1 < readings.size() ? readings.get(i + 1).at() : to;
            // A moment between readings that are far enough apart for the animation's
            // precision.
            if (readings.get(i).at() >= from && next - readings.get(i).at() >= 2 && i % 7 == 0) {
                double time = (readings.get(i).at() + next) / 2.0;
                shown += compare(drawn, last, time, "seed " + seed + " at " + time);
            }
        }
        assertTrue(shown > 1_000, "cards compared: " + shown);
    }

    private static int compare(ParsedFilm drawn, LastHeard last, double time, String where) {
        int shown = 0;
        Map<String, Boolean> seen = new HashMap<>();
        for (Element card : drawn.all("g")) {
            if (!card.getAttribute("data-antenna").isEmpty()) {
                String key =
                        card.getAttribute("data-antenna") + " " + card.getAttribute("data-tag");
                seen.merge(key, drawn.visible(card, time), Boolean::logicalOr);
            }
        }
        for (int antenna = 1; antenna <= LAYOUT.antennas().size(); antenna++) {
            for (TagId tag : ReferenceTable.DECK.cards().keySet()) {
                boolean heard = last.has(antenna, tag);
                boolean drawnThere = seen.getOrDefault(antenna + " " + tag, false);
                assertEquals(heard, drawnThere, () -> where + ": " + tag);
                shown += heard ? 1 : 0;
            }
        }
        return shown;
    }

    @Test
    void aSingleMissDoesNotBlinkAndALongOneDoes() {
        TagId tag = ReferenceTable.DECK.cards().firstKey();
        Scans scans = new Scans(1, 0).lay(3, tag).pass(3_000).clear(3).pass(Scans.ROUND);
        long missed = scans.now() - Scans.ROUND / 2;
        scans.lay(3, tag).pass(3_000).clear(3).pass(3 * Scans.ROUND);
        long away = scans.now() - Scans.ROUND;
        scans.lay(3, tag).pass(3_000);
        ParsedFilm smooth = drawn(scans.readings(), SMOOTH, 0, scans.now());
        ParsedFilm raw = drawn(scans.readings(), Smoothing.RAW, 0, scans.now());
        assertTrue(smooth.shows(3, tag.hex(), missed));
        assertFalse(raw.shows(3, tag.hex(), missed));
        assertFalse(smooth.shows(3, tag.hex(), away));
        assertFalse(raw.shows(3, tag.hex(), away));
        assertTrue(smooth.shows(3, tag.hex(), scans.now() - 1));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsHeardIsShownHoweverCoarseTheFilm(long seed) {
        List<Reading> readings = oneAtATime(SomeReadings.of(seed, 400));
        ParsedFilm drawn = drawn(readings, Smoothing.smooth(1_000), 0, readings.getLast().at() + 1);
        int heard = 0;
        for (Reading reading : readings) {
            if (reading instanceof Reading.Inventory(long at, int antenna, List<Answer> answers)) {
                for (Answer answer : answers) {
                    String where = "seed " + seed + " at " + at + ": " + answer.tag();
                    assertTrue(drawn.shows(antenna, answer.tag().hex(), at + 0.5), where);
                    heard++;
                }
            }
        }
        assertTrue(heard > 500);
    }

    /** Without tags that disappear in the same millisecond. */
    private static List<Reading> oneAtATime(List<Reading> readings) {
        List<Reading> kept = new ArrayList<>();
        for (Reading reading : readings) {
            if (kept.isEmpty() || reading.at() > kept.getLast().at()) {
                kept.add(reading);
            }
        }
        return kept;
    }

    @Test
    void aCardThatTwoAntennasHearLiesOnBoth() {
        Scans scans = new Scans(1, 0).lay(12, "7H/1").lay(13, "7H/1").pass(1_000);
        ParsedFilm drawn = drawn(scans.readings(), SMOOTH, 0, 1_000);
        List<Element> sevens =
                drawn.all("use").stream()
                        .filter(use -> use.getAttribute("href").equals("#c7H"))
                        .toList();
        assertEquals(2, sevens.size());
    }

    @Test
    void aStrangersTagIsAQuestionMark() {
        Scans scans = new Scans(1, 0).lay(3, new TagId("E00401FFFFFFFFFF")).pass(1_000);
        ParsedFilm drawn = drawn(scans.readings(), SMOOTH, 0, 1_000);
        Element card = drawn.cards(3, "E00401FFFFFFFFFF").getFirst();
        Element use = (Element) card.getElementsByTagName("use").item(0);
        assertEquals("#unknown", use.getAttribute("href"));
    }

    @Test
    void weightsPressesFaultsAndTheClockAreTold() {
        Scans scans = Scans.middleOfAHand();
        ParsedFilm drawn = drawn(scans.readings(), SMOOTH, 0, scans.now());
        assertTrue(drawn.texts(2_500).containsAll(List.of("00:02", "52.3 g ≈ 28", "20.9 g ≈ 11")));
        assertTrue(drawn.texts(4_500).containsAll(List.of("00:04", "50.5 g ≈ 27")));
        assertTrue(drawn.texts(4_500).contains("00:04  call E"));
        assertFalse(drawn.texts(4_500).contains("52.3 g ≈ 28"));
        assertFalse(drawn.texts(2_500).contains("00:04  call E"));
        assertTrue(drawn.texts(6_000).contains("00:05  antenna 5 detuned"));
        assertTrue(drawn.texts(7_500).contains("00:06  melds EW lost"));
    }

    @Test
    void aWeightThatTremblesStandsStill() {
        Scans scans = new Scans(1, 0);
        for (int i = 0; i < 50; i++) {
            scans.weigh(1, 50 + (i % 3 - 1) * 0.1).pass(Scans.ROUND);
        }
        List<Reading> readings = scans.readings();
        assertEquals(1, footage(readings, SMOOTH, 0, scans.now()).weights().size());
        assertEquals(50, footage(readings, Smoothing.RAW, 0, scans.now()).weights().size());
    }

    @Test
    void aStillPictureIsThatMomentAndDoesNotMove() {
        Scans scans = Scans.middleOfAHand();
        long at = 4_600;
        ParsedFilm moving = drawn(scans.readings(), SMOOTH, 0, scans.now());
        ParsedFilm still =
                new ParsedFilm(FILM.still(footage(scans.readings(), SMOOTH, at, at + 1)), at, 1);
        assertEquals(List.of(), still.all("animate"));
        for (int antenna = 1; antenna <= 27; antenna++) {
            for (TagId tag : ReferenceTable.DECK.cards().keySet()) {
                boolean shown = moving.shows(antenna, tag.hex(), at);
                assertEquals(shown, still.shows(antenna, tag.hex(), at), tag::hex);
            }
        }
        assertTrue(still.texts(at).containsAll(List.of("00:04", "00:04  call E", "50.5 g ≈ 27")));
    }

    /** A viewer without animation shows the first moment. */
    @Test
    void withoutAnimationTheFirstMomentIsSeen() {
        Scans scans =
                new Scans(1, 0).lay(3, "7H/1").pass(1_000).clear(3).lay(4, "8H/1").pass(1_000);
        ParsedFilm drawn = drawn(scans.readings(), Smoothing.RAW, 500, scans.now());
        Element seven = drawn.cards(3, ReferenceTable.DECK.tag(card("7H/1")).hex()).getFirst();
        Element eight = drawn.cards(4, ReferenceTable.DECK.tag(card("8H/1")).hex()).getFirst();
        assertEquals("", seven.getAttribute("visibility"));
        assertEquals("hidden", eight.getAttribute("visibility"));
    }

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    @Test
    void whatStrangersWroteBreaksNothing() {
        Layout strange =
                new Layout(
                        "<7> & \"'\u0001\uD800%s",
                        LAYOUT.rules(),
                        "en",
                        LAYOUT.deck(),
                        LAYOUT.match(),
                        LAYOUT.sources(),
                        LAYOUT.antennas(),
                        LAYOUT.scales());
        FootageRecorder recorder = new FootageRecorder(strange, Smoothing.RAW);
        recorder.take(new Reading.SourceFault(5, "<g>%s", "lost ' \" & \uFFFF\u0000 100%"));
        recorder.take(new Reading.Press(6, new Button("</svg>", "N")));
        Film film = new Film(strange, ReferenceTable.DECK);
        ParsedFilm drawn = new ParsedFilm(film.moving(recorder.footage(0, 1_000), 1), 0, 1);
        assertTrue(
                drawn.texts(10).contains("Table <7> & \"'\uFFFD\uFFFD%s"),
                drawn.texts(10)::toString);
        assertTrue(drawn.texts(10).contains("00:00  <g>%s lost ' \" & \uFFFD\uFFFD 100%"));
        assertTrue(drawn.texts(10).contains("00:00  </svg> N"));
    }

    @Test
    void aScaleWithoutAnAntennaAboveItStandsBesideTheTable() {
        Layout blind =
                new Layout(
                        "7",
                        LAYOUT.rules(),
                        "en",
                        LAYOUT.deck(),
                        LAYOUT.match(),
                        LAYOUT.sources(),
                        LAYOUT.antennas().subList(1, 27),
                        LAYOUT.scales());
        FootageRecorder recorder = new FootageRecorder(blind, SMOOTH);
        recorder.take(new Reading.Weight(0, 1, 77.9));
        Film film = new Film(blind, ReferenceTable.DECK);
        ParsedFilm drawn = new ParsedFilm(film.moving(recorder.footage(0, 1_000), 1), 0, 1);
        assertTrue(drawn.texts(0).containsAll(List.of("stock", "77.9 g ≈ 41")));
    }

    @Test
    void theSameReadingsGiveTheSameBytes() {
        List<Reading> readings = SomeReadings.of(9, 2_000);
        assertEquals(
                FILM.moving(footage(readings, SMOOTH, 0, 30_000), 4),
                FILM.moving(footage(readings, SMOOTH, 0, 30_000), 4));
    }

    @Test
    void aFilmOfMoreThanTenMinutesIsRefused() {
        Footage tooLong = footage(List.of(), SMOOTH, 0, 600_001);
        assertThrows(IllegalArgumentException.class, () -> FILM.moving(tooLong, 1));
    }
}
