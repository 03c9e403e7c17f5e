package burraco.cli.starter;

import burraco.examination.AntennaSeen;
import burraco.hal.Answer;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** What the doctor wants to know of each antenna. */
final class AntennaTallies {
    private static final class Tally {
        private final Set<TagId> tags = new HashSet<>();
        private int scans;
        private int unclear;
        private String fault = "";
    }

    private final Map<Integer, Tally> tallies = new TreeMap<>();

    void take(Reading reading) {
        switch (reading) {
            case Reading.Inventory(long _, int antenna, var answers) -> {
                Tally tally = tally(antenna);
                tally.scans++;
                answers.stream().map(Answer::tag).forEach(tally.tags::add);
            }
            case Reading.Unclear(long _, int antenna, var _) -> {
                Tally tally = tally(antenna);
                tally.scans++;
                tally.unclear++;
            }
            case Reading.AntennaFault fault ->
                    tally(fault.antenna()).fault =
                            fault.state() == FaultState.OVER ? "" : fault.detail();
            case Reading.SourceFault _, Reading.Weight _, Reading.Press _ -> {}
        }
    }

    private Tally tally(int antenna) {
        return tallies.computeIfAbsent(antenna, _ -> new Tally());
    }

    AntennaSeen of(int antenna) {
        Tally tally = tally(antenna);
        return new AntennaSeen(
                tally.scans, tally.unclear, tally.tags.size(), tally.fault, OptionalInt.empty());
    }
}
