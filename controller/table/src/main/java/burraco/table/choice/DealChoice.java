package burraco.table.choice;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Pozzetto;
import burraco.engine.ruling.Case;
import burraco.table.input.Change;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import burraco.table.state.Choice;
import burraco.table.state.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Fans or pozzetti of a wrong size, found before anybody has taken a card (art. 4): it can be
 * mended, and how the code does not say. Cards are moved or dealt again, and the arbiter chooses.
 */
final class DealChoice {
    private static final int DEALT = 11;
    private static final int FANS = 4 * DEALT;

    /** Where more is wrong than this, nobody moves cards. */
    private static final int MOST = 8;

    private DealChoice() {}

    static Optional<Choice> of(Sheet sheet) {
        return wrongTurnUp(sheet).map(line -> choice(sheet, line));
    }

    /** As long as nobody has taken a card, and nobody has let it go. */
    private static Optional<Line> wrongTurnUp(Sheet sheet) {
        if (sheet.open().phase() != Phase.DRAW) {
            return Optional.empty();
        }
        for (Line line : sheet.lines().reversed()) {
            if (line.said().act() instanceof Act.TurnUp) {
                return Optional.of(line).filter(DealChoice::isWrong);
            }
            Act act = line.said().act();
            if (act instanceof Act.OfSeat || act instanceof Act.Waive || act instanceof Act.Gap) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean isWrong(Line turnUp) {
        return turnUp.rulings().stream()
                .anyMatch(ruling -> ruling.which() == Case.WRONG_NUMBER_DEALT);
    }

    private static Choice choice(Sheet sheet, Line turnUp) {
        List<Option> options = new ArrayList<>();
        moves(sheet).map(Option.CardsMoved::new).ifPresent(options::add);
        options.add(new Option.DealtAgain());
        return Choice.of(turnUp.id(), new Choice.Whose.OfArbiter(), options);
    }

    // Cards are moved

    /** One card after the other, until all numbers are right; empty where that leads nowhere. */
    private static Optional<List<Change>> moves(Sheet sheet) {
        List<Change> changes = new ArrayList<>();
        Sheet now = sheet;
        for (Optional<Line> wrong = wrongTurnUp(now); wrong.isPresent(); wrong = wrongTurnUp(now)) {
            Optional<Change> change = next(now, wrong.get());
            Optional<Sheet> moved = Optional.empty();
            if (change.isPresent()) {
                moved = Changed.of(now, change.get());
            }
            if (moved.isEmpty() || changes.size() == MOST) {
                return Optional.empty();
            }
            changes.add(change.get());
            now = moved.get();
        }
        return Optional.of(changes);
    }

    /** Where a card is missing one comes from the stock, where one is too many it goes there. */
    private static Optional<Change> next(Sheet sheet, Line turnUp) {
        Optional<Line> last = sheet.line(turnUp.number() - 1);
        if (last.isEmpty()) {
            return Optional.empty();
        }
        Hand dealt = last.get().open();
        int fans = 0;
        for (Seat seat : Seat.values()) {
            fans += dealt.fan(seat).size();
        }
        if (fans < FANS) {
            return Optional.of(insert(turnUp, "deal " + due(dealt) + " ??"));
        }
        if (fans > FANS) {
            return strikeLast(sheet, turnUp, act -> act instanceof Act.Deal);
        }
        for (int number = 1; number <= 2; number++) {
            int pozzetto = number;
            int cards = size(dealt, number);
            if (cards < DEALT) {
                return Optional.of(insert(turnUp, "deal P" + number + " ??"));
            }
            if (cards > DEALT) {
                return strikeLast(
                        sheet,
                        turnUp,
                        act -> act instanceof Act.DealPozzetto deal && deal.pozzetto() == pozzetto);
            }
        }
        return Optional.empty();
    }

    private static int size(Hand dealt, int pozzetto) {
        return dealt.pozzetto(pozzetto) instanceof Pozzetto.Lying lying
                ? lying.cards().size()
                : DEALT;
    }

    /** To whom the next card is dealt: whose fan is short the table may only know by the sum. */
    private static Seat due(Hand dealt) {
        Seat due = dealt.setting().dealer().next();
        for (int i = 0; i < dealt.preparation().orElseThrow().dealt() % 4; i++) {
            due = due.next();
        }
        return due;
    }

    private static Change insert(Line turnUp, String line) {
        return new Change.Insert(turnUp.number(), line);
    }

    private static Optional<Change> strikeLast(Sheet sheet, Line turnUp, Predicate<Act> which) {
        return sheet.lines().stream()
                .filter(line -> line.number() < turnUp.number())
                .filter(line -> which.test(line.said().act()))
                .reduce((_, later) -> later)
                .map(line -> new Change.Strike(line.number(), line.shown()));
    }
}
