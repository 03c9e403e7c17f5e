package burraco.tournament.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists as maps, for JSON: names of their fields are a format that others read. */
final class ListData {
    private ListData() {}

    static List<Object> of(List<Section> sections) {
        List<Object> lists = new ArrayList<>();
        for (Section section : sections) {
            List<Object> rows = new ArrayList<>();
            for (List<Cell> row : section.rows()) {
                rows.add(row(section.columns(), row));
            }
            Map<String, Object> list = new LinkedHashMap<>();
            list.put("list", section.key());
            list.put("group", section.group());
            list.put("rows", rows);
            lists.add(list);
        }
        return lists;
    }

    private static Map<String, Object> row(List<Column> columns, List<Cell> row) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i++) {
            object.put(columns.get(i).key(), value(row.get(i)));
        }
        return object;
    }

    private static Object value(Cell cell) {
        return switch (cell) {
            case Cell.Nothing() -> null;
            case Cell.Text(String text) -> text;
            case Cell.Number(int value) -> value;
            case Cell.Signed(int value) -> value;
            case Cell.Numbers(List<Integer> numbers) -> numbers;
            case Cell.Coded(String id, var _) -> id;
            case Cell.Got(var points, var _) -> {
                Map<String, Object> got = new LinkedHashMap<>();
                got.put("victoryPoints", points.victoryPoints());
                got.put("matchPoints", points.matchPoints());
                got.put("cause", points.cause().toString());
                yield got;
            }
            case Cell.Seat(Cell table, Cell line, Cell presence) -> {
                Map<String, Object> seat = new LinkedHashMap<>();
                seat.put("table", value(table));
                seat.put("line", value(line));
                seat.put("presence", value(presence));
                yield seat;
            }
        };
    }
}
