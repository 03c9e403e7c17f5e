package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** Reads the lamps, buttons, buzzer, display and Raspberry Pi of a {@code table.toml}. */
public final class DevicesReader {
    private static final List<String> OF_LAMPS = List.of("source", "group", "first", "lamps");
    private static final List<String> OF_BUTTON = List.of("source", "number", "key", "seat");
    private static final int MOST_LAMPS = 512;
    private static final int MOST_BUTTONS = 16;
    private static final List<String> OF_SEATS = List.of("call", "ok", "undo");
    private static final List<String> KEYS = List.of("start", "timeout", "call", "ok", "undo");

    private static final List<String> GROUPS =
            Stream.of(
                            Stream.of(Seat.values()).map(seat -> "seat " + seat),
                            Stream.of(Line.values()).map(line -> "melds " + line),
                            Stream.of("centre"))
                    .flatMap(groups -> groups)
                    .toList();

    private static final List<String> SEATS = Stream.of(Seat.values()).map(Seat::toString).toList();

    private final Findings findings;
    private final Sections file;
    private final SourceList sources;
    private final List<LampsInfo> lamps = new ArrayList<>();
    private final List<ButtonInfo> buttons = new ArrayList<>();
    private final Map<String, Section> taken = new HashMap<>();
    private final SequencedMap<Integer, Section> onHeader = new LinkedHashMap<>();

    private DevicesReader(Sections file, Findings findings) {
        this.file = file;
        this.findings = findings;
        sources = new SourceList(file, findings);
    }

    public static DevicesResult read(byte[] bytes) {
        try {
            Findings findings = new Findings(TextPosition.endOf(Utf8.text(bytes)));
            return new DevicesReader(new Sections(Toml.read(bytes), findings), findings).read();
        } catch (BadToml bad) {
            return new DevicesResult.Refused(List.of(LayoutProblem.at(bad.at(), bad.what())));
        }
    }

    private DevicesResult read() {
        file.listed("lamps").forEach(this::lamps);
        file.listed("buttons").forEach(this::button);
        Optional<String> buzzer = Optional.empty();
        if (file.has("buzzer")) {
            Section section = file.single("buzzer");
            section.knows(List.of("source"));
            buzzer = Optional.of(carrier(section));
        }
        PiReader reader = new PiReader(file, sources);
        PiInfo pi = reader.pi();
        Optional<DisplayInfo> display = reader.display();
        reader.checkLines(pi, display, onHeader);
        return findings.count() > 0
                ? new DevicesResult.Refused(findings.problems())
                : new DevicesResult.Read(new DevicesInfo(lamps, buttons, buzzer, display, pi));
    }

    private void lamps(Section section) {
        section.knows(OF_LAMPS);
        section.needs("group", NearMiss.oneOf(GROUPS.stream().map(Toml::quoted).toList()));
        section.needs("first", new Sentence("read.lamps.first"));
        section.needs("lamps", new Sentence("read.lamps.count"));
        String source = carrier(section);
        if (isPi(source) && !(file.has("pi") && file.single("pi").has("strip"))) {
            section.wrong("source", new Sentence("read.lamps.strip"));
        }
        Optional<String> group = section.oneOf("group", GROUPS);
        Optional<Integer> first = section.whole("first", 0, MOST_LAMPS - 1);
        Optional<Integer> count = section.whole("lamps", 1, MOST_LAMPS);
        if (group.isEmpty() || first.isEmpty() || count.isEmpty()) {
            return;
        }
        once(section, "group", "group " + group.get(), "read.lamps.group");
        LampsInfo info = new LampsInfo(source, group.get(), first.get(), count.get());
        if (first.get() + count.get() > MOST_LAMPS) {
            section.wrong("lamps", new Sentence("read.lamps.last", MOST_LAMPS - 1));
        }
        if (lamps.stream().anyMatch(one -> overlap(one, info))) {
            section.wrong("first", new Sentence("read.lamps.taken"));
        }
        lamps.add(info);
    }

    /**
     * Lamps, buttons and buzzers are connected to our own boards or to a header; readers have none.
     */
    private String carrier(Section section) {
        String source = sources.of(section);
        sources.sources().stream()
                .filter(one -> one.id().equals(source) && !one.isBoard() && !one.isPi())
                .findFirst()
                .ifPresent(one ->
                        section.wrong("source", new Sentence("read.carrier", source, one.kind())));
        return source;
    }

    private boolean isPi(String source) {
        return sources.pi().filter(source::equals).isPresent();
    }

    private static boolean overlap(LampsInfo one, LampsInfo other) {
        return one.source().equals(other.source())
                && one.first() < other.first() + other.lamps()
                && other.first() < one.first() + one.lamps();
    }

    private void button(Section section) {
        section.knows(OF_BUTTON);
        section.needs("number", new Sentence("read.button.number"));
        section.needs("key", NearMiss.oneOf(KEYS.stream().map(Toml::quoted).toList()));
        String source = carrier(section);
        int last = isPi(source) ? PiReader.LAST_LINE : MOST_BUTTONS - 1;
        Optional<Integer> number = section.whole("number", 0, last);
        Optional<String> key = section.oneOf("key", KEYS);
        Optional<String> seat = section.oneOf("seat", SEATS);
        if (number.isEmpty() || key.isEmpty()) {
            return;
        }
        if (OF_SEATS.contains(key.get())) {
            section.needs("seat", new Sentence("read.button.seat"));
        } else {
            section.refuse("seat", "read.button.arbiters");
        }
        once(section, "number", source + " " + number.get(), "read.button.number-taken");
        Button button = new Button(key.get(), seat.orElse(""));
        once(section, "key", "button " + button, "read.button.twice");
        buttons.add(new ButtonInfo(source, number.get(), button));
        if (isPi(source)) {
            onHeader.putIfAbsent(number.get(), section);
        }
    }

    private void once(Section section, String key, String what, String expected) {
        Section before = taken.putIfAbsent(what, section);
        if (before != null) {
            section.wrong(key, new Sentence(expected, before.at().line()));
        }
    }
}
