# Nonet: build, test and install. `make help` lists the targets.

VARIANT ?= release
PREFIX ?= /usr/local
BUILD := out/build/$(VARIANT)
BIN := out/bin/nonet
LIB := out/lib/libnonet.a

WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wvla
FLAGS_release := -O2 -g -DNDEBUG
FLAGS_debug := -O0 -g3
FLAGS_san := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
FLAGS_coverage := -O0 -g --coverage
BASE_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. $(WARNINGS) -pthread $(FLAGS_$(VARIANT))
LDLIBS := -lhpdf -lyaml -lsqlite3 -lncursesw -lm -lpthread
CC := $(if $(filter default,$(origin CC)),gcc,$(CC))

# Only the kernels' own files may use instructions beyond the portable baseline.
SIMD_avx2 := -mavx2 -mbmi -mbmi2 -mpopcnt
SIMD_avx512 := -mavx512f -mavx512vl -mavx512bw -mavx512dq -mbmi -mbmi2 -mpopcnt

LIB_SRC := $(sort $(wildcard config/*.c gen/*/*.c render/*.c))
CLI_SRC := $(sort $(wildcard cli/*.c))
TEST_SRC := $(sort $(wildcard tests/unit/*.c tests/property/*.c))
BENCH_SRC := $(sort $(wildcard tests/bench/*.c))
obj = $(patsubst %.c,$(BUILD)/%.o,$(1))

all: $(BIN) $(LIB) ## build the command and the library

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(BASE_CFLAGS) $(if $(filter %_avx2.c,$<),$(SIMD_avx2)) $(if $(filter %_avx512.c,$<),$(SIMD_avx512)) $(CFLAGS) -MMD -MP -c -o $@ $<

$(LIB): $(call obj,$(LIB_SRC))
	@mkdir -p $(@D)
	rm -f $@ && ar rcs $@ $^

$(BIN): $(call obj,$(CLI_SRC)) $(LIB)
	@mkdir -p $(@D)
	$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(call obj,$(CLI_SRC)) $(LIB) $(LDLIBS)

TESTS := $(BUILD)/unit_tests
$(TESTS): $(call obj,$(TEST_SRC)) $(LIB)
	$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(call obj,$(TEST_SRC)) $(LIB) -lcriterion $(LDLIBS)

test: $(TESTS) $(BIN) ## build and run every test
	$(TESTS) --jobs 2 --quiet

# Each tests/bench/NAME.c is a program of its own.
$(BUILD)/bench/%: $(BUILD)/tests/bench/%.o $(LIB)
	@mkdir -p $(@D)
	$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(LIB) $(LDLIBS)

bench: $(patsubst tests/bench/%.c,$(BUILD)/bench/%,$(BENCH_SRC)) ## measure (ratios, CPU and flags printed)
	@for program in $^; do $$program || exit 1; done

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | column -t -s '|'

clean: ## remove everything built
	rm -rf out/build out/bin out/lib

.PHONY: all test bench help clean
-include $(wildcard $(BUILD)/*/*.d $(BUILD)/*/*/*.d)
