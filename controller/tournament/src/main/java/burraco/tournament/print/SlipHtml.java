package burraco.tournament.print;

/** Slips as a page, four on each sheet of A4. */
final class SlipHtml {
    private SlipHtml() {}

    static String of(SlipSheet sheet) {
        StringBuilder body = new StringBuilder(Html.notes(sheet.heading()));
        body.append("<ol class=\"slips\">\n");
        sheet.forms().forEach(form -> body.append(slip(sheet, form)));
        return Html.page(sheet.heading(), "slips", body.append("</ol>\n").toString());
    }

    private static String slip(SlipSheet sheet, SlipSheet.Form form) {
        SlipSheet.Labels labels = sheet.labels();
        StringBuilder html = new StringBuilder("<li>\n<div class=\"slip-head\"><span>");
        html.append(Html.name(sheet.heading().tournament())).append("<br>");
        html.append(Html.escaped(form.round())).append("</span><b>");
        html.append(Html.escaped(labels.table())).append(' ').append(form.table());
        html.append("</b></div>\n<table class=\"slip\">\n<tr><th class=\"who\">");
        html.append(Html.escaped(labels.side())).append("</th>");
        sheet.parts()
                .forEach(part -> html.append("<th>").append(Html.escaped(part)).append("</th>"));
        html.append("<th>").append(Html.escaped(labels.sum())).append("</th><th>");
        html.append(Html.escaped(labels.difference())).append("</th><th class=\"vp\">");
        html.append(Html.escaped(labels.victoryPoints())).append("</th><th class=\"sign\">");
        html.append(Html.escaped(labels.signature())).append("</th></tr>\n");
        String blank = "<td></td>".repeat(sheet.parts().size() + 4);
        for (SlipSheet.Row row : form.rows()) {
            html.append("<tr><td class=\"who\"><div><b>").append(Html.escaped(row.number()));
            html.append("</b> ").append(Html.name(row.names())).append("</div></td>");
            html.append(blank).append("</tr>\n");
        }
        html.append("</table>\n<div class=\"slip-foot\"><span>");
        html.append(Html.escaped(labels.rule())).append("</span><span>");
        html.append(Html.escaped(labels.arbiter()));
        return html.append(": ________________</span></div>\n</li>\n").toString();
    }
}
