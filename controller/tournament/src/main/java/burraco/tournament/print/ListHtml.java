package burraco.tournament.print;

import java.util.List;

/** Lists as a page that prints well on A4. */
final class ListHtml {
    /** From so many columns on, the type is smaller. */
    private static final int MANY = 14;

    private ListHtml() {}

    static String of(ListSheet sheet) {
        List<Section> sections = sheet.sections().stream().map(Section::onPaper).toList();
        StringBuilder body = new StringBuilder(Html.heading(sheet.heading()));
        for (Section section : sections) {
            body.append(section(section));
        }
        return Html.page(sheet.heading(), look(sheet.look(), sections), body.toString());
    }

    private static String look(ListSheet.Look look, List<Section> sections) {
        boolean many = sections.stream().anyMatch(section -> section.columns().size() >= MANY);
        return switch (look) {
            case DESK -> "desk";
            case WIDE -> many ? "wide many" : "wide";
            case WALL -> "wall";
            case WALL_IN_TWO -> "wall-in-two";
        };
    }

    private static String section(Section section) {
        StringBuilder html = new StringBuilder();
        html.append(section.group().isEmpty() ? "<section>\n" : "<section class=\"group\">\n");
        if (!section.heading().isEmpty()) {
            html.append("<h2>").append(Html.escaped(section.heading())).append("</h2>\n");
        }
        if (!section.rows().isEmpty()) {
            html.append("<table>\n<thead>\n<tr>");
            for (Column column : section.columns()) {
                html.append("<th").append(style(column)).append('>');
                html.append(Html.escaped(column.heading())).append("</th>");
            }
            html.append("</tr>\n</thead>\n<tbody>\n");
            section.rows().forEach(row -> html.append(row(section.columns(), row)));
            html.append("</tbody>\n</table>\n");
        }
        return html.append("</section>\n").toString();
    }

    private static String row(List<Column> columns, List<Cell> row) {
        StringBuilder html = new StringBuilder("<tr>");
        for (int i = 0; i < row.size(); i++) {
            html.append("<td").append(style(columns.get(i))).append('>');
            html.append(cell(row.get(i))).append("</td>");
        }
        return html.append("</tr>\n").toString();
    }

    private static String style(Column column) {
        return column.numeric() ? " class=\"number\"" : "";
    }

    private static String cell(Cell cell) {
        return cell instanceof Cell.Text(String text) && !text.isEmpty()
                ? Html.name(text)
                : Html.escaped(Plain.of(cell));
    }
}
