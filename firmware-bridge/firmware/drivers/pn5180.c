#include "pn5180.h"

#include "pn5180_words.h"

#include <string.h>

#define RESET_MICROS 100u     /* 10 are enough for the chip */
#define BOOT_MICROS 50000u    /* 2.5 ms is usual */
#define POWER_MICROS 1500u    /* from field to first request; a tag wants 1 ms */
#define READY_MICROS 5000u    /* until the chip takes data */
#define SENT_MICROS 12000u    /* the longest request is under 5 ms in the air */
#define BEGIN_MICROS 700u     /* a tag begins to answer 321 us after us, and the begin takes 75 */
#define ANSWER_MICROS 6000u   /* an answer takes 4 ms */
#define PAUSE_MICROS 320u     /* between a tag's answer and our next word */

static uint32_t now(const struct pn5180 *chip) {
    return chip->link.bus->micros(chip->link.bus->of);
}

static bool is_over(const struct pn5180 *chip, uint32_t since, uint32_t micros) {
    return now(chip) - since >= micros;
}

/* By the time of the question: the main loop may have been elsewhere since the chip said this. */
static bool is_late(const struct pn5180 *chip, uint32_t micros) {
    return chip->asked_at - chip->since >= micros;
}

static void turn(struct pn5180 *chip, enum pn5180_step step) {
    chip->step = step;
    chip->since = now(chip);
    chip->asked = false;
}

void pn5180_init(struct pn5180 *chip, const struct pn5180_bus *bus) {
    memset(chip, 0, sizeof *chip);
    chip->link.bus = bus;
    pn5180_link_drop(&chip->link);
    bus->reset(bus->of, false);
}

static void begin(struct pn5180 *chip) {
    inventory_begin(&chip->inventory, &chip->found);
    turn(chip, chip->ready ? STEP_FIELD_ON : STEP_RESET);
}

void pn5180_scan_begin(struct pn5180 *chip) {
    chip->measures = false;
    chip->recovered = !chip->ready;
    begin(chip);
}

void pn5180_measure_begin(struct pn5180 *chip) {
    pn5180_scan_begin(chip);
    chip->measures = true;
}

static void fail(struct pn5180 *chip) {
    pn5180_link_drop(&chip->link);
    chip->ready = false;
    if (!chip->recovered) {
        chip->recovered = true;
        begin(chip);
        return;
    }
    /* Its field may be on, and would disturb the antenna whose turn is next. */
    chip->link.bus->reset(chip->link.bus->of, true);
    chip->found.outcome = SCAN_BROKEN;
    chip->found.count = 0;
    chip->measured = 0;
    turn(chip, STEP_OVER);
}

static void write_register(struct pn5180 *chip, uint8_t command, uint8_t where, uint32_t what) {
    uint8_t out[6] = {command,          where, (uint8_t)what, (uint8_t)(what >> 8), (uint8_t)(what >> 16),
                      (uint8_t)(what >> 24)};
    pn5180_link_begin(&chip->link, out, sizeof out, 0);
}

static void read_register(struct pn5180 *chip, uint8_t where) {
    uint8_t out[2] = {READ_REGISTER, where};
    pn5180_link_begin(&chip->link, out, sizeof out, 4);
}

static void order(struct pn5180 *chip, uint8_t command, uint8_t how, size_t answer) {
    uint8_t out[2] = {command, how};
    pn5180_link_begin(&chip->link, out, sizeof out, answer);
}

/* In the first slot the request, in the others nothing: the bare end of a frame. */
static void send(struct pn5180 *chip) {
    uint8_t out[2 + LONGEST_REQUEST] = {SEND_DATA, 0};
    size_t length = chip->inventory.slot == 0 ? inventory_request(&chip->inventory, out + 2) : 0;
    pn5180_link_begin(&chip->link, out, 2 + length, 0);
}

static void ask(struct pn5180 *chip) {
    static const uint8_t iso15693[3] = {LOAD_RF_CONFIG, RF_ISO15693_SEND, RF_ISO15693_HEAR};
    chip->asked = true;
    chip->asked_at = now(chip);
    switch (chip->step) {
    case STEP_OVER:
    case STEP_RESET:
    case STEP_POWER:
        break;
    case STEP_BOOT:
    case STEP_HEAR:
        read_register(chip, IRQ_STATUS);
        break;
    case STEP_LOAD:
        pn5180_link_begin(&chip->link, iso15693, sizeof iso15693, 0);
        break;
    case STEP_KEEP:
        read_register(chip, TX_CONFIG);
        break;
    case STEP_FIELD_ON:
        order(chip, RF_ON, 0, 0);
        break;
    case STEP_MEASURE:
    case STEP_READY:
        read_register(chip, RF_STATUS);
        break;
    case STEP_WHOLE_FRAMES:
        write_register(chip, WRITE_REGISTER, TX_CONFIG, chip->tx_config);
        break;
    case STEP_ONLY_ENDS:
        write_register(chip, AND_REGISTER, TX_CONFIG, ONLY_END_OF_FRAME);
        break;
    case STEP_CLEAR:
        write_register(chip, WRITE_REGISTER, IRQ_CLEAR, IRQ_ALL);
        break;
    case STEP_IDLE:
        write_register(chip, AND_REGISTER, SYSTEM_CONFIG, ~COMMAND_BITS);
        break;
    case STEP_TRANSCEIVE:
        write_register(chip, OR_REGISTER, SYSTEM_CONFIG, COMMAND_TRANSCEIVE);
        break;
    case STEP_SEND:
        send(chip);
        break;
    case STEP_STATUS:
        read_register(chip, RX_STATUS);
        break;
    case STEP_FETCH:
        order(chip, READ_DATA, 0, 10);
        break;
    case STEP_FIELD_OFF:
        order(chip, RF_OFF, 0, 0);
        break;
    }
}

/* A register that does not say yet what is waited for is read again until it is too late. */
static void look_again(struct pn5180 *chip, uint32_t patience) {
    if (is_late(chip, patience)) {
        fail(chip);
    } else {
        chip->asked = false;
    }
}

static void slot_over(struct pn5180 *chip) {
    switch (inventory_next(&chip->inventory)) {
    case NEXT_SLOT:
        turn(chip, STEP_ONLY_ENDS);
        break;
    case NEXT_ROUND:
        turn(chip, STEP_WHOLE_FRAMES);
        break;
    case NEXT_NONE:
        turn(chip, STEP_FIELD_OFF);
        break;
    }
}

static void hear(struct pn5180 *chip, uint32_t irq) {
    if ((irq & IRQ_ERROR) != 0) {
        fail(chip);
    } else if ((irq & IRQ_RECEIVED) != 0) {
        chip->air_since = now(chip);
        turn(chip, STEP_STATUS);
    } else if (!chip->sent && (irq & IRQ_SENT) != 0) {
        chip->sent = true;
        chip->since = now(chip);
        chip->asked = false;
    } else if (!chip->sent) {
        look_again(chip, SENT_MICROS);
    } else if ((irq & IRQ_BEGUN) == 0 && is_late(chip, BEGIN_MICROS)) {
        slot_over(chip); /* nobody */
    } else if ((irq & IRQ_BEGUN) != 0 && is_late(chip, ANSWER_MICROS)) {
        inventory_blurred(&chip->inventory, SCAN_CUT_OFF);
        slot_over(chip);
    } else {
        chip->asked = false;
    }
}

static void judge(struct pn5180 *chip, uint32_t status) {
    if ((status & COLLIDED) != 0) {
        inventory_blurred(&chip->inventory, SCAN_COLLISION);
    } else if ((status & (NOT_INTACT | NOT_BY_PROTOCOL)) != 0) {
        inventory_blurred(&chip->inventory, SCAN_DAMAGED);
    } else if (RECEIVED_BYTES(status) < 10) {
        inventory_blurred(&chip->inventory, SCAN_CUT_OFF);
    } else {
        turn(chip, STEP_FETCH);
        return;
    }
    slot_over(chip);
}

static void answered(struct pn5180 *chip) {
    const uint8_t *in = chip->link.in;
    uint32_t value = (uint32_t)in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16 | (uint32_t)in[3] << 24;
    switch (chip->step) {
    case STEP_OVER:
    case STEP_RESET:
    case STEP_POWER:
        break;
    case STEP_BOOT:
        if (value != UINT32_MAX && (value & IRQ_IDLE) != 0) {
            turn(chip, STEP_LOAD);
        } else {
            look_again(chip, BOOT_MICROS);
        }
        break;
    case STEP_LOAD:
        turn(chip, STEP_KEEP);
        break;
    case STEP_KEEP:
        chip->tx_config = value;
        chip->ready = true;
        turn(chip, STEP_FIELD_ON);
        break;
    case STEP_FIELD_ON:
        turn(chip, STEP_POWER);
        break;
    case STEP_MEASURE:
        chip->measured = (uint16_t)(value & AGC_BITS);
        turn(chip, STEP_FIELD_OFF);
        break;
    case STEP_WHOLE_FRAMES:
    case STEP_ONLY_ENDS:
        turn(chip, STEP_CLEAR);
        break;
    case STEP_CLEAR:
        turn(chip, STEP_IDLE);
        break;
    case STEP_IDLE:
        turn(chip, STEP_TRANSCEIVE);
        break;
    case STEP_TRANSCEIVE:
        turn(chip, STEP_READY);
        break;
    case STEP_READY:
        if (TRANSCEIVE_STATE(value) != WAITS_FOR_DATA) {
            look_again(chip, READY_MICROS);
        } else if (is_over(chip, chip->air_since, PAUSE_MICROS)) {
            turn(chip, STEP_SEND);
        } else {
            chip->asked = false;
        }
        break;
    case STEP_SEND:
        chip->sent = false;
        turn(chip, STEP_HEAR);
        break;
    case STEP_HEAR:
        hear(chip, value);
        break;
    case STEP_STATUS:
        judge(chip, value);
        break;
    case STEP_FETCH:
        inventory_heard(&chip->inventory, in);
        slot_over(chip);
        break;
    case STEP_FIELD_OFF:
        turn(chip, STEP_OVER);
        break;
    }
}

static void held_in_reset(struct pn5180 *chip) {
    const struct pn5180_bus *bus = chip->link.bus;
    if (!chip->asked) {
        chip->asked = true;
        chip->resets++;
        pn5180_link_drop(&chip->link);
        bus->reset(bus->of, true);
    } else if (is_over(chip, chip->since, RESET_MICROS)) {
        bus->reset(bus->of, false);
        turn(chip, STEP_BOOT);
    }
}

bool pn5180_done(struct pn5180 *chip) {
    if (chip->step == STEP_RESET) {
        held_in_reset(chip);
    } else if (chip->step == STEP_POWER) {
        if (is_over(chip, chip->since, POWER_MICROS)) {
            turn(chip, chip->measures ? STEP_MEASURE : STEP_WHOLE_FRAMES);
        }
    } else if (chip->step != STEP_OVER) {
        if (!chip->asked) {
            ask(chip);
        }
        switch (pn5180_link_step(&chip->link)) {
        case LINK_GOES_ON:
            break;
        case LINK_DONE:
            answered(chip);
            break;
        case LINK_DEAD:
            /* After a reset the chip may be deaf for a while. */
            if (chip->step == STEP_BOOT) {
                look_again(chip, BOOT_MICROS);
            } else {
                fail(chip);
            }
            break;
        }
    }
    return chip->step == STEP_OVER;
}
