package burraco.cli.replay;

import burraco.cards.Card;
import burraco.cli.files.TableFiles;
import burraco.cli.options.Millis;
import burraco.film.Plot;
import burraco.film.Trail;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.text.Sentence;
import burraco.tracking.hearing.Hearing;
import burraco.words.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code replay --plot}: follows one card through a capture. The beliefs come from a second hearing
 * that processes the same readings as the tracker.
 */
final class ReplayPlot extends ReplayAudience {
    private final PlotOptions options;
    private final Map<Integer, Integer> antennas = new HashMap<>();
    private final List<CardFollower> followers = new ArrayList<>();
    private Optional<Hearing> hearing = Optional.empty();
    private long last;

    ReplayPlot(PlotOptions options) {
        this.options = options;
    }

    @Override
    public void begun(TableFiles.Table table) {
        hearing = Optional.of(new Hearing(table.layout(), table.deck()));
        for (LaidAntenna antenna : table.layout().antennas()) {
            antennas.put(antenna.id(), antennas.size());
        }
        for (Card card :
                table.deck().cards().values().stream().sorted(PlotOptions.BY_COPY).toList()) {
            if (options.card().means(card)) {
                followers.add(new CardFollower(card, table.deck().tag(card), table.layout()));
            }
        }
    }

    @Override
    public void read(Reading reading) {
        last = reading.at();
        switch (reading) {
            case Reading.Inventory inventory -> {
                Hearing ears = hearing.orElseThrow();
                ears.hear(inventory);
                int antenna = antennas.get(inventory.antenna());
                followers.forEach(one -> one.look(antenna, inventory, ears));
            }
            case Reading.Unclear unclear -> {
                int antenna = antennas.get(unclear.antenna());
                followers.forEach(one -> one.unclear(antenna, unclear.at()));
            }
            case Reading.Weight _,
                    Reading.Press _,
                    Reading.AntennaFault _,
                    Reading.SourceFault _ -> {}
        }
    }

    @Override
    public void over(ReplayedHand hand) {
        super.over(hand);
        followers.forEach(one -> one.hand(hand, last));
    }

    /** Why nothing can be drawn; empty if something can. */
    Optional<Sentence> nothing() {
        if (last <= options.from()) {
            return Optional.of(new Sentence("capture.over", Millis.written(last)));
        }
        return followers.stream().anyMatch(CardFollower::wasHeard)
                ? Optional.empty()
                : Optional.of(new Sentence("plot.unheard", options.card()));
    }

    String svg(Language language) {
        List<Trail> trails = followers.stream().map(CardFollower::trail).toList();
        return Plot.of(trails, options.from(), Math.min(options.to(), last + 1), language.id());
    }
}
