package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The journal of a match of two hands, played once by virtual people on the reference table: Ada
 * and Sara against Elio and Ugo. The arbiter, Bruna, gives points, enters a count and says why. The
 * hands are broken off after some turns: a journal of whole hands has the same kinds of entries.
 */
public final class JournalOf {
    public static final long SEED = Long.getLong("table.seed", 31);
    public static final long WALL = 1_790_000_000_000L;
    public static final ExampleTable TABLE = ExampleTable.reference();
    public static final List<String> NAMES = List.of("Ada Rossi", "Elio", "Sara <S>", "Ugo");

    private static final int HANDS = 2;
    private static final int ACTS = 60;
    private static final int BEFORE_THE_POINTS = 30;

    private static final Person BRUNA = new Person.Arbiter("Bruna");
    public static final Layout LAYOUT =
            TABLE.layout().with(new MatchInfo(HANDS, false, Duration.ofMinutes(90), true, false));

    /** Not played while this class begins: the journal has a thread that asks it for the time. */
    private static Path playedAt;

    private JournalOf() {}

    /** Copies it to there. */
    public static Path copy(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(played())) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        return folder;
    }

    private static synchronized Path played() {
        if (playedAt == null) {
            playedAt = playedAnew();
        }
        return playedAt;
    }

    private static Path playedAnew() {
        try {
            Path folder = Files.createTempDirectory("journal-of");
            folder.toFile().deleteOnExit();
            play(folder);
            try (Stream<Path> files = Files.list(folder)) {
                files.forEach(file -> file.toFile().deleteOnExit());
            }
            return folder;
        } catch (IOException | JournalException cannot) {
            throw new AssertionError(cannot);
        }
    }

    private static void play(Path folder) throws JournalException {
        long[] now = {0};
        Journal journal = Journal.open(folder, () -> WALL + now[0], said -> {});
        Table table = Recovery.of(LAYOUT, TABLE.deck(), Seat.SOUTH, journal).table();
        List<Command> first = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            first.add(new Command.Name(seat, NAMES.get(seat.ordinal())));
        }
        first.forEach(name -> give(journal, table, new Input.Ordered(0, BRUNA, name)));
        int acts = 0;
        int hands = 0;
        for (Reading reading : readings()) {
            if (hands == HANDS) {
                break;
            }
            now[0] = reading.at();
            for (Effect effect : give(journal, table, new Input.Read(reading))) {
                acts += effect instanceof Effect.Decided ? 1 : 0;
                if (effect instanceof Effect.Decided && acts == BEFORE_THE_POINTS) {
                    order(journal, table, BRUNA, new Command.Points(Line.EW, -50, "Ugo is late"));
                }
                if (effect instanceof Effect.HandOver over) {
                    count(journal, table, over.hand());
                    hands++;
                }
            }
        }
        journal.close();
    }

    private static void count(Journal journal, Table table, int hand) {
        Command score = new Command.Score(1, hand, 700 + hand, 305, "counted by hand");
        order(journal, table, BRUNA, score);
        order(journal, table, new Person.Player(Seat.NORTH), new Command.Ok());
        if (hand == 1) {
            order(journal, table, new Person.Player(Seat.WEST), new Command.Ok());
        }
    }

    private static void order(Journal journal, Table table, Person by, Command command) {
        give(journal, table, new Input.Ordered(table.state().now(), by, command));
    }

    private static List<Effect> give(Journal journal, Table table, Input input) {
        List<Effect> effects = table.take(input);
        journal.took(input, effects, table);
        journal.settle();
        return effects;
    }

    private static List<Reading> readings() {
        return new PlayedHands(LAYOUT, SEED, Noise.REFERENCE).readings(HANDS + 1, List.of(), ACTS);
    }
}
