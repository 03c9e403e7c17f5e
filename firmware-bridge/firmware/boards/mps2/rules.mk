# A Cortex-M3 that QEMU plays: qemu-system-arm -M mps2-an385 -nographic -serial pty -serial pty -kernel …
MPS2 := $(CORE) $(PLAYED) $(sort $(wildcard boards/mps2/*.c))
MPS2_FLAGS := -mcpu=cortex-m3 -mthumb -Os -g -ffunction-sections -fdata-sections
MPS2_LINK := -nostartfiles -specs=nano.specs -specs=nosys.specs -Wl,--gc-sections -T boards/mps2/mps2.ld

mps2: $(OUT)/table-board-mps2.elf

$(OUT)/table-board-mps2.elf: $(MPS2) $(HEADERS) boards/mps2/mps2.ld
	@mkdir -p $(OUT)
	$(ARM)gcc $(STRICT) $(MPS2_FLAGS) $(RING) $(INCLUDES) $(MPS2) $(MPS2_LINK) -o $@
