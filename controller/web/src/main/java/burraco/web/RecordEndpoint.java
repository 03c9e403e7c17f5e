package burraco.web;

import burraco.json.JsonObject;
import burraco.running.Host;
import burraco.table.Table;
import burraco.table.sheet.ActSheet;
import burraco.table.state.ShownAct;
import burraco.web.http.HttpStatus;
import burraco.web.http.Response;
import burraco.web.view.ActView;
import burraco.web.view.RemarkView;
import burraco.web.view.TableIdentity;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Answers requests for the record of the current hand as everybody may read it. Concurrent requests
 * share one question to the table, and the table only hands out values: formatting happens on
 * another thread.
 */
final class RecordEndpoint {
    private static final long TIMEOUT_SECONDS = 5;

    /**
     * Minimum time between two questions to the table, so that frequent requests do not slow it
     * down.
     */
    private static final long MIN_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    private final Host host;
    private final TableIdentity place;
    private CompletableFuture<Response> asked = CompletableFuture.completedFuture(busy());
    private final LongSupplier nanos;
    private final Executor threads;
    private long lastAsked;

    /**
     * @param background wraps the work of each thread, so that it has the priority of pages: a
     *     thread that the table's own thread starts would have the priority of that one
     */
    RecordEndpoint(
            Host host,
            TableIdentity place,
            LongSupplier nanos,
            UnaryOperator<Runnable> background) {
        threads = work -> Thread.startVirtualThread(background.apply(work));
        this.host = host;
        this.place = place;
        this.nanos = nanos;
        lastAsked = nanos.getAsLong() - MIN_INTERVAL_NANOS;
    }

    private record Lines(int hand, List<ShownAct> lines, List<ActSheet.Remark> remarks) {
        static Lines of(Table table) {
            int hand = table.state().hand().number();
            return new Lines(hand, table.lines(), table.remarks());
        }
    }

    Response answer() {
        try {
            return asked().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException busy) {
            return busy();
        }
    }

    /**
     * Joins a pending question if there is one; otherwise asks the table again, after the minimum
     * pause.
     */
    private synchronized CompletableFuture<Response> asked() {
        if (asked.isDone()) {
            long now = nanos.getAsLong();
            long early = Math.clamp(lastAsked + MIN_INTERVAL_NANOS - now, 0, MIN_INTERVAL_NANOS);
            lastAsked = now + early;
            asked =
                    CompletableFuture.supplyAsync(() -> host, later(early))
                            .thenCompose(table -> table.ask(Lines::of))
                            .thenApplyAsync(this::answer, threads);
        }
        return asked;
    }

    private Executor later(long nanos) {
        return CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, threads);
    }

    static Response busy() {
        return Response.refused(HttpStatus.FULL, "busy");
    }

    private Response answer(Lines lines) {
        StringBuilder text = new StringBuilder();
        lines.lines().forEach(line -> text.append(line.plain()).append('\n'));
        return Response.json(
                new View(
                        place.epoch(),
                        lines.hand(),
                        text.toString(),
                        lines.lines().stream().map(ActView::of).toList(),
                        lines.remarks().stream().map(RemarkView::of).toList()));
    }

    /** The record of a hand. */
    public record View(
            String epoch, int hand, String text, List<ActView> acts, List<RemarkView> corrections)
            implements JsonObject {}
}
