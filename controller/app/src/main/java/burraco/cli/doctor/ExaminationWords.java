package burraco.cli.doctor;

import burraco.cli.out.FindingWords;
import burraco.cli.out.ZoneWords;
import burraco.examination.DevicePart;
import burraco.examination.NamedSentence;
import burraco.hal.Button;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Names of devices and sentences about them. */
final class ExaminationWords {
    private final Words words;
    private final Layout layout;
    private final FindingWords antennas;

    ExaminationWords(Words words, Layout layout) {
        this.words = words;
        this.layout = layout;
        antennas = new FindingWords(words, layout);
    }

    String say(NamedSentence said) {
        return words.examining(said.key(), said.details().toArray());
    }

    String say(List<NamedSentence> said) {
        return said.stream().map(this::say).collect(Collectors.joining("; "));
    }

    String name(DevicePart part) {
        return switch (part) {
            case DevicePart.Whole(String source) -> whole(source);
            case DevicePart.SelfTest _ -> words.examining("part.self-test");
            case DevicePart.Antenna(String _, int id) -> antenna(id);
            case DevicePart.Scale(String _, int id) -> scale(id);
            case DevicePart.Lamps(String _, String group) -> words.examining("part.lamps", group);
            case DevicePart.PushButton(String _, Button button) ->
                    words.examining("part.button", say(button));
            case DevicePart.Buzzer _ -> words.examining("part.buzzer");
            case DevicePart.Display _ -> words.examining("part.display");
        };
    }

    String antenna(int id) {
        return words.examining("part.antenna", antennas.name(id));
    }

    String scale(int id) {
        return layout.scales().stream()
                .filter(one -> one.id() == id)
                .findFirst()
                .map(one -> words.examining("part.scale", id, new ZoneWords(words).say(one.zone())))
                .orElse(String.valueOf(id));
    }

    /** As written in a layout: {@code call N}. */
    static String say(Button button) {
        return (button.key() + " " + button.place()).strip();
    }

    private String whole(String source) {
        SourceInfo info =
                layout.sources().stream()
                        .filter(one -> one.id().equals(source))
                        .findFirst()
                        .orElseThrow();
        if (info.isPi()) {
            return words.examining("part.header", source);
        }
        String port = info.port().orElse("");
        return info.isBoard()
                ? words.examining("part.board", source, port)
                : words.examining("part.reader", source, info.kind(), port);
    }
}
