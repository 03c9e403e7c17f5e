#include "../../src/table_board.h"
#include "hardware.h"

int main(void);

int main(void) {
    clocks_start();
    watchdog_start();
    parts_start();
    reader_start();
    cells_start();
    show_start();
    line_start();
    table_board_start();
    for (;;) {
        watchdog_feed();
        table_board_step();
        show_step();
        slots_step();
    }
}
