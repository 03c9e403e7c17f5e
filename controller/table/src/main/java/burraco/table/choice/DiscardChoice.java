package burraco.table.choice;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.engine.act.Act;
import burraco.engine.article.Surplus;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.table.input.Change;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import burraco.table.state.Choice;
import burraco.table.state.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One of several cards is the discard, and which is for the offender to say: so he chooses what
 * stays of a wrong sequence with a wild card (art. 26), or which card of the meld that emptied his
 * fan he discards (art. 31/C).
 */
final class DiscardChoice {
    /** Whoever empties his fan for a pozzetto that is not due does as in 31/C. */
    private static final Set<Case> ONE_OF_HIS_MELD =
            Set.of(
                    Case.WRONG_OPENING,
                    Case.FAN_EMPTIED_BY_OPENING,
                    Case.POZZETTO_NOT_DUE_IN_DIRETTA);

    private DiscardChoice() {}

    static Optional<Choice> of(Sheet sheet) {
        return sheet.open().owed().stream()
                .filter(owed -> ONE_OF_HIS_MELD.contains(owed.ruling().which()))
                .filter(owed -> owed.due().size() == 1)
                .flatMap(owed -> choice(sheet, owed).stream())
                .findFirst();
    }

    private static Optional<Choice> choice(Sheet sheet, Owed owed) {
        if (!(owed.due().getFirst() instanceof Remedy.Discard due)) {
            return Optional.empty();
        }
        List<Option.Discarded> options = options(sheet, owed, due.cards());
        int act = sheet.line(owed.ruling().of()).map(Line::id).orElse(-1);
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(Choice.of(act, new Choice.Whose.OfSeat(owed.seat()), options));
    }

    private static List<Option.Discarded> options(Sheet sheet, Owed owed, List<Card> cards) {
        List<Option.Discarded> all = new ArrayList<>();
        Set<Face> faces = new HashSet<>();
        for (Card card : cards) {
            Act discard =
                    new Act.Discard(owed.seat(), List.of(CardName.of(card)), Optional.empty());
            Change change = Changed.behind(sheet, discard);
            Optional<Sheet> after = Changed.of(sheet, change);
            // Of two equal cards nobody can tell which one went.
            if (after.isPresent() && faces.add(card.face())) {
                List<Card> stay = stay(sheet.open(), after.get().open(), card);
                all.add(new Option.Discarded(card, stay, List.of(change)));
            }
        }
        if (owed.ruling().which() != Case.WRONG_OPENING) {
            return all;
        }
        // Of a wrong sequence some meld is to stay, if one can (art. 26).
        List<Option.Discarded> some =
                all.stream().filter(option -> !option.stay().isEmpty()).toList();
        return some.isEmpty() ? all : some;
    }

    /** What is a meld then, of that in which it lay. */
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
