package burraco.fitting;

import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.SensorFigures;

/** The figures that are a time of which many can be observed. */
enum TimeFigure {
    LOOK(
            "AntennaFigures.LOOK_MILLIS",
            AntennaFigures.LOOK_MILLIS,
            TimeStatistic.MIDDLE,
            "From one look to the next"),
    LINGERS(
            "AntennaFigures.WAY_MILLIS",
            AntennaFigures.WAY_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "A card is heard where it lay, after it was taken"),
    PILE_LINGERS(
            "AntennaFigures.PILE_LEAVES_MILLIS",
            AntennaFigures.PILE_LEAVES_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "A pile is heard where it lay, after it was picked up"),
    ONE_PLAY(
            "HumanTimes.ONE_PLAY_MILLIS",
            HumanTimes.ONE_PLAY_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "From one card to the next of a play, as they are heard"),
    QUICK_TURN(
            "HumanTimes.QUICK_TURN_MILLIS",
            HumanTimes.QUICK_TURN_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "From a discard to the next player's"),
    TAKES_PILE(
            "HumanTimes.TAKES_PILE_MILLIS",
            HumanTimes.TAKES_PILE_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "From a discard until the next player picks up the pile"),
    A_TURN(
            "SensorFigures.A_TURN_MILLIS",
            SensorFigures.A_TURN_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "From one player's draw to the next one's"),
    POZZETTO_LIFTED(
            "HumanTimes.LIFTS_POZZETTO_MILLIS",
            HumanTimes.LIFTS_POZZETTO_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "A pozzetto is away from its scale and comes back"),
    STOCK_LIFTED(
            "HumanTimes.LETS_DOWN_MILLIS",
            HumanTimes.LETS_DOWN_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "A stock is away from its scale and comes back");

    final String figure;
    final double now;
    final TimeStatistic stands;
    final String title;

    TimeFigure(String figure, double now, TimeStatistic stands, String title) {
        this.figure = figure;
        this.now = now;
        this.stands = stands;
        this.title = title;
    }
}
