package burraco.cli;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.MatchInfo;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.play.evening.Truth;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Simulated evenings into a folder: captures with the layout and the deck that they name, and
 * beside them what truly happened. The same options give the same bytes.
 */
final class Simulation {
    /** Every evening begins at the same time of the same day: captures are compared as bytes. */
    private static final Instant BEGINNING = Instant.parse("2026-01-09T20:30:00Z");

    private final SimulateOptions options;
    private final Casting casting;
    private long acts;
    private long readings;
    private long millis;
    private int lawful;
    private int dealtByS;

    Simulation(SimulateOptions options) {
        this.options = options;
        casting = new Casting(options.seed(), options.rules(), options.places(), options.cases());
    }

    /** Is told how many hands are done. */
    interface Progress {
        void done(int hands);
    }

    /** What it came to, over all captures. */
    record Sum(int hands, int lawful, long acts, long readings, Duration atTheTable) {}

    Sum run(Progress progress) throws IOException {
        Files.createDirectories(options.folder());
        try (var inside = Files.list(options.folder())) {
            if (inside.findAny().isPresent()) {
                throw new FileAlreadyExistsException(
                        options.folder().toString(), null, "the folder is not empty: name another");
            }
        }
        write("deck.csv", DeckFile.write(options.deck()));
        for (int first = 0; first < options.hands(); first += options.perCapture()) {
            int last = Math.min(options.hands(), first + options.perCapture());
            capture(first, last);
            progress.done(last);
        }
        return new Sum(options.hands(), lawful, acts, readings, Duration.ofMillis(millis));
    }

    /** Hands from the first until before the last in one capture. */
    private void capture(int first, int last) throws IOException {
        List<Script> scripts = new ArrayList<>();
        // Mischief is done where S deals; who keeps to the code deals anywhere.
        Seat dealer = options.cases().isEmpty() ? Seat.values()[first & 3] : Seat.SOUTH;
        for (int hand = first; hand < last; hand++) {
            scripts.add(casting.script(hand, dealtByS, dealer));
            dealtByS += dealer == Seat.SOUTH ? 1 : 0;
            dealer = dealer.next();
        }
        Layout layout = layout(scripts);
        String table = tableFile(layout);
        String name = name(first);
        Path whole = captureFrom(first);
        Path part = options.folder().resolve(name + ".readings.jsonl.part");
        CaptureStart start =
                new CaptureStart(BEGINNING, table, "deck.csv", scripts.getFirst().dealer());
        List<Truth> truths = new ArrayList<>();
        try (OutputStream out = Files.newOutputStream(part);
                CaptureWriter writer = new CaptureWriter(out, start)) {
            Evening evening = evening(first, layout, writer);
            for (Script script : scripts) {
                int hand = first + truths.size();
                truths.add(evening.play(script, remark(script, hand)));
            }
            millis += evening.table().now();
        } catch (UncheckedIOException full) {
            Files.deleteIfExists(part);
            throw full.getCause();
        }
        for (int i = 0; i < truths.size(); i++) {
            String hand = truths.size() == 1 ? name : name + "-" + (i + 1);
            tell(hand, scripts.get(i), truths.get(i));
        }
        Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE);
    }

    private Evening evening(int number, Layout layout, CaptureWriter writer) {
        Chance chance = new Chance(options.seed()).stream("evening " + number);
        Manners manners =
                options.anyPeople() ? Manners.some(chance.stream("manners")) : Manners.USUAL;
        return new Evening(
                layout,
                options.deck(),
                options.noise(),
                manners,
                chance,
                reading -> write(writer, reading));
    }

    private void write(CaptureWriter writer, Reading reading) {
        readings++;
        try {
            writer.write(reading);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private void tell(String name, Script script, Truth truth) throws IOException {
        acts += truth.times().size();
        lawful += script.mischief().isEmpty() ? 1 : 0;
        write(name + ".burraco", truth.text());
        StringBuilder times = new StringBuilder();
        for (Truth.Timed timed : truth.times()) {
            times.append("{\"line\":").append(timed.line());
            times.append(",\"action\":\"").append(timed.action());
            times.append("\",\"t\":").append(timed.begun());
            times.append(",\"complete\":").append(timed.complete()).append("}\n");
        }
        write(name + ".times.jsonl", times.toString());
    }

    private String remark(Script script, int hand) {
        String committed = script.mischief().map(which -> "; " + which + " on purpose").orElse("");
        return "simulated, seed " + options.seed() + ", hand " + (hand + 1) + committed;
    }

    /** The capture that begins with this hand, from 0. */
    Path captureFrom(int first) {
        return options.folder().resolve(name(first) + ".readings.jsonl");
    }

    /** With as many digits as the last hand has, at least four: files lie in their order. */
    private String name(int first) {
        int digits = Math.max(4, String.valueOf(options.hands()).length());
        return String.format(Locale.ROOT, "hand-%0" + digits + "d", first + 1);
    }

    /** The layout for these hands: what they were played under. */
    private Layout layout(List<Script> scripts) {
        MatchInfo match = options.layout().match();
        boolean onCall = scripts.stream().anyMatch(Script::onCall);
        boolean timed = scripts.stream().anyMatch(script -> script.start().setting().timed());
        // Time is up when the arbiter says so: the round's own end never comes before.
        Duration round = Duration.ofHours(Math.max(1, scripts.size()));
        return options.layout()
                .with(new MatchInfo(match.hands(), match.teams(), round, timed, onCall));
    }

    private String tableFile(Layout layout) throws IOException {
        String onCall = layout.match().onCall() ? "-on-call" : "";
        String timed = layout.match().turnTimes() ? "-timed" : "";
        String name = "table" + onCall + timed + ".toml";
        if (!Files.exists(options.folder().resolve(name))) {
            write(name, LayoutWriter.write(layout));
        }
        return name;
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(options.folder().resolve(name), text, StandardCharsets.UTF_8);
    }
}
