package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.record.Judgement;
import burraco.testing.Judged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same case or remedy has different sentences, depending on how it came about. */
class RulingWordsTest {
    private static final String START = "[Dealer \"S\"]\n";
    private static final Path LESSONS = Path.of("..", "examples", "rulings");

    // What happened

    @Test
    void whoTakesACardBackInHisTurnHearsThatItIsPlayed() {
        assertCase(
                "Ripresa una carta già rilasciata: una carta rilasciata è giocata",
                "Took back a card that had left the hand: such a card is played",
                START + "EW1: 5H 6H 7H 8H\nW draw\nW takeback EW1 8H");
    }

    @Test
    void whoPutsBackWhatHeDrewHearsThatHeHasChosen() {
        assertCase(
                "Rimesse carte già prese: la scelta di pescare o raccogliere è definitiva",
                "Put back cards already taken: the choice to draw or to pick up is final",
                START + "W draw\nW putback stock");
    }

    @Test
    void whoPlaysInAnothersTurnHearsThat() {
        assertCase(
                "Azione di un giocatore che non è di turno: il turno non cambia",
                "A player acted who was not in turn: the turn does not change",
                START + "W draw\nE discard KD");
    }

    @Test
    void anExposedCardIsStillToBePlayedOrDiscarded() {
        assertCase(
                "Scartata un'altra carta: quella esposta resta da giocare o scartare",
                "Discarded another card: the exposed one must still be played or discarded",
                START + "W: 8H KC KD\nexposed W: 8H\nW draw\nW discard KC");
    }

    @Test
    void aCardThatCameBackIsNotSaidToHaveBeenExposed() throws IOException {
        List<Ruling> all = example("31C.a-then-the-partners-new-meld");
        assertEquals(
                "Carta tornata in mano, legata a un gioco che il compagno ha aperto dopo",
                italian(all.getLast()));
    }

    @Test
    void theOpeningThatALimitAllowsIsNotSaidToBeAPickupOutOfTurn() throws IOException {
        List<Ruling> all = example("29.1-the-pickup-that-opens");
        assertEquals(
                "Apertura concessa dopo la raccolta fuori turno: è congelata per un giro",
                italian(all.getLast()));
    }

    @Test
    void onlyWhereTheCodeAsksForACleanBurracoIsThatSaid() {
        String record = "W: KD\nEW1: 5H 6H 7H\nP1: taken EW\nW draw 8H\nW tie EW1 8H\nW discard KD";
        assertCase(
                "Chiusura con scarto in mancanza di burraco pulito",
                "Closing with a discard while the line lacks a clean burraco",
                START + record);
        assertCase(
                "Chiusura con scarto in mancanza del burraco richiesto",
                "Closing with a discard while the line lacks the burraco required",
                "[Code \"FITAB-ITA-2026\"]\n" + START + record);
    }

    // What has to be done

    @Test
    void afterAPickupThatIsUndoneHeDraws() throws IOException {
        String draws = "Ovest pesca dal tallone, poi scarta, senza fare giochi";
        assertTrue(remedies(example("8.1-a-pickup-without-a-play")).contains(draws));
        assertTrue(remedies(example("8.4-he-cannot-play")).contains(draws));
    }

    @Test
    void afterAMissedDrawHeMayPickUpAsWellAndPlaysNothing() {
        Ruling ruling = ruling(START + "W open 5H 6H 7H");
        assertTrue(
                remedies(List.of(ruling))
                        .contains("Ovest pesca o raccoglie, poi scarta, senza fare altri giochi"));
    }

    @Test
    void aSecondCardIsSeenByTheNextOpponentAndAnUnseenOneIsSaidAsANumber() {
        assertEquals(
                List.of("Ovest fa vedere a Nord e rimette sul tallone una carta"),
                remedies(List.of(ruling(START + "W draw ?? ??"))));
        assertEquals(
                List.of("Ovest fa vedere a Nord e rimette sul tallone 2 carte"),
                remedies(List.of(ruling(START + "W draw ?? ?? ??"))));
    }

    @Test
    void aSecondDrawIsShownToNobody() {
        assertEquals(
                List.of("Ovest rimette coperto sul tallone ciò che aveva preso: una carta"),
                remedies(List.of(ruling(START + "W draw\nW draw"))));
    }

    @Test
    void aWrongSequenceWithAWildCardLeavesTheChoice() {
        List<String> said = remedies(List.of(ruling(START + "W draw\nW open 5H JK 7H 8H TH")));
        assertTrue(
                said.contains(
                        "La scelta del gioco spetta al giocatore, con almeno una di quelle carte"),
                said.toString());
        assertTrue(
                said.contains(
                        "Scarto obbligato di Ovest, subito, una a sua scelta: jolly 5♥ 7♥ 8♥ 10♥"),
                said.toString());
    }

    @Test
    void whatIsLeftOfAMeldAfterATakingOutOfTurnIsForTheArbiter() throws IOException {
        Path position = Path.of("game", "src", "test", "resources", "positions");
        List<String> said =
                remedies(rulings(position.resolve("29.5-rest-completed-later.burraco")));
        assertTrue(
                said.contains(
                        "Il gioco rimasto incompleto non può essere sanato: decide l'arbitro"),
                said.toString());
    }

    @Test
    void aWrongNumberFoundInPlayLetsPlayGoOn() {
        assertEquals(
                List.of("Il gioco prosegue"),
                remedies(List.of(ruling(START + "W draw\narbiter 4.8"))));
    }

    @Test
    void ofOnePenalizedCardAndOfSeveralItIsSaidDifferently() throws IOException {
        assertTrue(remedies(example("31B-closing-with-a-joker")).toString().contains("in mano 9♥"));
        List<String> several = remedies(example("12.2-a-forbidden-combination"));
        assertTrue(several.getFirst().contains(", penalizzate, "), several.getFirst());
        List<String> one = remedies(example("23.3-a-surplus-card-after-the-discard"));
        assertTrue(one.getFirst().contains("carta penalizzata"), one.getFirst());
    }

    /** No ruling tells somebody to do something and also that nothing is to be done. */
    @ParameterizedTest
    @EnumSource
    void whereSomebodyOwesSomethingNothingSaysThatPlayGoesOn(Language language) throws IOException {
        List<Ruling> owing = everyRulingWhileSomethingIsDue();
        assertTrue(owing.size() > 100, () -> "few rulings while something is due");
        for (Ruling ruling : owing) {
            for (String said : remedies(ruling, language)) {
                assertFalse(
                        said.matches("Il gioco prosegue|Play goes on|(Il risultato|The result) .*"),
                        () -> ruling + ": " + said);
            }
        }
    }

    /** Besides another remedy, a ruling says what is left to people, not only that they decide. */
    @ParameterizedTest
    @EnumSource
    void besideSomethingThatIsDueItIsSaidWhatPeopleDecide(Language language) throws IOException {
        String alone = Words.in(language).say(Remedy.ADVISE, Width.SCREEN);
        int beside = 0;
        for (Ruling ruling : everyRuling()) {
            if (ruling.remedies().size() > 1 && ruling.remedies().contains(Remedy.ADVISE)) {
                beside++;
                assertFalse(remedies(ruling, language).contains(alone), ruling::toString);
            }
        }
        assertTrue(beside > 3, () -> "few rulings that leave people a part");
    }

    /** All rulings of the lessons fit where they are shown, and name unseen cards as people do. */
    @ParameterizedTest
    @EnumSource
    void everyRulingOfTheLessonsFits(Language language) throws IOException {
        Words words = Words.in(language);
        for (Ruling ruling : everyExample()) {
            for (Width width : Width.values()) {
                assertFits(words.say(ruling, width), width);
                for (Remedy remedy : ruling.remedies()) {
                    assertFits(words.say(ruling, remedy, width), width);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyMannerIsSaidInThreeLengths(Language language) {
        Book book = Book.in(language);
        for (Manner manner : Manner.values()) {
            if (manner != Manner.USUAL) {
                for (Width width : Width.values()) {
                    assertFits(book.say("manner." + manner + "." + width.columns()), width);
                }
            }
        }
    }

    private static void assertFits(String said, Width width) {
        assertTrue(said.length() <= width.columns(), said.length() + ": " + said);
        assertFalse(said.isBlank() || said.contains("??") || said.contains("{"), said);
    }

    private static void assertCase(String italian, String english, String record) {
        Ruling ruling = ruling(record);
        assertEquals(italian, italian(ruling));
        assertEquals(english, Words.in(Language.EN).say(ruling, Width.SCREEN));
    }

    private static String italian(Ruling ruling) {
        return Words.in(Language.IT).say(ruling, Width.SCREEN);
    }

    private static List<String> remedies(List<Ruling> rulings) {
        Words words = Words.in(Language.IT);
        return rulings.stream()
                .flatMap(ruling ->
                        ruling.remedies().stream()
                                .map(remedy -> words.say(ruling, remedy, Width.SCREEN)))
                .toList();
    }

    private static Ruling ruling(String record) {
        return Judged.of(record).lastRuling();
    }

    private static List<Ruling> example(String name) throws IOException {
        return rulings(LESSONS.resolve(name + ".burraco"));
    }

    private static List<Ruling> everyExample() throws IOException {
        List<Ruling> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(LESSONS)) {
            for (Path file : files.sorted().toList()) {
                all.addAll(rulings(file));
            }
        }
        return all;
    }

    private static List<Ruling> rulings(Path file) throws IOException {
        List<Ruling> all = new ArrayList<>();
        if (Judgement.of(Files.readAllBytes(file)) instanceof Judgement.Judged judged) {
            judged.steps().forEach(step -> all.addAll(step.rulings()));
            all.addAll(judged.atEnd());
        }
        return all;
    }

    private static List<String> remedies(Ruling ruling, Language language) {
        Words words = Words.in(language);
        return ruling.remedies().stream()
                .map(remedy -> words.say(ruling, remedy, Width.SCREEN))
                .toList();
    }

    /** The lessons, and the positions on which arbiters agree. */
    private static List<Path> everyRecord() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path folder :
                List.of(LESSONS, Path.of("game", "src", "test", "resources", "positions"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".burraco")).forEach(all::add);
            }
        }
        return all;
    }

    private static List<Ruling> everyRuling() throws IOException {
        List<Ruling> all = new ArrayList<>();
        for (Path file : everyRecord()) {
            all.addAll(rulings(file));
        }
        return all;
    }

    /** Rulings after which somebody has something to put right, by them or by an earlier one. */
    private static List<Ruling> everyRulingWhileSomethingIsDue() throws IOException {
        List<Ruling> all = new ArrayList<>();
        for (Path file : everyRecord()) {
            if (Judgement.of(Files.readAllBytes(file)) instanceof Judgement.Judged judged) {
                judged.steps().stream()
                        .filter(step -> !step.after().owed().isEmpty())
                        .forEach(step -> all.addAll(step.rulings()));
            }
        }
        return all;
    }
}
