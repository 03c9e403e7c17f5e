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
            "fit.part.look"),
    LINGERS(
            "AntennaFigures.WAY_MILLIS",
            AntennaFigures.WAY_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "fit.part.lingers"),
    PILE_LINGERS(
            "AntennaFigures.PILE_LEAVES_MILLIS",
            AntennaFigures.PILE_LEAVES_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "fit.part.pile-lingers"),
    ONE_PLAY(
            "HumanTimes.ONE_PLAY_MILLIS",
            HumanTimes.ONE_PLAY_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "fit.part.one-play"),
    QUICK_TURN(
            "HumanTimes.QUICK_TURN_MILLIS",
            HumanTimes.QUICK_TURN_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "fit.part.quick-turn"),
    TAKES_PILE(
            "HumanTimes.TAKES_PILE_MILLIS",
            HumanTimes.TAKES_PILE_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "fit.part.takes-pile"),
    A_TURN(
            "SensorFigures.A_TURN_MILLIS",
            SensorFigures.A_TURN_MILLIS,
            TimeStatistic.HARDLY_EVER_SHORTER,
            "fit.part.turn"),
    POZZETTO_LIFTED(
            "HumanTimes.LIFTS_POZZETTO_MILLIS",
            HumanTimes.LIFTS_POZZETTO_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "fit.part.pozzetto-lifted"),
    STOCK_LIFTED(
            "HumanTimes.LETS_DOWN_MILLIS",
            HumanTimes.LETS_DOWN_MILLIS,
            TimeStatistic.HARDLY_EVER_LONGER,
            "fit.part.stock-lifted");

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
