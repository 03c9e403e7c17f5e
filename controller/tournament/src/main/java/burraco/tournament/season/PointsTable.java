package burraco.tournament.season;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many points a place is worth: lines such as {@code 1,100} and {@code 4-8,30}. */
public final class PointsTable {
    private static final Pattern PLACES =
            Pattern.compile("([1-9][0-9]{0,4})(?:-([1-9][0-9]{0,4}))?");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,7}");

    private final Map<Integer, Integer> points;

    private PointsTable(Map<Integer, Integer> points) {
        this.points = points;
    }

    public static PointsTable read(String text) throws BadListException {
        Map<Integer, Integer> points = new TreeMap<>();
        List<ListLines.Row> rows = ListLines.of(text);
        for (int i = 0; i < rows.size(); i++) {
            ListLines.Row row = rows.get(i);
            Matcher places = PLACES.matcher(row.cell(0));
            boolean understood = places.matches() && NUMBER.matcher(row.cell(1)).matches();
            if (!understood && i == 0 && row.cell(0).chars().noneMatch(Character::isDigit)) {
                continue; // Its columns have names.
            }
            if (!understood) {
                throw new BadListException(row.line(), "season.points");
            }
            int first = Integer.parseInt(places.group(1));
            int last = places.group(2) == null ? first : Integer.parseInt(places.group(2));
            for (int place = first; place <= last; place++) {
                if (points.put(place, Integer.parseInt(row.cell(1))) != null) {
                    throw new BadListException(row.line(), "season.place-twice", place);
                }
            }
        }
        if (points.isEmpty()) {
            throw new BadListException(1, "season.points");
        }
        return new PointsTable(points);
    }

    /** Nothing for places that the table does not have. */
    int of(int place) {
        return points.getOrDefault(place, 0);
    }
}
