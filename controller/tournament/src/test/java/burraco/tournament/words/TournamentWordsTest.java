package burraco.tournament.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.engine.score.MatchLength;
import burraco.text.Sentence;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.Read;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Points;
import burraco.tournament.round.Reason;
import burraco.tournament.round.RoundState;
import burraco.words.Book;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said about tournaments is there in every language, and said somewhere. */
final class TournamentWordsTest {
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:check|change|plan|draft|remark|file|reason|movement|entries|season)\\.[^\"]*[^\".])\"");

    /** What is the same in every language. */
    private static final Set<String> SAME =
            Set.of("as-it-is", "file.found", "file.word", "movement.mitchell");

    private static final TournamentWords ENGLISH = TournamentWords.in(Language.EN);
    private static final TournamentWords ITALIAN = TournamentWords.in(Language.IT);

    @Test
    @DisplayName("Both languages have the same keys with the same placeholders, and other words")
    void languages() {
        Book italian = TournamentWords.book(Language.IT);
        Book english = TournamentWords.book(Language.EN);
        assertEquals(italian.keys(), english.keys());
        Set<String> same = new TreeSet<>();
        for (String key : english.keys()) {
            assertEquals(
                    Book.placeholders(italian.raw(key)), Book.placeholders(english.raw(key)), key);
            if (italian.raw(key).equals(english.raw(key))) {
                same.add(key);
            }
        }
        assertEquals(new TreeSet<>(SAME), same);
    }

    @Test
    @DisplayName("Every key of the module has words, and every word has a key that is used")
    void keys() throws IOException {
        Set<String> said =
                new TreeSet<>(
                        Set.of(
                                "as-it-is",
                                "contestant",
                                "number",
                                "or",
                                "reason.mitchell.first",
                                "ordinal.1",
                                "ordinal.2",
                                "ordinal.3",
                                "ordinal.other"));
        try (Stream<Path> files = Files.walk(sources())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                KEY.matcher(Files.readString(file))
                        .results()
                        .map(found -> found.group(1))
                        .forEach(said::add);
            }
        }
        names("change.players.", FieldKind.values(), said);
        names("reason.", Reason.Kind.values(), said);
        names("cause.", Points.Cause.values(), said);
        names("field.", FieldKind.values(), said);
        names("ground.", Ground.values(), said);
        names("leaving.", Leaving.values(), said);
        names("length.", MatchLength.values(), said);
        names("movement.", Rematch.values(), said);
        names("placing.", Placing.values(), said);
        names("state.", RoundState.values(), said);
        names("tie.", TieBreak.values(), said);
        Set<String> worded = new TreeSet<>(TournamentWords.book(Language.EN).keys());
        worded.removeIf(key -> key.endsWith(".one"));
        assertEquals(said, worded);
    }

    /** Maven runs in the module, other tools in the project. */
    private static Path sources() {
        Path here = Path.of("src", "main", "java");
        return Files.isDirectory(here.resolve(Path.of("burraco", "tournament")))
                ? here
                : Path.of("tournament").resolve(here);
    }

    private static void names(String prefix, Object[] all, Set<String> keys) {
        Stream.of(all).forEach(one -> keys.add(prefix + one));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1st, 1ª",
        "2, 2nd, 2ª",
        "3, 3rd, 3ª",
        "4, 4th, 4ª",
        "11, 11th, 11ª",
        "12, 12th, 12ª",
        "13, 13th, 13ª",
        "21, 21st, 21ª",
        "100, 100th, 100ª",
        "111, 111th, 111ª",
        "122, 122nd, 122ª"
    })
    void ordinals(int rank, String english, String italian) {
        assertEquals(english, ENGLISH.ordinal(rank));
        assertEquals(italian, ITALIAN.ordinal(rank));
    }

    @Test
    @DisplayName("A player is told why somebody else was passed over")
    void passedOver() {
        Reason met = Reason.of(Reason.Kind.NEXT_ALLOWED, 1, 3, 2, 3);
        assertEquals("1st and 2nd met in round 3, so 1st meets 3rd", ENGLISH.say(met));
        assertEquals(
                "1ª e 2ª si sono incontrate nel turno 3, perciò 1ª contro 3ª", ITALIAN.say(met));
        assertEquals(
                "1st and 2nd met in round 3, if 1st met 3rd, the last ones would have to meet"
                        + " again, so 1st meets 4th",
                ENGLISH.say(Reason.of(Reason.Kind.NEXT_ALLOWED, 1, 4, 2, 3, 3, 0)));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every reason can be said, also with numbers that are not its own")
    void reasons(Reason.Kind kind) {
        for (TournamentWords words : List.of(ENGLISH, ITALIAN)) {
            for (int size = 0; size < 7; size++) {
                String said = words.say(new Reason(kind, Collections.nCopies(size, 2)));
                assertFalse(said.isBlank() || said.contains("{"), said);
            }
        }
    }

    @Test
    @DisplayName("Contestants are told with their names, where these are known")
    void names() {
        Contestant pair = new Contestant(7, "", List.of("Anna", "Bruno"), "", 0);
        Field field = Field.EMPTY.with(new Participant(pair, 1, List.of()));
        Sentence away = new Sentence("change.not-there", new Who(7), 3);
        assertEquals(
                "no. 7 (Anna – Bruno) is not there in round 3", ENGLISH.about(field).say(away));
        assertEquals("n. 7 nel turno 3 non è presente", ITALIAN.say(away));
        assertEquals(
                "rests: no. 7 (Anna – Bruno) is away",
                ENGLISH.about(field).say(Reason.of(Reason.Kind.OPPONENT_AWAY, 7)));
    }

    @Test
    @DisplayName("Problems of files are told with their place, and with what was expected")
    void problems() {
        String text = "burraco-tournament 1 seed 1\ntitle \"x\"\nplan\n  field clubs\n";
        Read.Problems read = (Read.Problems) HistoryReader.read(text);
        assertEquals(
                "line 4, column 9: expected pairs, teams or individuals, found \"clubs\"",
                ENGLISH.say(read.all().getFirst()));
        assertEquals(
                "riga 4, colonna 9: ci si aspettava pairs, teams o individuals, e c'è \"clubs\"",
                ITALIAN.say(read.all().getFirst()));
    }

    @Test
    @DisplayName("Details that have words of their own are put into the language")
    void details() {
        assertEquals(
                "turno 2: già in corso",
                ITALIAN.say(new Sentence("change.already", 2, RoundState.RUNNING)));
        assertEquals(
                "un torneo di coppie non si gioca con partite di 4 smazzate a squadre",
                ITALIAN.say(new Sentence("plan.length", FieldKind.PAIRS, MatchLength.TEAMS)));
        assertEquals(
                "manca il risultato di un tavolo",
                ITALIAN.say(new Sentence("change.results-missing", 1)));
    }

    @Test
    void movements() {
        assertEquals("Mitchell, shift 2", ENGLISH.say(new Movement.Mitchell(2)));
        assertEquals("Mitchell", ENGLISH.say(new Movement.Mitchell(0)));
        assertEquals(
                "Danese modificato in 3 gironi",
                ITALIAN.say(new Movement.Danese(Rematch.NOT_AT_ONCE, List.of(4, 4, 4))));
        assertEquals("all'italiana", ITALIAN.say(new Movement.RoundRobin(1)));
        assertEquals("calendar of individuals", ENGLISH.say(new Movement.Whist()));
        assertEquals("drawn partners", ENGLISH.say(new Movement.DrawnPartners()));
    }
}
