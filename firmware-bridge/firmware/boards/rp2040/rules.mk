# The firmware for a Raspberry Pi Pico: make rp2040. Works alone too: make -f boards/rp2040/rules.mk rp2040.
OUT ?= ../target/firmware
ARM ?= arm-none-eabi-
HOST_CC ?= cc
CORE_SOURCES ?= $(sort $(wildcard src/*.c))

include drivers/rules.mk

RP2040 := boards/rp2040
RP2040_OUT = $(OUT)/rp2040
RP2040_STRICT := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
RP2040_FLAGS := $(RP2040_STRICT) -mcpu=cortex-m0plus -mthumb -Os -g -ffunction-sections -fdata-sections -ffreestanding
RP2040_SOURCES = $(CORE_SOURCES) $(sort $(wildcard drivers/*.c)) \
	$(filter-out $(RP2040)/loader.c $(RP2040)/choose.c,$(sort $(wildcard $(RP2040)/*.c)))
STARTER_SOURCES = $(filter-out $(RP2040)/reader.c,$(RP2040_SOURCES)) $(RP2040)/starter/reader.c
RP2040_HEADERS = $(wildcard src/*.h drivers/*.h $(RP2040)/*.h $(RP2040)/starter/*.h)

.PHONY: rp2040 rp2040-check
rp2040: $(OUT)/table-board-rp2040.uf2 $(OUT)/table-board-rp2040.bin \
	$(OUT)/starter-board-rp2040.uf2 $(OUT)/starter-board-rp2040.bin
	@$(ARM)size $(OUT)/table-board-rp2040.elf $(RP2040_OUT)/loader.elf $(RP2040_OUT)/boot2.elf
	@$(ARM)size $(OUT)/table-board-rp2040.elf | awk 'NR == 2 { printf "flash: %d of 98304 bytes of a slot; memory: %d of 262144 bytes, stack 8192 besides\n", $$1 + $$2, $$1 + $$2 + $$3 }'

RP2040_LINK = -nostartfiles --specs=nano.specs -Wl,--gc-sections -Wl,--no-warn-rwx-segments -Wl,-T,$(RP2040)/firmware.ld

$(OUT)/table-board-rp2040.elf: $(RP2040_SOURCES) $(RP2040_HEADERS) $(RP2040)/firmware.ld
	@mkdir -p $(RP2040_OUT)
	$(ARM)gcc $(RP2040_FLAGS) -Isrc $(RP2040_LINK) $(RP2040_SOURCES) -o $@

# The starter kit's: another file for the antennas, everything else alike.
$(OUT)/starter-board-rp2040.elf: $(STARTER_SOURCES) $(RP2040_HEADERS) $(RP2040)/firmware.ld
	@mkdir -p $(RP2040_OUT)
	$(ARM)gcc $(RP2040_FLAGS) -DSTARTER -Isrc $(RP2040_LINK) $(STARTER_SOURCES) -o $@

$(RP2040_OUT)/loader.elf: $(RP2040)/loader.c $(RP2040)/choose.c $(RP2040_HEADERS) $(RP2040)/loader.ld
	@mkdir -p $(RP2040_OUT)
	$(ARM)gcc $(RP2040_FLAGS) -nostdlib -Wl,--gc-sections -Wl,-T,$(RP2040)/loader.ld $(RP2040)/loader.c \
		$(RP2040)/choose.c -lgcc -o $@

$(RP2040_OUT)/boot2.elf: $(RP2040)/boot2.S $(RP2040)/boot2.ld
	@mkdir -p $(RP2040_OUT)
	$(ARM)gcc $(RP2040_FLAGS) -nostdlib -Wl,-T,$(RP2040)/boot2.ld $< -o $@

$(RP2040_OUT)/%.bin: $(RP2040_OUT)/%.elf
	$(ARM)objcopy -O binary $< $@

# What the host sends as a new firmware.
$(OUT)/%-board-rp2040.bin: $(OUT)/%-board-rp2040.elf
	$(ARM)objcopy -O binary $< $@

$(RP2040_OUT)/pack: $(RP2040)/tools/pack.c $(RP2040)/slots.h
	@mkdir -p $(RP2040_OUT)
	$(HOST_CC) $(RP2040_STRICT) -O1 $< -o $@

$(OUT)/%-board-rp2040.uf2: $(RP2040_OUT)/pack $(RP2040_OUT)/boot2.bin $(RP2040_OUT)/loader.bin $(OUT)/%-board-rp2040.bin
	$(RP2040_OUT)/pack $(RP2040_OUT)/boot2.bin $(RP2040_OUT)/loader.bin $(OUT)/$*-board-rp2040.bin $@

# The two slots, with the power going at each moment; on this machine.
rp2040-check: $(RP2040_OUT)/slots-test
	$<

$(RP2040_OUT)/slots-test: $(RP2040)/check/slots_test.c $(RP2040)/slots.c $(RP2040)/choose.c src/crc.c $(RP2040_HEADERS)
	@mkdir -p $(RP2040_OUT)
	$(HOST_CC) $(RP2040_STRICT) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -o $@ $(filter %.c,$^)
