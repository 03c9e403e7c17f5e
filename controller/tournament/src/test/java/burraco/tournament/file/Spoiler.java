package burraco.tournament.file;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Spoils a file as people and disks do. */
final class Spoiler {
    private static final String SIGNS = " \t\"\\#-+/:0123456789aù\u0000\r\n\uD83D";
    private static final String[] NUMBERS = {
        "0", "-1", "1", "2", "7", "99", "2147483647", "-2147483648", "2147483648", "", "٣", "+1"
    };

    private Spoiler() {}

    static String spoil(String text, RandomGenerator random) {
        String now = text;
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            now =
                    switch (random.nextInt(6)) {
                        case 0 -> sign(now, random);
                        case 1 -> number(now, random);
                        case 2 -> number(now, random);
                        case 3 -> lines(now, random);
                        case 4 -> word(now, random);
                        default -> lines(now, random);
                    };
        }
        return now;
    }

    private static String sign(String text, RandomGenerator random) {
        int at = random.nextInt(text.length());
        String sign = String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length())));
        int until = random.nextBoolean() ? at : Math.min(text.length(), at + random.nextInt(4));
        return text.substring(0, at) + sign + text.substring(until);
    }

    private static String number(String text, RandomGenerator random) {
        String[] words = text.splitWithDelimiters("\\d+", 0);
        if (words.length < 2) {
            return text + "1";
        }
        words[1 + 2 * random.nextInt(words.length / 2)] = NUMBERS[random.nextInt(NUMBERS.length)];
        return String.join("", words);
    }

    private static String word(String text, RandomGenerator random) {
        String[] words = text.splitWithDelimiters("[ \n]+", 0);
        int one = 2 * random.nextInt((words.length + 1) / 2);
        int other = 2 * random.nextInt((words.length + 1) / 2);
        words[one] = words[other];
        return String.join("", words);
    }

    private static String lines(String text, RandomGenerator random) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n")));
        int one = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        switch (random.nextInt(3)) {
            case 0 -> lines.remove(one);
            case 1 -> lines.add(other, lines.get(one));
            default -> Collections.swap(lines, one, other);
        }
        return String.join("\n", lines) + "\n";
    }
}
