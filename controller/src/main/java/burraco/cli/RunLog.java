package burraco.cli;

import burraco.engine.ruling.Ruling;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.util.List;

/** What a running table leaves in the log: what everybody at it may know, and no tag's number. */
final class RunLog implements Onlooker {
    private final Words words;
    private List<Situation> before = List.of();

    RunLog(String language) {
        words = Words.in(Language.parse(language).orElse(Language.IT));
    }

    @Override
    public void accept(Snapshot snapshot) {
        for (Effect effect : snapshot.effects()) {
            log(effect);
        }
        List<Situation> now = Situations.of(snapshot.state(), snapshot.secured());
        if (!now.equals(before)) {
            Log.info(String.join(", ", now.stream().map(Situation::name).toList()));
        }
        before = now;
    }

    private void log(Effect effect) {
        switch (effect) {
            case Effect.Decided(var act) -> {
                Log.info(act.plain());
                for (Ruling ruling : act.rulings()) {
                    Log.info(
                            "▲ {} {}: {}",
                            ruling.which(),
                            ruling.seat(),
                            words.say(ruling, Width.SCREEN));
                }
            }
            case Effect.Withdrawn(var act, _, _) -> Log.info("not: {}", act.plain());
            case Effect.HandOver over ->
                    Log.info(
                            "hand {} is over ({}): NS {} EW {}",
                            over.hand(),
                            over.ending().reason(),
                            over.ns().total(),
                            over.ew().total());
            case Effect.MatchOver(var match, var ns, var ew, _) ->
                    Log.info("match {} is over: NS {} EW {}", match, ns, ew);
            case Effect.TroubleBegan(var trouble) ->
                    Log.warn("{}: {}", trouble.part(), trouble.detail());
            case Effect.TroubleOver(var trouble) -> Log.info("{} works again", trouble.part());
            case Effect.Differs(var item) ->
                    Log.info(
                            "differs: {} +{} -{} {}",
                            item.where(),
                            item.more().size(),
                            item.silent().size(),
                            item.weighs());
            case Effect.DifferenceOver(var item) -> Log.info("agrees: {}", item.where());
            case Effect.Settled(var item, var how, _, _) ->
                    Log.info("settled: {} {}", item.where(), how);
            case Effect.LooksAgain _ -> Log.info("looks again");
            case Effect.Foreign(_, var antenna) ->
                    Log.warn("antenna {} hears a card of another deck", antenna);
            case Effect _ -> {}
        }
    }
}
