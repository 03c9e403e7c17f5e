package burraco.cli.run;

import burraco.cli.out.Log;
import burraco.engine.ruling.Ruling;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import burraco.signals.DiscrepancySentences;
import burraco.signals.SituationSentences;
import burraco.table.Effect;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.terminal.EffectSentences;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Writes events of a running table to the log: only what everybody at the table may know, and no
 * tag numbers.
 */
final class RunLog implements Onlooker {
    private final Words words;
    private final SituationSentences sentences;
    private final EffectSentences telling;
    private final Consumer<String> info;
    private final Consumer<String> warn;
    private List<Situation> before = List.of();
    private boolean dated = true;

    RunLog(String language) {
        this(
                Words.in(Language.parse(language).orElse(Language.IT)),
                text -> Log.info(text),
                text -> Log.warn(text));
    }

    RunLog(Words words, Consumer<String> info, Consumer<String> warn) {
        this.words = words;
        this.info = info;
        this.warn = warn;
        sentences = new SituationSentences(words);
        telling = new EffectSentences(words);
    }

    @Override
    public void accept(Snapshot snapshot) {
        for (Effect effect : snapshot.effects()) {
            log(effect);
        }
        List<Situation> now = Situations.of(snapshot.state(), snapshot.secured());
        if (!now.equals(before)) {
            info.accept(said(now, snapshot.state()));
        }
        before = now;
        if (snapshot.dated() != dated) {
            dated = snapshot.dated();
            (dated ? info : warn).accept(words.picture(dated ? "news.dated" : "news.undated"));
        }
    }

    private String said(List<Situation> situations, TableState state) {
        return situations.stream()
                .map(one -> sentences.of(one, state, Width.SCREEN))
                .collect(Collectors.joining("; "));
    }

    private void log(Effect effect) {
        switch (effect) {
            case Effect.Decided(var act) -> {
                info.accept(act.plain());
                act.rulings().forEach(this::log);
            }
            case Effect.Withdrawn(var act, _, _) ->
                    info.accept(words.picture("news.withdrawn", act.plain()));
            case Effect.HandOver _, Effect.MatchOver _, Effect.Settled _, Effect.LooksAgain _ ->
                    telling.of(effect).forEach(info);
            case Effect.TroubleBegan(var trouble) -> warn.accept(said(trouble));
            case Effect.TroubleOver _ -> telling.of(effect).forEach(info);
            case Effect.Differs(var item) ->
                    info.accept(new DiscrepancySentences(words, Width.SCREEN).what(item));
            case Effect.DifferenceOver(var item) ->
                    info.accept(words.picture("news.agrees", place(item)));
            case Effect.Foreign(_, var antenna) ->
                    warn.accept(words.picture("news.foreign-over", antenna));
            case Effect _ -> {}
        }
    }

    /** What failed and what to do about it, followed by the device's own message. */
    private String said(Troubles.Trouble trouble) {
        return String.join(": ", telling.of(new Effect.TroubleBegan(trouble)))
                + " ["
                + trouble.part()
                + ": "
                + trouble.detail()
                + "]";
    }

    private String place(OpenDiscrepancy item) {
        return new DiscrepancySentences(words, Width.SCREEN).place(item);
    }

    private void log(Ruling ruling) {
        String who = ruling.seat().map(seat -> " " + seat).orElse("");
        info.accept("▲ " + ruling.which() + who + ": " + words.say(ruling, Width.SCREEN));
    }
}
