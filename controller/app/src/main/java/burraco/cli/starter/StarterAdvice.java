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
import java.util.Set;
import java.util.TreeMap;

/**
 * The doctor's results for a starter kit. Where his sentence is for a table and its {@code
 * table.toml}, there is one for the kit.
 */
final class StarterAdvice {
    /** Keys of the doctor's sentences that the kit says in its own way. */
    private static final Set<String> OWN =
            Set.of(
                    "advice." + DeviceFault.NO_PORT,
                    "advice." + DeviceFault.NOT_A_PORT,
                    "wrong." + DeviceFault.NO_ANSWER,
                    "advice." + DeviceFault.NO_ANSWER,
                    "wrong." + DeviceFault.GARBLED,
                    "advice." + DeviceFault.GARBLED,
                    "advice." + DeviceFault.OTHER_VERSION,
                    "advice." + DeviceFault.FRONT_END,
                    "advice." + DeviceFault.NOT_SCANNED);

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
                result.seen().stream().map(StarterAdvice::own).toList(),
                result.advice().map(StarterAdvice::own));
    }

    private static NamedSentence own(NamedSentence said) {
        return OWN.contains(said.key())
                ? new NamedSentence(said.key().replaceFirst("\\.", ".starter."), said.details())
                : said;
    }
}
