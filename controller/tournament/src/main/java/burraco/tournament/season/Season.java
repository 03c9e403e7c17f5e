package burraco.tournament.season;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Spelling;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Several tournaments together. Entries name people by name and club only: two entries of the same
 * name are taken for one person where a list of persons says so, or else because of the name, and
 * then each row says so too.
 */
public final class Season {
    private final PointsTable points;
    private final Persons persons;
    private final List<Appearance> rows = new ArrayList<>();

    private Season(PointsTable points, Persons persons) {
        this.points = points;
        this.persons = persons;
    }

    public static Season of(List<Played> tournaments, PointsTable points, Persons persons) {
        Season season = new Season(points, persons);
        Set<String> twice = new HashSet<>();
        tournaments.forEach(one -> season.twice(one.tournament(), twice));
        tournaments.forEach(one -> season.add(one, twice));
        return season;
    }

    /** Names that are there twice in one tournament, and that no list tells apart. */
    private void twice(Tournament tournament, Set<String> twice) {
        Set<String> seen = new HashSet<>();
        tournament
                .field()
                .all()
                .forEach(one -> {
                    Contestant contestant = one.contestant();
                    for (String name : contestant.players()) {
                        boolean listed = persons.of(name, contestant.club()).isPresent();
                        if (!listed && !seen.add(Spelling.key(name))) {
                            twice.add(Spelling.key(name));
                        }
                    }
                });
    }

    private void add(Played played, Set<String> twice) {
        Tournament now = played.tournament();
        List<Standing> all = Ranking.after(now, now.rounds().size()).all();
        for (Standing one : all) {
            Contestant contestant = now.field().get(one.number()).contestant();
            for (String name : contestant.players()) {
                Optional<String> listed = persons.of(name, contestant.club());
                String key = Spelling.key(name);
                Known known =
                        listed.isPresent()
                                ? Known.LISTED
                                : twice.contains(key) ? Known.NOT : Known.BY_NAME;
                String person =
                        switch (known) {
                            case LISTED -> listed.get();
                            case BY_NAME -> key;
                            case NOT ->
                                    "%s (%s, %s, %d)"
                                            .formatted(
                                                    key, now.title(), played.date(), one.number());
                        };
                rows.add(
                        new Appearance(
                                person,
                                known,
                                name,
                                contestant.club(),
                                played,
                                one.rank(),
                                all.size(),
                                one.victoryPoints(),
                                one.matchPoints(),
                                points.of(one.rank())));
            }
        }
    }

    /** Tournament by tournament, from the first place down. */
    public List<Appearance> rows() {
        return List.copyOf(rows);
    }

    /** Who has most points first; who has as many has the same place. */
    public List<Total> totals() {
        Map<String, List<Appearance>> of = new LinkedHashMap<>();
        rows.forEach(row -> of.computeIfAbsent(row.person(), _ -> new ArrayList<>()).add(row));
        List<Total> all = new ArrayList<>();
        of.forEach((person, its) ->
                all.add(
                        new Total(
                                0,
                                person,
                                its.getLast().name(),
                                its.stream().mapToInt(Appearance::points).sum(),
                                its.size())));
        all.sort(
                Comparator.comparingInt((Total one) -> -one.points()).thenComparing(Total::person));
        List<Total> placed = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Total one = all.get(i);
            int place =
                    i > 0 && placed.getLast().points() == one.points()
                            ? placed.getLast().place()
                            : i + 1;
            placed.add(new Total(place, one.person(), one.name(), one.points(), one.tournaments()));
        }
        return placed;
    }

    /** What somebody should look at before such a list is published. */
    public List<Sentence> doubts() {
        List<Sentence> doubts = new ArrayList<>();
        Map<String, Set<String>> where = new TreeMap<>();
        Map<String, String> names = new HashMap<>();
        Set<String> apart = new TreeSet<>();
        for (Appearance row : rows) {
            switch (row.known()) {
                case LISTED -> {}
                case NOT -> apart.add(row.name());
                case BY_NAME -> {
                    names.put(row.person(), row.name());
                    where.computeIfAbsent(row.person(), _ -> new TreeSet<>())
                            .add(row.where().hall() + row.where().date() + title(row));
                }
            }
        }
        where.forEach((person, tournaments) -> {
            if (tournaments.size() > 1) {
                doubts.add(new Sentence("season.by-name", names.get(person), tournaments.size()));
            }
        });
        apart.forEach(name -> doubts.add(new Sentence("season.apart", name)));
        List<String> keys = List.copyOf(where.keySet());
        for (int i = 0; i < keys.size(); i++) {
            for (int j = i + 1; j < keys.size(); j++) {
                if (Spelling.isNear(keys.get(i), keys.get(j))) {
                    String one = names.get(keys.get(i));
                    doubts.add(new Sentence("season.near", one, names.get(keys.get(j))));
                }
            }
        }
        return doubts;
    }

    private static String title(Appearance row) {
        return row.where().tournament().title();
    }
}
