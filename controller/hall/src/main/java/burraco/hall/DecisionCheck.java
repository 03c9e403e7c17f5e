package burraco.hall;

import burraco.hall.room.Decision;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.RoundTime;
import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.round.Round;
import burraco.trust.DeviceKey;
import burraco.trust.TrustException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;

/**
 * Why something cannot be decided: what makes no sense is never written into the ledger, whoever
 * asks for it.
 *
 * @param now the hall's milliseconds
 */
record DecisionCheck(Room room, Tournament tournament, long now) {
    private static final int MOST_TABLES = 9_999;
    private static final int MOST_LETTERS = 200;
    private static final int MOST_NAME = Device.MOST_NAME;
    private static final long DAY_MILLIS = 24 * 60 * 60_000L;
    private static final String JOURNAL = "[0-9a-f]{1,64}";

    /** All of them, each after the ones before it. */
    static Optional<Sentence> refusal(
            List<Decision> decisions, String why, Room room, Tournament tournament, long now) {
        if (!isLine(why)) {
            return no("bad-reason");
        }
        Room then = room;
        for (Decision decision : decisions) {
            Optional<Sentence> refusal = new DecisionCheck(then, tournament, now).refusal(decision);
            if (refusal.isPresent()) {
                return refusal;
            }
            then = then.after(decision, new Room.Circumstances(0, now, ""));
        }
        return Optional.empty();
    }

    private Optional<Sentence> refusal(Decision decision) {
        return switch (decision) {
            case Decision.Enroll(String id, String key, String name) -> enroll(id, key, name);
            case Decision.Remove(String id) -> device(id);
            case Decision.Accept(String id, String journal) ->
                    device(id).or(() -> unless(journal.matches(JOURNAL), "bad-journal"));
            case Decision.Place(String id, int table) ->
                    device(id)
                            .or(() ->
                                    unless(table >= 0 && table <= MOST_TABLES, "bad-table", table));
            case Decision.SetTime(int round, long starts, long ends) -> time(round, starts, ends);
            case Decision.Extend(int table, long ends) -> extend(table, ends);
            case Decision.Pause _ -> unless(!room.isPaused(), "paused-already");
            case Decision.Resume _ -> unless(room.isPaused(), "not-paused");
            case Decision.Tell(String text, SortedSet<Integer> tables) -> tell(text, tables);
            case Decision.Sit(int round, int table, boolean _) -> sit(round, table);
            case Decision.Take(String item) -> item(item);
            case Decision.Done(String item, String words) ->
                    item(item).or(() -> unless(isLine(words), "bad-text"));
            case Decision.GiveBack(String item) ->
                    unless(room.handled().containsKey(item), "item-gone");
            case Decision.Call(int round, int table, int number) -> call(round, table, number);
            case Decision.CallOff(int number) ->
                    unless(
                            room.phones().stream().anyMatch(one -> one.number() == number),
                            "item-gone");
        };
    }

    private static Optional<Sentence> no(String key, Object... details) {
        return Optional.of(new Sentence(key, details));
    }

    private static Optional<Sentence> unless(boolean right, String key, Object... details) {
        return right ? Optional.empty() : no(key, details);
    }

    private static boolean isLine(String text) {
        return text.length() <= MOST_LETTERS && PlainText.is(text);
    }

    private static Optional<Sentence> enroll(String id, String key, String name) {
        try {
            boolean isKey =
                    DeviceKey.fingerprint(DeviceKey.publicKey(Base64.getDecoder().decode(key)))
                            .equals(id);
            return unless(
                    isKey && name.length() <= MOST_NAME && PlainText.isName(name), "bad-device");
        } catch (TrustException | IllegalArgumentException broken) {
            return no("bad-device");
        }
    }

    private Optional<Sentence> device(String id) {
        return unless(room.devices().containsKey(id), "no-device");
    }

    private Optional<Sentence> round(int number) {
        int current = tournament.current().map(Round::number).orElse(0);
        return current == 0 ? no("no-round") : unless(current == number, "other-round");
    }

    private Optional<Sentence> time(int round, long starts, long ends) {
        boolean inOrder = starts > 0 && starts < ends && ends - starts <= DAY_MILLIS;
        return round(round)
                .or(() -> unless(inOrder, "bad-round-time"))
                .or(() -> unless(ends > passed(), "time-past"));
    }

    /** In a pause no time passes: an end that is over by the clock on the wall may still come. */
    private long passed() {
        return room.pausedSince().orElse(now);
    }

    private Optional<Sentence> extend(int table, long ends) {
        Optional<RoundTime> time = room.time();
        if (time.isEmpty()) {
            return no("no-clock");
        }
        boolean isNear = ends > time.get().starts() && ends - time.get().starts() <= DAY_MILLIS;
        return unless(round(time.get().round()).isEmpty(), "other-clock")
                .or(() -> at(table).isEmpty() ? no("no-table", table) : Optional.empty())
                .or(() -> unless(isNear, "bad-round-time"))
                .or(() -> unless(ends > passed(), "time-past"));
    }

    private OptionalInt at(int table) {
        Optional<Round> round = tournament.current();
        return round.isPresent() ? round.get().seating().at(table) : OptionalInt.empty();
    }

    private static Optional<Sentence> tell(String text, SortedSet<Integer> tables) {
        return unless(isLine(text), "bad-text")
                .or(() ->
                        tables.stream()
                                .filter(one -> one < 1 || one > MOST_TABLES)
                                .findFirst()
                                .flatMap(one -> no("bad-table", one)));
    }

    /** A result that was recorded has its sides already. */
    private Optional<Sentence> sit(int round, int table) {
        Optional<Sentence> wrong = round(round);
        if (wrong.isPresent()) {
            return wrong;
        }
        OptionalInt at = at(table);
        if (at.isEmpty()) {
            return no("no-table", table);
        }
        boolean open = tournament.current().orElseThrow().slip(at.getAsInt()).result().isEmpty();
        return unless(open, "has-result", table);
    }

    private Optional<Sentence> call(int round, int table, int number) {
        Optional<Sentence> wrong = round(round);
        if (wrong.isPresent()) {
            return wrong;
        }
        boolean sits =
                tournament
                        .current()
                        .flatMap(one -> one.seating().of(number))
                        .filter(meeting -> meeting.table() == table)
                        .isPresent();
        return unless(sits, "no-seat")
                .or(() -> unless(room.phone(round, number).isEmpty(), "called-already"));
    }

    private static Optional<Sentence> item(String item) {
        return unless(!item.isBlank() && isLine(item), "bad-item");
    }
}
