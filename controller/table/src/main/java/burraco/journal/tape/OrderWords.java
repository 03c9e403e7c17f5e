package burraco.journal.tape;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.RecordChange;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** Writes and reads commands as lists of words, for the journal. */
public final class OrderWords {
    /** In place of a time that there is not. */
    private static final String NONE = "-";

    private OrderWords() {}

    public static List<String> words(Command command, Names names) {
        return switch (command) {
            case Command.Ok _ -> List.of("ok");
            case Command.Undo _ -> List.of("undo");
            case Command.Call _ -> List.of("call");
            case Command.Start(var dealer) ->
                    dealer.map(seat -> List.of("start", seat.toString())).orElse(List.of("start"));
            case Command.TimeOut _ -> List.of("timeout");
            case Command.Waive(var meant, var why) ->
                    meant.map(one -> List.of("waive", why, "" + one.act(), "" + one.which()))
                            .orElse(List.of("waive", why));
            case Command.Report(var line, var why) -> List.of("report", line, why);
            case Command.Decide(var line, var why) -> List.of("decide", line, why);
            case Command.Points(var line, var points, var why) ->
                    List.of("points", line.toString(), "" + points, why);
            case Command.Redeal(var why) -> List.of("redeal", why);
            case Command.End(var why) -> List.of("end", why);
            case Command.EndUnseen(var why) -> List.of("end-unseen", why);
            case Command.NextHand _ -> List.of("next-hand");
            case Command.Attend(var seats) ->
                    Stream.concat(Stream.of("attend"), seats.stream().sorted().map(Seat::toString))
                            .toList();
            case Command.Left(var match, var hand, var line, var points) ->
                    List.of("left", "" + match, "" + hand, line.toString(), "" + points);
            case Command.Score(var match, var hand, var ns, var ew, var why) ->
                    List.of("score", "" + hand, "" + ns, "" + ew, why, "" + match);
            case Command.Amend(var match, var hand, var ns, var ew, var ground) ->
                    List.of("amend", "" + hand, "" + ns, "" + ew, ground.name(), "" + match);
            case Command.Confirm(var match, var hand, var line, var why) ->
                    List.of("confirm", "" + hand, line.toString(), why, "" + match);
            case Command.Look(var why) -> List.of("look", why);
            case Command.Settle(var item, var how, var why) ->
                    List.of("settle", "" + item, how.name(), why);
            case Command.Pause _ -> List.of("pause");
            case Command.Resume _ -> List.of("resume");
            case Command.Dismiss(var why) -> List.of("dismiss", why);
            case Command.Correct(var change, var why) -> change(change, why);
            case Command.TakeBack(var correction, var why) ->
                    List.of("take-back", "" + correction, why);
            case Command.Choose(var act, var option, var why) ->
                    List.of("choose", "" + act, "" + option, why);
            case Command.Thrown(var seat, var cards, var why) ->
                    List.of("thrown", seat.toString(), cards, why);
            case Command.Belongs(var match, var tournament, var round) ->
                    List.of("belongs", "" + match, tournament, round);
            case Command.Assign(var what) -> assign(what, names);
            case Command.Name(var seat, var name) ->
                    List.of("name", seat.toString(), "" + names.idOf(name));
        };
    }

    private static List<String> assign(Assignment what, Names names) {
        List<String> words = new ArrayList<>(List.of("assign", "" + what.version()));
        words.addAll(List.of(what.tournament(), what.round(), what.table(), "" + what.hands()));
        for (Seat seat : Seat.values()) {
            words.add("" + names.idOf(what.names().getOrDefault(seat, "")));
        }
        words.add(what.ends().isPresent() ? "" + what.ends().getAsLong() : NONE);
        words.addAll(List.of("" + what.paused(), what.message()));
        return words;
    }

    private static List<String> change(RecordChange change, String why) {
        return switch (change) {
            case RecordChange.Replace(var line, var was, var now) ->
                    List.of("replace", "" + line, was, now, why);
            case RecordChange.Insert(var line, var now) -> List.of("insert", "" + line, now, why);
            case RecordChange.Strike(var line, var was) -> List.of("strike", "" + line, was, why);
        };
    }

    static Command read(List<String> words, Names names) {
        Rest rest = new Rest(new ArrayList<>(words).iterator());
        String first = rest.word();
        return switch (first) {
            case "ok" -> new Command.Ok();
            case "undo" -> new Command.Undo();
            case "call" -> new Command.Call();
            case "start" -> new Command.Start(rest.maybeSeat());
            case "timeout" -> new Command.TimeOut();
            case "waive" -> waive(rest.word(), rest);
            case "report" -> new Command.Report(rest.word(), rest.word());
            case "decide" -> new Command.Decide(rest.word(), rest.word());
            case "points" -> new Command.Points(rest.line(), rest.number(), rest.word());
            case "redeal" -> new Command.Redeal(rest.reason());
            case "end" -> new Command.End(rest.reason());
            case "end-unseen" -> new Command.EndUnseen(rest.word());
            case "next-hand" -> new Command.NextHand();
            case "attend" -> attend(rest);
            case "left" ->
                    new Command.Left(rest.number(), rest.number(), rest.line(), rest.number());
            case "score" -> score(rest);
            case "amend" -> amend(rest);
            case "confirm" -> confirm(rest);
            case "look" -> new Command.Look(rest.word());
            case "settle" -> new Command.Settle(rest.number(), rest.settling(), rest.word());
            case "pause" -> new Command.Pause();
            case "resume" -> new Command.Resume();
            case "dismiss" -> new Command.Dismiss(rest.reason());
            case "replace" ->
                    new Command.Correct(
                            new RecordChange.Replace(rest.number(), rest.word(), rest.word()),
                            rest.word());
            case "insert" ->
                    new Command.Correct(
                            new RecordChange.Insert(rest.number(), rest.word()), rest.word());
            case "strike" ->
                    new Command.Correct(
                            new RecordChange.Strike(rest.number(), rest.word()), rest.word());
            case "take-back" -> new Command.TakeBack(rest.number(), rest.reason());
            case "choose" -> new Command.Choose(rest.number(), rest.number(), rest.word());
            case "thrown" -> new Command.Thrown(rest.seat(), rest.word(), rest.reason());
            case "belongs" -> new Command.Belongs(rest.number(), rest.word(), rest.word());
            case "assign" -> new Command.Assign(assignment(rest, names));
            case "name" -> new Command.Name(rest.seat(), names.nameOf(rest.number()));
            default -> throw new UnreadableException("nobody gives the order " + first);
        };
    }

    private static Assignment assignment(Rest rest, Names names) {
        long version = rest.longNumber();
        String tournament = rest.word();
        String round = rest.word();
        String table = rest.word();
        int hands = rest.number();
        Map<Seat, String> people = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            people.put(seat, names.nameOf(rest.number()));
        }
        OptionalLong ends = rest.maybeMoment();
        boolean paused = Boolean.parseBoolean(rest.word());
        return new Assignment(
                version, tournament, round, table, hands, people, ends, paused, rest.word());
    }

    private static Command attend(Rest rest) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        while (rest.words().hasNext()) {
            seats.add(rest.seat());
        }
        return new Command.Attend(seats);
    }

    // The match comes last, because earlier versions did not write it.

    private static Command score(Rest rest) {
        int hand = rest.number();
        int ns = rest.number();
        int ew = rest.number();
        String why = rest.word();
        return new Command.Score(rest.maybeNumber(), hand, ns, ew, why);
    }

    private static Command amend(Rest rest) {
        int hand = rest.number();
        int ns = rest.number();
        int ew = rest.number();
        AmendmentGround ground = rest.ground();
        return new Command.Amend(rest.maybeNumber(), hand, ns, ew, ground);
    }

    private static Command confirm(Rest rest) {
        int hand = rest.number();
        Line line = rest.line();
        String why = rest.word();
        return new Command.Confirm(rest.maybeNumber(), hand, line, why);
    }

    /** Journals of earlier versions do not say which ruling was meant. */
    private static Command waive(String why, Rest rest) {
        Optional<Command.Meant> meant =
                rest.words().hasNext()
                        ? Optional.of(new Command.Meant(rest.number(), rest.ruling()))
                        : Optional.empty();
        return new Command.Waive(meant, why);
    }

    /** The words of an order that have not been read yet. */
    private record Rest(Iterator<String> words) {
        String word() {
            try {
                return words.next();
            } catch (NoSuchElementException no) {
                throw new UnreadableException("an order ends too early");
            }
        }

        /** The reason; journals of earlier versions have none for some orders. */
        String reason() {
            return words.hasNext() ? word() : "";
        }

        int number() {
            String word = word();
            try {
                return Integer.parseInt(word);
            } catch (NumberFormatException no) {
                throw new UnreadableException("expected a number: " + word);
            }
        }

        long longNumber() {
            return longNumber(word());
        }

        private static long longNumber(String word) {
            try {
                return Long.parseLong(word);
            } catch (NumberFormatException no) {
                throw new UnreadableException("expected a number: " + word);
            }
        }

        OptionalLong maybeMoment() {
            String word = word();
            return word.equals(NONE) ? OptionalLong.empty() : OptionalLong.of(longNumber(word));
        }

        /** The next number; 0 if no word is left. */
        int maybeNumber() {
            return words.hasNext() ? number() : 0;
        }

        Optional<Seat> maybeSeat() {
            return words.hasNext() ? Optional.of(seat()) : Optional.empty();
        }

        Seat seat() {
            return one(Seat.values(), word());
        }

        Line line() {
            return one(Line.values(), word());
        }

        Case ruling() {
            return one(Case.values(), word());
        }

        DiscrepancyAnswer settling() {
            return one(DiscrepancyAnswer.values(), word());
        }

        AmendmentGround ground() {
            return one(AmendmentGround.values(), word());
        }

        private static <T> T one(T[] all, String word) {
            for (T each : all) {
                if (each.toString().equals(word)) {
                    return each;
                }
            }
            throw new UnreadableException("expected something else than " + word);
        }
    }
}
