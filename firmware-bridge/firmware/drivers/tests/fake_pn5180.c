#include "fake_pn5180.h"

#include "../pn5180_words.h"
#include "check.h"

#include <string.h>

#define START_SYMBOL_AND_DATA 0x000004C0u

static uint32_t look(void *of) {
    struct fake_pn5180 *fake = of;
    return fake->now += fake->pace / 5;
}

static void fault(struct fake_pn5180 *fake, const char *what) {
    fprintf(stderr, "the driver: %s\n", what);
    fake->faults++;
}

static void start(struct fake_pn5180 *fake) {
    memset(fake->registers, 0, sizeof fake->registers);
    fake->hung = fake->field = fake->in_air = fake->waits_to_send = false;
    fake->up_at = fake->now + 2500;
    fake->busy_selected = false;
    fake->busy_until = fake->now;
    fake->answer_length = 0;
}

static void reset(void *of, bool held) {
    struct fake_pn5180 *fake = of;
    if (fake->held && !held) {
        fake->resets++;
        start(fake);
    }
    fake->held = held;
}

static bool busy(void *of) {
    struct fake_pn5180 *fake = of;
    fake->now += 2;
    if (fake->dead || fake->held || fake->hung) {
        return false;
    }
    return (fake->selected && fake->busy_selected) || (int32_t)(fake->busy_until - fake->now) > 0;
}

static void select_chip(void *of, bool selected) {
    struct fake_pn5180 *fake = of;
    if (fake->selected && !selected) {
        fake->busy_selected = false;
        fake->busy_until = fake->now + fake->pace;
    }
    fake->selected = selected;
}

static bool lies_in(const struct fake_tag *tag, uint64_t bits, unsigned length) {
    uint64_t number = 0;
    for (unsigned i = 0; i < 8; i++) {
        number = number << 8 | tag->uid[i];
    }
    return !tag->gone && ((number ^ bits) & (length >= 64 ? UINT64_MAX : (UINT64_C(1) << length) - 1u)) == 0;
}

/* Who answers in this slot, and what becomes of it. */
static void speak(struct fake_pn5180 *fake, uint32_t sending) {
    uint64_t bits = fake->mask | (uint64_t)fake->slot << fake->mask_length;
    struct fake_tag *speaker = NULL;
    unsigned speakers = 0;
    for (unsigned i = 0; i < fake->count; i++) {
        if (lies_in(&fake->tags[i], bits, fake->mask_length + 4)) {
            speaker = speakers++ == 0 ? &fake->tags[i] : speaker;
        }
    }
    fake->in_air = true;
    fake->sent_at = fake->now + sending;
    fake->begun_at = fake->heard_at = UINT32_MAX;
    if (speakers == 0) {
        return;
    }
    fake->begun_at = fake->sent_at + 400;
    fake->heard_at = fake->sent_at + 4200;
    fake->heard[0] = 0;
    fake->heard[1] = 0;
    for (unsigned i = 0; i < 8; i++) {
        fake->heard[2 + i] = speaker->uid[7 - i];
    }
    fake->heard_status = 10;
    if (speakers > 1) {
        fake->heard_status |= COLLIDED | NOT_INTACT;
        if (++fake->clashes == fake->clashes_until_gone) {
            for (unsigned i = 0; i < fake->count; i++) {
                struct fake_tag *tag = &fake->tags[i];
                tag->gone = tag->gone || (tag != speaker && lies_in(tag, bits, fake->mask_length + 4));
            }
        }
    } else if (speaker->damaged > 0) {
        speaker->damaged--;
        fake->heard_status |= NOT_INTACT;
    } else if (speaker->cut_off > 0) {
        speaker->cut_off--;
        fake->heard_at = UINT32_MAX;
    }
}

static void air(struct fake_pn5180 *fake, const uint8_t *data, size_t length) {
    bool whole = (fake->registers[TX_CONFIG] & START_SYMBOL_AND_DATA) != 0;
    if (!fake->waits_to_send) {
        fault(fake, "data while the chip did not wait for it");
    }
    if (!fake->field || fake->now - fake->field_at < 1000) {
        fault(fake, "data before the tags had power");
    }
    if (fake->word_at != 0 && fake->now - fake->word_at < 309) {
        fault(fake, "no pause after an answer");
    }
    fake->waits_to_send = false;
    if (!whole) {
        fake->ends++;
        fake->slot++;
        if (length != 0 || fake->slot > 15) {
            fault(fake, "not a bare end of frame, or one too many");
        }
        speak(fake, 80);
        return;
    }
    fake->rounds++;
    if (length < 3 || data[0] != 0x06 || data[1] != 0x01 || length != 3u + (data[2] + 7u) / 8u) {
        fault(fake, "no inventory");
        return;
    }
    fake->mask = 0;
    fake->mask_length = data[2];
    for (size_t i = 3; i < length; i++) {
        fake->mask |= (uint64_t)data[i] << (8u * (i - 3));
    }
    fake->slot = 0;
    speak(fake, (uint32_t)(1000 + 302 * length));
}

static uint32_t read_register(struct fake_pn5180 *fake, uint8_t where) {
    bool quiet = !fake->in_air || fake->now < fake->heard_at;
    switch (where) {
    case IRQ_STATUS:
        return (fake->now >= fake->up_at ? IRQ_IDLE : 0) | (fake->in_air && fake->now >= fake->sent_at ? IRQ_SENT : 0)
               | (fake->in_air && fake->now >= fake->begun_at ? IRQ_BEGUN : 0) | (quiet ? 0 : IRQ_RECEIVED);
    case RX_STATUS:
        return quiet ? 0 : fake->heard_status;
    case RF_STATUS:
        return (fake->waits_to_send ? 1u << 24 : 0) | (fake->field ? fake->agc : 0);
    default:
        return fake->registers[where & 63];
    }
}

static void write_register(struct fake_pn5180 *fake, uint8_t where, uint32_t what) {
    fake->registers[where & 63] = what;
    if (where == SYSTEM_CONFIG) {
        fake->waits_to_send = (what & COMMAND_BITS) == COMMAND_TRANSCEIVE;
    } else if (where == IRQ_CLEAR) {
        if (fake->in_air && fake->heard_at <= fake->now) {
            fake->word_at = fake->heard_at;
        }
        fake->in_air = false;
    }
}

static void obey(struct fake_pn5180 *fake, const uint8_t *out, size_t length) {
    uint32_t word = length < 6 ? 0 : (uint32_t)out[2] | (uint32_t)out[3] << 8 | (uint32_t)out[4] << 16 | (uint32_t)out[5] << 24;
    fake->commands++;
    fake->answer_length = 0;
    switch (out[0]) {
    case WRITE_REGISTER:
        write_register(fake, out[1], word);
        break;
    case OR_REGISTER:
        write_register(fake, out[1], fake->registers[out[1]] | word);
        break;
    case AND_REGISTER:
        write_register(fake, out[1], fake->registers[out[1]] & word);
        break;
    case READ_REGISTER:
        word = read_register(fake, out[1]);
        for (unsigned i = 0; i < 4; i++) {
            fake->answer[i] = (uint8_t)(word >> (8 * i));
        }
        fake->answer_length = 4;
        break;
    case SEND_DATA:
        air(fake, out + 2, length - 2);
        break;
    case READ_DATA:
        memcpy(fake->answer, fake->heard, 10);
        fake->answer_length = 10;
        break;
    case LOAD_RF_CONFIG:
        if (out[1] != 0x0D || out[2] != 0x8D) {
            fault(fake, "not ISO 15693");
        }
        fake->registers[TX_CONFIG] = 0x000004C0u | 0x03u;
        break;
    case RF_ON:
        fake->field = true;
        fake->field_at = fake->now;
        fake->in_air = false;
        break;
    case RF_OFF:
        fake->field = false;
        break;
    default:
        fault(fake, "an unknown command");
    }
    fake->hung = fake->hangs != 0 && fake->commands == fake->hangs;
}

static void exchange(void *of, const uint8_t *out, uint8_t *in, size_t length) {
    struct fake_pn5180 *fake = of;
    fake->now += (uint32_t)(length * 8 / 7 + 1);
    memset(in, fake->open_line || fake->dead ? 0xFF : 0, length);
    if (fake->dead || fake->held || fake->hung || fake->now < fake->up_at - 1000) {
        return;
    }
    if (!fake->selected || busy(fake)) {
        fault(fake, "an exchange while busy or not selected");
    }
    fake->busy_selected = true;
    if (fake->answer_length > 0) {
        if (length != fake->answer_length) {
            fault(fake, "an answer of another length was expected");
        }
        if (!fake->open_line) {
            memcpy(in, fake->answer, fake->answer_length);
        }
        fake->answer_length = 0;
    } else {
        obey(fake, out, length);
    }
}

void fake_pn5180_init(struct fake_pn5180 *fake) {
    memset(fake, 0, sizeof *fake);
    fake->now = 5000;
    fake->pace = 15;
    struct pn5180_bus bus = {fake, select_chip, exchange, busy, reset, look};
    fake->bus = bus;
    start(fake);
}

void fake_pn5180_lay(struct fake_pn5180 *fake, uint64_t uid) {
    struct fake_tag *tag = &fake->tags[fake->count++];
    for (unsigned i = 0; i < 8; i++) {
        tag->uid[i] = (uint8_t)(uid >> (56 - 8 * i));
    }
}
