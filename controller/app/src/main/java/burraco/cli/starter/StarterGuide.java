package burraco.cli.starter;

import burraco.cards.Card;
import burraco.enrolment.Enrolment;
import burraco.enrolment.EnrolmentStep;
import burraco.enrolment.Guide;
import burraco.examination.AntennaSeen;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Deck;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Leads a person from two antennas that may work to a tiny table: each antenna in turn has to hear
 * a tag, the cards are enrolled, and then the table says what it sees.
 */
final class StarterGuide implements Guide<StarterStep> {
    private sealed interface Stage {
        record Hearing(AntennaTrial trial) implements Stage {}

        record Enrolling(Enrolment enrolment) implements Stage {}

        record Playing(StarterTable table) implements Stage {}

        record Over() implements Stage {}
    }

    private final Layout layout;
    private final AntennaTallies tallies = new AntennaTallies();
    private Stage stage = new Stage.Over();
    private boolean lost;

    StarterGuide(Layout layout) {
        this.layout = layout;
    }

    @Override
    public boolean isOver() {
        return stage instanceof Stage.Over;
    }

    @Override
    public List<StarterStep> begin(long at) {
        return hear(StarterKit.FRONT, at);
    }

    private List<StarterStep> hear(int antenna, long at) {
        stage = new Stage.Hearing(new AntennaTrial(antenna, at));
        AntennaSeen seen = tallies.of(antenna);
        return seen.fault().isEmpty()
                ? List.of(new StarterStep.LayTag(antenna))
                : List.of(
                        new StarterStep.LayTag(antenna),
                        new StarterStep.AntennaState(antenna, seen));
    }

    @Override
    public List<StarterStep> take(Reading reading) {
        if (isOver()) {
            return List.of();
        }
        tallies.take(reading);
        return switch (reading) {
            case Reading.SourceFault fault -> source(fault);
            case Reading.AntennaFault(long _, int antenna, String _) ->
                    List.of(new StarterStep.AntennaState(antenna, tallies.of(antenna)));
            case Reading.Inventory inventory -> inventory(inventory);
            case Reading.Unclear _, Reading.Weight _, Reading.Press _ -> List.of();
        };
    }

    private List<StarterStep> source(Reading.SourceFault fault) {
        boolean now = fault.state() == FaultState.PRESENT;
        if (now == lost) {
            return List.of();
        }
        lost = now;
        if (stage instanceof Stage.Playing(StarterTable table)) {
            table.trust(!lost, fault.at());
        }
        return List.of(lost ? new StarterStep.ReaderLost() : new StarterStep.ReaderBack());
    }

    private List<StarterStep> inventory(Reading.Inventory inventory) {
        return switch (stage) {
            case Stage.Hearing(AntennaTrial trial) -> {
                List<StarterStep> steps = new ArrayList<>(trial.take(inventory, tallies));
                if (trial.isOver()) {
                    steps.addAll(afterwards(trial.antenna(), inventory.at()));
                }
                yield steps;
            }
            case Stage.Enrolling(Enrolment enrolment) ->
                    enrolling(enrolment, enrolment.take(inventory));
            case Stage.Playing(StarterTable table) -> table.take(inventory);
            case Stage.Over() -> List.of();
        };
    }

    private List<StarterStep> afterwards(int antenna, long at) {
        if (antenna == StarterKit.FRONT) {
            return hear(StarterKit.MELD, at);
        }
        Enrolment enrolment = Enrolment.of(StarterKit.FRONT, StarterKit.CARDS);
        stage = new Stage.Enrolling(enrolment);
        return enrolling(enrolment, enrolment.begin(at));
    }

    private List<StarterStep> enrolling(Enrolment enrolment, List<EnrolmentStep> told) {
        List<StarterStep> steps = new ArrayList<>();
        for (EnrolmentStep step : told) {
            boolean isKnown = lost && step instanceof EnrolmentStep.Silent;
            if (step instanceof EnrolmentStep.Complete) {
                steps.add(new StarterStep.Play());
            } else if (!isKnown) {
                steps.add(new StarterStep.Enrolling(step));
            }
        }
        if (enrolment.isComplete() && enrolment.isOver()) {
            stage = new Stage.Playing(new StarterTable(layout, deck(enrolment)));
        } else if (enrolment.isOver()) {
            stage = new Stage.Over();
            steps.add(new StarterStep.Over(false));
        }
        return steps;
    }

    private static Deck deck(Enrolment enrolment) {
        Map<TagId, Card> cards = new HashMap<>();
        enrolment.enrolled().forEach((card, tag) -> cards.put(tag, card));
        return new Deck(cards);
    }

    @Override
    public List<StarterStep> typed(String line, long at) {
        boolean leaves = line.strip().equalsIgnoreCase("q");
        return switch (stage) {
            case Stage.Enrolling(Enrolment enrolment) ->
                    enrolling(enrolment, enrolment.typed(line, at));
            case Stage.Hearing _, Stage.Playing _ -> {
                boolean plays = stage instanceof Stage.Playing;
                stage = leaves ? new Stage.Over() : stage;
                yield List.of(leaves ? new StarterStep.Over(plays) : new StarterStep.NoSuchKey());
            }
            case Stage.Over() -> List.of();
        };
    }

    @Override
    public List<StarterStep> tick(long at) {
        return switch (stage) {
            case Stage.Hearing(AntennaTrial trial) -> trial.tick(at, tallies, lost);
            case Stage.Enrolling(Enrolment enrolment) -> enrolling(enrolment, enrolment.tick(at));
            case Stage.Playing(StarterTable table) -> table.tick(at);
            case Stage.Over() -> List.of();
        };
    }
}
