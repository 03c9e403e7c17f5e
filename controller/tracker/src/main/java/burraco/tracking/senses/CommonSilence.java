package burraco.tracking.senses;

import burraco.tracking.figures.SensorFigures;
import java.util.List;

/**
 * Antennas that fell silent together, if they are nearly all of those that heard cards. People who
 * gather cards take them from one place after the other, so that they do not cause this.
 *
 * @param silent the antennas
 * @param since when the first of them fell silent
 * @param newest when the last of them did
 * @param looks number of their empty looks together
 */
record CommonSilence(List<AntennaMonitor> silent, long since, long newest, int looks) {
    static CommonSilence of(List<AntennaMonitor> ears, long now) {
        long newest = -1;
        int speaking = 0;
        for (AntennaMonitor ear : ears) {
            speaking += ear.speaks() ? 1 : 0;
            newest = ear.fellSilent() ? Math.max(newest, ear.emptySince()) : newest;
        }
        if (newest < 0 || now - newest >= SensorFigures.OLD_MILLIS) {
            return new CommonSilence(List.of(), now, now, 0);
        }
        long from = newest - SensorFigures.AT_ONCE_MILLIS;
        List<AntennaMonitor> together =
                ears.stream().filter(ear -> ear.fellSilent() && ear.emptySince() >= from).toList();
        int looks = together.stream().mapToInt(AntennaMonitor::empty).sum();
        long since = together.stream().mapToLong(AntennaMonitor::emptySince).min().orElse(now);
        boolean nearlyAll =
                together.size() >= SensorFigures.NEARLY_ALL * (together.size() + speaking);
        return nearlyAll
                ? new CommonSilence(together, since, newest, looks)
                : new CommonSilence(List.of(), now, now, 0);
    }

    boolean isNoHand() {
        return silent.size() >= SensorFigures.SEVERAL && looks >= SensorFigures.EMPTY_LOOKS;
    }
}
