package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.check.Pairing.Two;
import burraco.tournament.field.Who;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Individuals: partners change. */
final class Singles {
    private final Ledger ledger;
    private final Sheet sheet;
    private final Consumer<Sentence> problems;
    private final Map<Two, Integer> partners = new HashMap<>();
    private final Map<Two, Integer> opponents = new HashMap<>();

    Singles(Ledger ledger, Sheet sheet, int firstOfStage, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.sheet = sheet;
        this.problems = problems;
        for (Sheet earlier : ledger.rounds.subList(firstOfStage - 1, sheet.number - 1)) {
            // What an arbiter has changed does not follow the calendar.
            if (!earlier.edited) {
                count(earlier);
            }
        }
        count(sheet);
    }

    private void count(Sheet one) {
        one.rows.forEach(row -> {
            count(partners, row.meeting.first(), 0, row.meeting.first(), 1);
            count(partners, row.meeting.second(), 0, row.meeting.second(), 1);
            for (int i = 0; i < 4; i++) {
                count(opponents, row.meeting.first(), i / 2, row.meeting.second(), i % 2);
            }
        });
    }

    private static void count(Map<Two, Integer> times, Side one, int i, Side other, int j) {
        int first = one.numbers().get(i);
        int second = other.numbers().get(j);
        times.merge(new Two(Math.min(first, second), Math.max(first, second)), 1, Integer::sum);
    }

    /** Each other partner once and opponent twice. */
    void checkWhist() {
        partners.forEach((two, times) -> most(two, times, 1, "check.partners-again"));
        opponents.forEach((two, times) -> most(two, times, 2, "check.opponents-again"));
    }

    private void most(Two two, int times, int most, String key) {
        if (times > most) {
            problems.accept(
                    new Sentence(
                            key, sheet.number, new Who(two.first()), new Who(two.second()), times));
        }
    }

    /** As few as can be, and nobody twice in a session while another could. */
    void checkRests() {
        long all = 4L * sheet.rows.size() + sheet.rests.size();
        if (sheet.rests.size() != all % 4) {
            problems.accept(new Sentence("check.too-many-rest", sheet.number, sheet.rests.size()));
        }
        Map<Integer, Integer> rested = ledger.rested(sheet.number);
        for (Rest rest : sheet.rests) {
            boolean another =
                    rested.containsKey(rest.number())
                            && sheet.rows.stream()
                                    .flatMap(row -> row.meeting.numbers())
                                    .anyMatch(one -> !rested.containsKey(one));
            if (another) {
                problems.accept(
                        new Sentence("check.rests-twice", sheet.number, new Who(rest.number())));
            }
        }
    }
}
