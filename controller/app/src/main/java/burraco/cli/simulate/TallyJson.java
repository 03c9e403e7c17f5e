package burraco.cli.simulate;

import burraco.json.Json;
import burraco.measure.Calibration;
import burraco.measure.Counts;
import burraco.measure.Dealt;
import burraco.measure.Delays;
import burraco.measure.Histogram;
import burraco.measure.Tally;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The report of {@code simulate --json}: how well the hands were tracked. */
final class TallyJson {
    private TallyJson() {}

    /**
     * @param cpuSeconds how long the processor was busy for an hour at the table
     */
    static Map<String, Object> of(Tally tally, double cpuSeconds) {
        Map<String, Object> json = Json.object();
        json.put("hands", tally.hands());
        json.put("acts", acts(tally.acts()));
        json.put("silentWrongCards", tally.silentWrongCards());
        json.put("mischief", mischief(tally));
        json.put("falseRulings", tally.falseRulings());
        json.put("prompts", tally.prompts());
        json.put("delay", delay(tally.delays()));
        json.put(
                "cpuSecondsPerTableHour",
                BigDecimal.valueOf(cpuSeconds).setScale(1, RoundingMode.HALF_UP));
        json.put("dealt", dealt(tally.dealt()));
        json.put("missedRulings", tally.missedRulings());
        json.put("lastCard", tally.otherLastCards());
        json.put("unsureExtra", tally.acts().unsureExtra());
        json.put("habits", habits(tally));
        json.put("unjudged", tally.unjudged());
        json.put("calibration", calibration(tally.calibration()));
        return json;
    }

    private static List<Map<String, Object>> calibration(Calibration calibration) {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (int i = 0; i < Calibration.FROM.size(); i++) {
            Map<String, Object> step = Json.object();
            step.put("sure", Calibration.FROM.get(i));
            step.put("said", calibration.said().get(i));
            step.put("right", calibration.right().get(i));
            steps.add(step);
        }
        return steps;
    }

    private static Map<String, Object> acts(Counts acts) {
        Map<String, Object> json = Json.object();
        json.put("true", acts.acts());
        json.put("exact", acts.exact());
        json.put("late", acts.late());
        json.put("wrong", acts.wrong());
        json.put("missed", acts.missed());
        json.put("extra", acts.extra());
        json.put("unsure", acts.unsure());
        return json;
    }

    private static Map<String, Object> mischief(Tally tally) {
        Map<String, Object> json = Json.object();
        tally.mischief()
                .forEach((which, caught) -> {
                    Map<String, Object> one = Json.object();
                    one.put("committed", caught.committed());
                    one.put("ruled", caught.ruled());
                    json.put(which.id(), one);
                });
        return json;
    }

    private static Map<String, Object> habits(Tally tally) {
        Map<String, Object> json = Json.object();
        tally.habits()
                .forEach((habit, went) -> {
                    Map<String, Object> one = Json.object();
                    one.put("hands", went.hands());
                    one.put("times", went.times());
                    one.put("true", went.acts().acts());
                    one.put("exact", went.acts().exact());
                    one.put("falseRulings", went.falseRulings());
                    json.put(habit, one);
                });
        return json;
    }

    private static Map<String, Object> delay(Delays delays) {
        Map<String, Object> json = whole(delays.all());
        Map<String, Object> byAct = Json.object();
        delays.byKind().forEach((kind, histogram) -> byAct.put(kind.word(), usual(histogram)));
        json.put("byAct", byAct);
        json.put("single", whole(delays.single()));
        json.put("several", whole(delays.several()));
        return json;
    }

    private static Map<String, Object> usual(Histogram delays) {
        Map<String, Object> json = Json.object();
        json.put("p50", orNull(delays.percentile(50)));
        json.put("p99", orNull(delays.percentile(99)));
        return json;
    }

    private static Map<String, Object> whole(Histogram delays) {
        Map<String, Object> json = usual(delays);
        json.put("max", orNull(delays.max()));
        return json;
    }

    private static Map<String, Object> dealt(Dealt dealt) {
        Map<String, Object> json = Json.object();
        json.put("true", dealt.cards());
        json.put("identified", dealt.identified());
        json.put("wrong", dealt.wrong());
        return json;
    }

    private static Long orNull(OptionalLong millis) {
        return millis.isPresent() ? millis.getAsLong() : null;
    }
}
