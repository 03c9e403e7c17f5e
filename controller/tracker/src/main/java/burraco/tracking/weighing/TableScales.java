package burraco.tracking.weighing;

import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All scales of the table, addressed by what lies on them. A scale whose device is lost is left
 * out.
 */
public final class TableScales {
    /** With this many cards it is the stock, and not a hand resting there. */
    private static final int STOCK = 20;

    private final Map<Integer, ScaleCounter> byId = new HashMap<>();
    private final Map<Zone, Scale> byZone = new LinkedHashMap<>();
    private final List<Scale> scales;
    private final Optional<Scale> stock;
    private final List<Optional<Scale>> pozzetti;
    private final List<PozzettoAbsences> absences =
            List.of(new PozzettoAbsences(), new PozzettoAbsences());
    private final Set<String> lost = new HashSet<>();
    private final Tremor tremor = new Tremor();

    /** A scale and the device to which it is connected. */
    private record Scale(ScaleCounter balance, String source) {}

    public TableScales(Layout layout) {
        for (LaidScale scale : layout.scales()) {
            boolean stock = scale.zone() instanceof Zone.Stock;
            ScaleCounter balance = new ScaleCounter(scale.card(), tremor, stock);
            byId.put(scale.id(), balance);
            byZone.put(scale.zone(), new Scale(balance, scale.source()));
        }
        scales = List.copyOf(byZone.values());
        stock = in(new Zone.Stock());
        pozzetti = List.of(in(new Zone.Pozzetto(1)), in(new Zone.Pozzetto(2)));
    }

    public void show(int scale, double grams, long at) {
        ScaleCounter balance = byId.get(scale);
        if (balance != null) {
            balance.show(grams, at);
        }
    }

    /** What has been learned, for the tracker of the next hand. */
    public ScaleKnowledge learnt() {
        SortedMap<Integer, ScaleKnowledge.OfScale> scales = new TreeMap<>();
        byId.forEach((id, balance) -> balance.learnt().ifPresent(one -> scales.put(id, one)));
        return new ScaleKnowledge(tremor.off(), scales, new TreeSet<>(lost));
    }

    /** Takes over what the tracker of the hand before has learned. */
    public void know(ScaleKnowledge learnt, long now) {
        tremor.is(learnt.tremble());
        learnt.scales()
                .forEach((id, scale) ->
                        Optional.ofNullable(byId.get(id)).ifPresent(one -> one.knows(scale, now)));
        learnt.lost().forEach(this::lost);
    }

    /** Devices without scales may be lost too. */
    public void lost(String source) {
        if (scales.stream().anyMatch(scale -> scale.source().equals(source))) {
            lost.add(source);
        }
    }

    public void back(String source) {
        lost.remove(source);
    }

    public Optional<ScaleCounter> on(Zone zone) {
        return in(zone).filter(this::speaks).map(Scale::balance);
    }

    private Optional<Scale> in(Zone zone) {
        return Optional.ofNullable(byZone.get(zone));
    }

    private boolean speaks(Scale scale) {
        return scale.balance().alive() && !lost.contains(scale.source());
    }

    /** Evaluates every scale. */
    public void settle(long now) {
        for (Scale scale : scales) {
            if (speaks(scale)) {
                scale.balance().settle(now);
            }
        }
        for (int i = 0; i < absences.size(); i++) {
            PozzettoAbsences pozzetto = absences.get(i);
            onPozzetto(i + 1)
                    .filter(ScaleCounter::counts)
                    .ifPresent(one -> pozzetto.look(one, now));
        }
    }

    /** Since when a pozzetto is away from its scale. */
    public Optional<PozzettoAbsences.Away> away(int number) {
        return onPozzetto(number).flatMap(_ -> absences.get(number - 1).now());
    }

    /** The times when a pozzetto was away and came back. */
    public List<PozzettoAbsences.Absence> absences(int number) {
        return absences.get(number - 1).over();
    }

    /** Whether the scales are so unsteady that a single card hardly shows. */
    public boolean trembles() {
        return tremor.isMuch();
    }

    public Optional<ScaleCounter> onStock() {
        return stock.filter(this::speaks).map(Scale::balance);
    }

    /** The number of cards of the stock by weight alone, if it can be told. */
    public OptionalInt stockByWeight() {
        return onStock().map(ScaleCounter::byWeight).orElse(OptionalInt.empty());
    }

    /** Whether the stock has been put down, so that the deal is over. */
    public boolean stockLies() {
        return onStock().filter(balance -> balance.whole() >= STOCK).isPresent();
    }

    /**
     * Sets the known numbers of cards after the deal. A card of the stock weighs as much as one of
     * the pozzetti.
     *
     * @param since when the last card was taken from the stock
     */
    public void know(int stock, int first, int second, long since, long now) {
        absences.forEach(PozzettoAbsences::clear);
        onPozzetto(1).ifPresent(one -> one.set(first, now));
        onPozzetto(2).ifPresent(one -> one.set(second, now));
        onStock()
                .ifPresent(one -> {
                    onPozzetto(1).ifPresent(other -> one.weighs(other.card()));
                    onPozzetto(2).ifPresent(other -> one.weighs((other.card() + one.card()) / 2));
                    one.left(stock, since, now);
                    one.countByWeight(now);
                });
    }

    public Optional<ScaleCounter> onPozzetto(int number) {
        return pozzetti.get(number - 1).filter(this::speaks).map(Scale::balance);
    }
}
