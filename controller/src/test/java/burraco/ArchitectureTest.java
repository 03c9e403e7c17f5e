package burraco;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The arrows of docs/architecture.md: who may know whom. A new room is drawn here first. */
class ArchitectureTest {
    private static final Map<String, List<String>> MAY_KNOW =
            Map.ofEntries(
                    Map.entry("cards", List.of()),
                    Map.entry("engine", List.of("cards")),
                    Map.entry("record", List.of("cards", "engine")),
                    Map.entry("words", List.of("cards", "engine")),
                    Map.entry("play", List.of("cards", "engine", "record")),
                    Map.entry("cli", List.of("cards", "engine", "record", "words", "play")));

    private static final List<String> CLOCKS_AND_DEVICES =
            List.of("java.time.Clock", "java.io.File", "java.nio.file.Files", "java.lang.Thread");

    private final JavaClasses controller =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("burraco");

    @Test
    void everyRoomKnowsOnlyTheRoomsThatItMayKnow() {
        MAY_KNOW.forEach((room, known) -> {
            DescribedPredicate<JavaClass> others = DescribedPredicate.alwaysFalse();
            for (String other : MAY_KNOW.keySet()) {
                if (!other.equals(room) && !known.contains(other)) {
                    others = others.or(resideInAPackage("burraco." + other + ".."));
                }
            }
            noClasses()
                    .that()
                    .resideInAPackage("burraco." + room + "..")
                    .should()
                    .dependOnClassesThat(others.as("rooms that " + room + " may not know"))
                    .allowEmptyShould(true)
                    .check(controller);
        });
    }

    @Test
    void everyRoomIsDrawn() {
        Set<String> rooms = new TreeSet<>();
        controller.forEach(type -> rooms.add(type.getPackageName().split("\\.")[1]));
        assertEquals(new TreeSet<>(MAY_KNOW.keySet()), rooms);
    }

    @Test
    void theGameAsksNoClockAndNoDevice() {
        assertTrue(controller.size() > 50, "the classes of the controller are here");
        for (String forbidden : CLOCKS_AND_DEVICES) {
            noClasses()
                    .that()
                    .resideInAnyPackage("burraco.cards..", "burraco.engine..", "burraco.record..")
                    .should()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName(forbidden)
                    .check(controller);
        }
        classes()
                .that()
                .resideInAPackage("burraco.engine..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("burraco..")
                                .or(resideInAPackage("java.lang.."))
                                .or(resideInAPackage("java.util.."))
                                .or(resideInAPackage("java.time")))
                .check(controller);
    }
}
