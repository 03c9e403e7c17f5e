package burraco.hall.view;

import burraco.engine.act.Act;
import burraco.engine.ruling.Ruling;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.record.Judgement;
import burraco.web.view.RulingView;
import burraco.web.view.Translations;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A hand that was played, act by act.
 *
 * @param text its record
 * @param acts in words; none if this program cannot judge the record
 */
public record HandStory(String text, List<Told> acts) implements JsonObject {
    /**
     * @param seat whose act it is
     * @param says the act, if there is a sentence for it
     * @param text the act as a record has it
     * @param rulings that followed
     */
    public record Told(
            @OmitEmpty Optional<String> seat,
            @OmitEmpty Optional<Map<String, String>> says,
            String text,
            @OmitEmpty List<Ruled> rulings)
            implements JsonObject {}

    public record Ruled(Optional<String> article, Map<String, String> says) implements JsonObject {}

    public static HandStory of(String record) {
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged ->
                    new HandStory(record, judged.steps().stream().map(HandStory::told).toList());
            case Judgement.Refused _ -> new HandStory(record, List.of());
        };
    }

    private static Told told(Judgement.Step step) {
        Map<String, String> says =
                Translations.say(voice -> voice.acts().of(step.act()).orElse(""));
        return new Told(
                step.act() instanceof Act.OfSeat act
                        ? Optional.of(act.seat().toString())
                        : Optional.empty(),
                Optional.of(says).filter(all -> !all.containsValue("")),
                step.text(),
                step.rulings().stream().map(HandStory::ruled).toList());
    }

    private static Ruled ruled(Ruling ruling) {
        RulingView view = RulingView.of(ruling);
        return new Ruled(view.article(), view.says());
    }
}
