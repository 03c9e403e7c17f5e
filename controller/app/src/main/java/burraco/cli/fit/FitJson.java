package burraco.cli.fit;

import burraco.fitting.CertaintyComparison;
import burraco.fitting.Estimate;
import burraco.fitting.FitCheck;
import burraco.fitting.FitPart;
import burraco.fitting.FittedFigure;
import burraco.fitting.FittingReport;
import burraco.json.Json;
import burraco.measure.Calibration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The report of {@code fit --json}, one object. */
final class FitJson {
    private FitJson() {}

    static Map<String, Object> of(FittingReport report) {
        Map<String, Object> json = Json.object();
        json.put("seed", report.seed());
        json.put("fittedTo", report.fitting());
        json.put("checkedOn", report.checking());
        json.put("parts", report.parts().stream().map(FitJson::part).toList());
        report.calibrated().ifPresent(one -> json.put("calibration", calibration(one)));
        return json;
    }

    private static Map<String, Object> part(FitPart part) {
        Map<String, Object> json = Json.object();
        json.put("what", part.title());
        json.put("figures", part.figures().stream().map(FitJson::figure).toList());
        part.check().ifPresent(check -> json.put("check", check(check)));
        return json;
    }

    private static Map<String, Object> figure(FittedFigure figure) {
        Map<String, Object> json = Json.object();
        json.put("figure", figure.figure());
        json.put("now", figure.now());
        json.put("observations", figure.observations());
        json.put("needed", figure.needed());
        json.put("of", figure.unit());
        figure.estimate().ifPresent(estimate -> put(estimate, json));
        return json;
    }

    private static void put(Estimate estimate, Map<String, Object> json) {
        json.put("fitted", estimate.value());
        json.put("low", estimate.low());
        json.put("high", estimate.high());
    }

    private static Map<String, Object> check(FitCheck check) {
        Map<String, Object> json = Json.object();
        json.put("what", check.what());
        json.put("observations", check.observations());
        json.put("before", check.before());
        json.put("after", check.after());
        return json;
    }

    private static List<Map<String, Object>> calibration(CertaintyComparison calibrated) {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (int i = 0; i < Calibration.FROM.size(); i++) {
            Map<String, Object> json = Json.object();
            json.put("sure", Calibration.FROM.get(i));
            json.put("saidBefore", calibrated.before().said().get(i));
            json.put("rightBefore", calibrated.before().right().get(i));
            json.put("saidAfter", calibrated.after().said().get(i));
            json.put("rightAfter", calibrated.after().right().get(i));
            steps.add(json);
        }
        return steps;
    }
}
