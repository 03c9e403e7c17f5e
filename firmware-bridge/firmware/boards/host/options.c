#include "options.h"

#include "capacity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void usage(const char *why, const char *what) {
    fprintf(stderr,
            "table-board: %s %s\n"
            "usage: table-board [--ptmx | --port PATH] [--world FD_IN:FD_OUT | --world PATH]\n"
            "                   [--antennas N] [--scales N] [--buttons N] [--lamps N]\n"
            "                   [--seed N] [--boot N]\n",
            why, what);
    exit(2);
}

static uint32_t number(const char *name, const char *word, uint32_t most) {
    char *end;
    unsigned long value = strtoul(word, &end, 0);
    if (word[0] == 0 || *end != 0 || value > most) {
        usage("not a number, or too large, after", name);
    }
    return (uint32_t)value;
}

struct options options_of(int count, char **words) {
    struct options options = {
        .seed = 1,
        .parts = {.name = "table board of a Linux process",
                  .antennas = 27,
                  .scales = 3,
                  .buttons = 5,
                  .lamps = 60,
                  .features = HAS_BUZZER | HAS_STRENGTHS | HAS_DIAGNOSTICS | HAS_UPDATE},
    };
    for (int i = 1; i < count; i++) {
        const char *name = words[i];
        if (strcmp(name, "--ptmx") == 0) {
            options.port = NULL;
            continue;
        }
        if (i + 1 == count) {
            usage("unknown, or nothing after", name);
        }
        const char *word = words[++i];
        if (strcmp(name, "--port") == 0) {
            options.port = word;
        } else if (strcmp(name, "--world") == 0) {
            options.world = word;
        } else if (strcmp(name, "--antennas") == 0) {
            options.parts.antennas = (uint8_t)number(name, word, MOST_ANTENNAS);
        } else if (strcmp(name, "--scales") == 0) {
            options.parts.scales = (uint8_t)number(name, word, MOST_SCALES);
        } else if (strcmp(name, "--buttons") == 0) {
            options.parts.buttons = (uint8_t)number(name, word, MOST_BUTTONS);
        } else if (strcmp(name, "--lamps") == 0) {
            options.parts.lamps = (uint16_t)number(name, word, MOST_LAMPS);
        } else if (strcmp(name, "--seed") == 0) {
            options.seed = number(name, word, UINT32_MAX);
        } else if (strcmp(name, "--boot") == 0) {
            options.boot = number(name, word, UINT32_MAX);
        } else {
            usage("unknown:", name);
        }
    }
    return options;
}
