package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.table.sheet.Line;
import burraco.table.sheet.Statement;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.deal.Stage;
import burraco.tracking.weighing.Learnt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A watcher that sees what a test says, at once; and is told what people made of it. */
public final class ScriptedWatcher implements Watcher {
    private final Layout layout;
    private Course course;
    public Optional<Stage> dealing = Optional.of(Stage.AWAITED);
    private final List<Told> told = new ArrayList<>();
    final List<String> agreed = new ArrayList<>();
    final List<Boolean> answers = new ArrayList<>();
    final List<Difference> settled = new ArrayList<>();
    int looks;

    ScriptedWatcher(Layout layout, Seat dealer) {
        this.layout = layout;
        begin(dealer);
    }

    private void begin(Seat dealer) {
        course = new Course(layout, dealer);
    }

    public void sees(String line, long at) {
        Statement.Readable act = (Statement.Readable) Statement.of(line);
        see(imagined(act.act(), act.late(), at));
    }

    /** An act of which this watcher knows more than can be written down in a line. */
    public void sees(Act act, long at) {
        see(imagined(act, false, at));
    }

    /** Heard from then until now. */
    void sees(String line, long since, long complete) {
        Statement.Readable act = (Statement.Readable) Statement.of(line);
        see(
                course.imagine(
                                course.now(),
                                act.act(),
                                Optional.empty(),
                                act.late(),
                                new Times(since, complete, complete))
                        .orElseThrow());
    }

    /** For what it has understood late. */
    public void calls(long at) {
        see(imagined(new Act.Notice(Optional.empty()), false, at).byItself());
    }

    private Entry imagined(Act act, boolean late, long at) {
        return course.imagine(course.now(), act, Optional.empty(), late, Times.at(at))
                .orElseThrow();
    }

    private void see(Entry entry) {
        course.take(entry);
        told.addAll(course.take());
    }

    void withdraws(Told.Why why, long at) {
        course.withdraw(why, at);
        told.addAll(course.take());
    }

    public void tells(Told one) {
        told.add(one);
    }

    /** The cards are gathered. */
    void gathers(long at) {
        told.add(new Told.HandOver(course.record(), at));
        begin(course.setting().dealer().next());
    }

    @Override
    public Learnt learnt() {
        return Learnt.NOTHING;
    }

    @Override
    public List<Told> take(Reading reading) {
        if (reading instanceof Reading.Press(var at, var button)) {
            switch (button.key()) {
                case "timeout" -> sees("timeout", at);
                case "call" -> sees(("notice " + button.place()).strip(), at);
                default -> {}
            }
        }
        List<Told> news = List.copyOf(told);
        told.clear();
        return news;
    }

    @Override
    public void agree(List<Line> lines, long now) {
        while (course.last().isPresent()) {
            course.withdraw(Told.Why.REFUTED, now);
        }
        agreed.clear();
        for (Line line : lines) {
            Entry entry =
                    course.imagine(
                                    course.now(),
                                    line.said().act(),
                                    Optional.empty(),
                                    line.said().late(),
                                    Times.at(line.said().since()))
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

    /** By the cards, and whatever was presumed. */
    void seesThatDeals(Seat dealer) {
        begin(dealer);
    }

    @Override
    public Optional<Stage> dealing() {
        return dealing;
    }

    @Override
    public void settle(Difference difference) {
        settled.add(difference);
    }

    @Override
    public void lookAgain(long now) {
        looks++;
    }

    @Override
    public List<Told> suspectNobody(long now) {
        return List.of();
    }

    @Override
    public List<Told> answer(Told.Unsure question, boolean yes, long now) {
        answers.add(yes);
        if (question.doubt() == Told.Doubt.PERHAPS_A_FAULT && yes) {
            sees("doubt " + question.seat().orElseThrow(), now);
        } else if (question.doubt() == Told.Doubt.PERHAPS_A_FAULT) {
            calls(now);
        }
        List<Told> news = List.copyOf(told);
        told.clear();
        return news;
    }
}
