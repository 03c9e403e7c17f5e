package burraco.table.choice;

import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActOrigin;
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
 * The choice of which card was tied last, if a ruling depends on it (art. 31) and several cards
 * were heard at the same moment. The player says which one it was.
 */
final class OrderChoice {
    private static final Set<Case> OF_THE_LAST_PLAY =
            Set.of(
                    Case.CLOSING_WITHOUT_BURRACO,
                    Case.CLOSING_DISCARD_IS_WILD,
                    Case.FAN_EMPTIED_BY_TYING);

    private OrderChoice() {}

    static Optional<OpenChoice> of(ActSheet sheet) {
        return sheet.open().owed().stream()
                .filter(owed -> OF_THE_LAST_PLAY.contains(owed.ruling().which()))
                .flatMap(owed -> choice(sheet, owed).stream())
                .findFirst();
    }

    private static Optional<OpenChoice> choice(ActSheet sheet, Owed owed) {
        Optional<SheetLine> line = lastPlay(sheet, owed);
        if (line.isEmpty()
                || !(line.get().seen() instanceof Act.Tie tie)
                || !heardTogether(line.get(), tie)) {
            return Optional.empty();
        }
        List<ChoiceOption> options = options(sheet, owed, line.get(), tie);
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(
                        OpenChoice.of(
                                line.get().id(),
                                new OpenChoice.Whose.OfSeat(owed.seat()),
                                options));
    }

    private static Optional<SheetLine> lastPlay(ActSheet sheet, Owed owed) {
        for (SheetLine line : sheet.lines().reversed()) {
            boolean his = line.said().act() instanceof Act.OfSeat one && one.seat() == owed.seat();
            boolean play =
                    line.said().act() instanceof Act.Tie || line.said().act() instanceof Act.Open;
            if (his && play) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** Otherwise their order is known or somebody has said it. */
    private static boolean heardTogether(SheetLine line, Act.Tie tie) {
        return line.said().by() == ActOrigin.SENSORS
                && line.said().since() == line.said().complete()
                && tie.cards().size() > 1
                && tie.cards().size() == line.cards().size();
    }

    private static List<ChoiceOption> options(
            ActSheet sheet, Owed owed, SheetLine line, Act.Tie tie) {
        List<ChoiceOption> options = new ArrayList<>();
        Set<Face> faces = new HashSet<>();
        Set<List<Remedy>> remedies = new HashSet<>();
        for (int i = 0; i < tie.cards().size(); i++) {
            List<CardName> order = new ArrayList<>(tie.cards());
            order.add(order.remove(i));
            Act.Tie other = new Act.Tie(tie.seat(), tie.meld(), order);
            RecordChange change = SheetTrial.instead(sheet, line, other);
            Optional<List<Remedy>> ruled = ruled(SheetTrial.of(sheet, change), owed);
            if (ruled.isPresent() && faces.add(line.cards().get(i).face())) {
                remedies.add(ruled.get());
                options.add(new ChoiceOption.LaidLast(line.cards().get(i), List.of(change)));
            }
        }
        // If all orders have the same consequences there is nothing to choose.
        return remedies.size() < 2 ? List.of() : options;
    }

    /** The remedies of the same case in the changed record. */
    private static Optional<List<Remedy>> ruled(Optional<ActSheet> changed, Owed owed) {
        return changed.stream()
                .flatMap(sheet -> sheet.open().owed().stream())
                .filter(one -> one.ruling().which() == owed.ruling().which())
                .filter(one -> one.seat() == owed.seat())
                .map(one -> one.ruling().remedies())
                .findFirst();
    }
}
