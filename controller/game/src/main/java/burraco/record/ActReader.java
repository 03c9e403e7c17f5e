package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.act.Source;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads action lines. */
final class ActReader {
    /** Cases that can be reported without naming anybody. */
    private static final Set<Case> NOBODYS =
            EnumSet.of(
                    Case.WRONG_DEAL,
                    Case.CARD_SEEN_IN_THE_DEAL,
                    Case.WRONG_NUMBER_DEALT,
                    Case.WRONG_NUMBER_NOTICED_LATE,
                    Case.DECK_NOT_WHOLE,
                    Case.DECK_NOT_WHOLE_IN_PLAY,
                    Case.DECK_NOT_WHOLE_AFTER_RESULT,
                    Case.OLD_POZZETTO_ON_THE_TABLE,
                    Case.OLD_POZZETTO_TAKEN,
                    Case.POZZETTO_NOT_OF_ELEVEN,
                    Case.STALL);

    /** More than an arbiter ever gives for a hand. */
    private static final int MOST_POINTS = 10_000;

    private static final String MINUTES = "[0-9]+m";

    private final Cursor line;
    private final List<Integer> columns = new ArrayList<>();
    private final List<Integer> names = new ArrayList<>();

    private ActReader(Cursor line) {
        this.line = line;
    }

    static ActionLine read(Cursor line) {
        int column = line.column();
        Signature signature = line.peek().equals("arbiter") ? line.signature() : Signature.NONE;
        Optional<Token> late = line.takeLast("?");
        boolean seats = Cursor.seat(line.peek()).isPresent();
        if (late.isPresent() && !seats) {
            throw line.problem(late.get(), Kind.LATE_ONLY_BEHIND_SEATS);
        }
        ActReader reader = new ActReader(line);
        Act act = seats ? reader.ofSeat(line.seat()) : reader.around();
        line.expectEnd();
        return new ActionLine(
                line.line(),
                act,
                late.isPresent(),
                signature,
                column,
                reader.columns,
                reader.names,
                line.comment());
    }

    private Act around() {
        Token first = line.take("N draw");
        return switch (first.text()) {
            case "lot" -> new Act.Lot(line.seat(), openCard());
            case "shuffle" -> new Act.Shuffle(line.seat());
            case "cut" -> new Act.Cut(line.seat());
            case "deal" -> deal();
            case "turnup" -> new Act.TurnUp(card(), place());
            case "notice" ->
                    new Act.Notice(line.atEnd() ? Optional.empty() : Optional.of(line.seat()));
            case "doubt" -> doubt();
            case "timeout" -> new Act.TimeOut();
            case "end" -> new Act.End();
            case "arbiter" -> arbiter();
            case "gap" -> new GapReader(line, columns, names).read();
            default -> {
                if (first.text().startsWith("+")) {
                    yield elapse(first);
                }
                throw line.problem(first, Kind.UNKNOWN_STATEMENT, first.text());
            }
        };
    }

    private Act deal() {
        String to = line.peek();
        if (to.equals("P1") || to.equals("P2")) {
            names.add(line.column());
            line.take("");
            return new Act.DealPozzetto(to.charAt(1) - '0', card());
        }
        return new Act.Deal(line.seat(), card());
    }

    private Act doubt() {
        Seat seat = line.seat();
        if (line.atEnd()) {
            return new Act.Doubt(seat, Optional.empty());
        }
        Token which = line.take("1");
        int number = line.number(which.text(), which.column());
        if (number == 0) {
            throw line.problem(which, Kind.NOT_ONE_OF, which.text(), "1 2 3");
        }
        return new Act.Doubt(seat, Optional.of(number));
    }

    private Act elapse(Token token) {
        OptionalLong millis = Cursor.time(token.text().substring(1));
        return new Act.Elapse(
                millis.orElseThrow(
                        () -> line.problem(token, Kind.NOT_ONE_OF, token.text(), "+12s +0.350s")));
    }

    private Act arbiter() {
        if (line.takeIf("waive")) {
            return new Act.Waive();
        }
        if (line.takeIf("redeal")) {
            return new Act.Redeal();
        }
        if (DecisionReader.begins(line.peek())) {
            return new Act.Decide(new DecisionReader(line, columns, names).read());
        }
        if (line.takeIf("points")) {
            Line side = line.side();
            Token points = line.take("100");
            String text = points.text();
            boolean signed = text.startsWith("-") || text.startsWith("+");
            int number = line.number(signed ? text.substring(1) : text, points.column());
            if (number > MOST_POINTS) {
                throw line.problem(points, Kind.NOT_A_NUMBER, text);
            }
            return new Act.ArbiterPoints(side, text.startsWith("-") ? -number : number);
        }
        return report();
    }

    private Act report() {
        if (line.peek().equals(Case.DECIDED.toString())) {
            Token id = line.take("");
            throw line.problem(id, Kind.NOT_ONE_OF, id.text(), DecisionReader.FORMS);
        }
        Case which = line.ruling();
        if (line.atEnd() && NOBODYS.contains(which)) {
            return new Act.Report(
                    which, Optional.empty(), Optional.empty(), List.of(), Optional.empty());
        }
        // A phantom card that turns up in a meld belongs to the meld's line.
        boolean byMeld =
                which == Case.PHANTOM_CARD_IN_AN_OLD_MELD && Cursor.meld(line.peek()).isPresent();
        Optional<Seat> seat = byMeld ? Optional.empty() : Optional.of(line.seat());
        Optional<MeldId> meld = Cursor.meld(line.peek());
        if (meld.isPresent()) {
            line.take("");
        }
        List<CardName> cards = new ArrayList<>();
        while (!line.atEnd() && !line.peek().matches(MINUTES)) {
            cards.add(card());
        }
        return new Act.Report(which, seat, meld, List.copyOf(cards), minutes());
    }

    private Optional<Integer> minutes() {
        if (line.atEnd()) {
            return Optional.empty();
        }
        Token token = line.take("7m");
        String digits = token.text().substring(0, token.text().length() - 1);
        return Optional.of(line.number(digits, token.column()));
    }

    private Act ofSeat(Seat seat) {
        Token verb = line.take("draw pickup open tie discard …");
        return switch (verb.text()) {
            case "draw" -> new Act.Draw(seat, cards());
            case "pickup" -> new Act.Pickup(seat, cards());
            case "open" -> open(seat);
            case "tie" -> new Act.Tie(seat, meld(), someOpenCards());
            case "discard" -> discard(seat);
            case "pozzetto" -> pozzetto(seat);
            case "look" -> new Act.Look(seat);
            case "takeback" -> takeBack(seat);
            case "putback" -> putBack(seat);
            case "merge" -> new Act.Merge(seat, meld(), meld());
            case "lay" -> new Act.Lay(seat, someOpenCards());
            case "expose" -> new Act.Expose(seat, openCard());
            case "show" -> new Act.Show(seat, openCard());
            case "cannot" -> new Act.Cannot(seat);
            case "say" -> say(seat);
            default -> throw line.problem(verb, Kind.UNKNOWN_STATEMENT, verb.text());
        };
    }

    private Act open(Seat seat) {
        List<CardName> cards = someOpenCards();
        Optional<MeldId> as = Optional.empty();
        if (atName()) {
            line.take("");
            as = Optional.of(meld());
        }
        return new Act.Open(seat, cards, as);
    }

    private Act discard(Seat seat) {
        List<CardName> cards = new ArrayList<>();
        do {
            cards.add(card());
        } while (!line.atEnd() && !line.peek().startsWith("@"));
        return new Act.Discard(seat, List.copyOf(cards), place());
    }

    private Optional<DiscardPlace> place() {
        if (line.atEnd()) {
            return Optional.empty();
        }
        names.add(line.column());
        Token token = line.take("");
        for (DiscardPlace place : DiscardPlace.values()) {
            if (token.text().equals(ActText.place(place))) {
                return Optional.of(place);
            }
        }
        if (!token.text().startsWith("@")) {
            throw line.problem(token, Kind.NOTHING_EXPECTED, token.text());
        }
        throw line.problem(token, Kind.NOT_A_PLACE, token.text());
    }

    private Act pozzetto(Seat seat) {
        if (line.atEnd()) {
            return new Act.TakePozzetto(seat, Optional.empty());
        }
        names.add(line.column());
        Token token = line.take("");
        if (!token.text().matches("[123]")) {
            throw line.problem(token, Kind.NOT_ONE_OF, token.text(), "1 2 3");
        }
        return new Act.TakePozzetto(seat, Optional.of(token.text().charAt(0) - '0'));
    }

    private Act takeBack(Seat seat) {
        if (line.takeIf("discard")) {
            return new Act.TakeBackDiscard(seat, openCards());
        }
        return new Act.TakeBack(seat, meld(), openCards());
    }

    private Act putBack(Seat seat) {
        Token token = line.take("stock pile pozzetto");
        for (Source source : Source.values()) {
            if (source.name().toLowerCase(Locale.ROOT).equals(token.text())) {
                return new Act.PutBack(seat, source);
            }
        }
        throw line.problem(token, Kind.NOT_ONE_OF, token.text(), "stock pile pozzetto");
    }

    private Act say(Seat seat) {
        Token token = line.take("draw");
        if (!token.text().equals("draw")) {
            throw line.problem(token, Kind.NOT_ONE_OF, token.text(), "draw");
        }
        return new Act.SayDraw(seat);
    }

    private MeldId meld() {
        names.add(line.column());
        return line.meld();
    }

    // Cards

    private CardName card() {
        columns.add(line.column());
        return line.card();
    }

    private CardName openCard() {
        columns.add(line.column());
        return line.openCard();
    }

    /** All cards that follow, possibly none. */
    private List<CardName> cards() {
        List<CardName> cards = new ArrayList<>();
        while (!line.atEnd()) {
            cards.add(card());
        }
        return List.copyOf(cards);
    }

    private List<CardName> openCards() {
        List<CardName> cards = new ArrayList<>();
        while (!line.atEnd()) {
            cards.add(openCard());
        }
        return List.copyOf(cards);
    }

    /** At least one card, up to a word that is no card. */
    private List<CardName> someOpenCards() {
        List<CardName> cards = new ArrayList<>();
        do {
            cards.add(openCard());
        } while (!line.atEnd() && !atName());
        return List.copyOf(cards);
    }

    /** "as" names a meld if a meld's name follows; otherwise it is the ace of spades. */
    private boolean atName() {
        return line.peek().equals("as") && Cursor.meld(line.peekSecond()).isPresent();
    }
}
