package burraco.table.choice;

import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.table.input.Change;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import burraco.table.state.Choice;
import burraco.table.state.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A ruling hangs on the last card that was tied (art. 31), and several came in one movement and
 * were heard at the same moment: the player says which was the last.
 */
final class OrderChoice {
    private static final Set<Case> OF_THE_LAST_PLAY =
            Set.of(
                    Case.CLOSING_WITHOUT_BURRACO,
                    Case.CLOSING_DISCARD_IS_WILD,
                    Case.FAN_EMPTIED_BY_TYING);

    private OrderChoice() {}

    static Optional<Choice> of(Sheet sheet) {
        return sheet.open().owed().stream()
                .filter(owed -> OF_THE_LAST_PLAY.contains(owed.ruling().which()))
                .flatMap(owed -> choice(sheet, owed).stream())
                .findFirst();
    }

    private static Optional<Choice> choice(Sheet sheet, Owed owed) {
        Optional<Line> line = lastPlay(sheet, owed);
        if (line.isEmpty()
                || !(line.get().seen() instanceof Act.Tie tie)
                || !heardTogether(line.get(), tie)) {
            return Optional.empty();
        }
        List<Option> options = options(sheet, owed, line.get(), tie);
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(
                        Choice.of(line.get().id(), new Choice.Whose.OfSeat(owed.seat()), options));
    }

    private static Optional<Line> lastPlay(Sheet sheet, Owed owed) {
        for (Line line : sheet.lines().reversed()) {
            boolean his = line.said().act() instanceof Act.OfSeat one && one.seat() == owed.seat();
            boolean play =
                    line.said().act() instanceof Act.Tie || line.said().act() instanceof Act.Open;
            if (his && play) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** Else their order is known, or somebody has told it. */
    private static boolean heardTogether(Line line, Act.Tie tie) {
        return line.said().by() == Teller.SENSORS
                && line.said().since() == line.said().complete()
                && tie.cards().size() > 1
                && tie.cards().size() == line.cards().size();
    }

    private static List<Option> options(Sheet sheet, Owed owed, Line line, Act.Tie tie) {
        List<Option> options = new ArrayList<>();
        Set<Face> faces = new HashSet<>();
        Set<List<Remedy>> remedies = new HashSet<>();
        for (int i = 0; i < tie.cards().size(); i++) {
            List<CardName> order = new ArrayList<>(tie.cards());
            order.add(order.remove(i));
            Act.Tie other = new Act.Tie(tie.seat(), tie.meld(), order);
            Change change = Changed.instead(sheet, line, other);
            Optional<List<Remedy>> ruled = ruled(Changed.of(sheet, change), owed);
            if (ruled.isPresent() && faces.add(line.cards().get(i).face())) {
                remedies.add(ruled.get());
                options.add(new Option.LaidLast(line.cards().get(i), List.of(change)));
            }
        }
        // It does not matter where it comes to the same.
        return remedies.size() < 2 ? List.of() : options;
    }

    /** What the same case asks for then. */
    private static Optional<List<Remedy>> ruled(Optional<Sheet> changed, Owed owed) {
        return changed.stream()
                .flatMap(sheet -> sheet.open().owed().stream())
                .filter(one -> one.ruling().which() == owed.ruling().which())
                .filter(one -> one.seat() == owed.seat())
                .map(one -> one.ruling().remedies())
                .findFirst();
    }
}
