package burraco.cli.hall;

import burraco.hall.pages.Role;
import burraco.web.console.ArbiterAccount;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who may do what, a line for each name: {@code arbiter Rossi}. A star stands for everybody who is
 * not named. Names are compared as those of the PINs are.
 *
 * @param roles by plain names
 * @param others of who is not named
 * @param wrong lines that say nothing that is understood, by their numbers
 */
record RoleLines(Map<String, Role> roles, Role others, List<Wrong> wrong) {
    private static final String EVERYBODY_ELSE = "*";
    private static final String REMARK = "#";

    record Wrong(int line, String text) {}

    static RoleLines read(List<String> lines) {
        Map<String, Role> roles = new HashMap<>();
        List<Wrong> wrong = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace("\uFEFF", "").strip();
            if (line.isEmpty() || line.startsWith(REMARK)) {
                continue;
            }
            String[] parts = line.split("\\s+", 2);
            Optional<Role> role = parts.length == 2 ? role(parts[0]) : Optional.empty();
            String name = ArbiterAccount.plain(parts[parts.length - 1]);
            if (role.isEmpty() || roles.putIfAbsent(name, role.get()) != null) {
                wrong.add(new Wrong(i + 1, line));
            }
        }
        Role others = roles.getOrDefault(EVERYBODY_ELSE, Role.DIRECTION);
        return new RoleLines(roles, others, wrong);
    }

    private static Optional<Role> role(String word) {
        return Stream.of(Role.values())
                .filter(role -> role.toString().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** With a line that is not understood, who is not named in another one only looks. */
    Role of(String name) {
        return roles.getOrDefault(
                ArbiterAccount.plain(name), wrong.isEmpty() ? others : Role.READER);
    }
}
