package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.sheet.Refusal;
import burraco.table.state.ArbiterCall;
import burraco.table.state.WaivableRuling;
import burraco.testing.Layouts;
import burraco.tracking.course.WithdrawalReason;
import burraco.words.Language;
import burraco.words.Problems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The commands of players and of the arbiter. */
class CommandHandlerTest {
    private final TestTable table = new TestTable();

    // Players

    @Test
    void aPlayerAnswersWhatOnlyAPersonCanTell() {
        table.deal().acts("W draw").quietly().unsure(Seat.WEST, "7H/1", true);
        table.player(Seat.NORTH, new Command.Ok());
        assertEquals("unsure 0\nrefused NOTHING_TO_ANSWER", table.effects());
        table.player(Seat.WEST, new Command.Undo());
        assertEquals("answered 0 no", table.effects());
        assertEquals(List.of(false), table.watcher().answers);
    }

    @Test
    void whetherSomebodyDidWrongHisOpponentsSay() {
        table.deal().acts("W discard 4C ?").quietly().suspects(Seat.WEST, "4C/1");
        table.player(Seat.WEST, new Command.Ok()).player(Seat.EAST, new Command.Ok());
        assertEquals(
                "unsure 0\nrefused NOTHING_TO_ANSWER\nrefused NOTHING_TO_ANSWER", table.effects());
        table.player(Seat.SOUTH, new Command.Undo());
        assertEquals("answered 0 no\nnotice ▲ 6.2 W: advise", first(table.effects(), 2));
        assertEquals(List.of(), table.state().questions());
    }

    @Test
    void ifTheySayThatItWasInOrderNobodyIsBlamed() {
        table.deal().acts("W discard 4C ?").quietly().suspects(Seat.WEST, "4C/1").quietly();
        table.player(Seat.NORTH, new Command.Ok());
        assertEquals("answered 0 yes\ndoubt W", table.effects());
        table.acts("N draw").player(Seat.SOUTH, new Command.Call());
        assertFalse(table.effects().contains("▲"), table::wholeRecord);
    }

    /** The act alone does not show whether it was lawful. */
    @Test
    void aCardThatIsLaidAgainDoesNotAnswerThat() {
        table.deal().acts("W discard 4C ?").suspects(Seat.WEST, "4C/1").quietly();
        table.acts("N pickup", "N open 4C 5C 6C");
        assertFalse(table.effects().contains("resolved"));
        assertEquals(1, table.state().questions().size());
    }

    private static String first(String effects, int lines) {
        return effects.lines().limit(lines).collect(Collectors.joining("\n"));
    }

    @Test
    void ifAnOpponentAgreesThatAnActWasNoneItIsStruck() {
        table.deal().acts("W draw", "W open 5H 6H 8H").quietly();
        table.player(Seat.WEST, new Command.Undo());
        assertEquals(Seat.WEST, table.state().contest().orElseThrow().by());
        table.player(Seat.EAST, new Command.Ok());
        assertEquals("W contests\nrefused OTHERS_DECIDE", table.effects());
        table.player(Seat.NORTH, new Command.Ok());
        assertTrue(table.effects().endsWith("contest over\ncorrected 0"));
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void whoContestsMayThinkAgain() {
        table.deal().acts("W draw").quietly();
        table.player(Seat.NORTH, new Command.Undo()).player(Seat.NORTH, new Command.Ok());
        assertEquals("N contests\ncontest over", table.effects());
        assertEquals(List.of("W draw"), table.record());
    }

    @Test
    void inTheDealThereIsNothingToContest() {
        table.player(Seat.NORTH, new Command.Undo());
        assertEquals("refused NOTHING_TO_CONTEST", table.effects());
    }

    @Test
    void buttonsAtTheTableAreOrdersLikeAnyOther() {
        press(Button.of("start"));
        table.deal().acts("W draw").quietly();
        press(new Button("call", "N"));
        press(new Button("undo", "N"));
        press(new Button("undo", "nobody"));
        press(Button.of("timeout"));
        assertEquals("called\nnotice N\nN contests\ntimeout", table.effects());
        assertTrue(table.state().started());
    }

    private void press(Button button) {
        table.take(new Input.Read(new Reading.Press(table.now(), button)));
    }

    @Test
    void aCallAfterTheEndStillCounts() {
        table.deal().arbiter(new Command.End("")).quietly();
        table.player(Seat.NORTH, new Command.Call());
        assertEquals("called\nnotice N", table.effects());
    }

    // The arbiter

    @Test
    void aWaivedRulingIsDueNoMore() {
        table.deal().acts("W draw", "W open 5H 6H 8H").quietly();
        table.arbiter(new Command.Waive(""));
        assertEquals("arbiter waive\ncorrected 0", table.effects());
        assertTrue(table.state().hand().open().owed().isEmpty());
        table.acts("W tie EW1 7H");
        assertEquals("W tie EW1 7H", table.effects());
    }

    @Test
    void withoutARulingNothingIsWaived() {
        table.deal().acts("W draw").quietly().arbiter(new Command.Waive(""));
        assertEquals("refused NOTHING_TO_WAIVE", table.effects());
    }

    private Command waive(WaivableRuling ruling) {
        return new Command.Waive(Optional.of(new Command.Meant(ruling.act(), ruling.which())), "");
    }

    @Test
    @DisplayName("An arbiter waives the ruling that he has read, and no other one")
    void theRulingThatIsMeantIsWaived() {
        table.deal().acts("W draw", "W open 5H 6H 8H");
        WaivableRuling read = table.state().hand().waivable().orElseThrow();
        assertEquals("26.1", read.which().toString());
        table.arbiter(new Command.Report("arbiter 20.1 N", "")).quietly();
        table.arbiter(waive(read));
        assertEquals("refused OTHER_RULING", table.effects());
        table.quietly().arbiter(waive(table.state().hand().waivable().orElseThrow()));
        assertEquals("arbiter waive\ncorrected 1", table.effects());
        table.quietly().arbiter(waive(read));
        assertEquals("refused NOTHING_TO_WAIVE", table.effects());
    }

    @Test
    @DisplayName("A ruling that was carried out, and has no lasting effect, cannot be waived")
    void aRulingThatWasCarriedOutIsNotWaived() {
        table.deal().acts("W draw", "W open 5H 6H 7H");
        table.arbiter(new Command.Decide("arbiter penalize W 7H", ""));
        WaivableRuling ruling = table.state().hand().waivable().orElseThrow();
        table.acts("W lay 7H").quietly();
        assertEquals(Optional.empty(), table.state().hand().waivable());
        table.arbiter(waive(ruling));
        assertEquals("refused RULING_IS_CARRIED_OUT", table.effects());
    }

    @Test
    @DisplayName("A warning can be waived at any time, because that changes something")
    void aWarningStaysWaivable() {
        table.deal().acts("W draw").arbiter(new Command.Report("arbiter 20.1 N", ""));
        table.acts("W discard 4C", "N draw");
        assertEquals("20.1", table.state().hand().waivable().orElseThrow().which().toString());
    }

    @Test
    void aWaiverStandsWhenAnActBeneathItWasAnotherOne() {
        table.deal().acts("W draw", "W open 5H 6H 8H").arbiter(new Command.Waive(""));
        table.watcher().withdraws(WithdrawalReason.MORE_LAID, table.now());
        table.wasRather("W open 5H 6H 8H 9H");
        assertEquals(List.of("W draw", "W open 5H 6H 8H 9H", "arbiter waive"), table.record());
        assertTrue(table.state().hand().open().owed().isEmpty());
    }

    @Test
    void aReportIsRuledLikeAnyAct() {
        table.deal().quietly().arbiter(new Command.Report("arbiter 20.1 N", ""));
        assertEquals("arbiter 20.1 N ▲ 20.1 N: warn N\ncorrected 0", table.effects());
        table.arbiter(new Command.Report("W draw", ""))
                .arbiter(new Command.Report("arbiter 99 N", ""));
        assertEquals("refused NO_REPORT\nrefused NOT_A_CASE", table.effects());
    }

    @Test
    void aDecisionIsToldAndOwedLikeAnyRuling() {
        table.deal().acts("W draw", "W open 5H 6H 7H").quietly();
        table.arbiter(new Command.Decide("arbiter penalize W 7H", "seen by E; art. 22"));
        assertEquals("arbiter penalize W 7H ▲ 0.4 W: penalize W 7H\ncorrected 0", table.effects());
        assertEquals(1, table.state().hand().open().owed().size());
        table.acts("W lay 7H");
        assertTrue(table.state().hand().open().owed().isEmpty());
    }

    @Test
    void aDecisionStandsOnRecordWithItsReason() {
        table.deal().acts("W draw", "W open 5H 6H 7H").quietly();
        table.arbiter(new Command.Decide("arbiter freeze EW1", "told; then shown"));
        assertEquals("arbiter freeze EW1 why told, then shown", table.record().getLast());
    }

    @Test
    void aDecisionIsTakenBack() {
        table.deal().acts("W draw", "W open 5H 6H 7H");
        table.arbiter(new Command.Decide("arbiter penalize W 7H", "")).quietly();
        table.arbiter(new Command.TakeBack(0, "another card"));
        assertTrue(table.state().hand().open().owed().isEmpty());
        assertEquals(List.of("W draw", "W open 5H 6H 7H"), table.record());
    }

    /** If that was a mistake, it was a closing after all. */
    @Test
    void aHandThatWasWronglyClosedGoesOn() {
        table.deal()
                .acts(
                        "W draw",
                        "W open 3H 4H 5H 6H 7H 8H 9H TH",
                        "W open AS AC AD",
                        "W discard KD",
                        "W pozzetto",
                        "N draw",
                        "N discard KS",
                        "E draw",
                        "E discard QS",
                        "S draw",
                        "S discard JS",
                        "W draw",
                        "W open 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
                        "W discard 4S");
        assertEquals(Phase.OVER, table.state().hand().open().phase());
        table.arbiter(new Command.Decide("arbiter reopen", "told by his partner"));
        assertEquals(Phase.PLAY, table.state().hand().open().phase());
        assertEquals(0, table.state().hand().ew().closing());
        table.arbiter(new Command.TakeBack(0, "")).quietly();
        assertEquals(Phase.OVER, table.state().hand().open().phase());
        assertEquals(100, table.state().hand().ew().closing());
    }

    @Test
    void whatIsNoDecisionIsRefused() {
        table.deal().acts("W draw").quietly();
        table.arbiter(new Command.Decide("arbiter 20.1 N", ""))
                .arbiter(new Command.Decide("arbiter reopen", ""))
                .arbiter(new Command.Decide("arbiter freeze EW1", ""));
        assertEquals(
                "refused NO_DECISION\nrefused NOBODY_HAS_CLOSED\nrefused NO_SUCH_MELD",
                table.effects().replaceAll(" [0-9]+$", ""));
    }

    @Test
    void whatIsSaidInTheDealIsOnRecordWhenTheFirstCardIsFaced() {
        table.arbiter(new Command.Points(Line.NS, 100, "")).arbiter(new Command.TimeOut());
        assertEquals("", table.effects());
        table.deal();
        assertEquals("turnup 9S\narbiter points NS 100\ncorrected 0\ntimeout", table.effects());
    }

    @Test
    void afterARedealTheSameDealerDealsAgain() {
        table.deal().acts("W draw").arbiter(new Command.Redeal(""));
        assertEquals(Phase.DEAL, table.state().hand().phase());
        table.quietly().deal().acts("W draw", "W discard 4C");
        assertEquals("turnup 9S\nW draw ??\nW discard 4C", table.effects());
        assertEquals(Seat.SOUTH, table.state().hand().dealer());
        assertTrue(table.wholeRecord().contains("arbiter redeal\ndeal W ??"));
    }

    @Test
    void aTimeOutOutlivesARedeal() {
        table.deal().arbiter(new Command.TimeOut()).arbiter(new Command.Redeal("")).deal();
        assertEquals(4, table.state().clocks().turnsLeft().orElseThrow());
    }

    @Test
    void theNextHandMayBeginBeforeTheCardsAreSeenToBeGathered() {
        table.deal().quietly().arbiter(new Command.NextHand()).arbiter(new Command.End(""));
        table.arbiter(new Command.NextHand());
        assertEquals("refused HAND_IS_NOT_OVER\nend\nhand 1 stopped", table.effects());
        table.deal();
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
    }

    @Test
    void anotherDealerMayBeginBeforeAnythingIsDealt() {
        table.arbiter(new Command.Start(Optional.of(Seat.EAST))).deal();
        assertEquals(Seat.SOUTH, table.state().hand().acting().orElseThrow());
        table.quietly().arbiter(new Command.Start(Optional.empty()));
        assertEquals("refused HAND_IS_BEGUN", table.effects());
    }

    /** S was assumed to deal; the cards show that it is W, and that N comes after him. */
    @Test
    void whomTheCardsShowToDealIsTheDealerAndTheMatchGoesOnFromHim() {
        table.watcher().seesThatDeals(Seat.WEST);
        table.watcher().sees("deal N ??", table.now());
        table.acts("deal E ??");
        assertEquals("", table.effects(), "nothing is wrong with such a deal");
        assertEquals(Seat.WEST, table.state().hand().dealer());
        assertEquals(Seat.WEST, table.state().match().dealer());
        assertTrue(table.wholeRecord().contains("[Dealer \"W\"]"), table.wholeRecord());
        table.arbiter(new Command.Redeal("")).deal();
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
        table.arbiter(new Command.End("")).arbiter(new Command.NextHand());
        assertEquals(Seat.NORTH, table.state().hand().dealer());
    }

    @Test
    void whoeverTheArbiterSaysDealsDealsThoughItWasPresumedSo() {
        List<Boolean> known = new ArrayList<>();
        Table said =
                new Table(
                        Layouts.reference(),
                        Seat.SOUTH,
                        (dealer, isKnown, learnt, now) -> {
                            known.add(isKnown);
                            return new ScriptedWatcher(Layouts.reference(), dealer);
                        });
        Command start = new Command.Start(Optional.of(Seat.SOUTH));
        said.take(new Input.Ordered(0, TestTable.ARBITER, start));
        said.take(new Input.Ordered(1, TestTable.ARBITER, new Command.Redeal("")));
        assertEquals(List.of(false, true), known, "at first it is presumed");
    }

    @Test
    void nobodyDoesWhatIsTheOthers() {
        table.deal().quietly();
        table.arbiter(new Command.Ok()).player(Seat.NORTH, new Command.End(""));
        assertEquals("refused ONLY_FOR_PLAYERS\nrefused ONLY_FOR_ARBITERS", table.effects());
    }

    @Test
    void whoeverCallsWithoutEndIsRefusedAtLast() {
        table.deal().arbiter(new Command.End(""));
        for (int i = 0; i < 2_000; i++) {
            table.player(i % 2 == 0 ? Seat.NORTH : Seat.EAST, new Command.Call());
        }
        assertTrue(table.effects().endsWith("refused TOO_MUCH"));
        assertTrue(table.record().size() <= 2_000);
    }

    @ParameterizedTest
    @EnumSource
    void everyRefusalIsSaidInBothLanguages(Refusal.Why why) {
        for (Language language : Language.values()) {
            String sentence = Problems.in(language).say(why, List.of(12, "W draw"));
            assertTrue(!sentence.isBlank() && !sentence.contains("{"), sentence);
        }
    }

    @Test
    @DisplayName("A player who calls waits until the arbiter has come, even into the next hand")
    void whoCallsWaitsForTheArbiter() {
        table.deal().player(Seat.SOUTH, new Command.Call()).passed(Duration.ofSeconds(5));
        table.player(Seat.SOUTH, new Command.Call()).player(Seat.EAST, new Command.Call());
        assertEquals(
                List.of(Seat.SOUTH, Seat.EAST),
                table.state().calling().stream().map(ArbiterCall::seat).toList());
        Command all = new Command.Attend(Set.of());
        table.quietly().arbiter(all).arbiter(all);
        assertEquals("attended\nrefused NOTHING_TO_ANSWER", table.effects());
        assertEquals(List.of(), table.state().calling());
        table.player(Seat.WEST, new Command.Call()).arbiter(new Command.End("")).gathered();
        assertEquals(List.of(Seat.WEST), calling());
    }

    @Test
    @DisplayName("A player who calls while the arbiter is on his way to another goes on waiting")
    void whoCallsMeanwhileWaitsOn() {
        table.deal().player(Seat.SOUTH, new Command.Call()).player(Seat.WEST, new Command.Call());
        table.arbiter(new Command.Attend(Set.of(Seat.SOUTH)));
        assertEquals(List.of(Seat.WEST), calling());
        table.quietly().arbiter(new Command.Attend(Set.of(Seat.SOUTH)));
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
        assertEquals(List.of(Seat.WEST), calling());
    }

    @Test
    @DisplayName("Without an arbiter, the player who called ends the call himself")
    void whoHasCalledWaitsNoMore() {
        table.deal().player(Seat.SOUTH, new Command.Call()).player(Seat.WEST, new Command.Call());
        table.quietly().player(Seat.SOUTH, new Command.Attend(Set.of(Seat.WEST)));
        table.player(Seat.SOUTH, new Command.Attend(Set.of()));
        assertEquals("refused ONLY_FOR_ARBITERS\nrefused ONLY_FOR_ARBITERS", table.effects());
        table.player(Seat.SOUTH, new Command.Attend(Set.of(Seat.SOUTH)));
        assertEquals(List.of(Seat.WEST), calling());
    }

    @Test
    @DisplayName("A player may call again while play goes on")
    void whoCallsAgainInPlayIsHeard() {
        table.deal().acts("W draw").player(Seat.SOUTH, new Command.Call());
        table.quietly().player(Seat.SOUTH, new Command.Call());
        assertTrue(table.effects().startsWith("called"), "its moment may be another one");
    }

    private List<Seat> calling() {
        return table.state().calling().stream().map(ArbiterCall::seat).toList();
    }

    @Test
    @DisplayName("Repeated calls are on record once, and leave the arbiter lines for his orders")
    void callingAgainTakesNoRoom() {
        table.deal().arbiter(new Command.End(""));
        for (int i = 0; i < 2_100; i++) {
            table.player(Seat.SOUTH, new Command.Call());
        }
        assertEquals(1, notices());
        for (int i = 0; i < 2_100; i++) {
            table.player(i % 2 == 0 ? Seat.EAST : Seat.WEST, new Command.Call());
        }
        table.quietly().player(Seat.NORTH, new Command.Call());
        table.arbiter(new Command.Points(Line.NS, -50, "late"));
        assertEquals("refused TOO_MUCH\narbiter points NS -50\ncorrected 0", table.effects());
    }

    private long notices() {
        return table.table().lines().stream()
                .filter(line -> line.act() instanceof Act.Notice)
                .count();
    }
}
