package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the lines of a hand record that state a position. */
final class PositionReader {
    private final Cursor line;
    private final List<Integer> columns = new ArrayList<>();

    private PositionReader(Cursor line) {
        this.line = line;
    }

    /** Whether a line that begins with this word states a position. */
    static boolean begins(String word) {
        return word.endsWith(":")
                || word.equals("penalized")
                || word.equals("exposed")
                || word.equals("warned")
                || word.equals("limited");
    }

    static PositionEntry read(Cursor line) {
        int column = line.column();
        PositionReader reader = new PositionReader(line);
        PositionLine position = reader.read();
        line.expectEnd();
        return new PositionEntry(line.line(), position, column, reader.columns, line.comment());
    }

    private PositionLine read() {
        Token first = line.take("N:");
        return switch (first.text()) {
            case "P1:", "P2:", "P3:" -> pozzetto(first.text().charAt(1) - '0');
            case "stock:" -> stock();
            case "pile:" -> new PositionLine.Pile(cards());
            case "up:" -> up();
            case "penalized" -> penalized();
            case "exposed" -> exposed();
            case "warned" -> warned();
            case "limited" -> limited();
            case "turn:" -> turn();
            case "last:" -> last();
            case "timeout:" -> timeOut();
            default -> fanOrMeld(first);
        };
    }

    private PositionLine fanOrMeld(Token first) {
        String name = first.text().substring(0, first.text().length() - 1);
        Optional<Seat> seat = Cursor.seat(name);
        if (seat.isPresent()) {
            return new PositionLine.Fan(seat.get(), cards());
        }
        MeldId id =
                Cursor.meld(name)
                        .orElseThrow(
                                () -> line.problem(first, Kind.UNKNOWN_STATEMENT, first.text()));
        List<CardName> cards = openCards();
        Freeze freeze = Freeze.NONE;
        if (line.takeIf("frozen")) {
            freeze = Freeze.FOR_GOOD;
        } else if (line.takeIf("frozen-until")) {
            freeze = new Freeze.Until(line.seat());
        }
        return new PositionLine.Meld(id, cards, freeze);
    }

    private PositionLine pozzetto(int number) {
        if (!line.takeIf("taken")) {
            return new PositionLine.Pozzetto(number, cards());
        }
        Optional<Seat> seat = Cursor.seat(line.peek());
        if (seat.isEmpty()) {
            return new PositionLine.PozzettoTaken(number, line.side());
        }
        line.take("");
        expect("unplayed");
        return new PositionLine.PozzettoUnplayed(number, seat.get(), someCards());
    }

    private PositionLine stock() {
        if (!line.atEnd() && line.peek().chars().allMatch(c -> c >= '0' && c <= '9')) {
            Token count = line.take("");
            return new PositionLine.StockCount(line.number(count.text(), count.column()));
        }
        return new PositionLine.Stock(cards());
    }

    private PositionLine up() {
        columns.add(line.column());
        return new PositionLine.Up(line.card());
    }

    private PositionLine penalized() {
        Seat seat = seatWithColon();
        return new PositionLine.Penalized(seat, openCards());
    }

    private PositionLine exposed() {
        Seat seat = seatWithColon();
        return new PositionLine.Exposed(seat, openCards());
    }

    private Seat seatWithColon() {
        Token token = line.take("N: E: S: W:");
        String text = token.text();
        boolean colon = text.length() == 2 && text.endsWith(":");
        return Cursor.seat(colon ? text.substring(0, 1) : "")
                .orElseThrow(() -> line.problem(token, Kind.NOT_ONE_OF, text, "N: E: S: W:"));
    }

    private PositionLine warned() {
        Seat seat = line.seat();
        Optional<Case> which = line.atEnd() ? Optional.empty() : Optional.of(line.ruling());
        return new PositionLine.Warned(seat, which);
    }

    private PositionLine limited() {
        Seat seat = line.seat();
        if (line.atEnd()) {
            return new PositionLine.Limited(seat, Allowed.ANY);
        }
        Token token = line.take("");
        return switch (token.text()) {
            case "draw" -> new PositionLine.Limited(seat, Allowed.DRAW);
            case "any" -> new PositionLine.Limited(seat, Allowed.ANY);
            case "open" -> new PositionLine.Limited(seat, Allowed.OPEN);
            default -> throw line.problem(token, Kind.NOT_ONE_OF, token.text(), "draw any open");
        };
    }

    private PositionLine turn() {
        Seat seat = line.seat();
        Token phase = line.take("draw play");
        if (phase.text().equals("draw")) {
            return new PositionLine.Turn(seat, Took.NOTHING);
        }
        if (!phase.text().equals("play")) {
            throw line.problem(phase, Kind.NOT_ONE_OF, phase.text(), "draw play");
        }
        if (line.atEnd()) {
            return new PositionLine.Turn(seat, Took.DREW);
        }
        Token took = line.take("");
        return switch (took.text()) {
            case "drawn" -> new PositionLine.Turn(seat, Took.DREW);
            case "picked-up" -> new PositionLine.Turn(seat, Took.PICKED_UP);
            default -> throw line.problem(took, Kind.NOT_ONE_OF, took.text(), "drawn picked-up");
        };
    }

    private PositionLine last() {
        Seat seat = line.seat();
        Token what = line.take("open tie");
        return switch (what.text()) {
            case "open" -> new PositionLine.Last(seat, true, line.meld(), List.of());
            case "tie" -> {
                MeldId meld = line.meld();
                yield new PositionLine.Last(seat, false, meld, openCards());
            }
            default -> throw line.problem(what, Kind.NOT_ONE_OF, what.text(), "open tie");
        };
    }

    private PositionLine timeOut() {
        Token turns = line.take("3");
        int count = line.number(turns.text(), turns.column());
        if (count == 0) {
            throw line.problem(turns, Kind.NOT_A_NUMBER, turns.text());
        }
        return new PositionLine.TimeOut(count);
    }

    private void expect(String word) {
        Token token = line.take(word);
        if (!token.text().equals(word)) {
            throw line.problem(token, Kind.NOT_ONE_OF, token.text(), word);
        }
    }

    /** One or more cards. */
    private List<CardName> someCards() {
        if (line.atEnd()) {
            line.take("7H ??");
        }
        return cards();
    }

    private List<CardName> cards() {
        List<CardName> cards = new ArrayList<>();
        while (!line.atEnd()) {
            columns.add(line.column());
            cards.add(line.card());
        }
        return List.copyOf(cards);
    }

    /** One or more cards, all of which lie open. */
    private List<CardName> openCards() {
        List<CardName> cards = new ArrayList<>();
        do {
            columns.add(line.column());
            cards.add(line.openCard());
        } while (!line.atEnd() && !line.peek().startsWith("frozen"));
        return List.copyOf(cards);
    }
}
