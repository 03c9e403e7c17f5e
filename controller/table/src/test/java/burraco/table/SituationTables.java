package burraco.table;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.hal.Reading;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Tables in each situation that {@code docs/buttons.md} names. */
public final class SituationTables {
    public static final List<String> ALL =
            List.of(
                    "WAITING_FOR_THE_DEAL",
                    "DEALING",
                    "WAITING_FOR_THE_START",
                    "PLAYING",
                    "NOT_SECURED",
                    "RULING_OPEN",
                    "UNSURE",
                    "UNSURE and CHOOSING",
                    "UNSURE and CONTESTED",
                    "CONTESTED",
                    "CONTESTED by who is ruled against",
                    "CONTESTED by the other line",
                    "CHOOSING",
                    "CHOOSING for the other line",
                    "CHOOSING and CONTESTED",
                    "DIFFERS",
                    "DIFFERS, one line has said so",
                    "DIFFERS, look again is offered",
                    "PAUSED",
                    "TROUBLE",
                    "COUNTING",
                    "COUNTING, West enters the count",
                    "COUNTING, one line is counted",
                    "HAND_OVER, players have counted",
                    "HAND_OVER",
                    "MATCH_OVER");

    private SituationTables() {}

    /**
     * @param where the name of the situation, as on the page
     */
    public static TestTable in(String where) {
        TestTable table =
                new TestTable(new MatchInfo(2, false, Duration.ofMinutes(40), false, false));
        return switch (where.replace("`", "")) {
            case "WAITING_FOR_THE_DEAL" -> table;
            case "DEALING" -> {
                table.watcher().dealing = Optional.of(DealStage.GOES_ON);
                table.watcher().sees("deal W ??", 0);
                yield table.passed(Duration.ZERO).acts("deal N ??");
            }
            case "WAITING_FOR_THE_START" -> {
                table.watcher().dealing = Optional.of(DealStage.RESTS);
                yield table;
            }
            case "PLAYING", "NOT_SECURED" -> played(table);
            case "RULING_OPEN" -> wrong(table);
            case "UNSURE" -> played(table).unsure(Seat.WEST, "7H/1", true);
            case "UNSURE and CHOOSING" ->
                    table.deal()
                            .acts("W draw", "W open 5H JK 7H 8H TH")
                            .unsure(Seat.WEST, "7C/1", true);
            case "UNSURE and CONTESTED" ->
                    played(table)
                            .player(Seat.NORTH, new Command.Undo())
                            .unsure(Seat.WEST, "7C/1", true);
            case "CONTESTED" -> played(table).player(Seat.WEST, new Command.Undo());
            case "CONTESTED by who is ruled against" ->
                    wrong(table).player(Seat.WEST, new Command.Undo());
            case "CONTESTED by the other line" ->
                    wrong(table).player(Seat.NORTH, new Command.Undo());
            case "CHOOSING" -> table.deal().acts("W draw", "W open 5H JK 7H 8H TH");
            case "CHOOSING for the other line" ->
                    table.deal()
                            .acts("W draw", "W open 5H 6H 7H", "W open 5C 6C 7C")
                            .arbiter(new Command.Thrown(Seat.WEST, "JK", ""));
            case "CHOOSING and CONTESTED" ->
                    table.deal()
                            .acts("W draw", "W open 5H JK 7H 8H TH")
                            .player(Seat.NORTH, new Command.Undo());
            case "DIFFERS" -> differs(played(table));
            case "DIFFERS, one line has said so" ->
                    differs(played(table)).player(Seat.WEST, new Command.Ok());
            case "DIFFERS, look again is offered" ->
                    differs(played(table))
                            .player(Seat.WEST, new Command.Undo())
                            .player(Seat.WEST, new Command.Undo());
            case "PAUSED" -> played(table).arbiter(new Command.Pause());
            case "TROUBLE" ->
                    played(table)
                            .take(new Input.Read(new Reading.AntennaFault(table.now(), 1, "dead")));
            case "COUNTING" -> closed(table);
            case "COUNTING, West enters the count" -> closed(table).presses(Seat.WEST, "ok");
            case "COUNTING, one line is counted" -> closed(table).presses(Seat.WEST, "ok ok ok ok");
            case "HAND_OVER, players have counted" ->
                    closed(table).presses(Seat.WEST, "ok ok ok ok ok ok ok");
            case "HAND_OVER" -> counted(table);
            case "MATCH_OVER" -> counted(table).arbiter(new Command.End(""));
            default -> throw new IllegalArgumentException("no such situation: " + where);
        };
    }

    private static TestTable played(TestTable table) {
        return table.deal().acts("W draw", "W open 5H 6H 7H");
    }

    /** The eight of hearts has been lying at W's meld for a while. */
    private static TestTable differs(TestTable table) {
        Card card = CardName.parse("8H/1").orElseThrow().card();
        Zone place = new Zone.MeldSlot(Line.EW, 1);
        Optional<MeldId> meld = Optional.of(new MeldId(Line.EW, 1));
        return table.differs(new Discrepancy.Lies(card, place, meld), table.now() + 1);
    }

    private static TestTable wrong(TestTable table) {
        return table.deal().acts("W draw", "W open 5H 6H 8H");
    }

    private static TestTable counted(TestTable table) {
        played(table).arbiter(new Command.End("")).gathered();
        return table.arbiter(new Command.Score(1, 1, 500, 300, ""));
    }

    /** The hand ends by itself four turns after the time-out. */
    private static TestTable closed(TestTable table) {
        table.deal().arbiter(new Command.TimeOut());
        return table.acts(
                "W draw",
                "W discard 4C",
                "N draw",
                "N discard KD",
                "E draw",
                "E discard 3S",
                "S draw",
                "S discard 3D");
    }
}
