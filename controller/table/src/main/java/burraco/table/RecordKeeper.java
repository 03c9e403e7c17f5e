package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.ActSlot;
import burraco.table.sheet.Heading;
import burraco.table.sheet.SheetLine;
import burraco.table.sheet.ToldAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the record of a hand from what the watcher reports and what people say, and makes the
 * watcher continue from the same acts. What people said outlives what was heard: if the watcher
 * withdraws an act before it, the statement is moved behind the new acts, and is dropped only if it
 * has become impossible.
 */
final class RecordKeeper {
    /** An act as the watcher believes it stands on record, with its slot if it has one. */
    private record Believed(Optional<Integer> id, Act act, boolean late) {
        static Believed of(Optional<Integer> id, ToldAct said) {
            return new Believed(id, said.act(), said.late());
        }
    }

    private final Watcher watcher;
    private final Optional<Integer> before;
    private final List<Believed> believed = new ArrayList<>();
    private final List<ActSlot> aside = new ArrayList<>();
    private final Map<Integer, WithdrawalReason> whys = new HashMap<>();
    private final List<ActSlot> fallen = new ArrayList<>();
    private ActSheet sheet;

    /** Starts with a new watcher, for which the acts so far do not count. */
    RecordKeeper(Watcher watcher, ActSheet sheet) {
        this.watcher = watcher;
        this.sheet = sheet;
        before = sheet.last().map(SheetLine::id);
    }

    ActSheet sheet() {
        return sheet;
    }

    List<TrackerEvent> take(Reading reading) {
        return watcher.take(reading);
    }

    ScaleKnowledge learnt() {
        return watcher.learnt();
    }

    Seat dealer() {
        return watcher.dealer();
    }

    /** Sets the dealer. */
    void dealtBy(Seat dealer) {
        watcher.dealtBy(dealer);
    }

    /** Replaces the heading, while nothing is on record. */
    void headed(Heading heading) {
        sheet = sheet.headed(heading);
    }

    Optional<DealStage> dealing() {
        return watcher.dealing();
    }

    List<TrackerEvent> answer(TrackerEvent.Unsure question, boolean yes, long now) {
        return watcher.answer(question, yes, now);
    }

    List<TrackerEvent> suspectNobody(long now) {
        return watcher.suspectNobody(now);
    }

    void settle(Discrepancy difference) {
        watcher.settle(difference);
    }

    void lookAgain(long now) {
        watcher.lookAgain(now);
    }

    /** The watcher's reasons for withdrawing acts, by slot, since the last call. */
    Map<Integer, WithdrawalReason> whys() {
        Map<Integer, WithdrawalReason> taken = Map.copyOf(whys);
        whys.clear();
        return taken;
    }

    /** What people said and has become impossible, since the last call. */
    List<ActSlot> fallen() {
        List<ActSlot> taken = List.copyOf(fallen);
        fallen.clear();
        return taken;
    }

    // Watcher

    void hear(TrackerEvent.Decided told, ActOrigin by) {
        ToldAct said = ToldAct.of(told.entry(), by);
        Optional<ActSlot> again = aside.stream().filter(slot -> isSame(slot, said)).findFirst();
        if (again.isPresent()) {
            aside.remove(again.get());
            believed.add(Believed.of(Optional.of(again.get().id()), said));
            putBack(again.get());
        } else if (sheet.denies(said)) {
            believed.add(Believed.of(Optional.empty(), said));
        } else {
            unwindClock(said.since());
            boolean put = set(sheet.with(said));
            Optional<Integer> id = put ? sheet.last().map(SheetLine::id) : Optional.empty();
            believed.add(Believed.of(id, said));
        }
    }

    private static boolean isSame(ActSlot slot, ToldAct said) {
        return slot.holds().filter(one -> one.act().equals(said.act())).isPresent();
    }

    /**
     * Removes time that was put on record at a call, if something turns out to have been done
     * before it.
     */
    private void unwindClock(long since) {
        for (SheetLine line : sheet.lines().reversed()) {
            boolean called = line.said().act() instanceof Act.Notice;
            if (isClock(line.said(), since)) {
                set(sheet.without(line.id()));
            } else if (!called) {
                return;
            }
        }
    }

    private static boolean isClock(ToldAct said, long since) {
        return said.act() instanceof Act.Elapse
                && said.by() == ActOrigin.CLOCK
                && said.complete() > since;
    }

    void hear(TrackerEvent.Withdrawn told) {
        if (believed.isEmpty()) {
            return;
        }
        Optional<ActSlot> slot = believed.removeLast().id().flatMap(sheet::slot);
        if (slot.isPresent() && set(sheet.without(slot.get().id()))) {
            whys.put(slot.get().id(), told.why());
            ActSlot left = slot.get().unheard();
            boolean time = left.holds().filter(RecordKeeper::isTime).isPresent();
            if (left.holds().isPresent() && !time) {
                aside.addFirst(left);
            }
        }
    }

    private static boolean isTime(ToldAct said) {
        return said.act() instanceof Act.Elapse && said.by() == ActOrigin.CLOCK;
    }

    /**
     * Puts back what was set aside after the watcher's reports, and brings watcher and record into
     * agreement.
     */
    void settle(long now) {
        aside.forEach(this::putBack);
        aside.clear();
        List<SheetLine> lines = watched();
        List<Believed> holds = lines.stream().map(RecordKeeper::believed).toList();
        if (!holds.equals(believed)) {
            watcher.agree(lines, now);
            believed.clear();
            believed.addAll(holds);
        }
    }

    /** The lines since the watcher started. */
    private List<SheetLine> watched() {
        List<SheetLine> lines = sheet.lines();
        int first = 0;
        for (int i = 0; i < lines.size() && before.isPresent(); i++) {
            first = lines.get(i).id() == before.get() ? i + 1 : first;
        }
        return lines.subList(first, lines.size());
    }

    private static Believed believed(SheetLine line) {
        return Believed.of(Optional.of(line.id()), line.said());
    }

    private void putBack(ActSlot slot) {
        if (!set(sheet.with(slot))) {
            fallen.add(slot);
        }
    }

    // People

    /** Takes over a changed record; returns whether there is one. */
    boolean set(ActSheet.Result result) {
        if (result instanceof ActSheet.Result.Done done) {
            sheet = done.sheet();
        }
        return result instanceof ActSheet.Result.Done;
    }
}
