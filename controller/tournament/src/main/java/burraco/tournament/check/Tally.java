package burraco.tournament.check;

import burraco.engine.score.VictoryPoints;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.Edition;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What everybody gets for a round. */
final class Tally {
    private final Ledger ledger;
    private final Sheet sheet;
    private final Map<Integer, Score> scores = new HashMap<>();

    private Tally(Ledger ledger, Sheet sheet) {
        this.ledger = ledger;
        this.sheet = sheet;
    }

    static Map<Integer, Score> of(Ledger ledger, Sheet sheet) {
        Tally tally = new Tally(ledger, sheet);
        for (Person one : ledger.people.values()) {
            tally.scores.put(one.number(), tally.elsewhere(one));
        }
        for (Rest rest : sheet.rests) {
            Optional<Leaving> away = tally.away(rest.number());
            tally.scores.put(
                    rest.number(),
                    away.isPresent()
                            ? Tariff.away(ledger.formula.length(), away.get())
                            : Tariff.rest(ledger.formula));
        }
        sheet.rows.forEach(tally::add);
        return tally.scores;
    }

    /** Whether a table needs no result any more. */
    static boolean isDecided(Ledger ledger, Sheet sheet, Sheet.Row row) {
        return row.result.isPresent()
                || Tariff.isTooLate(row.lateFirst)
                || Tariff.isTooLate(row.lateSecond)
                || row.meeting.numbers().anyMatch(number -> !ledger.isThere(number, sheet.number));
    }

    /**
     * Whether those two have sat against each other: where one did not come there was no match,
     * whoever was given points for it. The first edition did not ask.
     */
    static boolean haveFaced(Ledger ledger, Sheet sheet, Sheet.Row row) {
        boolean came =
                !Tariff.isTooLate(row.lateFirst)
                        && !Tariff.isTooLate(row.lateSecond)
                        && row.meeting
                                .numbers()
                                .allMatch(number -> ledger.isThere(number, sheet.number));
        boolean satDown =
                row.result.orElse(null) instanceof Played
                        || row.result.orElse(null) instanceof Abandoned;
        return ledger.edition == Edition.FIRST || came || satDown;
    }

    static boolean isComplete(Ledger ledger, Sheet sheet) {
        return sheet.rows.stream().allMatch(row -> isDecided(ledger, sheet, row));
    }

    private Score elsewhere(Person one) {
        Optional<Leaving> away = one.away(sheet.number);
        return one.entered(sheet.number) && away.isPresent()
                ? Tariff.away(ledger.formula.length(), away.get())
                : Score.NONE;
    }

    private Optional<Leaving> away(int number) {
        return ledger.people.get(number).away(sheet.number);
    }

    private void add(Sheet.Row row) {
        Side first = row.meeting.first();
        Side second = row.meeting.second();
        if (row.result.orElse(null) instanceof Awarded(var one, var other)) {
            give(first, new Score(one.victoryPoints(), one.matchPoints(), Score.Kind.DECIDED));
            give(second, new Score(other.victoryPoints(), other.matchPoints(), Score.Kind.DECIDED));
        } else if (row.result.isEmpty() && (isIncomplete(first) || isIncomplete(second))) {
            left(first, isIncomplete(first), isIncomplete(second), stays(0, 0));
            left(second, isIncomplete(second), isIncomplete(first), stays(0, 0));
        } else if (row.result.orElse(null)
                instanceof Abandoned(boolean one, boolean other, var e)) {
            left(first, one, other, stays(e.victoryPoints(), e.matchPoints()));
            left(second, other, one, stays(e.victoryPoints(), e.matchPoints()));
        } else if (Tariff.isTooLate(row.lateFirst) || Tariff.isTooLate(row.lateSecond)) {
            late(first, row.lateFirst, row);
            late(second, row.lateSecond, row);
        } else if (row.result.orElse(null) instanceof Played(int one, int other, var _)) {
            int ahead = one + Tariff.waited(row.lateSecond) - other - Tariff.waited(row.lateFirst);
            VictoryPoints won = VictoryPoints.of(ledger.formula.length(), ahead, 0);
            give(first, new Score(won.ns(), ahead, Score.Kind.PLAYED));
            give(second, new Score(won.ew(), -ahead, Score.Kind.PLAYED));
        } else {
            give(first, new Score(0, 0, Score.Kind.OPEN));
            give(second, new Score(0, 0, Score.Kind.OPEN));
        }
    }

    private boolean isIncomplete(Side side) {
        return side.numbers().stream().anyMatch(number -> away(number).isPresent());
    }

    private void late(Side side, int minutes, Sheet.Row row) {
        give(
                side,
                Tariff.isTooLate(minutes)
                        ? Tariff.absent(ledger.formula.length())
                        : Tariff.present(ledger.formula.length()));
        boolean oneOfThem = side.numbers().stream().anyMatch(row.lateOnes::containsKey);
        if (oneOfThem && Tariff.isTooLate(minutes)) {
            side.numbers().stream()
                    .filter(one -> !Tariff.isTooLate(row.lateOnes.getOrDefault(one, 0)))
                    .forEach(one -> scores.put(one, Tariff.rest(ledger.formula)));
        }
    }

    /** The score of a rest, or what they had won by then if that is more. */
    private Score stays(int victory, int match) {
        Score rest = Tariff.rest(ledger.formula);
        return victory > rest.victory() || victory == rest.victory() && match > rest.match()
                ? new Score(victory, match, Score.Kind.DECIDED)
                : rest;
    }

    /**
     * Without a word why: 0 if both left, else as for a time. A single player whose partner has
     * left is one of those who stay.
     */
    private void left(Side side, boolean these, boolean others, Score stays) {
        for (int number : side.numbers()) {
            Optional<Leaving> away = away(number);
            boolean partnerOnly = isIncomplete(side) && away.isEmpty();
            if (!these || partnerOnly) {
                scores.put(number, stays);
            } else {
                scores.put(
                        number,
                        Tariff.away(
                                ledger.formula.length(),
                                away.orElse(others ? Leaving.UNJUSTIFIED : Leaving.FOR_A_TIME)));
            }
        }
    }

    private void give(Side side, Score score) {
        side.numbers().forEach(number -> scores.put(number, score));
    }
}
