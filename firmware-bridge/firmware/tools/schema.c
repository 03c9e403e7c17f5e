/* Makes schema.h out of the messages' table: schema < schema.txt > schema.h */
#include "../src/crc.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 64
#define LONGEST 1024

struct row {
    char name[64];
    unsigned type;
    unsigned least;
    unsigned each;
    unsigned seed;
};

static void fail(const char *line, const char *why) {
    fprintf(stderr, "schema.txt: %s: %s\n", why, line);
    exit(1);
}

/* How many bytes a field has; a text has at least its length. */
static unsigned size_of(const char *type, const char *line) {
    static const struct {
        const char *name;
        unsigned size;
    } TYPES[] = {{"u8", 1},  {"i8", 1},  {"u16", 2}, {"u32", 4},
                 {"i32", 4}, {"u64", 8}, {"uid", 8}, {"text", 1}};
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++) {
        if (strcmp(type, TYPES[i].name) == 0) {
            return TYPES[i].size;
        }
    }
    fail(line, "no such type of a field");
    return 0;
}

static void fields(char *rest, const char *line, struct row *row) {
    int inside = 0;
    for (char *field = strtok(rest, " "); field != NULL; field = strtok(NULL, " ")) {
        inside = inside || field[0] == '[';
        char *type = strchr(field, ':');
        if (type == NULL) {
            fail(line, "a field without a type");
        }
        type++;
        char *end = strchr(type, ']');
        if (end != NULL) {
            *end = 0;
        }
        if (row->each > 0 && !inside) {
            fail(line, "nothing may follow after what is there several times");
        }
        *(inside ? &row->each : &row->least) += size_of(type, line);
        if (strcmp(type, "text") == 0) {
            row->each = 1;
        }
    }
}

static struct row row_of(const char *line) {
    char kept[LONGEST];
    strcpy(kept, line);
    char *later = strstr(kept, " | ");
    if (later != NULL) {
        *later = 0;
    }
    struct row row = {{0}, 0, 0, 0, 0};
    row.seed = crc16(CRC16_BEGIN, (const uint8_t *)kept, strlen(kept));
    int read = 0;
    if (sscanf(kept, "0x%x %63s%n", &row.type, row.name, &read) != 2) {
        fail(line, "neither number nor name");
    }
    if (strcmp(row.name, "ask") == 0 || strcmp(row.name, "hello") == 0) {
        row.seed = CRC16_BEGIN;
    }
    for (char *c = row.name; *c != 0; c++) {
        *c = *c == '-' ? '_' : (char)toupper((unsigned char)*c);
    }
    fields(kept + read, line, &row);
    return row;
}

int main(void) {
    static struct row rows[MOST];
    char line[LONGEST];
    int count = 0;
    uint32_t number = 0;
    while (count < MOST && fgets(line, sizeof line, stdin) != NULL) {
        number = crc32(number, (const uint8_t *)line, strlen(line));
        line[strcspn(line, "\n")] = 0;
        rows[count++] = row_of(line);
    }
    puts("/* Made by tools/schema.c of schema.txt: `make schema`, never by hand. */");
    puts("#ifndef BURRACO_SCHEMA_H\n#define BURRACO_SCHEMA_H\n\n#include <stdint.h>\n");
    printf("#define SCHEMA_NUMBER 0x%08Xu\n\nenum message_type {\n", (unsigned)number);
    for (int i = 0; i < count; i++) {
        printf("    MSG_%s = 0x%02X,\n", rows[i].name, rows[i].type);
    }
    puts("};\n\n/* `least` bytes of payload, and `each` so often as the last one of them says. */");
    puts("struct message {\n    uint8_t type;\n    uint8_t least;\n    uint8_t each;\n"
         "    uint16_t seed;\n};\n\n/* clang-format off */\n#define MESSAGES_OF_SCHEMA \\");
    for (int i = 0; i < count; i++) {
        printf("    {MSG_%s, %u, %u, 0x%04X}%s\n", rows[i].name, rows[i].least, rows[i].each,
               rows[i].seed, i + 1 < count ? ", \\" : "");
    }
    puts("/* clang-format on */\n\n#endif");
    return 0;
}
