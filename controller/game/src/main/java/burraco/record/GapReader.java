package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.act.Standing.Whereabouts;
import burraco.engine.meld.MeldId;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Reads what follows the word {@code gap}: how long it lasted, and the state of the hand after it.
 */
final class GapReader {
    private static final String ITEMS = "turn stock pile NS1 P1 fans hidden";
    private static final String COMMA = ",";
    private static final String NONE = "none";

    private final Cursor line;
    private final List<Integer> columns;
    private final List<Integer> names;
    private final Set<String> told = new HashSet<>();
    private Optional<Standing.OfTurn> turn = Optional.empty();
    private Optional<Integer> stock = Optional.empty();
    private Optional<List<CardName>> pile = Optional.empty();
    private List<Integer> pileColumns = List.of();
    private final List<Integer> meldColumns = new ArrayList<>();
    private final List<Standing.OfMeld> melds = new ArrayList<>();
    private final List<Standing.OfPozzetto> pozzetti = new ArrayList<>();
    private final List<Standing.OfFan> fans = new ArrayList<>();
    private final List<Seat> hidden = new ArrayList<>();

    /**
     * @param columns gets the columns of the cards, as {@link Standing#cards()} has them
     * @param names gets the columns of the melds' names
     */
    GapReader(Cursor line, List<Integer> columns, List<Integer> names) {
        this.line = line;
        this.columns = columns;
        this.names = names;
    }

    Act read() {
        Token time = line.take("34s");
        OptionalLong millis = Cursor.time(time.text());
        if (millis.isEmpty()) {
            throw line.problem(time, Kind.NOT_ONE_OF, time.text(), "34s 0.350s");
        }
        line.separateCommas();
        if (!line.atEnd()) {
            item();
        }
        while (!line.atEnd()) {
            expectComma();
            item();
        }
        columns.addAll(pileColumns);
        columns.addAll(meldColumns);
        pozzetti.sort(Comparator.comparing(Standing.OfPozzetto::number));
        fans.sort(Comparator.comparing(Standing.OfFan::seat));
        hidden.sort(Comparator.naturalOrder());
        return new Act.Gap(
                millis.getAsLong(), new Standing(turn, stock, pile, melds, pozzetti, fans, hidden));
    }

    private void expectComma() {
        Token token = line.take(COMMA);
        if (!token.text().equals(COMMA)) {
            throw line.problem(token, Kind.NOT_ONE_OF, token.text(), COMMA);
        }
    }

    private void item() {
        Token first = line.take(ITEMS);
        switch (first.text()) {
            case "turn" -> {
                once(first);
                turn = Optional.of(turn());
            }
            case "stock" -> {
                once(first);
                stock = Optional.of(count());
            }
            case "pile" -> {
                once(first);
                List<Integer> there = new ArrayList<>();
                pile = Optional.of(cards(false, there));
                pileColumns = there;
            }
            case "P1", "P2", "P3" -> {
                once(first);
                int number = first.text().charAt(1) - '0';
                pozzetti.add(new Standing.OfPozzetto(number, whereabouts()));
            }
            case "fans" -> fans();
            case "hidden" -> hidden();
            default -> meld(first);
        }
    }

    private void once(Token token) {
        if (!told.add(token.text())) {
            throw line.problem(token, Kind.POSITION_TWICE, token.text());
        }
    }

    private Standing.OfTurn turn() {
        Seat seat = line.seat();
        Token phase = line.take("draw play");
        return switch (phase.text()) {
            case "draw" -> new Standing.OfTurn(seat, false);
            case "play" -> new Standing.OfTurn(seat, true);
            default -> throw line.problem(phase, Kind.NOT_ONE_OF, phase.text(), "draw play");
        };
    }

    private int count() {
        Token count = line.take("20");
        return line.number(count.text(), count.column());
    }

    private Whereabouts whereabouts() {
        if (line.takeIf("lies")) {
            return Whereabouts.LIES;
        }
        Optional<Seat> seat = Cursor.seat(line.peek());
        if (seat.isPresent()) {
            line.take("");
            return new Whereabouts.Before(seat.get());
        }
        Token token = line.take("lies NS EW N E S W");
        for (Line side : Line.values()) {
            if (side.name().equals(token.text())) {
                return new Whereabouts.With(side);
            }
        }
        throw line.problem(token, Kind.NOT_ONE_OF, token.text(), "lies NS EW N E S W");
    }

    private void fans() {
        do {
            Token seat = seat();
            fans.add(new Standing.OfFan(Cursor.seat(seat.text()).orElseThrow(), count()));
        } while (!atItemsEnd());
    }

    private void hidden() {
        do {
            Token seat = line.take("N E S W");
            hidden.add(
                    Cursor.seat(seat.text())
                            .orElseThrow(() -> line.problem(seat, Kind.NOT_A_SEAT, seat.text())));
            if (hidden.indexOf(hidden.getLast()) < hidden.size() - 1) {
                throw line.problem(seat, Kind.POSITION_TWICE, seat.text());
            }
        } while (!atItemsEnd());
    }

    private Token seat() {
        Token seat = line.take("N E S W");
        if (Cursor.seat(seat.text()).isEmpty()) {
            throw line.problem(seat, Kind.NOT_A_SEAT, seat.text());
        }
        once(seat);
        return seat;
    }

    private void meld(Token name) {
        MeldId id =
                Cursor.meld(name.text())
                        .orElseThrow(() -> line.problem(name, Kind.NOT_ONE_OF, name.text(), ITEMS));
        once(name);
        names.add(name.column());
        melds.add(new Standing.OfMeld(id, cards(true, meldColumns)));
    }

    /** At least one, or the word for none. */
    private List<CardName> cards(boolean open, List<Integer> there) {
        if (line.takeIf(NONE)) {
            return List.of();
        }
        List<CardName> cards = new ArrayList<>();
        do {
            there.add(line.column());
            cards.add(open ? line.openCard() : line.card());
        } while (!atItemsEnd());
        return cards;
    }

    private boolean atItemsEnd() {
        return line.atEnd() || line.peek().equals(COMMA);
    }
}
