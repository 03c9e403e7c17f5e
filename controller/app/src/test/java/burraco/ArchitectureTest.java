package burraco;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The arrows of docs/architecture.md: which package may know which. A new arrow is added here
 * first.
 */
@Tag("campaign")
class ArchitectureTest {
    private static final Map<String, List<String>> MAY_KNOW =
            Map.ofEntries(
                    Map.entry("natives", List.of()),
                    Map.entry("files", List.of("text")),
                    Map.entry("hal", List.of()),
                    Map.entry("hal.virtual", List.of("hal")),
                    Map.entry("hal.pi", List.of("hal", "natives")),
                    Map.entry("wire", List.of()),
                    Map.entry("serial", List.of("wire", "natives")),
                    Map.entry("board", List.of("wire", "hal")),
                    Map.entry("readers", List.of("wire", "hal")),
                    Map.entry("cards", List.of()),
                    Map.entry("engine", List.of("cards")),
                    Map.entry("record", List.of("cards", "engine")),
                    Map.entry("words", List.of("cards", "engine", "text", "files")),
                    Map.entry("measure", List.of("cards", "engine", "record")),
                    Map.entry("layout", List.of("cards", "engine", "text", "hal")),
                    Map.entry("tracking", List.of("cards", "engine", "record", "layout", "hal")),
                    Map.entry(
                            "fitting",
                            List.of(
                                    "cards",
                                    "engine",
                                    "measure",
                                    "layout",
                                    "tracking",
                                    "text",
                                    "hal")),
                    Map.entry("examination", List.of("cards", "engine", "layout", "hal", "hal.pi")),
                    Map.entry("enrolment", List.of("cards", "layout", "hal")),
                    Map.entry(
                            "table",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "layout",
                                    "tracking",
                                    "text",
                                    "hal")),
                    Map.entry(
                            "signals",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "words",
                                    "layout",
                                    "tracking",
                                    "table",
                                    "hal")),
                    Map.entry(
                            "journal",
                            List.of(
                                    "cards",
                                    "engine",
                                    "tracking",
                                    "text",
                                    "words",
                                    "table",
                                    "hal",
                                    "natives",
                                    "files")),
                    Map.entry(
                            "running",
                            List.of(
                                    "cards", "engine", "words", "layout", "table", "signals",
                                    "journal", "hal")),
                    Map.entry(
                            "terminal",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "words",
                                    "layout",
                                    "tracking",
                                    "table",
                                    "signals",
                                    "hal")),
                    Map.entry("film", List.of("cards", "words", "layout", "text", "hal")),
                    Map.entry("drawing", List.of("cards", "words", "layout", "text", "pdf", "hal")),
                    Map.entry("pdf", List.of("text")),
                    Map.entry("json", List.of()),
                    Map.entry("tournament", List.of("engine", "text", "words", "files", "pdf")),
                    Map.entry(
                            "desk",
                            List.of(
                                    "engine",
                                    "json",
                                    "text",
                                    "words",
                                    "files",
                                    "tournament",
                                    "web")),
                    Map.entry("relay", List.of()),
                    Map.entry("broker", List.of()),
                    Map.entry("mqtt", List.of("broker")),
                    Map.entry(
                            "hall",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "json",
                                    "text",
                                    "words",
                                    "files",
                                    "tournament",
                                    "table",
                                    "signals",
                                    "journal",
                                    "relay",
                                    "broker",
                                    "trust",
                                    "desk",
                                    "web")),
                    Map.entry(
                            "uplink",
                            List.of(
                                    "cards",
                                    "engine",
                                    "json",
                                    "text",
                                    "words",
                                    "table",
                                    "signals",
                                    "tracking",
                                    "journal",
                                    "running",
                                    "relay",
                                    "broker",
                                    "trust")),
                    Map.entry("text", List.of()),
                    Map.entry("trust", List.of()),
                    Map.entry(
                            "practice",
                            List.of(
                                    "cards",
                                    "engine",
                                    "json",
                                    "text",
                                    "words",
                                    "layout",
                                    "tracking",
                                    "table",
                                    "signals",
                                    "running",
                                    "play",
                                    "web",
                                    "hal",
                                    "hal.virtual")),
                    Map.entry(
                            "web",
                            List.of(
                                    "cards",
                                    "engine",
                                    "json",
                                    "text",
                                    "words",
                                    "layout",
                                    "tracking",
                                    "table",
                                    "signals",
                                    "running",
                                    "hal")),
                    Map.entry(
                            "play",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "layout",
                                    "text",
                                    "hal",
                                    "hal.virtual")),
                    Map.entry(
                            "cli",
                            List.of(
                                    "cards",
                                    "engine",
                                    "record",
                                    "words",
                                    "measure",
                                    "fitting",
                                    "layout",
                                    "tracking",
                                    "table",
                                    "signals",
                                    "journal",
                                    "running",
                                    "terminal",
                                    "enrolment",
                                    "examination",
                                    "film",
                                    "drawing",
                                    "json",
                                    "text",
                                    "web",
                                    "practice",
                                    "desk",
                                    "hall",
                                    "relay",
                                    "broker",
                                    "trust",
                                    "uplink",
                                    "tournament",
                                    "play",
                                    "wire",
                                    "serial",
                                    "natives",
                                    "files",
                                    "board",
                                    "readers",
                                    "hal",
                                    "hal.pi",
                                    "hal.virtual")));

    private static final List<String> CLOCKS_AND_DEVICES =
            List.of("java.time.Clock", "java.io.File", "java.nio.file.Files", "java.lang.Thread");

    private static final JavaClasses CONTROLLER =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    // Leaves out the test classes of other modules, which come as jars.
                    .withImportOption(from -> !from.contains("-tests.jar"))
                    .importPackages("burraco");

    @Test
    void everyRoomKnowsOnlyTheRoomsThatItMayKnow() {
        MAY_KNOW.forEach((room, known) -> {
            DescribedPredicate<JavaClass> others = DescribedPredicate.alwaysFalse();
            for (String other : MAY_KNOW.keySet()) {
                if (!other.equals(room) && !known.contains(other)) {
                    others = others.or(room(other));
                }
            }
            noClasses()
                    .that(room(room))
                    .should()
                    .dependOnClassesThat(others.as("rooms that " + room + " may not know"))
                    .allowEmptyShould(true)
                    .check(CONTROLLER);
        });
    }

    /** The package that a class counts for; those of the hal count separately. */
    private static String roomOf(JavaClass type) {
        String[] names = type.getPackageName().split("\\.");
        boolean inner = names[1].equals("hal") && names.length > 2;
        return inner ? names[1] + "." + names[2] : names[1];
    }

    private static DescribedPredicate<JavaClass> room(String name) {
        return DescribedPredicate.describe(
                "in the room " + name,
                type -> type.getPackageName().startsWith("burraco.") && roomOf(type).equals(name));
    }

    /** All packages, those within a part as well, depend on each other in one direction. */
    @Test
    void noPackagesDependOnEachOtherInACircle() {
        slices().matching("burraco.(**)").should().beFreeOfCycles().check(CONTROLLER);
    }

    @Test
    void everyRoomIsDrawn() {
        Set<String> rooms = new TreeSet<>();
        CONTROLLER.forEach(type -> rooms.add(roomOf(type)));
        assertEquals(new TreeSet<>(MAY_KNOW.keySet()), rooms);
    }

    @Test
    void onlyTheFrontDoorAsksAClockOrOpensAFile() {
        assertTrue(CONTROLLER.size() > 50, "the classes of the controller are here");
        for (String forbidden : CLOCKS_AND_DEVICES) {
            noClasses()
                    .that()
                    .resideInAPackage("burraco..")
                    .and()
                    // Words reads the file with a club's own sentences; the journal is a file,
                    // and is written on a thread of its own; a running table is a thread, and
                    // whoever looks at its pages is served on another one. A cable has two, one
                    // reads and one writes, and its port is a file of the system. What
                    // hangs on a Pi's header has a thread each, and buses are files as well.
                    // Code for the processor can only be loaded from a file. The desk of a
                    // tournament is its file, and looks whether others have changed it. A hall is
                    // its file and a server; a table talks to it on a thread of its own. Libraries
                    // for
                    // brokers are loaded from files, and bring messages on threads.
                    .resideOutsideOfPackages(
                            "burraco.wire..",
                            "burraco.serial..",
                            "burraco.hal.pi..",
                            "burraco.natives..",
                            "burraco.files..",
                            "burraco.cli..",
                            "burraco.words..",
                            "burraco.journal..",
                            "burraco.running..",
                            "burraco.web..",
                            "burraco.practice..",
                            "burraco.desk..",
                            "burraco.hall..",
                            "burraco.uplink..",
                            "burraco.broker..",
                            "burraco.mqtt..")
                    .should()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName(forbidden)
                    .check(CONTROLLER);
        }
        noClasses()
                .that()
                .resideOutsideOfPackage("burraco.cli..")
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Instant.class, "now")
                .check(CONTROLLER);
        classes()
                .that()
                .resideInAPackage("burraco.engine..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("burraco..")
                                .or(resideInAPackage("java.lang.."))
                                .or(resideInAPackage("java.util.."))
                                .or(resideInAPackage("java.time")))
                .check(CONTROLLER);
    }

    /** Listeners to a table learn about cards only what the sensors report. */
    @Test
    void whatTrulyHappenedIsOutOfReach() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "burraco.play..",
                        "burraco.practice..",
                        "burraco.cli..",
                        "burraco.hal.virtual..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("burraco.play..", "burraco.hal.virtual..")
                .check(CONTROLLER);
        classes()
                .that()
                .resideInAPackage("burraco.hal..")
                .and()
                .resideOutsideOfPackage("burraco.hal.pi..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("burraco.hal..").or(resideInAPackage("java..")))
                .check(CONTROLLER);
    }

    /**
     * Virtual people and the table share no type and no constant; the compiler would copy a
     * constant, and the dependency would not be seen.
     */
    @Test
    void whoPlaysAndWhoListensShareNoFigure() throws IOException {
        assertEquals(
                List.of(),
                sourcesThatName("tracker", "tracking", "burraco.play", "burraco.hal.virtual"));
        assertEquals(
                List.of(), sourcesThatName("play", "play", "burraco.tracking", "burraco.measure"));
    }

    private static List<String> sourcesThatName(String module, String room, String... others)
            throws IOException {
        Path folder = Path.of(module, "src", "main", "java", "burraco", room);
        List<String> naming = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
            assertTrue(sources.size() > 20, folder + " has sources");
            for (Path source : sources) {
                String text = Files.readString(source);
                if (Stream.of(others).anyMatch(text::contains)) {
                    naming.add(source.toString());
                }
            }
        }
        return naming;
    }

    /**
     * Text from people, files and devices is cleaned in one place; nobody writes a line unchecked.
     */
    @Test
    void onlyTheLogKnowsWhereItIsWritten() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("burraco.cli.out.Log")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tinylog..")
                .check(CONTROLLER);
    }

    /** Without a broker, nothing of its libraries is visible or loaded. */
    @Test
    void onlyMqttKnowsItsLibraries() {
        noClasses()
                .that()
                .resideOutsideOfPackage("burraco.mqtt..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.hivemq..", "io.netty..", "io.reactivex..")
                .check(CONTROLLER);
    }

    /** Without a Raspberry Pi, nothing of Pi4J is needed, visible or loaded. */
    @Test
    void onlyTheHeaderOfAPiKnowsPi4J() {
        noClasses()
                .that()
                .resideOutsideOfPackage("burraco.hal.pi..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.pi4j..")
                .check(CONTROLLER);
        noClasses()
                .that()
                .resideInAPackage("burraco.hal.pi..")
                .and()
                .haveNameNotMatching("burraco\\.hal\\.pi\\.Pi4j.*")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.pi4j..")
                .check(CONTROLLER);
        classes()
                .that()
                .resideInAPackage("burraco.hal.pi..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("burraco.hal..")
                                .or(resideInAPackage("burraco.natives.."))
                                .or(resideInAPackage("java.."))
                                .or(resideInAPackage("com.pi4j..")))
                .check(CONTROLLER);
    }
}
