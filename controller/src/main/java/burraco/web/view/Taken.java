package burraco.web.view;

import burraco.json.Json;
import burraco.table.Effect;
import burraco.table.sheet.Refusal;
import burraco.web.http.Answer;
import burraco.web.http.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** What the table says to an order, as an answer. */
public final class Taken {
    private static final long LONGEST_SECONDS = 5;

    private Taken() {}

    /** Once the table has taken it: that it is done, or why not. */
    public static Answer answer(CompletableFuture<List<Effect>> taken) {
        return await(taken, effects -> answer(refusal(effects)));
    }

    public static Answer answer(Optional<Refusal> refusal) {
        Map<String, Object> json = Json.object();
        json.put("done", refusal.isEmpty());
        refusal.ifPresent(why -> json.put("says", PreviewView.says(why)));
        return Answer.json(json);
    }

    private static Optional<Refusal> refusal(List<Effect> effects) {
        return effects.stream()
                .filter(Effect.Refused.class::isInstance)
                .map(Effect.Refused.class::cast)
                .map(Effect.Refused::why)
                .findFirst();
    }

    public static <T> Answer await(CompletableFuture<T> asked, Function<T, Answer> answer) {
        try {
            return answer.apply(asked.get(LONGEST_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException late) {
            return busy();
        }
    }

    public static Answer busy() {
        return Answer.refused(
                Status.FULL,
                "Il tavolo non risponde: controlla che cosa mostra e riprova",
                "The table does not answer: look at what it shows, then try again");
    }
}
