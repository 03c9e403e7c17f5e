package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.table.sheet.Heading;
import burraco.table.sheet.Line;
import burraco.table.sheet.Said;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Slot;
import burraco.table.sheet.Teller;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.deal.Stage;
import burraco.tracking.weighing.Learnt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the sheet of a hand from what the watcher tells and what people say, and sees to it that
 * the watcher goes on from the same acts. What people said outlives what was heard: if the watcher
 * takes back an act beneath it, it goes behind what is told instead, and falls only where it has
 * become impossible.
 */
final class Scribe {
    /** What the watcher believes to stand there: the act it told, and its place if it has one. */
    private record Believed(Optional<Integer> id, Act act, boolean late) {
        static Believed of(Optional<Integer> id, Said said) {
            return new Believed(id, said.act(), said.late());
        }
    }

    private final Watcher watcher;
    private final Optional<Integer> before;
    private final List<Believed> believed = new ArrayList<>();
    private final List<Slot> aside = new ArrayList<>();
    private final Map<Integer, Told.Why> whys = new HashMap<>();
    private final List<Slot> fallen = new ArrayList<>();
    private Sheet sheet;

    /** A new watcher, to whom the acts so far mean nothing. */
    Scribe(Watcher watcher, Sheet sheet) {
        this.watcher = watcher;
        this.sheet = sheet;
        before = sheet.last().map(Line::id);
    }

    Sheet sheet() {
        return sheet;
    }

    List<Told> take(Reading reading) {
        return watcher.take(reading);
    }

    Learnt learnt() {
        return watcher.learnt();
    }

    Seat dealer() {
        return watcher.dealer();
    }

    /** Somebody says who deals. */
    void dealtBy(Seat dealer) {
        watcher.dealtBy(dealer);
    }

    /** Nothing is on record yet: another heading stands above it. */
    void headed(Heading heading) {
        sheet = sheet.headed(heading);
    }

    Optional<Stage> dealing() {
        return watcher.dealing();
    }

    List<Told> answer(Told.Unsure question, boolean yes, long now) {
        return watcher.answer(question, yes, now);
    }

    List<Told> suspectNobody(long now) {
        return watcher.suspectNobody(now);
    }

    void settle(Difference difference) {
        watcher.settle(difference);
    }

    void lookAgain(long now) {
        watcher.lookAgain(now);
    }

    /** Why the watcher took back the act at this place, since this was asked last. */
    Map<Integer, Told.Why> whys() {
        Map<Integer, Told.Why> taken = Map.copyOf(whys);
        whys.clear();
        return taken;
    }

    /** What people said and cannot be any more, since this was asked last. */
    List<Slot> fallen() {
        List<Slot> taken = List.copyOf(fallen);
        fallen.clear();
        return taken;
    }

    // What the watcher tells

    void hear(Told.Decided told, Teller by) {
        Said said = Said.of(told.entry(), by);
        Optional<Slot> again = aside.stream().filter(slot -> isSame(slot, said)).findFirst();
        if (again.isPresent()) {
            aside.remove(again.get());
            believed.add(Believed.of(Optional.of(again.get().id()), said));
            putBack(again.get());
        } else if (sheet.denies(said)) {
            believed.add(Believed.of(Optional.empty(), said));
        } else {
            unwindClock(said.since());
            boolean put = set(sheet.with(said));
            Optional<Integer> id = put ? sheet.last().map(Line::id) : Optional.empty();
            believed.add(Believed.of(id, said));
        }
    }

    private static boolean isSame(Slot slot, Said said) {
        return slot.holds().filter(one -> one.act().equals(said.act())).isPresent();
    }

    /** Time that was put on record when somebody called counts only if nothing was done before. */
    private void unwindClock(long since) {
        for (Line line : sheet.lines().reversed()) {
            boolean called = line.said().act() instanceof Act.Notice;
            if (isClock(line.said(), since)) {
                set(sheet.without(line.id()));
            } else if (!called) {
                return;
            }
        }
    }

    private static boolean isClock(Said said, long since) {
        return said.act() instanceof Act.Elapse
                && said.by() == Teller.CLOCK
                && said.complete() > since;
    }

    void hear(Told.Withdrawn told) {
        if (believed.isEmpty()) {
            return;
        }
        Optional<Slot> slot = believed.removeLast().id().flatMap(sheet::slot);
        if (slot.isPresent() && set(sheet.without(slot.get().id()))) {
            whys.put(slot.get().id(), told.why());
            Slot left = slot.get().unheard();
            boolean time = left.holds().filter(Scribe::isTime).isPresent();
            if (left.holds().isPresent() && !time) {
                aside.addFirst(left);
            }
        }
    }

    private static boolean isTime(Said said) {
        return said.act() instanceof Act.Elapse && said.by() == Teller.CLOCK;
    }

    /** The watcher is through: what was put aside goes back, and both agree from here on. */
    void settle(long now) {
        aside.forEach(this::putBack);
        aside.clear();
        List<Line> lines = watched();
        List<Believed> holds = lines.stream().map(Scribe::believed).toList();
        if (!holds.equals(believed)) {
            watcher.agree(lines, now);
            believed.clear();
            believed.addAll(holds);
        }
    }

    /** The lines since the watcher was hired; all of them, where it turned out to be needless. */
    private List<Line> watched() {
        List<Line> lines = sheet.lines();
        int first = 0;
        for (int i = 0; i < lines.size() && before.isPresent(); i++) {
            first = lines.get(i).id() == before.get() ? i + 1 : first;
        }
        return lines.subList(first, lines.size());
    }

    private static Believed believed(Line line) {
        return Believed.of(Optional.of(line.id()), line.said());
    }

    private void putBack(Slot slot) {
        if (!set(sheet.with(slot))) {
            fallen.add(slot);
        }
    }

    // What people say

    /** Takes the sheet that came of a wish; whether there is one. */
    boolean set(Sheet.Result result) {
        if (result instanceof Sheet.Result.Done done) {
            sheet = done.sheet();
        }
        return result instanceof Sheet.Result.Done;
    }
}
