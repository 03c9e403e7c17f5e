package burraco.record;

import burraco.record.Problem.Kind;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Splits bytes into lines of text; any bytes give either lines or one problem. */
final class LineSplitter {
    static final int MOST_BYTES = RecordReader.MOST_BYTES;

    private LineSplitter() {}

    static List<String> lines(byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            throw new Malformed(1, 1, Kind.TOO_LONG, MOST_BYTES / 1024);
        }
        String text = decode(bytes);
        if (text.startsWith("\uFEFF")) {
            throw new Malformed(1, 1, Kind.BYTE_ORDER_MARK);
        }
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            boolean crLf = end > start && text.charAt(end - 1) == '\r';
            lines.add(text.substring(start, crLf ? end - 1 : end));
            start = end + 1;
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        for (int i = 0; i < lines.size(); i++) {
            refuseControls(lines.get(i), i + 1);
        }
        return lines;
    }

    private static String decode(byte[] bytes) {
        CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
        text.flip();
        if (result.isError()) {
            String before = text.toString();
            int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
            String lastLine = before.substring(before.lastIndexOf('\n') + 1);
            throw new Malformed(
                    line, lastLine.codePointCount(0, lastLine.length()) + 1, Kind.NOT_UTF8);
        }
        return text.toString();
    }

    private static void refuseControls(String line, int number) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isISOControl(c) && c != '\t') {
                int column = line.codePointCount(0, i) + 1;
                throw new Malformed(number, column, Kind.CONTROL_CHARACTER);
            }
        }
    }
}
