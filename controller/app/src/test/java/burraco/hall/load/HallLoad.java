package burraco.hall.load;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.StoredShelf;
import burraco.relay.Stream;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Simulated tables at a hall's port, and a screen that shows how far they are. */
public final class HallLoad implements AutoCloseable {
    private static final Pattern ROW =
            Pattern.compile("\"t\":(\\d+),\"s\":\"plays\",\"h\":1,\"a\":(\\d+)");

    private final PreparedHall hall;
    private final int open;
    private final LoadFigures figures = new LoadFigures();
    private final List<SimulatedTable> tables = new ArrayList<>();
    private Optional<Listener> screen = Optional.empty();

    /**
     * @param open port of the pages for everybody
     * @param link port to which the tables connect
     * @param secure whether they do so by TLS
     */
    public HallLoad(PreparedHall hall, int open, int link, boolean secure) {
        this(
                hall,
                open,
                place -> new LinkConnection(link, Optional.of(place.secret()).filter(_ -> secure)));
    }

    /**
     * @param links how each table asks the hall
     */
    public HallLoad(PreparedHall hall, int open, Function<PreparedHall.Place, Link> links) {
        this.hall = hall;
        this.open = open;
        for (PreparedHall.Place place : hall.places()) {
            tables.add(new SimulatedTable(place, hall.title(), links.apply(place), figures));
        }
    }

    public LoadFigures figures() {
        return figures;
    }

    public void start() {
        tables.forEach(SimulatedTable::start);
    }

    /** Looks at the page with all tables. */
    public void look() throws IOException {
        if (screen.isPresent()) {
            screen.get().close();
        }
        figures.looksAnew();
        screen = Optional.of(new Listener(open, "/api/hall/progress/stream", this::shown));
    }

    private void shown(String state) {
        long now = System.nanoTime();
        Matcher rows = ROW.matcher(state);
        while (rows.find()) {
            figures.shown(Integer.parseInt(rows.group(1)), Integer.parseInt(rows.group(2)), now);
        }
    }

    /** When the last table has been answered, in nanoseconds; waits until each was after that. */
    public long linked(long after, long seconds) {
        await(() -> tables.stream().allMatch(table -> table.linkedAt() > after), seconds);
        return tables.stream().mapToLong(SimulatedTable::linkedAt).min().orElseThrow();
    }

    public long linkedTables(long after) {
        return tables.stream().filter(table -> table.linkedAt() > after).count();
    }

    /** Entries that are not acknowledged. */
    public long backlog() {
        return tables.stream().mapToLong(table -> table.told() - table.acknowledged()).sum();
    }

    /** One table of so many plays its match to the end. */
    public void end(int oneOf) {
        tables.stream()
                .filter(table -> table.place().table() % oneOf == 0)
                .forEach(SimulatedTable::end);
    }

    /** They tell what they have, and then nothing more. */
    public void finish(long seconds) {
        tables.forEach(SimulatedTable::quiet);
        await(() -> tables.stream().allMatch(SimulatedTable::isTold), seconds);
    }

    private static void await(BooleanSupplier is, long seconds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!is.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("it takes longer than " + seconds + " s");
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
    }

    /** What is wrong in the file of the hall, which is closed: what is missing or there twice. */
    public List<String> wrong() throws IOException {
        List<String> wrong = new ArrayList<>();
        try (HallStore file = HallStore.open(hall.store(), wrong::add)) {
            Ledger ledger = new Ledger(file, () -> 0);
            ledger.verify().forEach(finding -> wrong.add("ledger: " + finding));
            StoredShelf shelf =
                    new StoredShelf(file, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
            for (SimulatedTable table : tables) {
                PreparedHall.Place place = table.place();
                long upTo = shelf.upTo(place.device(), place.journal(), Stream.OPEN);
                if (upTo != table.told()) {
                    wrong.add(place.table() + " told " + table.told() + ", there is " + upTo);
                }
            }
            List<Integer> recorded =
                    ledger.all().stream()
                            .filter(row -> row.kind().equals("signed"))
                            .map(row -> Integer.valueOf(row.by().replace("table ", "")))
                            .sorted()
                            .toList();
            List<Integer> ended =
                    tables.stream()
                            .filter(SimulatedTable::isEnded)
                            .map(table -> table.place().table())
                            .toList();
            if (!recorded.equals(ended)) {
                wrong.add("results of " + recorded + ", ended are " + ended);
            }
            Round round = new LedgerKeeper(file, ledger).read().now().rounds().getLast();
            for (int table : ended) {
                int at = round.seating().at(table).orElseThrow();
                boolean same =
                        round.slip(at)
                                .result()
                                .filter(one ->
                                        one instanceof Played played
                                                && played.first() == TableStory.total())
                                .isPresent();
                if (!same) {
                    wrong.add("result of table " + table + ": " + round.slip(at).result());
                }
            }
        }
        return wrong;
    }

    /** Of its file; 0 if it has none. */
    public long fileSize() throws IOException {
        Path file = hall.folder().resolve("hall.db");
        return Files.exists(file) ? Files.size(file) : 0;
    }

    @Override
    public void close() throws IOException {
        tables.forEach(SimulatedTable::stop);
        if (screen.isPresent()) {
            screen.get().close();
        }
    }
}
