package burraco.cli.starter;

import burraco.examination.AntennaSeen;
import burraco.examination.DeviceComplaint;
import burraco.examination.DeviceFault;
import burraco.examination.DevicePart;
import burraco.examination.Examination;
import burraco.examination.ExaminationMark;
import burraco.examination.Examined;
import burraco.examination.NamedSentence;
import burraco.layout.LaidAntenna;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The doctor's results for a starter kit. Where his advice is for a table and its {@code
 * table.toml}, there is one for the kit.
 */
final class StarterAdvice {
    /** From the key of the doctor's advice to that of the kit's. */
    private static final Map<String, String> OWN =
            Stream.of(
                            DeviceFault.NO_PORT,
                            DeviceFault.NOT_A_PORT,
                            DeviceFault.NO_ANSWER,
                            DeviceFault.GARBLED,
                            DeviceFault.OTHER_VERSION,
                            DeviceFault.FRONT_END,
                            DeviceFault.NOT_SCANNED)
                    .collect(
                            Collectors.toMap(
                                    fault -> "advice." + fault,
                                    fault -> "advice.starter." + fault));

    /** The state of an antenna that its board does not have. */
    private static final String ABSENT = "absent";

    private StarterAdvice() {}

    static Examined reader(DeviceComplaint why) {
        return own(Examined.fails(new DevicePart.Whole(StarterKit.SOURCE), why));
    }

    static Examined antenna(LaidAntenna antenna, AntennaSeen seen) {
        return seen.fault().equals(ABSENT)
                ? new Examined(
                        new DevicePart.Antenna(antenna.source(), antenna.id()),
                        ExaminationMark.FAILS,
                        List.of(NamedSentence.of("wrong.starter.ABSENT")),
                        Optional.of(NamedSentence.of("advice.starter.ABSENT")))
                : own(Examination.antenna(antenna, new TreeMap<>(Map.of(antenna.id(), seen))));
    }

    private static Examined own(Examined result) {
        return new Examined(
                result.part(),
                result.mark(),
                result.seen(),
                result.advice()
                        .map(one ->
                                new NamedSentence(
                                        OWN.getOrDefault(one.key(), one.key()), one.details())));
    }
}
