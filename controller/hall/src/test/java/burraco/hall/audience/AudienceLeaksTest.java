package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Source;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people outside cannot learn from any file. */
class AudienceLeaksTest {
    @TempDir Path home;

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (java.util.stream.Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (name.endsWith(".json")) {
                    all.put(name, Files.readString(file));
                }
            }
        }
        return all;
    }

    private static Told told(Told like, String kind, String body) {
        return new Told(
                like.seq(),
                like.at(),
                like.wall(),
                kind,
                body,
                "seal",
                Optional.of("signature"),
                Optional.of("S: 7H 8H JK"));
    }

    /**
     * The same match with questions, calls, troubles, reasons, rulings and other cards' records.
     */
    private static List<Told> withSecrets() {
        List<Told> all = new ArrayList<>();
        for (Told one : ToldHands.all()) {
            boolean ruled = one.kind().equals("act") && one.body().contains("discard");
            all.add(ruled ? told(one, "act", one.body() + " ▲ 22.1 N") : one);
            for (String kind :
                    List.of(
                            "called",
                            "answered",
                            "unsure",
                            "trouble",
                            "turn-time",
                            "refused",
                            "corrected",
                            "order",
                            "named",
                            "contested",
                            "chosen",
                            "person",
                            "assigned",
                            "heard",
                            "count-entered",
                            "settled")) {
                all.add(told(one, kind, "S arbiter Bruna 7H 8H JK secret"));
            }
        }
        return all;
    }

    @Test
    @DisplayName("Two matches that differ in nothing that lies open: all files are the same")
    void nothingElse() throws IOException {
        Map<String, String> plain;
        try (PlayedFolder played = new PlayedFolder(home.resolve("plain"), true)) {
            plain = files(played.tells(played.one, ToldHands.all()).folder);
        }
        try (PlayedFolder played = new PlayedFolder(home.resolve("secret"), true)) {
            Source records = played.one.in(Stream.RECORD);
            played.hall.told.put(records, new ArrayList<>());
            played.tells(records, withSecrets());
            assertEquals(plain, files(played.tells(played.one, withSecrets()).folder));
        }
    }

    @Test
    @DisplayName("A drawn card is not named, and nobody's hand is shown or counted")
    void hands() throws IOException {
        try (PlayedFolder played = new PlayedFolder(home, true)) {
            played.tells(played.one, ToldHands.all());
            Set<String> names = new TreeSet<>();
            Set<String> draws = new TreeSet<>();
            for (Map<String, Object> one : new Outside(played.folder).shown(PlayedFolder.KEY, 1)) {
                names.addAll(one.keySet());
                String log = String.valueOf(one.get("log"));
                if (log.contains("draws")) {
                    draws.add(log.replaceAll("^.*en=|[}]*$", ""));
                }
            }
            assertEquals(
                    Set.of(
                            "acting",
                            "at",
                            "clear",
                            "counted",
                            "hand",
                            "laid",
                            "log",
                            "melds",
                            "over",
                            "paused",
                            "phase",
                            "pile",
                            "pozzetti",
                            "seats",
                            "stock",
                            "turn"),
                    names);
            assertEquals(Set.of("East draws", "South draws", "West draws"), draws);
        }
    }

    @Test
    @DisplayName(
            "A match of no round, of another tournament, or at a table where the device never was")
    void notOurs() throws IOException {
        try (PlayedFolder played = new PlayedFolder(home, true)) {
            List<Told> elsewhere =
                    ToldHands.all().stream()
                            .map(one ->
                                    one.kind().equals("event")
                                            ? told(
                                                    one,
                                                    "event",
                                                    one.body().replace("Venerdì sera", "Sabato"))
                                            : one)
                            .toList();
            played.tells(played.one, elsewhere);
            played.tells(
                    played.two,
                    ToldHands.all().stream().filter(one -> !one.kind().equals("event")).toList());
            Source third = played.hall.device("c", 3);
            played.tells(third, ToldHands.of(1, 4, 1, 0));
            assertEquals(Map.of(), new Outside(played.folder).newest(PlayedFolder.KEY));
        }
    }

    @Test
    @DisplayName(
            "A file that is there and is another one is never written over: another name begins")
    void olderCopy() throws IOException {
        Path other = Files.createDirectories(home.resolve("public/friday/1")).resolve("1.json");
        Files.writeString(other, "{\"somebody\":\"has seen this\"}");
        List<String> log = new ArrayList<>();
        FakeTellings hall = new FakeTellings();
        Source one = hall.device("a", 1);
        hall.tells(one, ToldHands.all());
        int[] keys = {0};
        long[] now = {0};
        try (Audience audience =
                new Audience(
                        new AudienceOptions(
                                home.resolve("public"),
                                home.resolve("audience.db"),
                                Duration.ZERO,
                                true),
                        hall,
                        () -> keys[0]++ == 0 ? "friday" : "friday-" + keys[0],
                        () -> now[0],
                        () -> {},
                        log::add)) {
            audience.begin();
            for (int i = 0; i < 5; i++) {
                now[0] += Cutter.SPAN_MILLIS;
                audience.look();
            }
            assertEquals(Optional.empty(), audience.trouble(), "" + log);
        }
        assertEquals("{\"somebody\":\"has seen this\"}", Files.readString(other));
        assertTrue(new Outside(home.resolve("public")).newest("friday-2").get(1) > 10);
    }

    @Test
    @DisplayName("Names stand in lists, which are replaced, and in no segment")
    void forgotten() throws IOException {
        try (PlayedFolder played = new PlayedFolder(home, true)) {
            played.tells(played.one, ToldHands.all());
            assertEquals(
                    List.of("friday/round-1.json"),
                    files(played.folder).entrySet().stream()
                            .filter(one -> one.getValue().contains("betti"))
                            .map(Map.Entry::getKey)
                            .collect(Collectors.toList()));
        }
    }
}
