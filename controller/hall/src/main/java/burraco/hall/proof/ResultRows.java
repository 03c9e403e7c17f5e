package burraco.hall.proof;

import burraco.desk.file.Content;
import burraco.desk.file.UnreadableTournamentException;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Row;
import burraco.hall.proof.ResultFault.Kind;
import burraco.hall.room.DecisionText;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The rows of a ledger that are about results, each with what was decided by then.
 *
 * @param claims results with the signature of a table
 * @param byHand how many results somebody has entered
 * @param faults rows that do not fit each other
 */
public record ResultRows(List<Claim> claims, int byHand, List<ResultFault> faults) {
    /** By which messages name the tournament. */
    private static final String NAME = "hall.db";

    private static final Pattern RESULT =
            Pattern.compile("result round (\\d{1,4}) table (\\d{1,4}) .*", Pattern.DOTALL);

    /**
     * A result that a table has signed.
     *
     * @param lines what was written into the tournament; empty if nothing was
     * @param device as it was enrolled then
     * @param tournament its title, as tables know it
     * @param firstNorthSouth whether the side that is listed first sat North-South
     * @param row the number of the row with the proof
     */
    public record Claim(
            SignedResult result,
            Optional<String> lines,
            Optional<Device> device,
            String tournament,
            boolean firstNorthSouth,
            long row) {
        Claim with(String itsLines) {
            return new Claim(
                    result, Optional.of(itsLines), device, tournament, firstNorthSouth, row);
        }
    }

    /** Claims of one journal each. */
    Collection<List<Claim>> byJournal() {
        Map<List<String>, List<Claim>> some = new LinkedHashMap<>();
        for (Claim claim : claims) {
            List<String> journal = List.of(claim.result().device(), claim.result().journal());
            some.computeIfAbsent(journal, _ -> new ArrayList<>()).add(claim);
        }
        return some.values();
    }

    /** The table at which a device sat, by the last result that it signed. */
    public Optional<Claim> of(String device, String journal, int match) {
        return claims.stream()
                .filter(one -> one.result().device().equals(device))
                .filter(one -> one.result().journal().equals(journal))
                .filter(one -> one.result().match() == match)
                .reduce((_, later) -> later);
    }

    /**
     * @param rows the whole ledger
     * @throws UnreadableTournamentException if not even the title can be understood
     */
    public static ResultRows of(List<Row> rows) throws UnreadableTournamentException {
        Walk walk = new Walk(title(rows));
        rows.forEach(walk::row);
        return walk.end();
    }

    /** A result that does not fit can make the rest unreadable. */
    private static String title(List<Row> rows) throws UnreadableTournamentException {
        String above = text(rows).lines().limit(2).collect(Collectors.joining("\n", "", "\n"));
        return TableOrder.title(Content.of(NAME, above).now());
    }

    /** The tournament as the rows have it. */
    public static Content tournament(List<Row> rows) throws UnreadableTournamentException {
        return Content.of(NAME, text(rows));
    }

    private static String text(List<Row> rows) {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            if (row.kind().equals(LedgerKeeper.ADDED)) {
                text.append(row.body());
            } else if (row.kind().equals(LedgerKeeper.UNDONE)) {
                text.setLength(Math.max(0, text.length() - row.body().length()));
            }
        }
        return text.toString();
    }

    /** What was decided beside the tournament. */
    public static Room room(List<Row> rows) {
        Walk walk = new Walk("");
        rows.forEach(walk::row);
        return walk.room;
    }

    private record Entered(int round, int table, long row, String lines) {}

    private static final class Walk {
        private final String title;
        private final List<Claim> claims = new ArrayList<>();
        private final List<ResultFault> faults = new ArrayList<>();

        /** Claims whose result is not there yet, and results whose claim is not; by who wrote. */
        private final Map<String, Claim> waiting = new HashMap<>();

        private final Map<String, Entered> entered = new HashMap<>();

        private Room room = Room.EMPTY;
        private int byHand;

        Walk(String tournament) {
            title = tournament;
        }

        void row(Row row) {
            switch (row.kind()) {
                case SignedResult.KIND -> signed(row);
                case LedgerKeeper.ADDED -> added(row);
                default ->
                        DecisionText.read(row.kind(), row.body())
                                .ifPresent(decision ->
                                        room =
                                                room.after(
                                                        decision,
                                                        new Room.Circumstances(
                                                                row.seq(), row.wall(), row.by())));
            }
        }

        private void signed(Row row) {
            Optional<SignedResult> read = SignedResult.read(row);
            if (read.isEmpty()) {
                faults.add(new ResultFault(Kind.UNREADABLE, 0, 0, List.of(row.seq())));
                return;
            }
            SignedResult result = read.get();
            Claim claim =
                    new Claim(
                            result,
                            Optional.empty(),
                            Optional.ofNullable(room.devices().get(result.device())),
                            title,
                            room.firstNorthSouth(result.round(), result.table()),
                            row.seq());
            Entered before = entered.remove(row.by());
            if (before != null) {
                claims.add(claim.with(before.lines()));
            } else {
                waiting.put(row.by(), claim);
            }
        }

        private void added(Row row) {
            Matcher result = RESULT.matcher(row.body());
            if (!result.matches()) {
                return;
            }
            int round = Integer.parseInt(result.group(1));
            int table = Integer.parseInt(result.group(2));
            Claim claim = waiting.remove(row.by());
            if (claim != null) {
                claims.add(claim.with(row.body()));
            } else if (row.by().equals("table " + table)) {
                entered.put(row.by(), new Entered(round, table, row.seq(), row.body()));
            } else {
                byHand++;
            }
        }

        ResultRows end() {
            claims.addAll(waiting.values());
            entered.values()
                    .forEach(one ->
                            faults.add(
                                    new ResultFault(
                                            Kind.WITHOUT_PROOF,
                                            one.round(),
                                            one.table(),
                                            List.of(one.row()))));
            return new ResultRows(List.copyOf(claims), byHand, List.copyOf(faults));
        }
    }
}
