package burraco.cli.doctor;

import burraco.cli.devices.TableDevices;
import burraco.cli.doctor.DoctorOptions.Turn;
import burraco.cli.out.Paint;
import burraco.cli.out.Screen;
import burraco.examination.DeviceComplaint;
import burraco.examination.DeviceFault;
import burraco.examination.DevicePart;
import burraco.examination.ExaminationMark;
import burraco.examination.Examined;
import burraco.hal.Button;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.Rgb;
import burraco.hal.ScanPlan;
import burraco.hal.TagSensor;
import burraco.hal.Tone;
import burraco.layout.Layout;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Tests devices one by one with a person who looks, listens, holds a card over them or presses
 * them. At a terminal the person types the result; elsewhere each device gets a fixed time.
 */
final class DoctorTurns {
    private static final Rgb WHITE = new Rgb(60, 60, 60);
    private static final List<Tone> NOTES =
            List.of(new Tone(880, 150), new Tone(1_175, 150), new Tone(1_568, 300));
    private static final long AN_HOUR_MILLIS = 3_600_000;

    private final Screen screen;
    private final Words words;
    private final Layout layout;
    private final ExaminationWords names;
    private final Paint paint;
    private final DoctorInbox inbox;
    private final TableDevices devices;
    private final long millis;
    private final List<Examined> lines;

    /**
     * @param timeouts how long each device gets if nobody can answer
     * @param found the results so far
     */
    DoctorTurns(
            Screen screen,
            Words words,
            Layout layout,
            DoctorTrial trial,
            DoctorTimeouts timeouts,
            List<Examined> found) {
        this.screen = screen;
        this.words = words;
        this.layout = layout;
        inbox = trial.inbox();
        devices = trial.devices();
        millis = screen.live() ? AN_HOUR_MILLIS : timeouts.turn();
        lines = new ArrayList<>(found);
        names = new ExaminationWords(words, layout);
        paint = new Paint(screen.colour());
    }

    /** The results of all devices afterwards. */
    List<Examined> lines() {
        return List.copyOf(lines);
    }

    void run(Turn turn) throws InterruptedException {
        screen.out().println();
        screen.out().println(paint.strong(say(turn.toString())));
        if (todo(turn).isEmpty()) {
            tell(say("none"));
            return;
        }
        switch (turn) {
            case LAMPS -> lamps();
            case ANTENNAS -> antennas();
            case BUTTONS -> buttons();
            case BUZZER -> buzzer();
            case DISPLAY -> display();
        }
    }

    /** The devices of this kind whose source answers. */
    private List<DevicePart> todo(Turn turn) {
        return lines.stream()
                .filter(one ->
                        one.mark() == ExaminationMark.WORKS
                                || one.mark() == ExaminationMark.UNPROVEN)
                .map(Examined::part)
                .filter(part ->
                        switch (part) {
                            case DevicePart.Lamps _ -> turn == Turn.LAMPS;
                            case DevicePart.Antenna _ -> turn == Turn.ANTENNAS;
                            case DevicePart.PushButton _ -> turn == Turn.BUTTONS;
                            case DevicePart.Buzzer _ -> turn == Turn.BUZZER;
                            case DevicePart.Display _ -> turn == Turn.DISPLAY;
                            case DevicePart.Whole _, DevicePart.SelfTest _, DevicePart.Scale _ ->
                                    false;
                        })
                .toList();
    }

    private void lamps() throws InterruptedException {
        hint("look");
        Lamps lamps = devices.lamps().orElseThrow();
        for (DevicePart part : todo(Turn.LAMPS)) {
            String group = ((DevicePart.Lamps) part).group();
            lamps.show(new LampPicture(new TreeMap<>(Map.of(group, white(lamps, group)))));
            tell(say("lit", names.name(part)));
            witness(part, DeviceFault.DARK);
        }
        lamps.show(LampPicture.DARK);
    }

    private static List<Rgb> white(Lamps lamps, String group) {
        int count =
                lamps.groups().stream()
                        .filter(one -> one.name().equals(group))
                        .mapToInt(LampGroup::lamps)
                        .sum();
        return Collections.nCopies(count, WHITE);
    }

    private void antennas() throws InterruptedException {
        hint("next");
        for (DevicePart part : todo(Turn.ANTENNAS)) {
            int antenna = ((DevicePart.Antenna) part).id();
            sensors().forEach(sensor -> sensor.scan(only(sensor, antenna)));
            inbox.beginAnew();
            tell(say("scanned", names.name(part)));
            hold(antenna);
        }
        sensors().forEach(sensor -> sensor.scan(ScanPlan.EVEN));
    }

    /** Prints each tag when it is first heard. */
    private void hold(int antenna) throws InterruptedException {
        long until = inbox.now() + millis;
        String told = hears(antenna);
        tell("  " + told);
        while (inbox.now() < until) {
            String last = told;
            Optional<String> typed =
                    inbox.until(() -> !hears(antenna).equals(last), until - inbox.now());
            if (typed.isPresent()) {
                return;
            }
            told = hears(antenna);
            if (!told.equals(last)) {
                tell("  " + told);
            }
        }
    }

    private String hears(int antenna) {
        String tags =
                inbox.ear().tags(antenna).stream()
                        .map(one -> one.tag().hex())
                        .collect(Collectors.joining(", "));
        return tags.isEmpty() ? say("hears.nothing") : say("hears", tags);
    }

    private List<TagSensor> sensors() {
        return devices.inputs().stream()
                .filter(TagSensor.class::isInstance)
                .map(TagSensor.class::cast)
                .toList();
    }

    private static ScanPlan only(TagSensor sensor, int antenna) {
        Map<Integer, Integer> urgencies = new TreeMap<>();
        sensor.antennas().forEach(one -> urgencies.put(one.id(), one.id() == antenna ? 1 : 0));
        return new ScanPlan(urgencies);
    }

    private void buttons() throws InterruptedException {
        hint("press");
        for (DevicePart part : todo(Turn.BUTTONS)) {
            Button wanted = ((DevicePart.PushButton) part).button();
            inbox.beginAnew();
            tell(say("press.now", names.name(part)));
            replace(part, pressed(wanted));
        }
    }

    /** The fault of a button; empty if it was pressed. */
    private Optional<DeviceComplaint> pressed(Button wanted) throws InterruptedException {
        Optional<Button> other = Optional.empty();
        long until = inbox.now() + millis;
        while (inbox.now() < until) {
            boolean skipped = inbox.until(inbox::isPressed, until - inbox.now()).isPresent();
            Optional<Button> button = inbox.pressed();
            if (button.equals(Optional.of(wanted))) {
                tell("  " + say("pressed"));
                return Optional.empty();
            }
            if (button.isPresent()) {
                other = button;
                tell("  " + say("other", ExaminationWords.say(button.get())));
            }
            if (skipped) {
                break;
            }
        }
        tell("  " + say("unheard"));
        return Optional.of(
                other.map(one ->
                                DeviceComplaint.of(
                                        DeviceFault.OTHER_BUTTON, ExaminationWords.say(one)))
                        .orElseGet(() -> DeviceComplaint.of(DeviceFault.NOT_PRESSED)));
    }

    private void buzzer() throws InterruptedException {
        hint("sound");
        for (DevicePart part : todo(Turn.BUZZER)) {
            tell(say("plays"));
            devices.buzzer().orElseThrow().play(NOTES);
            witness(part, DeviceFault.NOT_HEARD);
        }
    }

    private void display() throws InterruptedException {
        hint("read");
        for (DevicePart part : todo(Turn.DISPLAY)) {
            List<String> text = List.of("Burraco", layout.name(), "àèéìòù ♥♦♣♠", "1234567890");
            tell(say("shows", String.join(" / ", text)));
            devices.display().orElseThrow().show(text);
            witness(part, DeviceFault.BLANK);
        }
    }

    /** Takes the person's answer, or keeps the earlier result if there is none. */
    private void witness(DevicePart part, DeviceFault otherwise) throws InterruptedException {
        Optional<String> typed = inbox.until(() -> false, millis);
        typed.ifPresent(line ->
                replace(
                        part,
                        line.startsWith("n")
                                ? Optional.of(DeviceComplaint.of(otherwise))
                                : Optional.empty()));
    }

    private void replace(DevicePart part, Optional<DeviceComplaint> wrong) {
        lines.replaceAll(line ->
                line.part().equals(part)
                        ? wrong.map(line::failing).orElseGet(line::witnessed)
                        : line);
    }

    private void hint(String key) {
        if (screen.live()) {
            tell(paint.faint(say(key)));
        }
    }

    private void tell(String text) {
        screen.out().println("  " + text);
        screen.flush();
    }

    private String say(String key, Object... details) {
        return words.examining("turn." + key, details);
    }
}
