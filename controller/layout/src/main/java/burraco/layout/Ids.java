package burraco.layout;

import burraco.text.Sentence;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The numbers of the antennas, or of the scales. */
final class Ids {
    private static final int MOST = 9999;

    private final Map<Integer, Section> taken = new HashMap<>();
    private final Map<Section, Integer> ids = new HashMap<>();

    Ids(List<Section> sections) {
        sections.forEach(this::read);
    }

    private void read(Section section) {
        section.needs("id", new Sentence("read.id"));
        Optional<Integer> id = section.whole("id", 1, MOST);
        if (id.isPresent() && taken.containsKey(id.get())) {
            int line = taken.get(id.get()).at().line();
            section.wrong("id", new Sentence("read.id.taken", line));
        } else if (id.isPresent()) {
            taken.put(id.get(), section);
            ids.put(section, id.get());
        }
    }

    /** Its number; empty if it is missing or invalid. */
    Optional<Integer> of(Section section) {
        return Optional.ofNullable(ids.get(section));
    }

    /** In the order of their numbers; those without a number come last. */
    List<Section> inOrder(List<Section> sections) {
        return sections.stream()
                .sorted(Comparator.comparing(section -> of(section).orElse(Integer.MAX_VALUE)))
                .toList();
    }
}
