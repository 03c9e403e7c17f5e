package burraco.tournament.print;

import burraco.text.CsvCell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Lists for a spreadsheet. Several lists stand under each other, each row with the name of its
 * list, so that the file has one row of headings.
 */
final class ListCsv {
    /** Without it a spreadsheet takes UTF-8 for something else. */
    private static final String MARK = "\uFEFF";

    private ListCsv() {}

    static String of(ListSheet sheet) {
        StringBuilder csv = new StringBuilder(MARK);
        boolean several = sheet.sections().size() > 1;
        List<Column> before = List.of();
        for (Section section : sheet.sections()) {
            if (!section.columns().equals(before)) {
                line(csv, sheet, headings(sheet, section.columns(), several));
                before = section.columns();
            }
            for (List<Cell> row : section.rows()) {
                List<String> cells = new ArrayList<>();
                if (several) {
                    cells.add(CsvCell.of(section.heading()));
                }
                for (int i = 0; i < row.size(); i++) {
                    cells.addAll(cells(row.get(i), section.columns().get(i).parts().size()));
                }
                line(csv, sheet, cells);
            }
        }
        return csv.toString();
    }

    private static void line(StringBuilder csv, ListSheet sheet, List<String> cells) {
        csv.append(String.join(String.valueOf(sheet.separator()), cells)).append('\n');
    }

    private static List<String> headings(ListSheet sheet, List<Column> columns, boolean several) {
        List<String> cells = new ArrayList<>();
        if (several) {
            cells.add(CsvCell.of(sheet.list()));
        }
        for (Column column : columns) {
            column.parts().forEach(part -> cells.add(CsvCell.of(part)));
        }
        return cells;
    }

    /** Numbers are no text: a spreadsheet must be able to add up negative ones. */
    private static List<String> cells(Cell cell, int parts) {
        return switch (cell) {
            case Cell.Nothing() -> Collections.nCopies(parts, "");
            case Cell.Text(String text) -> List.of(CsvCell.of(text));
            case Cell.Number(int value) -> List.of(String.valueOf(value));
            case Cell.Signed(int value) -> List.of(String.valueOf(value));
            case Cell.Numbers(List<Integer> numbers) -> List.of(Plain.joined(numbers));
            case Cell.Coded(var _, String words) -> List.of(CsvCell.of(words));
            case Cell.Got(var points, String how) ->
                    List.of(
                            String.valueOf(points.victoryPoints()),
                            String.valueOf(points.matchPoints()),
                            CsvCell.of(how));
            case Cell.Seat(Cell table, Cell line, Cell presence) ->
                    Stream.of(table, line, presence)
                            .flatMap(part -> cells(part, 1).stream())
                            .toList();
        };
    }
}
