package burraco.practice;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.json.JsonFields;
import burraco.play.practice.BoardPlace;
import burraco.play.practice.MoveResult;
import burraco.play.practice.Sitter;
import burraco.play.practice.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Carries out what a person does on the practice page. Called on the table's thread. */
final class PracticeActions {
    private static final Set<String> KEYS = Set.of("call", "ok", "undo");
    private static final Set<String> OF_ARBITER = Set.of("start", "timeout");
    private static final int PERCENT = 100;
    private static final int MAX_CARDS = 108;

    private final PracticeSession session;
    private final JsonFields fields;

    PracticeActions(PracticeSession session, JsonFields fields) {
        this.session = session;
        this.fields = fields;
    }

    /** The outcome. */
    sealed interface Result {
        record Done() implements Result {}

        /** The move is physically impossible. */
        record Cannot(MoveResult.Refused why) implements Result {}

        /** The request cannot be understood. */
        record Unclear() implements Result {}
    }

    private static final Result DONE = new Result.Done();
    private static final Result UNCLEAR = new Result.Unclear();

    Result result() {
        return switch (fields.text("do").orElse("")) {
            case "move" -> move();
            case "deal" -> deal();
            case "press" -> press();
            case "seat" -> seat();
            case "slip" -> slip();
            case "speed" -> speed();
            case "pause" -> pause(true);
            case "go" -> pause(false);
            case "deals" -> deals();
            default -> UNCLEAR;
        };
    }

    private static Result of(MoveResult moved) {
        return moved instanceof MoveResult.Refused why ? new Result.Cannot(why) : DONE;
    }

    private Result move() {
        Optional<List<Card>> cards = cards(fields.text("cards").orElse(""));
        Optional<BoardPlace> to = where(fields.text("to").orElse(""));
        if (cards.isEmpty() || to.isEmpty()) {
            return UNCLEAR;
        }
        int index = Math.max(0, fields.number("index").orElse(Target.LAST));
        return of(session.practice().move(cards.get(), Target.of(to.get(), index)));
    }

    private static Optional<List<Card>> cards(String names) {
        List<Card> cards = new ArrayList<>();
        for (String name : names.strip().split(" +")) {
            Optional<CardName> one = CardName.parse(name);
            if (one.isEmpty() || !one.get().namesCopy() || cards.size() > MAX_CARDS) {
                return Optional.empty();
            }
            cards.add(one.get().card());
        }
        return Optional.of(cards);
    }

    private static Optional<BoardPlace> where(String name) {
        String[] words = name.strip().split(" +");
        String last = words[words.length - 1];
        return switch (words[0]) {
            case "stock" -> Optional.of(BoardPlace.STOCK);
            case "pile" -> Optional.of(BoardPlace.PILE);
            case "pozzetto" -> number(last).map(BoardPlace.Pozzetto::new);
            case "slot" ->
                    words.length == 3
                            ? number(last)
                                    .flatMap(slot ->
                                            line(words[1])
                                                    .map(line -> new BoardPlace.Slot(line, slot)))
                            : Optional.empty();
            case "fan" -> seat(last).map(BoardPlace.Fan::new);
            case "before" -> seat(last).map(BoardPlace.Before::new);
            case "beside" -> seat(last).map(BoardPlace.Beside::new);
            case "pack" -> seat(last).map(BoardPlace.Pack::new);
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> number(String text) {
        return text.matches("[1-9][0-9]?") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Seat> seat(String name) {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(name)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private static Optional<Line> line(String name) {
        for (Line line : Line.values()) {
            if (line.name().equals(name)) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    private Result deal() {
        if (session.practice().isDealing()) {
            return new Result.Cannot(new MoveResult.BeingDealt());
        }
        session.steward()
                .deal(session.latest().state(), session.host()::order, session.recordings());
        return DONE;
    }

    private Result press() {
        String key = fields.text("key").orElse("");
        Optional<Seat> seat = fields.text("seat").flatMap(PracticeActions::seat);
        if (OF_ARBITER.contains(key)) {
            session.practice().press(Button.of(key));
            return DONE;
        }
        if (!KEYS.contains(key) || seat.isEmpty()) {
            return UNCLEAR;
        }
        session.practice().press(new Button(key, seat.get().toString()));
        return DONE;
    }

    private Result seat() {
        Optional<Seat> seat = fields.text("seat").flatMap(PracticeActions::seat);
        String who = fields.text("sitter").orElse("");
        if (seat.isEmpty() || !who.equals("BOT") && !who.equals("PERSON")) {
            return UNCLEAR;
        }
        session.practice().seat(seat.get(), Sitter.valueOf(who));
        return DONE;
    }

    private Result slip() {
        Optional<String> of = fields.text("case");
        return of.map(this::asItStands).orElse(UNCLEAR);
    }

    /** The page's list may be out of date, so the mistake is looked up again. */
    private Result asItStands(String which) {
        Optional<String> seat = fields.text("seat");
        return session.slips().stream()
                .filter(one -> one.which().toString().equals(which))
                .filter(one -> seat.equals(Optional.of(one.seat().toString())))
                .findFirst()
                .map(one -> of(session.practice().commit(one)))
                .orElseGet(() -> new Result.Cannot(new MoveResult.TooLate()));
    }

    /** In percent: 400 is four times normal speed. */
    private Result speed() {
        OptionalInt percent = fields.number("percent");
        if (percent.isEmpty()) {
            return UNCLEAR;
        }
        session.speed((double) percent.getAsInt() / PERCENT);
        return DONE;
    }

    private Result pause(boolean on) {
        session.pause(on);
        return DONE;
    }

    private Result deals() {
        session.steward().deals(fields.number("on").orElse(1) != 0);
        return DONE;
    }
}
