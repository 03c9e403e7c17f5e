package burraco.cli.hall;

import burraco.cli.dispute.Dispute;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Row;
import burraco.hall.proof.JoinedResult;
import burraco.hall.proof.SignedResult;
import burraco.hall.room.Decision;
import burraco.hall.room.DecisionText;
import burraco.journal.SealChain;
import burraco.tournament.round.Meeting;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a hall has decided about a table in a round, out of its ledger. */
final class HallDecisions {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final ZoneId zone;
    private final int round;
    private final int table;
    private final String device;

    /** Of those who sit there. */
    private final List<Integer> numbers;

    /** Lines of the tournament that are about it. */
    private final Pattern lines;

    HallDecisions(int round, int table, String device, Meeting meeting, ZoneId zone) {
        this.zone = zone;
        this.round = round;
        this.table = table;
        this.device = device;
        numbers =
                Stream.of(meeting.first(), meeting.second())
                        .flatMap(side -> side.numbers().stream())
                        .toList();
        String either = numbers.stream().map(String::valueOf).collect(Collectors.joining("|"));
        lines =
                Pattern.compile(
                        "(result|late|countersign|correct) round %d table %d\\b.*"
                                        .formatted(round, table)
                                + "|(penalty|warning|line-up) (%s) round %d\\b.*"
                                        .formatted(either, round)
                                + "|(leave|substitute) (%s) .*".formatted(either)
                                + "|(post|unpost|seat|start|rank|post-ranking) round %d\\b.*"
                                        .formatted(round));
    }

    List<Dispute.Decision> of(List<Row> rows) {
        List<Dispute.Decision> all = new ArrayList<>();
        boolean isPlayed = false;
        for (Row row : rows) {
            isPlayed = isPlayed ? !begins(row, round + 1) : begins(row, round);
            String words = words(row, isPlayed);
            if (!words.isEmpty()) {
                all.add(
                        new Dispute.Decision(
                                row.seq(),
                                row.wall(),
                                row.kind(),
                                words,
                                details(row, words),
                                row.by(),
                                row.why()));
            }
        }
        return all;
    }

    private static boolean begins(Row row, int which) {
        return row.kind().equals(LedgerKeeper.ADDED)
                && row.body()
                        .lines()
                        .anyMatch(line -> line.matches("post round " + which + "\\b.*"));
    }

    /** Empty if it is about something else. */
    private String words(Row row, boolean isPlayed) {
        return switch (row.kind()) {
            case LedgerKeeper.ADDED, LedgerKeeper.UNDONE ->
                    row.body()
                            .lines()
                            .filter(line -> lines.matcher(line).matches())
                            .collect(Collectors.joining(" / "));
            case SignedResult.KIND ->
                    SignedResult.read(row)
                            .filter(one -> one.round() == round && one.table() == table)
                            .map(_ -> row.body())
                            .orElse("");
            case JoinedResult.KIND ->
                    JoinedResult.read(row)
                            .filter(one -> one.round() == round && one.table() == table)
                            .map(_ -> row.body())
                            .orElse("");
            default -> {
                Optional<Decision> decision = DecisionText.read(row.kind(), row.body());
                yield decision.filter(one -> isAbout(one, isPlayed))
                        .map(_ -> row.body())
                        .orElse("");
            }
        };
    }

    private List<String> details(Row row, String words) {
        Optional<SignedResult> signed =
                row.kind().equals(SignedResult.KIND) ? SignedResult.read(row) : Optional.empty();
        return signed.map(one -> List.of("" + one.entry(), shown(one.seal())))
                .or(() -> JoinedResult.read(row).map(one -> List.of(one.entries())))
                .or(() -> DecisionText.read(row.kind(), row.body()).map(this::details))
                .orElse(List.of(words));
    }

    private static String shown(String seal) {
        return seal.matches("[0-9a-f]{64}") ? SealChain.shown(HexFormat.of().parseHex(seal)) : seal;
    }

    private List<String> details(Decision decision) {
        return switch (decision) {
            case Decision.Enroll(String id, _, String name) -> List.of(name, id);
            case Decision.Remove(String id) -> List.of(id);
            case Decision.Accept(String id, String journal) -> List.of(journal, id);
            case Decision.Place(String id, int at) -> List.of("" + at, id);
            case Decision.SetTime(_, long starts, long ends) -> List.of(time(starts), time(ends));
            case Decision.Extend(_, long ends) -> List.of(time(ends));
            case Decision.Pause _, Decision.Resume _ -> List.of();
            case Decision.Tell(String text, _) -> List.of(text);
            case Decision.Sit(_, _, boolean first) -> List.of(first ? "NS" : "EW");
            case Decision.Take(String item) -> List.of(item);
            case Decision.Done(String item, String words) -> List.of(item, words);
            case Decision.GiveBack(String item) -> List.of(item);
            case Decision.Call(_, _, int number) -> List.of("" + number);
            case Decision.CallOff(int number) -> List.of("" + number);
        };
    }

    private String time(long wall) {
        return TIME.format(Instant.ofEpochMilli(wall).atZone(zone));
    }

    private boolean isAbout(Decision decision, boolean isPlayed) {
        return switch (decision) {
            case Decision.Enroll(String id, _, _) -> id.equals(device);
            case Decision.Remove(String id) -> id.equals(device);
            case Decision.Accept(String id, _) -> id.equals(device);
            case Decision.Place(String id, int at) -> id.equals(device) || at == table;
            case Decision.SetTime(int of, _, _) -> of == round;
            case Decision.Extend(int at, _) -> isPlayed && at == table;
            case Decision.Pause _, Decision.Resume _ -> isPlayed;
            case Decision.Tell(_, SortedSet<Integer> tables) ->
                    isPlayed && (tables.isEmpty() || tables.contains(table));
            case Decision.Sit(int of, int at, _) -> of == round && at == table;
            case Decision.Take(String item) -> isPlayed && isOfTable(item);
            case Decision.Done(String item, _) -> isPlayed && isOfTable(item);
            case Decision.GiveBack(String item) -> isPlayed && isOfTable(item);
            case Decision.Call(int of, int at, _) -> of == round && at == table;
            case Decision.CallOff(int number) -> isPlayed && numbers.contains(number);
        };
    }

    /** As in {@code call 12 N 1700000000}. */
    private boolean isOfTable(String item) {
        String[] parts = item.split(" ");
        return parts.length > 1 && parts[1].equals(String.valueOf(table));
    }
}
