package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.table.sheet.SheetLine;
import burraco.table.sheet.Statement;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A watcher that immediately reports the acts that a test names, and records what people decide
 * about them.
 */
public final class ScriptedWatcher implements Watcher {
    private final Layout layout;
    private HandCourse course;
    public Optional<DealStage> dealing = Optional.of(DealStage.AWAITED);
    private final List<TrackerEvent> told = new ArrayList<>();
    final List<String> agreed = new ArrayList<>();
    final List<Boolean> answers = new ArrayList<>();
    final List<Discrepancy> settled = new ArrayList<>();
    int looks;

    ScriptedWatcher(Layout layout, Seat dealer) {
        this.layout = layout;
        begin(dealer);
    }

    private void begin(Seat dealer) {
        course = new HandCourse(layout, dealer);
    }

    public void sees(String line, long at) {
        Statement.Readable act = (Statement.Readable) Statement.of(line);
        see(imagined(act.act(), act.late(), at));
    }

    /** Reports an act for which the record's notation is not enough. */
    public void sees(Act act, long at) {
        see(imagined(act, false, at));
    }

    /** Reports an act whose cards were heard from one time to another. */
    void sees(String line, long since, long complete) {
        Statement.Readable act = (Statement.Readable) Statement.of(line);
        see(
                course.imagine(
                                course.now(),
                                act.act(),
                                Optional.empty(),
                                act.late(),
                                new ActTimes(since, complete, complete))
                        .orElseThrow());
    }

    /** Calls for a fault that it has understood late. */
    public void calls(long at) {
        see(imagined(new Act.Notice(Optional.empty()), false, at).byItself());
    }

    private TrackedAct imagined(Act act, boolean late, long at) {
        return course.imagine(course.now(), act, Optional.empty(), late, ActTimes.at(at))
                .orElseThrow();
    }

    private void see(TrackedAct entry) {
        course.take(entry);
        told.addAll(course.take().stream().map(TrackerEvent::of).toList());
    }

    void withdraws(WithdrawalReason why, long at) {
        course.withdraw(why, at);
        told.addAll(course.take().stream().map(TrackerEvent::of).toList());
    }

    public void tells(TrackerEvent one) {
        told.add(one);
    }

    /** Reports that the cards are gathered. */
    void gathers(long at) {
        told.add(new TrackerEvent.HandOver(course.record(), at));
        begin(course.setting().dealer().next());
    }

    @Override
    public ScaleKnowledge learnt() {
        return ScaleKnowledge.NOTHING;
    }

    @Override
    public List<TrackerEvent> take(Reading reading) {
        if (reading instanceof Reading.Press(var at, var button)) {
            switch (button.key()) {
                case "timeout" -> sees("timeout", at);
                case "call" -> sees(("notice " + button.place()).strip(), at);
                default -> {}
            }
        }
        List<TrackerEvent> news = List.copyOf(told);
        told.clear();
        return news;
    }

    @Override
    public void agree(List<SheetLine> lines, long now) {
        while (course.last().isPresent()) {
            course.withdraw(WithdrawalReason.REFUTED, now);
        }
        agreed.clear();
        for (SheetLine line : lines) {
            TrackedAct entry =
                    course.imagine(
                                    course.now(),
                                    line.said().act(),
                                    Optional.empty(),
                                    line.said().late(),
                                    ActTimes.at(line.said().since()))
                            .orElseThrow();
            course.take(entry);
            agreed.add(line.text());
        }
        course.take();
    }

    @Override
    public Seat dealer() {
        return course.setting().dealer();
    }

    @Override
    public void dealtBy(Seat dealer) {
        begin(dealer);
    }

    /** Reports the dealer as the cards show him, whoever was assumed. */
    void seesThatDeals(Seat dealer) {
        begin(dealer);
    }

    @Override
    public Optional<DealStage> dealing() {
        return dealing;
    }

    @Override
    public void settle(Discrepancy difference) {
        settled.add(difference);
    }

    @Override
    public void lookAgain(long now) {
        looks++;
    }

    @Override
    public List<TrackerEvent> suspectNobody(long now) {
        return List.of();
    }

    @Override
    public List<TrackerEvent> answer(TrackerEvent.Unsure question, boolean yes, long now) {
        answers.add(yes);
        if (question.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT && yes) {
            sees("doubt " + question.seat().orElseThrow(), now);
        } else if (question.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT) {
            calls(now);
        }
        List<TrackerEvent> news = List.copyOf(told);
        told.clear();
        return news;
    }
}
