package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Entry;
import burraco.tracking.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was told to be unsure, until an act shows what became of it. */
final class Unsettled {
    /** Older doubts than the last ones are nobody's concern any more. */
    private static final int MOST = 32;

    private final Picture picture;
    private final List<Told.Unsure> doubts = new ArrayList<>();

    Unsettled(Picture picture) {
        this.picture = picture;
    }

    /** All of it, and behind each act that settles a doubt that it does. */
    List<Told> follow(List<Told> news) {
        List<Told> all = new ArrayList<>();
        for (Told told : news) {
            all.add(told);
            switch (told) {
                case Told.Unsure unsure -> add(unsure);
                // What was unclear of a deal that is void is nobody's concern.
                case Told.Decided act when act.entry().act() instanceof Act.Redeal ->
                        doubts.clear();
                case Told.Decided act -> settledBy(act.entry()).ifPresent(all::add);
                case Told.HandOver _ -> doubts.clear();
                case Told.Resolved resolved -> doubts.removeAll(resolved.doubts());
                case Told.Withdrawn _,
                        Told.Differs _,
                        Told.Agrees _,
                        Told.Foreign _,
                        Told.Trouble _,
                        Told.Sense _ -> {}
            }
        }
        return List.copyOf(all);
    }

    private Optional<Told> settledBy(Entry entry) {
        List<Told.Unsure> settled = doubts.stream().filter(one -> isSettled(one, entry)).toList();
        doubts.removeAll(settled);
        return settled.isEmpty()
                ? Optional.empty()
                : Optional.of(new Told.Resolved(entry.text(), settled, entry.decided()));
    }

    /** Whether somebody did wrong is not told by a card that is laid there again. */
    private void add(Told.Unsure unsure) {
        if (unsure.doubt() == Told.Doubt.PERHAPS_A_FAULT) {
            return;
        }
        if (doubts.size() == MOST) {
            doubts.removeFirst();
        }
        doubts.add(unsure);
    }

    /** A card of it was played there, as is known now. */
    private boolean isSettled(Told.Unsure doubt, Entry entry) {
        Optional<? extends Zone> zone =
                entry.act() instanceof Act.Discard ? Optional.of(Picture.PILE) : entry.slot();
        return zone.map(Doubts::words).filter(doubt.zones()::contains).isPresent()
                && entry.cards().stream().anyMatch(doubt.cards()::contains)
                // What is only supposed settles nothing.
                && entry.cards().stream().allMatch(card -> picture.wasHeard(card, zone.get()));
    }
}
