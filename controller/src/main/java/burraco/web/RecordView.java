package burraco.web;

import burraco.json.Json;
import burraco.running.Host;
import burraco.table.Table;
import burraco.table.sheet.Sheet;
import burraco.table.state.Shown;
import burraco.web.http.Answer;
import burraco.web.http.Status;
import burraco.web.view.ActView;
import burraco.web.view.Place;
import burraco.web.view.RemarkView;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * The record of the hand at hand, as everybody may read it. However many want it at the same time,
 * the table is asked once, and only for values: it has better things to do.
 */
final class RecordView {
    private static final long LONGEST_SECONDS = 5;

    /** Whoever asks all the time must not keep the table from its own work. */
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    private final Host host;
    private final Place place;
    private CompletableFuture<Answer> asked = CompletableFuture.completedFuture(busy());
    private final LongSupplier nanos;
    private long lastAsked;

    RecordView(Host host, Place place, LongSupplier nanos) {
        this.host = host;
        this.place = place;
        this.nanos = nanos;
        lastAsked = nanos.getAsLong() - PAUSE_NANOS;
    }

    private record Lines(int hand, List<Shown> lines, List<Sheet.Remark> remarks) {
        static Lines of(Table table) {
            int hand = table.state().hand().number();
            return new Lines(hand, table.lines(), table.remarks());
        }
    }

    Answer answer() {
        try {
            return asked().get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException busy) {
            return busy();
        }
    }

    /** A question that waits already is everybody's; the next one waits for a moment. */
    private synchronized CompletableFuture<Answer> asked() {
        if (asked.isDone()) {
            long now = nanos.getAsLong();
            long early = Math.clamp(lastAsked + PAUSE_NANOS - now, 0, PAUSE_NANOS);
            lastAsked = now + early;
            asked =
                    CompletableFuture.supplyAsync(() -> host, later(early))
                            .thenCompose(table -> table.ask(Lines::of))
                            .thenApplyAsync(this::answer, Thread::startVirtualThread);
        }
        return asked;
    }

    private static Executor later(long nanos) {
        return CompletableFuture.delayedExecutor(
                nanos, TimeUnit.NANOSECONDS, Thread::startVirtualThread);
    }

    static Answer busy() {
        return Answer.refused(Status.FULL, "Il tavolo non risponde", "The table does not answer");
    }

    private Answer answer(Lines lines) {
        StringBuilder text = new StringBuilder();
        lines.lines().forEach(line -> text.append(line.plain()).append('\n'));
        Map<String, Object> json = Json.object();
        json.put("epoch", place.epoch());
        json.put("hand", lines.hand());
        json.put("text", text);
        json.put("acts", lines.lines().stream().map(ActView::of).toList());
        json.put("corrections", lines.remarks().stream().map(RemarkView::of).toList());
        return Answer.json(json);
    }
}
