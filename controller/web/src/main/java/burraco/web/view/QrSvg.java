package burraco.web.view;

import io.nayuki.qrcodegen.QrCode;

/** Draws an address as a QR code in SVG. */
public final class QrSvg {
    /** White border in modules, which readers need. */
    private static final int QUIET_MODULES = 4;

    private QrSvg() {}

    public static String of(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        int size = code.size + 2 * QUIET_MODULES;
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
        svg.append(size + " " + size + "\" shape-rendering=\"crispEdges\">");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><path d=\"");
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    svg.append("M" + (x + QUIET_MODULES) + "," + (y + QUIET_MODULES) + "h1v1h-1z");
                }
            }
        }
        return svg.append("\" fill=\"#000\"/></svg>").toString();
    }
}
