# The drivers' tests on this machine: make -f drivers/rules.mk drivers-check (in firmware/).
HOST_CC ?= cc
OUT ?= ../target/firmware
DRIVER_STRICT = -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
DRIVER_SOURCES = $(wildcard drivers/*.c)
DRIVER_FAKES = $(filter-out %_test.c,$(wildcard drivers/tests/*.c))
DRIVER_TESTS = $(patsubst drivers/tests/%.c,$(OUT)/drivers/%,$(wildcard drivers/tests/*_test.c))

.PHONY: drivers-check
drivers-check: $(DRIVER_TESTS)
	@for test in $(DRIVER_TESTS); do $$test || exit 1; done

$(OUT)/drivers/%_test: drivers/tests/%_test.c $(DRIVER_FAKES) $(DRIVER_SOURCES) $(wildcard drivers/*.h drivers/tests/*.h src/board.h)
	@mkdir -p $(@D)
	$(HOST_CC) $(DRIVER_STRICT) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -o $@ $< $(DRIVER_FAKES) $(DRIVER_SOURCES)
