package burraco.hall.audience;

import burraco.relay.Entry;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a virtual table has told openly of a match of two hands, with acts that it withdrew. */
final class ToldHands {
    static final String TOURNAMENT = "Venerdì sera";

    private ToldHands() {}

    static List<Told> all() {
        return of(1, 1, 1, 0);
    }

    /** The same, for another match. */
    static List<Told> of(int match, int table, int round, long later) {
        List<Told> all = new ArrayList<>();
        for (String line : lines()) {
            String[] parts = line.split("\t");
            String body = parts[3].replace("\\n", "\n");
            all.add(
                    new Told(
                            all.size() + 1,
                            Long.parseLong(parts[0]) + later,
                            Long.parseLong(parts[1]) + later,
                            parts[2],
                            body(parts[2], body, match, table, round),
                            "00",
                            Optional.empty(),
                            Optional.empty()));
        }
        return all;
    }

    /** The same entry at another time, in another match. */
    static Told later(Told one, long later, int match) {
        boolean saysIt = Set.of("event", "hand", "match-over").contains(one.kind());
        return new Told(
                one.seq(),
                one.at() + later,
                one.wall() + later,
                one.kind(),
                saysIt ? one.body().replaceFirst("[0-9]+", "" + match) : one.body(),
                one.seal(),
                one.signature(),
                one.record());
    }

    private static String body(String kind, String body, int match, int table, int round) {
        return switch (kind) {
            case "event" ->
                    "match=%d\ntable=%d\ntournament=%s\nround=%d"
                            .formatted(match, table, TOURNAMENT, round);
            case "hand", "match-over" -> body.replaceFirst("^1 ", match + " ");
            default -> body;
        };
    }

    private static List<String> lines() {
        try (InputStream in = ToldHands.class.getResourceAsStream("two-hands.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException cannot) {
            throw new AssertionError(cannot);
        }
    }

    static List<Entry> entries(List<Told> told) {
        List<Entry> entries = new ArrayList<>();
        for (Told one : told) {
            entries.add(new Entry(entries.size() + 1L, one.text()));
        }
        return entries;
    }
}
