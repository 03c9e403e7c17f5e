package burraco.tournament.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class SurnameOrderTest {
    private static List<String> sorted(String... names) {
        return Stream.of(names).sorted(Comparator.comparing(SurnameOrder::key)).toList();
    }

    @Test
    @DisplayName("Accents, capitals and apostrophes make no difference; a blank comes first")
    void italian() {
        assertEquals(
                List.of(
                        "Àbate Zoe",
                        "abba Ada",
                        "D'Amico Ugo",
                        "Damico Zoe",
                        "De Luca Ada",
                        "Deluca Ada",
                        "Nicolo Pia",
                        "Nicolò Rosa"),
                sorted(
                        "Deluca Ada",
                        "Nicolò Rosa",
                        "De Luca Ada",
                        "Damico Zoe",
                        "abba Ada",
                        "D'Amico Ugo",
                        "Nicolo Pia",
                        "Àbate Zoe"));
    }

    @Test
    @DisplayName("Words in capitals are the surname, wherever they stand; an initial is not")
    void capitals() {
        assertEquals(
                List.of("Zoe BIANCHI", "Ada DE LUCA", "Rossi A. Maria", "Verdi, Ada"),
                sorted("Verdi, Ada", "Rossi A. Maria", "Ada DE LUCA", "Zoe BIANCHI"));
    }

    @Test
    @DisplayName("Names in other scripts have a place too")
    void others() {
        assertEquals(
                List.of("Rossi Anna", "محمد علي", "王小明"), sorted("王小明", "محمد علي", "Rossi Anna"));
    }
}
