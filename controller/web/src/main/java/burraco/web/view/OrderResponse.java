package burraco.web.view;

import burraco.json.JsonObject;
import burraco.running.TableFailed;
import burraco.table.Effect;
import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.web.http.HttpStatus;
import burraco.web.http.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Responses to orders. */
public final class OrderResponse {
    private static final long TIMEOUT_SECONDS = 5;

    private OrderResponse() {}

    /** Waits until the table has taken an order, and tells whether it was carried out. */
    public static Response answer(CompletableFuture<List<Effect>> taken, Command order) {
        return await(taken, effects -> answer(refusal(effects, order)));
    }

    public static Response answer(Optional<Refusal> refusal) {
        return refusal.isEmpty()
                ? Response.json(new Done(true))
                : Response.json(new NotDone(false, PreviewView.says(refusal.get())));
    }

    public record Done(boolean done) implements JsonObject {}

    public record NotDone(boolean done, Map<String, String> says) implements JsonObject {}

    /** With an order, others that waited may be refused. */
    private static Optional<Refusal> refusal(List<Effect> effects, Command order) {
        return effects.stream()
                .filter(Effect.Refused.class::isInstance)
                .map(Effect.Refused.class::cast)
                .filter(one -> one.command().equals(order))
                .map(Effect.Refused::why)
                .findFirst();
    }

    public static <T> Response await(CompletableFuture<T> asked, Function<T, Response> answer) {
        try {
            return answer.apply(asked.get(TIMEOUT_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException fault) {
            return fault.getCause() instanceof TableFailed ? failed() : busy();
        } catch (TimeoutException late) {
            return busy();
        }
    }

    private static Response failed() {
        return Response.refused(HttpStatus.FAILED, "failed-order");
    }

    public static Response busy() {
        return Response.refused(HttpStatus.FULL, "busy-after-order");
    }
}
