package burraco.table.choice;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Pozzetto;
import burraco.engine.ruling.Case;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.SheetLine;
import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The choice after fans or pozzetti of a wrong size were found before anybody took a card (art. 4).
 * The code does not say how to repair the deal: cards are moved or dealt again, as the arbiter
 * chooses.
 */
final class DealChoice {
    private static final int DEALT = 11;
    private static final int FANS = 4 * DEALT;

    /** If more moves than this are needed, nobody moves cards. */
    private static final int MOST = 8;

    private DealChoice() {}

    static Optional<OpenChoice> of(ActSheet sheet) {
        return wrongTurnUp(sheet).map(line -> choice(sheet, line));
    }

    /** The faced card, if the deal is wrong and nobody has taken a card or waived the ruling. */
    private static Optional<SheetLine> wrongTurnUp(ActSheet sheet) {
        if (sheet.open().phase() != Phase.DRAW) {
            return Optional.empty();
        }
        for (SheetLine line : sheet.lines().reversed()) {
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

    private static boolean isWrong(SheetLine turnUp) {
        return turnUp.rulings().stream()
                .anyMatch(ruling -> ruling.which() == Case.WRONG_NUMBER_DEALT);
    }

    private static OpenChoice choice(ActSheet sheet, SheetLine turnUp) {
        List<ChoiceOption> options = new ArrayList<>();
        moves(sheet).map(ChoiceOption.CardsMoved::new).ifPresent(options::add);
        options.add(new ChoiceOption.DealtAgain());
        return OpenChoice.of(turnUp.id(), new OpenChoice.Whose.OfArbiter(), options);
    }

    // Moving cards

    /**
     * The moves, one card after the other, until all sizes are right; empty if that is impossible.
     */
    private static Optional<List<RecordChange>> moves(ActSheet sheet) {
        List<RecordChange> changes = new ArrayList<>();
        ActSheet now = sheet;
        for (Optional<SheetLine> wrong = wrongTurnUp(now);
                wrong.isPresent();
                wrong = wrongTurnUp(now)) {
            Optional<RecordChange> change = next(now, wrong.get());
            Optional<ActSheet> moved = Optional.empty();
            if (change.isPresent()) {
                moved = SheetTrial.of(now, change.get());
            }
            if (moved.isEmpty() || changes.size() == MOST) {
                return Optional.empty();
            }
            changes.add(change.get());
            now = moved.get();
        }
        return Optional.of(changes);
    }

    /** The next move: a missing card comes from the stock, a surplus card goes back to it. */
    private static Optional<RecordChange> next(ActSheet sheet, SheetLine turnUp) {
        Optional<SheetLine> last = sheet.line(turnUp.number() - 1);
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

    /**
     * The player who gets the next card. The table may know only the total, not whose fan is short.
     */
    private static Seat due(Hand dealt) {
        Seat due = dealt.setting().dealer().next();
        for (int i = 0; i < dealt.preparation().orElseThrow().dealt() % 4; i++) {
            due = due.next();
        }
        return due;
    }

    private static RecordChange insert(SheetLine turnUp, String line) {
        return new RecordChange.Insert(turnUp.number(), line);
    }

    private static Optional<RecordChange> strikeLast(
            ActSheet sheet, SheetLine turnUp, Predicate<Act> which) {
        return sheet.lines().stream()
                .filter(line -> line.number() < turnUp.number())
                .filter(line -> which.test(line.said().act()))
                .reduce((_, later) -> later)
                .map(line -> new RecordChange.Strike(line.number(), line.shown()));
    }
}
