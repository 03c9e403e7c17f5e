package burraco.cli.dispute;

import burraco.journal.History;
import burraco.record.Judgement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What happened in a hand, in its order: acts with the rulings about them, what was told and
 * changed later, and what people said.
 */
record Timeline(Optional<Judgement.Judged> judged, List<Row> rows) {
    /** Kinds of entries that are shown. */
    static final Set<String> SAID =
            Set.of(
                    "corrected",
                    "taken-back",
                    "fell",
                    "contested",
                    "agreed",
                    "contest-over",
                    "answered",
                    "differs",
                    "difference-over",
                    "difference-said",
                    "settled",
                    "looks-again",
                    "called",
                    "attended",
                    "gap",
                    "scored",
                    "left",
                    "confirmed",
                    "amended",
                    "refused",
                    "left-out",
                    "skipped",
                    "unfollowed",
                    "followed",
                    "order");

    /** The same, with words of this file. */
    static final Set<String> ALSO =
            Set.of("hand-over", "match-over", "paused", "resumed", "round-over", "withdrawn");

    /** Orders that change what is on record. The others are told by what came of them. */
    private static final Pattern ON_RECORD =
            Pattern.compile(
                    "(arbiter( #\\d+)?|[NESW])"
                            + " (replace|insert|strike|waive|report|points|take-back|redeal|end"
                            + "|dismiss|thrown|choose|look|settle)\\b.*",
                    Pattern.DOTALL);

    private static final Pattern UNSAID = Pattern.compile("/[1-9]|(?<=^[NESW] draw) .*$| \\?\\?$");

    /** Something that is shown in its place. */
    sealed interface Row {
        /** The entry beside which it stands. */
        long seq();
    }

    /** An act as it stands on record. */
    record Stands(long seq, Optional<History.Entry> told, Judgement.Step step) implements Row {}

    /** An act that was told, and does not stand like this. */
    record Changed(long seq, History.Entry told, String text) implements Row {}

    /** What people or the table said. */
    record Said(long seq, History.Entry entry) implements Row {}

    /**
     * @param record empty if there is none
     */
    static Timeline of(HandStory hand, Optional<String> record) {
        Optional<Judgement.Judged> judged =
                record.map(text -> Judgement.of(text.getBytes(StandardCharsets.UTF_8)))
                        .filter(Judgement.Judged.class::isInstance)
                        .map(Judgement.Judged.class::cast);
        List<Row> rows = new ArrayList<>();
        List<History.Entry> told = new ArrayList<>();
        for (History.Entry entry : hand.entries()) {
            String kind = entry.note().kind();
            if (kind.equals("act")) {
                told.add(entry);
                continue;
            }
            if (kind.equals("withdrawn")) {
                withdraw(entry, told, rows);
            }
            if (ALSO.contains(kind)
                    || SAID.contains(kind)
                            && (!kind.equals("order")
                                    || ON_RECORD.matcher(entry.note().body()).matches())) {
                rows.add(new Said(entry.seq(), entry));
            }
        }
        List<Judgement.Step> steps = judged.map(Judgement.Judged::steps).orElse(List.of());
        Map<Integer, Integer> pairs =
                Alignment.of(
                        steps.stream().map(step -> faces(step.text())).toList(),
                        told.stream().map(one -> faces(text(one))).toList());
        rows.addAll(acts(steps, told, pairs));
        rows.sort(Comparator.comparingLong(Row::seq));
        return new Timeline(judged, List.copyOf(rows));
    }

    /** The table has taken back the last act that it told like this. */
    private static void withdraw(History.Entry taken, List<History.Entry> told, List<Row> rows) {
        for (int i = told.size() - 1; i >= 0; i--) {
            History.Entry act = told.get(i);
            String body = act.note().body().split(" ▲ ", 2)[0];
            if (taken.note().body().equals(body) || taken.note().body().startsWith(body + " ")) {
                told.remove(i);
                rows.add(new Changed(act.seq(), act, text(act)));
                return;
            }
        }
    }

    /** An act that was entered later stands behind the act before it. */
    private static List<Row> acts(
            List<Judgement.Step> steps, List<History.Entry> told, Map<Integer, Integer> pairs) {
        List<Row> rows = new ArrayList<>();
        long before = 0;
        for (int i = 0; i < steps.size(); i++) {
            Optional<History.Entry> entry = Optional.ofNullable(pairs.get(i)).map(told::get);
            before = entry.map(History.Entry::seq).orElse(before);
            rows.add(new Stands(before, entry, steps.get(i)));
        }
        for (int i = 0; i < told.size(); i++) {
            if (!pairs.containsValue(i)) {
                History.Entry changed = told.get(i);
                rows.add(new Changed(changed.seq(), changed, text(changed)));
            }
        }
        return rows;
    }

    /**
     * Which of two equal cards it was, and which card was drawn, the record may say later than the
     * table, or not at all.
     */
    private static String faces(String act) {
        return UNSAID.matcher(act).replaceAll("");
    }

    private static String text(History.Entry act) {
        String[] parts = act.note().body().split(" ", 2);
        return parts.length < 2 ? "" : parts[1].split(" ▲ ", 2)[0];
    }
}
