package burraco.practice;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Rgb;
import burraco.json.JsonObject;
import burraco.play.practice.BoardPosition;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.play.practice.Slip;
import burraco.signals.Cue;
import burraco.signals.Signal;
import burraco.signals.Sound;
import burraco.web.view.ActView;
import burraco.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of a practice table, with all cards visible.
 *
 * @param now the time of the table in milliseconds
 * @param speed the chosen one
 * @param lamps the colours of the lamps by their group
 * @param display the lines of the display by language
 * @param cue the reason for the sound
 */
public record PracticeView(
        long now,
        double speed,
        boolean paused,
        boolean dealing,
        boolean deals,
        boolean stuck,
        Map<Seat, Sitter> sitters,
        List<CardView> cards,
        List<String> misunderstood,
        List<SlipView> slips,
        Map<String, List<Rgb>> lamps,
        Map<String, List<String>> display,
        Optional<Sound> sound,
        Optional<String> cue,
        List<TapeView> tapes)
        implements JsonObject {

    /** A card; it has no coordinates while it is held. */
    public record CardView(
            String id,
            String where,
            int index,
            Optional<Double> x,
            Optional<Double> y,
            boolean across,
            boolean open,
            boolean moving)
            implements JsonObject {}

    /** A mistake that this player could commit now; its steps are not sent. */
    public record SlipView(
            Case case_, Optional<String> article, Map<String, String> says, Seat seat)
            implements JsonObject {}

    /** The recording of a hand. */
    public record TapeView(int number, Seat dealer, long length, int readings)
            implements JsonObject {}

    /**
     * @param told output of lamps, display and buzzer, for each language
     */
    static PracticeView of(PracticeSession session, List<Slip> slips, Map<Language, Signal> told) {
        Signal signal = told.get(Language.IT);
        Practice practice = session.practice();
        BoardPosition position = practice.position();
        return new PracticeView(
                position.now(),
                session.setSpeed(),
                session.isPaused(),
                practice.isDealing(),
                session.steward().deals(),
                practice.isStuck(),
                sitters(practice),
                position.cards().stream().map(PracticeView::card).toList(),
                practice.misunderstood().stream().map(BoardNames::of).distinct().toList(),
                slips.stream().map(PracticeView::slip).toList(),
                signal.lamps().groups(),
                display(told),
                signal.cue().map(Cue::sound),
                signal.cue().map(Cue::what),
                session.recordings().labels().stream().map(PracticeView::tape).toList());
    }

    /** The same with another time. */
    PracticeView at(long time) {
        return new PracticeView(
                time,
                speed,
                paused,
                dealing,
                deals,
                stuck,
                sitters,
                cards,
                misunderstood,
                slips,
                lamps,
                display,
                sound,
                cue,
                tapes);
    }

    private static Map<Seat, Sitter> sitters(Practice practice) {
        Map<Seat, Sitter> sitters = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            sitters.put(seat, practice.sitter(seat));
        }
        return sitters;
    }

    private static CardView card(BoardPosition.Lying lying) {
        return new CardView(
                BoardNames.of(lying.card()),
                BoardNames.of(lying.where()),
                lying.index(),
                lying.spot().map(spot -> Tenths.of(spot.x())),
                lying.spot().map(spot -> Tenths.of(spot.y())),
                lying.spot().map(spot -> spot.across()).orElse(false),
                lying.open(),
                lying.moving());
    }

    private static SlipView slip(Slip slip) {
        return new SlipView(
                slip.which(),
                ActView.article(slip.which()),
                MistakeView.says(slip.which()),
                slip.seat());
    }

    private static Map<String, List<String>> display(Map<Language, Signal> told) {
        Map<String, List<String>> display = new LinkedHashMap<>();
        told.forEach((language, signal) -> display.put(language.id(), signal.lines()));
        return display;
    }

    private static TapeView tape(HandRecordings.Label label) {
        return new TapeView(label.number(), label.dealer(), label.length(), label.readings());
    }
}
