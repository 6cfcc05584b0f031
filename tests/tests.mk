# The tests: programs, and targets that run them. Included by the Makefile.

# ---- the programs ------------------------------------------------------------------------------

# The commands' infrastructure is tested too, all but main itself.
TESTS := $(BUILD)/unit_tests
TEST_OBJ := $(call obj,$(TEST_SRC) $(filter-out cli/main.c,$(CLI_SRC))) $(BUILD)/pcg_oracle.o $(STUDIO_TEXT).o
# Their allocations go through tests/unit/fail_allocation.c, so that any of them can be made to fail, and
# their pauses through test_file_watch.c.
WRAPPED := -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=free,--wrap=nanosleep
# Without optimisation they compile in half the time and run as fast, since most of what runs is the code under
# test. Property tests compute much themselves, so they are left out.
$(call obj,$(filter tests/unit/%,$(TEST_SRC))): BASE_CFLAGS += $(if $(filter release,$(VARIANT)),-O0)
$(TESTS): $(TEST_OBJ) $(INNER)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) $(WRAPPED) -o $@ $(TEST_OBJ) $(INNER) -lcriterion -lstdc++ -lsqlite3 -ljpeg -lz $(LDLIBS)

# The inputs of the fuzzers' corpora, with the ordinary compiler.
REPLAY := $(BUILD)/replay
REPLAY_OBJ := $(call obj,$(FUZZ_SRC) tests/fuzz/replay.c $(filter-out cli/main.c,$(CLI_SRC))) $(STUDIO_TEXT).o
$(REPLAY): $(REPLAY_OBJ) $(INNER)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(REPLAY_OBJ) $(INNER) -lqpdf -lsqlite3 $(LDLIBS)

# Each tests/differential/NAME.c is a program that holds a part of the library against another way
# to the same answer: NAME [HOW MANY [SEED]].
DIFFERENTIAL := $(patsubst tests/differential/%.c,$(BUILD)/differential/%,$(DIFFERENTIAL_SRC))
$(BUILD)/differential/%: $(BUILD)/tests/differential/%.o $(INNER)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(INNER) $(LDLIBS)

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
FAULTS_SRC := $(addprefix tests/faults/,faults.c fault_record.c fault_syscall.c points.c)
$(FAULTS): $(FAULTS_SRC) $(wildcard tests/faults/*.h) Makefile
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) -std=gnu11 -I. $(WARNINGS) -O1 -g -fPIC -shared -Wl,-z,now -o $@ $(FAULTS_SRC) -ldl -pthread

$(CAMPAIGN): $(call obj,$(CAMPAIGN_SRC)) $(INNER)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

# ---- make test, make check ---------------------------------------------------------------------

# One pool of jobs runs tests of every kind (tests/run); each kind needs these first.
NEEDS_unit := $(TESTS)
NEEDS_corpus := $(REPLAY)
NEEDS_differential := $(DIFFERENTIAL) $(BIN)
NEEDS_cli := $(BIN) $(FAULTS)
NEEDS_terminal := $(BIN)
NEEDS_same := $(BIN)
NEEDS_golden := $(BIN)
NEEDS_library := library $(addprefix out/share/,$(SHARE) $(COMMAND_PAGES) nonet.3 nonet.html)
NEEDS_fault := $(BIN) $(FAULTS) $(CAMPAIGN)
# The library and the fault campaigns are tested as they are released.
TEST_KINDS := unit same $(if $(filter release,$(VARIANT)),fault) golden $(if $(filter release,$(VARIANT)),library) \
    corpus differential terminal cli
RUN_TESTS = tests/run --build $(BUILD) --bin $(BIN_DIR)

test: deps ## build and run every test
	@$(MAKE) --no-print-directory test-now

test-now: test-programs
	@$(RUN_TESTS) $(TEST_KINDS)

test-programs: $(foreach kind,$(TEST_KINDS),$(NEEDS_$(kind)))

test-fast: deps ## unit tests, and the quick ones of the command line
	@$(MAKE) --no-print-directory test-fast-now

test-fast-now: $(NEEDS_unit) $(NEEDS_corpus) $(NEEDS_cli)
	@$(RUN_TESTS) --fast unit corpus cli

test-whole: $(TESTS) $(NEEDS_cli) ## the unit tests with every random case, and every combination of books
	@NONET_TEST_WHOLE=1 $(RUN_TESTS) unit
	@NONET_TEST_WHOLE=1 $(RUN_TESTS) --only $(basename $(notdir $(shell grep -l '/sample.bash"' tests/cli/*.sh)))

# What `make check NAME…` calls (tests/check.mk).
check-now: $(foreach kind,$(KINDS),$(NEEDS_$(kind)))
	@set -f; $(RUN_TESTS) --only $(NAME)

# ---- parts of them, and longer ones ------------------------------------------------------------

RUN_CAMPAIGN = $(CAMPAIGN) $(1) --bin $(BIN_DIR) --library $(FAULTS)

faults: $(BIN) $(FAULTS) $(CAMPAIGN) ## fail every call that the commands make, and pairs of them (hours)
	$(call RUN_CAMPAIGN,faults) --all --pairs 200

kills: $(BIN) $(FAULTS) $(CAMPAIGN) ## kill what writes files: at each change, and 150 times a command at random
	$(call RUN_CAMPAIGN,kills) --all --times 150
	$(call RUN_CAMPAIGN,kills) --plain --all --times 10

power-cuts: $(BIN) $(FAULTS) $(CAMPAIGN) ## cut the power after each change to a file, in 6 ways
	$(call RUN_CAMPAIGN,power) --all --times 6

test-library: all ## the library alone, as installed: examples in C and C++, symbols, ABI
	tests/library/run

test-python: all ## the Python package, from this tree (installs cffi, pytest, pandas and nbclient)
	$(call install_missing,python3-cffi python3-pytest python3-pandas python3-nbclient python3-ipykernel)
	tests/python/run

test-terminal: $(BIN) ## the tests in a real terminal alone (needs tmux)
	tests/terminal/run --bin $(BIN_DIR)

test-adding: deps ## is "To add something" true? Make each addition in a copy, build and use it (minutes)
	tests/adding/run

same: $(BIN) ## compare every command's output with another build's: make same BEFORE=its/bin
	tests/same/run --bin $(BIN_DIR) --before $(BEFORE)

test-slurm: $(BIN) ## share a job out over a Slurm of this machine and merge it (installs Slurm)
	$(call install_missing,slurmctld slurmd slurm-client munge)
	tests/scale/test-slurm

test-parallel: $(BIN) ## the same with GNU parallel
	$(call install_missing,parallel)
	tests/scale/test-slurm --parallel

# With the engine where `make wasm` built it, with axe-core where npm can fetch it.
AXE := out/npm/node_modules/axe-core/axe.min.js
test-browser: $(BIN) ## play the HTML page in headless Chromium (installs the browser and node)
	$(call install_missing,chromium nodejs)
	@[ -f $(AXE) ] || ! command -v npm >/dev/null || { mkdir -p out/npm && cd out/npm && \
	    npm install --silent --no-save axe-core@4 >npm.log 2>&1; } || echo "axe-core could not be fetched: out/npm/npm.log"
	tests/browser/run --bin $(BIN_DIR)

test-browser-fast: $(BIN) ## the ten things that most people do with the page, where the browser is
	tests/browser/run --essential --bin $(BIN_DIR)

sanitize: deps ## every test under the address and undefined-behaviour sanitizers
	@$(MAKE) --no-print-directory VARIANT=san test-now

# Criterion cannot start under the thread sanitizer: each wants the same part of the address space.
sanitize-threads: deps ## the command line tests under the thread sanitizer (ONLY="NAME…": these)
	@$(MAKE) --no-print-directory VARIANT=tsan out/build/tsan/bin/nonet
	tests/cli/run --bin out/build/tsan/bin $(ONLY)

valgrind: ## the quick command line tests under valgrind (ONLY="NAME…": these)
	@$(MAKE) --no-print-directory VARIANT=debug out/build/debug/bin/nonet
	tests/cli/run --fast --bin out/build/debug/bin --timeout 1200 \
	    --wrap "valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
	    --show-leak-kinds=definite --num-callers=40 --suppressions=$(CURDIR)/tests/cli/valgrind.supp" $(ONLY)

# The tests of whole millions; the whole run is 10^9 positions and 10^6 puzzles. COUNTED puzzles with constraints
# are counted by clasp too, which is a Debian package.
POSITIONS ?= 10000000
PUZZLES ?= 20000
COUNTED ?= 2000
differential: $(DIFFERENTIAL) $(BIN) ## counter against backtracker (POSITIONS), steps against solutions (PUZZLES), searches against each other (SEARCHED), constraints against clasp (COUNTED)
	$(BUILD)/differential/counter $(POSITIONS)
	$(BUILD)/differential/steps $(PUZZLES)
	$(BUILD)/differential/searches $(SEARCHED)
	@command -v clasp >/dev/null || echo "clasp is not installed, so puzzles with constraints are passed over"
	! command -v clasp >/dev/null || tests/differential/clasp --bin $(BIN_DIR) $(COUNTED)

mutation: ## make mistakes in the library on purpose: does a test fail? (MUTATIONS of them; hours)
	tests/mutation/run --count $(or $(MUTATIONS),200)

COVERED_EXIT := out/build/coverage/covered_exit.o
ifeq ($(VARIANT),coverage)
LDFLAGS += -Wl,--wrap=_exit $(COVERED_EXIT)
$(BIN) $(TESTS) $(REPLAY) $(DIFFERENTIAL): $(COVERED_EXIT)
endif
$(COVERED_EXIT): tests/coverage/exit.c
	@mkdir -p $(@D)
	$(quiet)$(CC) $(WARNINGS) -std=c11 -c -o $@ $<

coverage: deps ## lines covered by the tests, a file a line
	@$(MAKE) --no-print-directory VARIANT=coverage test-now
	@cd out/build/coverage && find . -name '*.gcda' -not -path './tests/*' -exec gcov -n {} + 2>/dev/null | \
	    awk -F"'" '/^File/ {file = $$2} /^Lines executed/ && file !~ /^\// {split($$0, part, /[:% ]+/); \
	    print part[3] "% of " part[5] "  " file; file = "/"}' | sort -n

.PHONY: test test-now test-adding test-programs test-fast test-fast-now test-whole check-now faults kills power-cuts \
    test-library test-python test-terminal same test-slurm test-parallel test-browser test-browser-fast sanitize \
    sanitize-threads valgrind differential mutation coverage
