package burraco.web.view;

import burraco.json.Json;
import burraco.running.TableFailed;
import burraco.table.Effect;
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
    public static Response answer(CompletableFuture<List<Effect>> taken) {
        return await(taken, effects -> answer(refusal(effects)));
    }

    public static Response answer(Optional<Refusal> refusal) {
        Map<String, Object> json = Json.object();
        json.put("done", refusal.isEmpty());
        refusal.ifPresent(why -> json.put("says", PreviewView.says(why)));
        return Response.json(json);
    }

    private static Optional<Refusal> refusal(List<Effect> effects) {
        return effects.stream()
                .filter(Effect.Refused.class::isInstance)
                .map(Effect.Refused.class::cast)
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
        return Response.refused(
                HttpStatus.FAILED,
                "Errore di programma: non è stato fatto. Controlla che cosa mostra il tavolo",
                "Program error: it was not done. Look at what the table shows");
    }

    public static Response busy() {
        return Response.refused(
                HttpStatus.FULL,
                "Il tavolo non risponde: controlla che cosa mostra e riprova",
                "The table does not answer: look at what it shows, then try again");
    }
}
