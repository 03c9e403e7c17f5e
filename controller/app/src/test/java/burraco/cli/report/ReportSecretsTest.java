package burraco.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Face;
import burraco.cards.Seat;
import burraco.cli.out.Screen;
import burraco.cli.pin.PinFile;
import burraco.cli.run.LogOfEffects;
import burraco.engine.hand.Phase;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.journal.Journal;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.Troubles;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.web.console.ArbiterAccount;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An evening that ends in the middle of a hand, with names, a PIN, keys, faults of the program and
 * hidden cards: none of that is in a report, wherever one looks.
 */
@Tag("campaign")
class ReportSecretsTest {
    private static final long SEED = Long.getLong("table.seed", 41);
    private static final List<String> PLAYERS =
            List.of("Zenobia Quattrocchi", "Ludmilla", "Wolframio", "Xaveria Pimpinella");
    private static final String ARBITER = "Ippolita Sgarbozza";
    private static final String STRANGER = "Gaspare Ventimiglia";
    private static final String MEMBER = "Teodolinda Kappa";
    private static final String PIN = "739164";
    private static final String KEY_OF_TLS = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp";
    private static final String KEY_OF_STREAM = "fan-overlay-kJ83hdLs";
    private static final int ACTS = 12;
    private static final String REASON = "she showed the four of clubs";

    @TempDir Path folder;

    private final List<String> publicLines = new ArrayList<>();
    private final FakeMachine machine = new FakeMachine();
    private Path journal;
    private Path config;
    private Map<String, String> parts;

    @BeforeEach
    void anEveningAndAReport() throws Exception {
        journal = folder.resolve("journal");
        ShortEvening evening = ShortEvening.of(SEED, 1, 20);
        config = evening.writeTo(folder);
        Files.writeString(config, Files.readString(config) + secrets());
        Files.writeString(folder.resolve("key.pem"), KEY_OF_TLS);
        Files.writeString(folder.resolve("members.csv"), "nome\n" + MEMBER + "\n");
        PinFile.write(
                folder.resolve("console.pin"),
                ConsolePins.shared(Optional.of(Pin.of(PIN, new SecureRandom())))
                        .with(new ArbiterAccount(ARBITER, Pin.of(PIN, new SecureRandom()))));
        play(evening);
        machine.log.add("console: " + STRANGER + " is there, from 203.0.113.77");
        machine.log.add("console: a wrong PIN from 203.0.113.77");
        machine.log.add("x/members.csv:2: " + MEMBER + " stands there twice");
        machine.log.add("pages on https://ludmilla-house.example:8030");
        parts = report();
    }

    private static String secrets() {
        return """

        # %s has the PIN %s
        [web]
        address = "203.0.113.77"
        names = "%s.example"
        certificate = "%s.pem"
        key = "key.pem"
        [[stream]]
        name = "club"
        key = "%s"
        delay = 60
        """
                .formatted(ARBITER, PIN, "ludmilla-house", "ludmilla-cert", KEY_OF_STREAM);
    }

    private void play(ShortEvening evening) throws Exception {
        LogOfEffects log = new LogOfEffects();
        try (Journal writing = Journal.open(journal, () -> 1_790_000_000_000L, _ -> {})) {
            Table table =
                    Recovery.of(
                                    evening.layout(),
                                    ExampleTable.reference().deck(),
                                    Seat.SOUTH,
                                    writing)
                            .table();
            Person arbiter = new Person.Arbiter(ARBITER);
            for (Seat seat : Seat.values()) {
                Command name = new Command.Name(seat, PLAYERS.get(seat.ordinal()));
                give(writing, table, log, new Input.Ordered(0, arbiter, name));
            }
            for (Reading reading : evening.readings()) {
                give(writing, table, log, new Input.Read(reading));
                if (publicLines.size() >= ACTS) {
                    break;
                }
            }
            assertNotEquals(Phase.DEAL, table.state().hand().phase());
            assertNotEquals(Phase.OVER, table.state().hand().phase());
            fail(writing, table);
        }
        machine.log.addAll(log.lines());
    }

    private void give(Journal writing, Table table, LogOfEffects log, Input input) {
        List<Effect> effects = table.take(input);
        writing.took(input, effects, table);
        log.tell(table, effects);
        for (Effect effect : effects) {
            if (effect instanceof Effect.Decided(var act)) {
                publicLines.add(act.plain());
            }
        }
    }

    /** The program fails at a reading, and at an order; its messages say what nobody may know. */
    private void fail(Journal writing, Table table) throws Exception {
        TagId tag = ExampleTable.reference().deck().cards().firstKey();
        Reading reading = new Reading.Inventory(table.state().now(), 1, List.of(Answer.of(tag)));
        IllegalStateException cause =
                new IllegalStateException("4C/1 in the hand of " + PLAYERS.get(0) + "\n4C.King");
        RuntimeException fault = new IllegalArgumentException("tag " + tag + " is 4C/1", cause);
        String where = "match 1, hand 1, after 12 inputs of it, at 99 ms of the table's clock";
        writing.leftOut(new Input.Read(reading), where, fault);
        Command order = new Command.Redeal(REASON);
        Input ordered = new Input.Ordered(table.state().now(), new Person.Arbiter(ARBITER), order);
        writing.leftOut(ordered, where, fault);
        Troubles.Trouble trouble =
                new Troubles.Trouble("source left", "tag " + tag + " of " + PLAYERS.get(1), 0);
        writing.told(new Effect.TroubleBegan(trouble), table.state().now());
    }

    private Map<String, String> report() throws Exception {
        Path archive = folder.resolve("report.zip");
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        Screen screen = new Screen(nowhere, nowhere, false, false);
        int status =
                new ReportCommand(screen, machine, _ -> Optional.empty())
                        .run(List.of("--config", "" + config, "--out", "" + archive, "--yes"));
        assertEquals(0, status);
        return Unpacked.of(archive);
    }

    private void assertNowhere(String secret) {
        parts.forEach((name, text) -> assertFalse(text.contains(secret), name + ": " + secret));
    }

    @Test
    @DisplayName("No name of a person, no PIN, no key, no reason, no address")
    void nobodyAndNoSecret() throws Exception {
        List<String> people = new ArrayList<>(PLAYERS);
        people.addAll(List.of(ARBITER, STRANGER, MEMBER));
        people.forEach(one -> List.of(one.split(" ")).forEach(this::assertNowhere));
        List.of(PIN, KEY_OF_TLS, KEY_OF_STREAM, "key.pem", "ludmilla", "203.0.113", REASON, "clubs")
                .forEach(this::assertNowhere);
        for (String line : Files.readAllLines(folder.resolve("console.pin"))) {
            assertNowhere(line);
        }
    }

    @Test
    @DisplayName("No tag, and no card that was not laid or thrown before everybody's eyes")
    void noHiddenCard() {
        ExampleTable.reference().deck().cards().keySet().forEach(tag -> assertNowhere(tag.hex()));
        String open = String.join("\n", publicLines);
        int hidden = 0;
        for (Face face : Face.all()) {
            Pattern name = Pattern.compile("\\b" + face + "\\b");
            if (!name.matcher(open).find()) {
                hidden++;
                parts.forEach((file, text) ->
                        assertFalse(
                                name.matcher(text).find(),
                                () -> file + " has " + face + ":\n" + text));
            }
        }
        assertTrue(hidden > 15, "hidden faces: " + hidden);
    }

    @Test
    @DisplayName("What helps is there: where the program failed, the acts of the log, the counts")
    void whatHelpsIsThere() {
        String faults = parts.get("faults.txt");
        assertTrue(
                faults.contains("thrown:             java.lang.IllegalArgumentException"), faults);
        assertTrue(faults.contains("Caused by: java.lang.IllegalStateException"), faults);
        assertTrue(faults.contains("ReportSecretsTest.fail(ReportSecretsTest.java:"), faults);
        assertTrue(parts.get("log.txt").contains(publicLines.getLast()), parts.get("log.txt"));
        String said = parts.get("journal.txt");
        assertTrue(said.contains("everything is as it was written"), said);
        assertTrue(said.contains("trouble: source left: tag (tag) of …"), said);
        assertTrue(parts.get("deck.txt").contains("108"), parts.get("deck.txt"));
        assertTrue(parts.get("layout.toml").contains("zone = \"stock\""), parts.get("layout.toml"));
        assertTrue(parts.get("devices.txt").contains("antennas"), parts.get("devices.txt"));
    }
}
