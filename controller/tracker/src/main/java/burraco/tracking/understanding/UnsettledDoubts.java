package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.picture.TablePicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions that were reported, until an act answers them. */
final class UnsettledDoubts {
    /** Limit for open questions; the oldest are dropped. */
    private static final int MOST = 32;

    private final TablePicture picture;
    private final List<TrackerEvent.Unsure> doubts = new ArrayList<>();

    UnsettledDoubts(TablePicture picture) {
        this.picture = picture;
    }

    /** The events, with an event for each question that an act among them answers. */
    List<TrackerEvent> follow(List<TrackerEvent> news) {
        List<TrackerEvent> all = new ArrayList<>();
        for (TrackerEvent told : news) {
            all.add(told);
            switch (told) {
                case TrackerEvent.Unsure unsure -> add(unsure);
                // The deal is void, and so are its questions.
                case TrackerEvent.Decided act when act.entry().act() instanceof Act.Redeal ->
                        doubts.clear();
                case TrackerEvent.Decided act -> settledBy(act.entry()).ifPresent(all::add);
                case TrackerEvent.HandOver _ -> doubts.clear();
                case TrackerEvent.Resolved resolved -> doubts.removeAll(resolved.doubts());
                case TrackerEvent.Withdrawn _,
                        TrackerEvent.Differs _,
                        TrackerEvent.Agrees _,
                        TrackerEvent.Foreign _,
                        TrackerEvent.Trouble _,
                        TrackerEvent.TrustChanged _ -> {}
            }
        }
        return List.copyOf(all);
    }

    private Optional<TrackerEvent> settledBy(TrackedAct entry) {
        List<TrackerEvent.Unsure> settled =
                doubts.stream().filter(one -> isSettled(one, entry)).toList();
        doubts.removeAll(settled);
        return settled.isEmpty()
                ? Optional.empty()
                : Optional.of(new TrackerEvent.Resolved(entry.text(), settled, entry.decided()));
    }

    /** Adds a question, except whether somebody broke a rule, which no later card answers. */
    private void add(TrackerEvent.Unsure unsure) {
        if (unsure.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT) {
            return;
        }
        if (doubts.size() == MOST) {
            doubts.removeFirst();
        }
        doubts.add(unsure);
    }

    /** Whether the act played one of the cards in question at one of the places in question. */
    private boolean isSettled(TrackerEvent.Unsure doubt, TrackedAct entry) {
        Optional<? extends Zone> zone =
                entry.act() instanceof Act.Discard ? Optional.of(TablePicture.PILE) : entry.slot();
        return zone.map(OpenQuestions::words).filter(doubt.zones()::contains).isPresent()
                && entry.cards().stream().anyMatch(doubt.cards()::contains)
                // A supposed card answers nothing.
                && entry.cards().stream().allMatch(card -> picture.wasHeard(card, zone.get()));
    }
}
