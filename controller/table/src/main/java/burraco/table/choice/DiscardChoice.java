package burraco.table.choice;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Surplus;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.SheetLine;
import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The choice of one of several cards as the discard, which the offender makes: what remains of a
 * wrong sequence with a wild card (art. 26), or which card of the meld that emptied his fan he
 * discards (art. 31/C).
 */
final class DiscardChoice {
    /** Emptying the fan for a pozzetto that is not due is treated like 31/C. */
    private static final Set<Case> ONE_OF_HIS_MELD =
            Set.of(
                    Case.WRONG_OPENING,
                    Case.FAN_EMPTIED_BY_OPENING,
                    Case.POZZETTO_NOT_DUE_IN_DIRETTA);

    private DiscardChoice() {}

    static Optional<OpenChoice> of(ActSheet sheet) {
        return sheet.open().owed().stream()
                .filter(owed -> ONE_OF_HIS_MELD.contains(owed.ruling().which()))
                .filter(owed -> owed.due().size() == 1)
                .flatMap(owed -> choice(sheet, owed).stream())
                .findFirst();
    }

    private static Optional<OpenChoice> choice(ActSheet sheet, Owed owed) {
        if (!(owed.due().getFirst() instanceof Remedy.Discard due)) {
            return Optional.empty();
        }
        List<ChoiceOption.Discarded> options = options(sheet, owed, due.cards());
        int act = sheet.line(owed.ruling().of()).map(SheetLine::id).orElse(-1);
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(
                        OpenChoice.of(act, new OpenChoice.Whose.OfSeat(owed.seat()), options));
    }

    private static List<ChoiceOption.Discarded> options(
            ActSheet sheet, Owed owed, List<Card> cards) {
        List<ChoiceOption.Discarded> all = new ArrayList<>();
        Set<Face> faces = new HashSet<>();
        for (Card card : cards) {
            Act discard =
                    new Act.Discard(owed.seat(), List.of(CardName.of(card)), Optional.empty());
            RecordChange change = SheetTrial.behind(sheet, discard);
            Optional<ActSheet> after = SheetTrial.of(sheet, change);
            // Two equal cards are one option.
            if (after.isPresent() && faces.add(card.face())) {
                List<Card> stay = stay(sheet.open(), after.get().open(), card);
                all.add(new ChoiceOption.Discarded(card, stay, List.of(change)));
            }
        }
        if (owed.ruling().which() != Case.WRONG_OPENING) {
            return all;
        }
        // Of a wrong sequence a legal meld should remain, if possible (art. 26).
        List<ChoiceOption.Discarded> some =
                all.stream().filter(option -> !option.stay().isEmpty()).toList();
        return some.isEmpty() ? all : some;
    }

    /** What remains as a legal meld of the meld in which the card lay. */
    private static List<Card> stay(Hand before, Hand after, Card card) {
        return before.melds()
                .holding(card)
                .flatMap(from -> after.melds().find(from.id()))
                .map(left -> Surplus.without(left, after.rules()))
                .filter(stays -> stays.shape().legal())
                .map(Meld::inOrder)
                .orElse(List.of());
    }
}
