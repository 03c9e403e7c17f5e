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

/** The table's scales, by what lies on them; one whose source is lost says nothing. */
public final class Weights {
    /** With so many cards it is the stock, and no hand that rests there. */
    private static final int STOCK = 20;

    private final Map<Integer, Balance> byId = new HashMap<>();
    private final Map<Zone, Scale> byZone = new LinkedHashMap<>();
    private final List<Scale> scales;
    private final Optional<Scale> stock;
    private final List<Optional<Scale>> pozzetti;
    private final List<Absences> absences = List.of(new Absences(), new Absences());
    private final Set<String> lost = new HashSet<>();
    private final Tremor tremor = new Tremor();

    /** A scale by the device that it hangs on. */
    private record Scale(Balance balance, String source) {}

    public Weights(Layout layout) {
        for (LaidScale scale : layout.scales()) {
            boolean stock = scale.zone() instanceof Zone.Stock;
            Balance balance = new Balance(scale.card(), tremor, stock);
            byId.put(scale.id(), balance);
            byZone.put(scale.zone(), new Scale(balance, scale.source()));
        }
        scales = List.copyOf(byZone.values());
        stock = in(new Zone.Stock());
        pozzetti = List.of(in(new Zone.Pozzetto(1)), in(new Zone.Pozzetto(2)));
    }

    public void show(int scale, double grams, long at) {
        Balance balance = byId.get(scale);
        if (balance != null) {
            balance.show(grams, at);
        }
    }

    /** For whoever comes after. */
    public Learnt learnt() {
        SortedMap<Integer, Learnt.OfScale> scales = new TreeMap<>();
        byId.forEach((id, balance) -> balance.learnt().ifPresent(one -> scales.put(id, one)));
        return new Learnt(tremor.off(), scales, new TreeSet<>(lost));
    }

    /** From whoever was there before. */
    public void know(Learnt learnt, long now) {
        tremor.is(learnt.tremble());
        learnt.scales()
                .forEach((id, scale) ->
                        Optional.ofNullable(byId.get(id)).ifPresent(one -> one.knows(scale, now)));
        learnt.lost().forEach(this::lost);
    }

    /** A device may be lost that no scale depends on. */
    public void lost(String source) {
        if (scales.stream().anyMatch(scale -> scale.source().equals(source))) {
            lost.add(source);
        }
    }

    public void back(String source) {
        lost.remove(source);
    }

    public Optional<Balance> on(Zone zone) {
        return in(zone).filter(this::speaks).map(Scale::balance);
    }

    private Optional<Scale> in(Zone zone) {
        return Optional.ofNullable(byZone.get(zone));
    }

    private boolean speaks(Scale scale) {
        return scale.balance().alive() && !lost.contains(scale.source());
    }

    /** Every scale has a look at what it has come to. */
    public void settle(long now) {
        for (Scale scale : scales) {
            if (speaks(scale)) {
                scale.balance().settle(now);
            }
        }
        for (int i = 0; i < absences.size(); i++) {
            Absences pozzetto = absences.get(i);
            onPozzetto(i + 1).filter(Balance::counts).ifPresent(one -> pozzetto.look(one, now));
        }
    }

    /** Since when a pozzetto is away from its scale. */
    public Optional<Absences.Away> away(int number) {
        return onPozzetto(number).flatMap(_ -> absences.get(number - 1).now());
    }

    /** When a pozzetto was away and came back. */
    public List<Absences.Absence> absences(int number) {
        return absences.get(number - 1).over();
    }

    /** Whether the scales tremble so much at rest that a single card hardly shows. */
    public boolean trembles() {
        return tremor.isMuch();
    }

    public Optional<Balance> onStock() {
        return stock.filter(this::speaks).map(Scale::balance);
    }

    /** How many cards the stock has by its weight alone, if that can be told. */
    public OptionalInt stockByWeight() {
        return onStock().map(Balance::byWeight).orElse(OptionalInt.empty());
    }

    /** Whether the stock has been put down: then no card is dealt any more. */
    public boolean stockLies() {
        return onStock().filter(balance -> balance.whole() >= STOCK).isPresent();
    }

    /**
     * So many cards are known to lie there; those of the stock weigh what the pozzetti's do.
     *
     * @param since when the stock had one more the last time
     */
    public void know(int stock, int first, int second, long since, long now) {
        absences.forEach(Absences::clear);
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

    public Optional<Balance> onPozzetto(int number) {
        return pozzetti.get(number - 1).filter(this::speaks).map(Scale::balance);
    }
}
