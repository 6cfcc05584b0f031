# Nonet: build, test and install. `make help` lists the targets.
#
# VARIANT=release|debug|san|tsan|coverage chooses the flags; your CFLAGS come last.

VARIANT ?= release
PREFIX ?= /usr/local
DESTDIR ?=

ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif

# A line a step; V=1 shows the commands.
ifeq ($(V),1)
say =
quiet =
else
say = @printf '  %-6s %s\n' $(1) $(2)
quiet = @
endif

BUILD := out/build/$(VARIANT)
# The release products have the short names; the other variants keep theirs beside their objects.
BIN_DIR := $(if $(filter release,$(VARIANT)),out/bin,$(BUILD)/bin)
LIB_DIR := $(if $(filter release,$(VARIANT)),out/lib,$(BUILD)/lib)
BIN := $(BIN_DIR)/nonet
LIB := $(LIB_DIR)/libnonet.a
VERSION = $(shell sed -n 's/^\#define NONET_VERSION "\(.*\)"/\1/p' cli/help.h)

# What a bare Debian 12 with git and make lacks. `make book` and `make test` install what is missing.
BUILD_PACKAGES := gcc libc6-dev pkg-config libhpdf-dev libqpdf-dev nettle-dev libfreetype-dev libpng-dev \
    libyaml-dev libsqlite3-dev libexpat1-dev libncurses-dev fonts-liberation
TEST_PACKAGES := $(BUILD_PACKAGES) g++ libpcg-cpp-dev libcriterion-dev qpdf poppler-utils tmux procps \
    fonts-dejavu-core

WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wundef -Wcast-qual -Wvla -Werror=implicit-function-declaration
FLAGS_release := -O2 -g -DNDEBUG
FLAGS_debug := -O0 -g3
FLAGS_san := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
FLAGS_tsan := -O1 -g -fno-omit-frame-pointer -fsanitize=thread
FLAGS_coverage := -O0 -g --coverage
BASE_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. -isystem /usr/include/freetype2 $(WARNINGS) -pthread $(FLAGS_$(VARIANT))
LDLIBS := -lhpdf -lqpdf -lnettle -lfreetype -lpng -lyaml -lsqlite3 -lexpat -lncursesw -lm -lpthread
CC := $(if $(filter default,$(origin CC)),gcc,$(CC))

# Only the kernels' own files may use instructions beyond the portable baseline.
SIMD_avx2 := -mavx2 -mbmi -mbmi2 -mpopcnt
SIMD_avx512 := -mavx512f -mavx512vl -mavx512bw -mavx512dq -mbmi -mbmi2 -mpopcnt
# The kernels' loops over a box must be unrolled, which gcc's -O2 does not do.
KERNEL_release := -O3
# A fuzz target that is linked with others has an entry point of its own.
entry_flags = $(if $(filter tests/fuzz/fuzz_%,$(1)),-DLLVMFuzzerTestOneInput=$(basename $(notdir $(1))))
simd_flags = $(if $(filter gen/solve/kernel_%,$(1)),$(KERNEL_$(VARIANT))) $(if $(filter %_avx2.c,$(1)),$(SIMD_avx2)) $(if $(filter %_avx512.c,$(1)),$(SIMD_avx512))

LIB_SRC := $(sort $(wildcard config/*.c config/*/*.c gen/*/*.c gen/*/*/*.c render/*/*.c))
CLI_SRC := $(sort $(wildcard cli/*.c cli/*/*.c))
TEST_SRC := $(sort $(wildcard tests/unit/*.c tests/property/*.c))
BENCH_SRC := $(sort $(wildcard tests/bench/*.c))
FUZZ_SRC := $(sort $(wildcard tests/fuzz/fuzz_*.c))
DIFFERENTIAL_SRC := $(sort $(wildcard tests/differential/*.c))
HEADERS := $(sort $(wildcard config/*.h config/*/*.h gen/*/*.h gen/*/*/*.h render/*/*.h cli/*.h cli/*/*.h))
# The techniques are compiled twice, for two widths of their cell sets (gen/grade/technique/cell_set.h).
TWICE := gen/grade/technique/%.c
# $(call objects,DIRECTORY,SOURCES)
objects = $(patsubst %.c,$(1)/%.o,$(filter-out $(TWICE),$(2))) \
    $(patsubst %.c,$(1)/%.small.o,$(filter $(TWICE),$(2))) \
    $(patsubst %.c,$(1)/%.large.o,$(filter $(TWICE),$(2)))
obj = $(call objects,$(BUILD),$(1))
width_flags = $(if $(filter %.small.o,$(1)),-DCELL_WORDS=2) $(if $(filter %.large.o,$(1)),-DCELL_WORDS=10)

all: $(BIN) $(LIB) ## build the command and the library

define compile
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(quiet)$(CC) $(BASE_CFLAGS) $(call simd_flags,$<) $(call width_flags,$@) $(call entry_flags,$<) $(CFLAGS) -MMD -MP -c -o $@ $<
endef
$(BUILD)/%.o: %.c Makefile
	$(compile)
$(BUILD)/%.small.o: %.c Makefile
	$(compile)
$(BUILD)/%.large.o: %.c Makefile
	$(compile)

$(LIB): $(call obj,$(LIB_SRC))
	@mkdir -p $(@D)
	$(call say,AR,$@)
	$(quiet)rm -f $@ && ar rcs $@ $^

$(BIN): $(call obj,$(CLI_SRC)) $(LIB)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(call obj,$(CLI_SRC)) $(LIB) $(LDLIBS)

# The commands' infrastructure is tested too, all but main itself.
TESTS := $(BUILD)/unit_tests
TEST_OBJ := $(call obj,$(TEST_SRC) $(filter-out cli/main.c,$(CLI_SRC))) $(BUILD)/pcg_oracle.o
# Their allocations go through tests/unit/fail_allocation.c, so that any of them can be made to fail.
WRAP_ALLOCATION := -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc
$(TESTS): $(TEST_OBJ) $(LIB)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) $(WRAP_ALLOCATION) -o $@ $(TEST_OBJ) $(LIB) -lcriterion -lstdc++ $(LDLIBS)

# The inputs of the fuzzers' corpora, with the ordinary compiler.
REPLAY := $(BUILD)/replay
REPLAY_OBJ := $(call obj,$(FUZZ_SRC) tests/fuzz/replay.c $(filter-out cli/main.c,$(CLI_SRC)))
$(REPLAY): $(REPLAY_OBJ) $(LIB)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(REPLAY_OBJ) $(LIB) $(LDLIBS)

# Each tests/differential/NAME.c is a program that holds a part of the library against another way
# to the same answer: NAME [HOW MANY [SEED]].
DIFFERENTIAL := $(patsubst tests/differential/%.c,$(BUILD)/differential/%,$(DIFFERENTIAL_SRC))
$(BUILD)/differential/%: $(BUILD)/tests/differential/%.o $(LIB)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(LIB) $(LDLIBS)

# The reference PCG32, which exists in C++ only.
$(BUILD)/pcg_oracle.o: tests/unit/pcg_oracle.cpp
	@mkdir -p $(@D)
	$(call say,CXX,$<)
	$(quiet)$(CXX) -O1 -c -o $@ $<

# What makes the command fail, in tests of what is left then. The library is preloaded into the
# release binary; it knows x86-64 and aarch64.
FAULTS := $(BUILD)/faults.so
CAMPAIGN := $(BUILD)/campaign
CAMPAIGN_SRC := $(addprefix tests/faults/,campaign.c powercut.c runs.c trials.c tree.c)
$(FAULTS): tests/faults/faults.c tests/faults/fault_state.h Makefile
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) -std=gnu11 -I. $(WARNINGS) -O1 -g -fPIC -shared -o $@ $< -ldl -pthread

$(CAMPAIGN): $(call obj,$(CAMPAIGN_SRC)) $(LIB)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

RUN_CAMPAIGN = $(CAMPAIGN) $(1) --bin $(BIN_DIR) --library $(FAULTS)

# ---- packages ----------------------------------------------------------------------------------

# $(call install_missing,PACKAGES): nothing at all, not even a package list update, where none lacks.
define install_missing
	@command -v dpkg-query >/dev/null || { echo "not a Debian system: install by hand: $(1)"; exit 0; }; \
	present=" $$(dpkg-query -W -f '$${db:Status-Status} $${Package}\n' $(1) 2>/dev/null | \
	    sed -n 's/^installed //p' | tr '\n' ' ')"; \
	missing=; \
	for package in $(1); do case "$$present" in *" $$package "*) ;; *) missing="$$missing $$package" ;; esac; done; \
	[ -n "$$missing" ] || exit 0; \
	echo "installing missing Debian packages:$$missing"; \
	root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	$$root apt-get -qq update && \
	$$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install $$missing \
	    >out/apt.log 2>&1 || { cat out/apt.log; echo "could not install:$$missing"; exit 1; }
endef

deps: ## install the Debian packages that building and testing need
	$(call install_missing,$(TEST_PACKAGES))

deps-build:
	$(call install_missing,$(BUILD_PACKAGES))

# ---- what people run ---------------------------------------------------------------------------

# The compiler may be among the missing packages, so the work is left to a make that starts after.
book: deps-build ## build and make the sample book (out/books/sampler)
	@$(MAKE) --no-print-directory book-now

book-now: $(BIN)
	$(BIN) book config/books/sampler.yaml -o out/books/sampler

test: deps ## build and run every test
	@$(MAKE) --no-print-directory test-now

test-fast: deps ## unit tests, and the quick ones of the command line
	@$(MAKE) --no-print-directory test-fast-now

test-programs: $(TESTS) $(BIN) $(REPLAY) $(DIFFERENTIAL)

test-now: test-programs
	@ok=1; $(TESTS) --jobs 2 || ok=0; \
	$(REPLAY) tests/fuzz/corpus || ok=0; \
	for program in $(DIFFERENTIAL); do $$program 5000 || ok=0; done; \
	tests/cli/run --bin $(BIN_DIR) || ok=0; \
	tests/terminal/run --bin $(BIN_DIR) || ok=0; \
	tests/same/run --bin $(BIN_DIR) || ok=0; \
	if [ -x tests/golden/run ]; then tests/golden/run --bin $(BIN_DIR) || ok=0; fi; \
	if [ $(VARIANT) = release ]; then $(MAKE) --no-print-directory faults-some || ok=0; fi; \
	[ $$ok = 1 ]

faults-some: $(BIN) $(FAULTS) $(CAMPAIGN)
	@$(call RUN_CAMPAIGN,faults) --points 1 --pairs 0
	@$(call RUN_CAMPAIGN,kills) --points 2 --times 1
	@$(call RUN_CAMPAIGN,power) --points 2 --times 1

faults: $(BIN) $(FAULTS) $(CAMPAIGN) ## fail every call that the commands make, and pairs of them (hours)
	$(call RUN_CAMPAIGN,faults) --all --pairs 200

kills: $(BIN) $(FAULTS) $(CAMPAIGN) ## kill what writes files: at each change, and 150 times a command at random
	$(call RUN_CAMPAIGN,kills) --all --times 150

power-cuts: $(BIN) $(FAULTS) $(CAMPAIGN) ## cut the power after each change to a file, in 6 ways
	$(call RUN_CAMPAIGN,power) --all --times 6

test-terminal: $(BIN) ## the tests in a real terminal alone (needs tmux)
	tests/terminal/run --bin $(BIN_DIR)

test-fast-now: $(TESTS) $(BIN) $(REPLAY)
	@$(TESTS) --jobs 2 && $(REPLAY) tests/fuzz/corpus && tests/cli/run --fast --bin $(BIN_DIR)

same: $(BIN) ## compare every command's output with another build's: make same BEFORE=its/bin
	tests/same/run --bin $(BIN_DIR) --before $(BEFORE)

test-slurm: $(BIN) ## share a job out over a Slurm of this machine and merge it (installs Slurm)
	$(call install_missing,slurmctld slurmd slurm-client munge)
	tests/scale/test-slurm

test-parallel: $(BIN) ## the same with GNU parallel
	$(call install_missing,parallel)
	tests/scale/test-slurm --parallel

pictures: $(BIN) ## make the README's pictures from the sample books (installs ImageMagick)
	$(call install_missing,imagemagick poppler-utils)
	tests/golden/pictures --bin $(BIN_DIR)

test-browser: $(BIN) ## play the HTML page in headless Chromium (installs the browser where it lacks)
	$(call install_missing,chromium chromium-driver curl)
	tests/browser/run --bin $(BIN_DIR)

# Each tests/bench/NAME.c is a program of its own. It may print how the library was built.
$(BUILD)/tests/bench/%.o: BASE_CFLAGS += -DBUILD_FLAGS='"$(FLAGS_$(VARIANT)), kernels $(KERNEL_$(VARIANT)) $(CFLAGS)"'
$(BUILD)/bench/%: $(BUILD)/tests/bench/%.o $(LIB)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(LIB) $(LDLIBS)

bench: $(patsubst tests/bench/%.c,$(BUILD)/bench/%,$(BENCH_SRC)) ## measure (ratios, CPU and flags printed)
	@for program in $^; do $$program || exit 1; done

# ---- checks ------------------------------------------------------------------------------------

sanitize: deps ## every test under the address and undefined-behaviour sanitizers
	@$(MAKE) --no-print-directory VARIANT=san test-now

# Criterion cannot start under the thread sanitizer: each wants the same part of the address space.
sanitize-threads: deps ## the command line tests under the thread sanitizer (ONLY="NAME…": these)
	@$(MAKE) --no-print-directory VARIANT=tsan out/build/tsan/bin/nonet
	tests/cli/run --bin out/build/tsan/bin --timeout 300 $(ONLY)

valgrind: ## the quick command line tests under valgrind (ONLY="NAME…": these)
	@$(MAKE) --no-print-directory VARIANT=debug out/build/debug/bin/nonet
	tests/cli/run --fast --bin out/build/debug/bin --timeout 300 \
	    --wrap "valgrind -q --error-exitcode=99 --leak-check=full" $(ONLY)

# libFuzzer on each tests/fuzz/fuzz_NAME.c, FUZZ_SECONDS each, beginning with corpus/NAME; what it
# finds beyond that stays in out/build/fuzz/NAME.corpus.
FUZZ_SECONDS ?= 60
FUZZERS := $(patsubst tests/fuzz/%.c,out/build/fuzz/%,$(FUZZ_SRC))
FUZZ_OBJ := $(call objects,out/build/fuzz/objects,$(LIB_SRC) $(filter-out cli/main.c,$(CLI_SRC)))
FUZZ_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. -isystem /usr/include/freetype2 -O1 -g
define compile_fuzz
	@mkdir -p $(@D)
	$(call say,CLANG,$@)
	$(quiet)clang $(FUZZ_CFLAGS) -fsanitize=fuzzer-no-link,address,undefined $(call simd_flags,$<) $(call width_flags,$@) -MMD -MP -c -o $@ $<
endef
out/build/fuzz/objects/%.o: %.c
	$(compile_fuzz)
out/build/fuzz/objects/%.small.o: %.c
	$(compile_fuzz)
out/build/fuzz/objects/%.large.o: %.c
	$(compile_fuzz)
out/build/fuzz/library.a: $(FUZZ_OBJ)
	$(call say,AR,$@)
	$(quiet)rm -f $@ && ar rcs $@ $^
out/build/fuzz/%: tests/fuzz/%.c tests/fuzz/fuzz.h out/build/fuzz/library.a
	$(call say,CLANG,$@)
	$(quiet)clang $(FUZZ_CFLAGS) -fsanitize=fuzzer,address,undefined -o $@ $< out/build/fuzz/library.a $(LDLIBS)

fuzz: $(FUZZERS) ## fuzz the readers, FUZZ_SECONDS each (needs clang)
	@for program in $^; do tests/fuzz/run $$program $(FUZZ_SECONDS) || exit 1; done

# The tests of whole millions; the whole run is 10^9 positions and 10^6 puzzles.
POSITIONS ?= 10000000
PUZZLES ?= 20000
differential: $(DIFFERENTIAL) ## counter against backtracker (POSITIONS), steps against solutions (PUZZLES)
	$(BUILD)/differential/counter $(POSITIONS)
	$(BUILD)/differential/steps $(PUZZLES)

mutation: ## make mistakes in the library on purpose: does a test fail? (MUTATIONS of them; hours)
	tests/mutation/run --count $(or $(MUTATIONS),200)

lint: lint-format lint-includes lint-headers lint-tidy ## format, include directions, headers alone, clang-tidy

TEST_HEADERS := $(wildcard tests/*/*.h)
INCLUDED := $(wildcard gen/*/*.inc)
ALL_C := $(LIB_SRC) $(CLI_SRC) $(TEST_SRC) $(BENCH_SRC) $(FUZZ_SRC) tests/fuzz/replay.c $(DIFFERENTIAL_SRC) $(wildcard tests/faults/*.c)
lint-format:
	$(quiet)clang-format --dry-run --Werror $(ALL_C) $(HEADERS) $(TEST_HEADERS) $(INCLUDED)

# $(call forbid,ROOM,ROOMS it may not include): the directions in which the rooms may lean.
forbid = if grep -nE '^\#include "($(2))/' $(filter-out $(3),$(wildcard $(1)/*.[ch] $(1)/*/*.[ch])) /dev/null; then \
    echo "$(1) may not include $(2)"; exit 1; fi
# $(call only,HEADERS,BUT,FILES): headers, but for some, that no other than these files may include; a
# room's own tests may.
only = if grep -nE '^\#include "($(1))' $(filter-out $(3) tests/%,$(ALL_C) $(HEADERS)) /dev/null | grep -vE '"($(2))"'; then \
    echo "only $(3) may include these"; exit 1; fi
lint-includes:
	@$(call forbid,config,gen|render|cli)
	@$(call forbid,gen/board,gen/(format|solve|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/format,gen/(solve|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/solve,gen/(format|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/grade,gen/(format|make|bank|play)|render|cli)
	@$(call forbid,gen/make,gen/(bank|play)|render|cli)
	@$(call forbid,gen/bank,gen/(make|play)|render|cli)
	@$(call forbid,gen/play,gen/(make|bank)|render|cli)
	@$(call forbid,render/canvas,gen|render/(board|book|preflight|press)|cli)
	@$(call forbid,render/board,gen/(format|make|bank|play)|render/(book|preflight|press)|cli)
	@$(call forbid,render/book,gen/(make|bank|play)|render/(preflight|press)|cli)
	@$(call forbid,render/preflight,gen/(make|bank|play)|render/press|cli)
	@$(call forbid,render/press,gen/play|cli)
	@$(call only,gen/grade/(technique|se)/|gen/grade/(bits|scratch|sentence|placeholders)\.h,gen/grade/se/se\.h,gen/grade/%)
	@$(call forbid,gen/grade/technique,gen/grade/se)
	@$(call forbid,gen/grade/se,gen/grade/technique)
	@if grep -nE '^#include "gen/grade/(grade|explain|minutes|cases|scratch|sentence|placeholders)\.h' \
	    gen/grade/technique/*.[ch] gen/grade/se/*.[ch]; then \
	    echo "the techniques and the rater stand below what gen/grade makes of them"; exit 1; fi
	@if grep -nE '^\#include "cli/[^/]*"' $(wildcard cli/terminal/*.[ch]) /dev/null; then \
	    echo "cli/terminal may not include the rest of cli"; exit 1; fi
	@if grep -ln '^#include <hpdf' $(filter-out render/canvas/device_pdf% render/canvas/pdf_%,$(ALL_C) $(HEADERS)); then \
	    echo "only render/canvas/device_pdf* and pdf_* may include hpdf.h"; exit 1; fi
	@if grep -ln '^#include <qpdf' $(filter-out render/canvas/pdf_library.c,$(ALL_C) $(HEADERS)); then \
	    echo "only render/canvas/pdf_library.c may include qpdf's headers"; exit 1; fi

# Each header stands alone. And what the tests do not build is whole.
lint-headers:
	@for header in $(HEADERS) $(TEST_HEADERS); do \
	    echo "#include \"$$header\"" | $(CC) $(BASE_CFLAGS) -Werror -Wno-unused-but-set-parameter -fsyntax-only -x c - || exit 1; done
	@for source in $(BENCH_SRC) $(FUZZ_SRC) tests/fuzz/replay.c $(DIFFERENTIAL_SRC); do \
	    $(CC) $(BASE_CFLAGS) -DBUILD_FLAGS='""' -Werror -fsyntax-only $$source || exit 1; done

TIDY := $(patsubst %.c,$(BUILD)/tidy/%.ok,$(LIB_SRC) $(CLI_SRC))
# The assertions tell the analyser what holds.
$(BUILD)/tidy/%.ok: %.c .clang-tidy
	@mkdir -p $(@D)
	$(call say,TIDY,$<)
	$(quiet)clang-tidy --quiet $< -- $(BASE_CFLAGS) -UNDEBUG $(call simd_flags,$<) 2>/dev/null
	@touch $@
lint-tidy: $(TIDY)

coverage: deps ## lines covered by the tests, a file a line
	@$(MAKE) --no-print-directory VARIANT=coverage test-now
	@cd out/build/coverage && find . -name '*.gcda' -not -path './tests/*' -exec gcov -n {} + 2>/dev/null | \
	    awk -F"'" '/^File/ {file = $$2} /^Lines executed/ && file !~ /^\// {split($$0, part, /[:% ]+/); \
	    print part[3] "% of " part[5] "  " file; file = "/"}' | sort -n

# ---- installation ------------------------------------------------------------------------------

PAGES := out/share/nonet.1 out/share/nonet-book.5
COMPLETIONS := out/share/nonet.bash out/share/_nonet
out/share/nonet.1: $(BIN)
	@mkdir -p $(@D)
	$(BIN) help --man >$@
out/share/nonet-book.5: $(BIN)
	@mkdir -p $(@D)
	$(BIN) help --man-book >$@
out/share/nonet.bash: $(BIN)
	@mkdir -p $(@D)
	$(BIN) help --completion bash >$@
out/share/_nonet: $(BIN)
	@mkdir -p $(@D)
	$(BIN) help --completion zsh >$@

TARGET = $(DESTDIR)$(PREFIX)
install: $(BIN) $(LIB) $(PAGES) $(COMPLETIONS) ## install (DESTDIR, PREFIX)
	install -d $(TARGET)/bin $(TARGET)/lib/pkgconfig $(TARGET)/share/man/man1 $(TARGET)/share/man/man5 \
	    $(TARGET)/share/bash-completion/completions $(TARGET)/share/zsh/site-functions
	install -m 755 $(BIN) $(TARGET)/bin/nonet
	install -m 644 $(LIB) $(TARGET)/lib/libnonet.a
	for header in $(filter-out cli/%,$(HEADERS)); do \
	    install -D -m 644 $$header $(TARGET)/include/nonet/$$header || exit 1; done
	install -m 644 out/share/nonet.1 $(TARGET)/share/man/man1/nonet.1
	install -m 644 out/share/nonet-book.5 $(TARGET)/share/man/man5/nonet-book.5
	install -m 644 out/share/nonet.bash $(TARGET)/share/bash-completion/completions/nonet
	install -m 644 out/share/_nonet $(TARGET)/share/zsh/site-functions/_nonet
	printf '%s\n' 'prefix=$(PREFIX)' 'Name: nonet' 'Description: Sudoku: solve, grade, make, print' \
	    'Version: $(VERSION)' 'Cflags: -I$${prefix}/include/nonet' \
	    'Libs: -L$${prefix}/lib -lnonet' 'Libs.private: $(LDLIBS)' >$(TARGET)/lib/pkgconfig/nonet.pc

uninstall: ## remove what install put there
	rm -f $(TARGET)/bin/nonet $(TARGET)/lib/libnonet.a $(TARGET)/lib/pkgconfig/nonet.pc \
	    $(TARGET)/share/man/man1/nonet.1 $(TARGET)/share/man/man5/nonet-book.5 \
	    $(TARGET)/share/bash-completion/completions/nonet $(TARGET)/share/zsh/site-functions/_nonet
	rm -rf $(TARGET)/include/nonet

# Kept, so that what hangs on them is not built again.
.SECONDARY: $(patsubst %.c,$(BUILD)/%.o,$(BENCH_SRC) $(DIFFERENTIAL_SRC))

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | \
	    while IFS='|' read -r target doc; do printf '  %-18s%s\n' "$$target" "$$doc"; done

clean: ## remove everything built
	rm -rf out/build out/bin out/lib out/share out/books out/apt.log

.PHONY: all same deps deps-build book book-now test test-now test-browser pictures test-fast test-fast-now test-terminal test-slurm test-parallel bench sanitize \
    sanitize-threads valgrind fuzz differential mutation test-programs faults faults-some kills power-cuts lint lint-format lint-includes lint-headers lint-tidy coverage \
    install uninstall help clean
-include $(wildcard $(FUZZ_OBJ:.o=.d)) $(wildcard $(BUILD)/*/*.d $(BUILD)/*/*/*.d $(BUILD)/*/*/*/*.d)
