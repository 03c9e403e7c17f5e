package burraco.fitting;

import burraco.tracking.figures.People;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Trust;

/** A figure that stands for a time of which many can be observed. */
enum Timing {
    LOOK("Radio.LOOK_MILLIS", Radio.LOOK_MILLIS, Stands.MIDDLE, "From one look to the next"),
    LINGERS(
            "Radio.WAY_MILLIS",
            Radio.WAY_MILLIS,
            Stands.HARDLY_EVER_LONGER,
            "A card is heard where it lay, after it was taken"),
    PILE_LINGERS(
            "Radio.PILE_LEAVES",
            Radio.PILE_LEAVES,
            Stands.HARDLY_EVER_LONGER,
            "A pile is heard where it lay, after it was picked up"),
    ONE_PLAY(
            "People.ONE_PLAY",
            People.ONE_PLAY,
            Stands.HARDLY_EVER_LONGER,
            "From one card to the next of a play, as they are heard"),
    QUICK_TURN(
            "People.QUICK_TURN",
            People.QUICK_TURN,
            Stands.HARDLY_EVER_SHORTER,
            "From a discard to the next player's"),
    TAKES_PILE(
            "People.TAKES_PILE",
            People.TAKES_PILE,
            Stands.HARDLY_EVER_SHORTER,
            "From a discard until the next player picks up the pile"),
    A_TURN(
            "Trust.A_TURN",
            Trust.A_TURN,
            Stands.HARDLY_EVER_SHORTER,
            "From one player's draw to the next one's"),
    POZZETTO_LIFTED(
            "People.LIFTS_POZZETTO",
            People.LIFTS_POZZETTO,
            Stands.HARDLY_EVER_LONGER,
            "A pozzetto is away from its scale and comes back"),
    STOCK_LIFTED(
            "People.LETS_DOWN",
            People.LETS_DOWN,
            Stands.HARDLY_EVER_LONGER,
            "A stock is away from its scale and comes back");

    final String figure;
    final double now;
    final Stands stands;
    final String title;

    Timing(String figure, double now, Stands stands, String title) {
        this.figure = figure;
        this.now = now;
        this.stands = stands;
        this.title = title;
    }
}
