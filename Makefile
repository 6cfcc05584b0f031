# Nonet: build, test and install. `make help` lists the targets.
#
# VARIANT=release|debug|san|tsan|coverage chooses the flags; your CFLAGS come last.

# `make check NAME…`: the words after `check` name tests and no targets.
ifeq ($(firstword $(MAKECMDGOALS)),check)
include tests/check.mk
else

VARIANT ?= release
comma := ,
PREFIX ?= /usr/local
DESTDIR ?=

# No file here is made by a built-in rule; make starts four times as fast without them.
MAKEFLAGS += -r
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
# The release products have the short names; the other variants have theirs next to their objects.
BIN_DIR := $(if $(filter release,$(VARIANT)),out/bin,$(BUILD)/bin)
LIB_DIR := $(if $(filter release,$(VARIANT)),out/lib,$(BUILD)/lib)
BIN := $(BIN_DIR)/nonet
INNER := $(BUILD)/libinner.a
VERSION := $(shell sed -n 's/^\#define NONET_VERSION  *"\(.*\)"/\1/p' include/nonet.h)
# What stays the same within a major version, and before 1.0 within a minor one (include/nonet.h):
# the shared libraries' names, their symbols' version and the Debian packages carry it.
NUMBERS := $(subst ., ,$(VERSION))
SOVERSION := $(word 1,$(NUMBERS))$(if $(filter 0,$(word 1,$(NUMBERS))),.$(word 2,$(NUMBERS)))

# What a bare Debian 12 with git and make does not have. `make book` and `make test` install what is missing.
HYPHEN_PACKAGES := hyphen-en-us hyphen-de hyphen-fr hyphen-es hyphen-nl hyphen-it hyphen-pl hyphen-el
FONT_PACKAGES := fonts-linuxlibertine fonts-lato fonts-open-sans fonts-comic-neue fonts-comfortaa fonts-ebgaramond \
    fonts-oldstandard fonts-dejavu-core
BUILD_PACKAGES := gcc libc6-dev pkg-config libhpdf-dev libqpdf-dev nettle-dev libfreetype-dev libpng-dev libjpeg-dev \
    libyaml-dev libsqlite3-dev libexpat1-dev libncurses-dev libqrencode-dev zlib1g-dev \
    libharfbuzz-dev libfontconfig-dev libmicrohttpd-dev fonts-liberation $(HYPHEN_PACKAGES) $(FONT_PACKAGES)
TEST_PACKAGES := $(BUILD_PACKAGES) g++ abigail-tools libxml2-utils python3-jsonschema libpcg-cpp-dev libcriterion-dev qpdf poppler-utils tmux procps \
    fonts-dejavu-core

WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wundef -Wcast-qual -Wvla -Werror=implicit-function-declaration -Werror=switch
FLAGS_release := -O2 -g -DNDEBUG
FLAGS_debug := -O0 -g3
FLAGS_san := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
FLAGS_tsan := -O1 -g -fno-omit-frame-pointer -fsanitize=thread
FLAGS_coverage := -Og -g --coverage
CC := $(if $(filter default,$(origin CC)),gcc,$(CC))
OBJCOPY ?= objcopy

# What the command and the library use; libharu comes without a pkg-config file. Each is loaded when it is
# needed (base/lazy.h): linked, it would cost every command its start (doc/decisions.md).
PKG_CONFIG ?= pkg-config
LAZY_PACKAGES := nettle libjpeg yaml-0.1 expat libqrencode zlib libmicrohttpd freetype2 libpng libqpdf sqlite3 \
    harfbuzz-subset fontconfig ncursesw
PACKAGE_CFLAGS := $(patsubst -I%,-isystem %,$(shell $(PKG_CONFIG) --cflags-only-I $(LAZY_PACKAGES) 2>/dev/null))
# $(call lazy_…,MACRO,library): its SONAME for the loader, or, where it cannot be read, the library.
lazy_name = $(2)
read_soname = $(eval SONAME_$(2) := $(patsubst $(2)=%,%,$(filter $(2)=%,$(SONAMES))))
lazy_flag = $(if $(SONAME_$(2)),-D$(1)_LIBRARY='"$(SONAME_$(2))"')
plain_link = -l$(2)
lazy_link = $(if $(SONAME_$(2)),,-l$(2))
LAZY_LIBRARIES := MHD:microhttpd HPDF:hpdf FREETYPE:freetype PNG:png QPDF:qpdf SQLITE:sqlite3 HARFBUZZ:harfbuzz-subset FONTCONFIG:fontconfig \
    NETTLE:nettle JPEG:jpeg YAML:yaml EXPAT:expat QRENCODE:qrencode ZLIB:z CURSES:ncursesw
each_lazy = $(foreach pair,$(LAZY_LIBRARIES),$(call $(1),$(word 1,$(subst :, ,$(pair))),$(word 2,$(subst :, ,$(pair)))))
SONAMES := $(shell base/sonames '$(CC)' $(call each_lazy,lazy_name))
$(call each_lazy,read_soname)
LAZY := $(call each_lazy,lazy_flag)
LAZY_LDLIBS := $(strip $(call each_lazy,lazy_link))
LAZY_LDLIBS += $(if $(filter -lharfbuzz-subset,$(LAZY_LDLIBS)),-lharfbuzz)
LDLIBS = $(LAZY_LDLIBS) -lm -lpthread

TARGET := $(shell $(CC) -dumpmachine 2>/dev/null)
# MinGW: printf by the C standard, which its warnings do not know; and vectors on a stack that Windows
# aligns to 16 bytes only. Objects have no hidden symbols there.
WINDOWS := $(findstring mingw32,$(TARGET))
TARGET_CFLAGS := $(if $(WINDOWS),-D__USE_MINGW_ANSI_STDIO=1 -D_FILE_OFFSET_BITS=64 -Wno-format -Wno-format-extra-args -Wno-attributes \
    -Wa$(comma)-muse-unaligned-vector-move,-fPIC -fvisibility=hidden) $(if $(APPLE),-D_DARWIN_C_SOURCE)
# macOS: what POSIX does not have is asked for by name, shared libraries are of another kind, and the linker
# makes symbols local by itself. Untried.
APPLE := $(findstring apple,$(TARGET))
HIDE_PRIVATE := $(if $(WINDOWS),--wildcard --keep-global-symbol='nonet_*',--localize-hidden)
# Fields that an initializer does not name are zero, and no vector goes from one file to another: clang alone
# finds these worth a word.
WARNINGS += $(if $(findstring clang,$(CC)),-Wno-missing-field-initializers -Wno-psabi)
BASE_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. $(PACKAGE_CFLAGS) $(LAZY) $(WARNINGS) -pthread \
    $(TARGET_CFLAGS) $(FLAGS_$(VARIANT))

# Only the kernels' own files may use instructions beyond the portable baseline.
X86 := $(filter x86_64%,$(TARGET))
SIMD_avx2 := -mavx2 -mbmi -mbmi2 -mpopcnt
SIMD_avx512 := -mavx512f -mavx512vl -mavx512bw -mavx512dq -mbmi -mbmi2 -mpopcnt
# The kernels' loops over a box, and the SE rater's over rows of four words, must be unrolled, which gcc's -O2
# does not do.
UNROLLED := gen/solve/kernel/% gen/grade/se/%
KERNEL_release := -O3
# In the long search branches count more than loops (doc/tried.md, "Counting solutions: constraints").
LONG_release_avx2 := -mtune=haswell
LONG_release_avx512 := -O2 -mtune=haswell
# A fuzz target that is linked with others has its own entry point.
entry_flags = $(if $(filter tests/fuzz/fuzz_%,$(1)),-DLLVMFuzzerTestOneInput=$(basename $(notdir $(1))))
simd_flags = $(if $(filter $(UNROLLED),$(1)),$(KERNEL_$(VARIANT))) $(if $(X86),$(if $(filter %_avx2.c,$(1)),$(SIMD_avx2)) $(if $(filter %_avx512.c,$(1)),$(SIMD_avx512)) $(LONG_$(VARIANT)_$(patsubst kernel_long_%.c,%,$(notdir $(1)))))

LIB_SRC := $(filter-out gen/api/wasm/%,$(sort $(wildcard base/*.c base/*/*.c config/*.c config/*/*.c gen/*/*.c gen/*/*/*.c gen/*/*/*/*.c render/*/*.c render/*/*/*.c)))
CLI_SRC := $(filter-out cli/core/%,$(sort $(wildcard cli/*.c cli/*/*.c)))
TEST_SRC := $(sort $(wildcard tests/unit/*.c tests/property/*.c))
BENCH_SRC := $(sort $(wildcard tests/bench/*.c))
FUZZ_SRC := $(sort $(wildcard tests/fuzz/fuzz_*.c))
DIFFERENTIAL_SRC := $(sort $(wildcard tests/differential/*.c))
HEADERS := $(sort $(wildcard base/*.h base/*/*.h config/*.h config/*/*.h gen/*/*.h gen/*/*/*.h gen/*/*/*/*.h include/*.h render/*/*.h render/*/*/*.h cli/*.h cli/*/*.h))
# The techniques are compiled for two widths of their cell sets (gen/grade/technique/cell_set.h), the
# smaller one also for processors with AVX2: without vectors but those that are asked for, since sets
# have two words.
BY_WIDTH := gen/grade/technique/%.c
WIDTHS := small large $(if $(X86),small-avx2)
# $(call objects,DIRECTORY,SOURCES)
objects = $(patsubst %.c,$(1)/%.o,$(filter-out $(BY_WIDTH),$(2))) \
    $(foreach width,$(WIDTHS),$(patsubst %.c,$(1)/%.$(width).o,$(filter $(BY_WIDTH),$(2))))
obj = $(call objects,$(BUILD),$(1))
width_flags = $(if $(filter %.small.o,$(1)),-DCELL_WORDS=2) $(if $(filter %.large.o,$(1)),-DCELL_WORDS=10) \
    $(if $(filter %.small-avx2.o,$(1)),-DCELL_WORDS=2 -DENGINE_AVX2 $(SIMD_avx2) -fno-tree-vectorize)

all: $(BIN) library ## build the command and the library

define compile
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(quiet)$(CC) $(BASE_CFLAGS) $(call simd_flags,$<) $(call width_flags,$@) $(call entry_flags,$<) $(CFLAGS) $(NO_LTO) -MMD -MP -c -o $@ $<
endef
$(BUILD)/%.o: %.c Makefile | $(BUILD)/libraries.ok
	$(compile)
define compile_width
$(BUILD)/%.$(1).o: %.c Makefile | $(BUILD)/libraries.ok
	$$(compile)
endef
$(foreach width,$(WIDTHS),$(eval $(call compile_width,$(width))))

# The page that puzzles are played on, its modules put together.
PAGE_TEXT := $(BUILD)/page/page_text
$(PAGE_TEXT).c: gen/web/embed gen/web/minify $(wildcard gen/web/page.* gen/web/*.js) gen/constraint/constraint.h $(wildcard config/translation/??.c)
	@mkdir -p $(@D)
	$(call say,PAGE,$@)
	$(quiet)gen/web/embed >$@.new && mv $@.new $@
$(PAGE_TEXT).o: $(PAGE_TEXT).c
	$(compile)

# The themes of config/themes/.
THEMES_TEXT := $(BUILD)/themes/themes_text
$(THEMES_TEXT).c: config/themes/embed $(wildcard config/themes/*.yaml)
	@mkdir -p $(@D)
	$(call say,THEMES,$@)
	$(quiet)config/themes/embed >$@.new && mv $@.new $@
$(THEMES_TEXT).o: $(THEMES_TEXT).c
	$(compile)

# The studio's page, and the samples that it begins with.
STUDIO_TEXT := $(BUILD)/studio/studio_text
$(STUDIO_TEXT).c: cli/studio/embed $(wildcard cli/studio/web/*) $(wildcard config/books/*.yaml)
	@mkdir -p $(@D)
	$(call say,STUDIO,$@)
	$(quiet)cli/studio/embed >$@.new && mv $@.new $@
$(STUDIO_TEXT).o: $(STUDIO_TEXT).c
	$(compile)

$(INNER): $(call obj,$(LIB_SRC)) $(PAGE_TEXT).o $(THEMES_TEXT).o
	@mkdir -p $(@D)
	$(call say,AR,$@)
	$(quiet)rm -f $@ && $(AR) rcs $@ $^

# The tables hold thousands of pointers. Packed, they take a hundredth of the room and start faster. Such a
# program needs a loader that knows them: glibc 2.36 or musl 1.2.4. PACKED= builds one for older systems.
PACKED = $(shell echo 'int main(void) { return 0; }' | \
    $(CC) -x c -o /dev/null -Wl,--fatal-warnings,-z,pack-relative-relocs - 2>/dev/null && echo -Wl,-z,pack-relative-relocs)
$(BIN): $(call obj,$(CLI_SRC)) $(STUDIO_TEXT).o $(INNER)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(PACKED) $(LDFLAGS) -o $@ $(call obj,$(CLI_SRC)) $(STUDIO_TEXT).o $(INNER) $(LDLIBS)

# What `nonet --version` says of the build.
HARU_VERSION = $(shell $(CC) -E -dM -include hpdf.h -x c /dev/null 2>/dev/null | sed -n 's/.* HPDF_VERSION_TEXT "\(.*\)"/\1/p')
VERSIONS = $(if $(HARU_VERSION),libharu $(HARU_VERSION)$(shell for package in $(LAZY_PACKAGES); do \
    printf ', %s %s' $$package $$($(PKG_CONFIG) --modversion $$package); done),none)
$(BUILD)/cli/version.o: BASE_CFLAGS += -DBUILD_FLAGS='"$(VARIANT) $(FLAGS_$(VARIANT))"' -DBUILD_LIBRARIES='"$(VERSIONS)"'

# ---- the public library ------------------------------------------------------------------------

# libnonet is what include/nonet.h declares and what that needs; libnonet-engine its first part,
# which needs no other library (so it reads neither XML nor YAML). Nothing else is seen from outside: the
# shared ones list their symbols, the static ones are one object with its inner symbols made local.
ENGINE_OWN := gen/format/stream.c gen/format/layouts/layout_file.c gen/format/reading/reader.c
# Left out of it: XML, YAML, child processes, the loading of libraries, and files and folders that
# are written.
NOT_ENGINE := gen/format/boards/opensudoku.c gen/format/boards/pasted.c gen/format/layouts/layout_yaml.c base/child.c base/lazy.c \
    gen/make/stream/% gen/make/run/resume_file.c gen/board/word_list.c \
    base/portable/file_lock.c base/portable/posix_files.c base/portable/program.c
ENGINE_SRC := $(filter-out $(NOT_ENGINE) $(ENGINE_OWN),$(sort $(wildcard base/*.c base/file/open_input.c base/json/*.c base/portable/*.c base/work/*.c config/values.c config/translation/*.c \
    $(foreach room,board board/* constraint constraint/* format format/* solve solve/* grade grade/* grade/*/* make/*,gen/$(room)/*.c))))
ENGINE_OBJ := $(call obj,$(wildcard gen/api/*.c)) $(ENGINE_OWN:gen/format/%.c=$(BUILD)/engine/%.o)
INNER_ENGINE := $(BUILD)/libengine.a
API_OBJ := $(call obj,$(wildcard gen/api/*.c render/api/*.c))
# $(call shared,NAME,VERSION): its file; without a version, the name to link with.
shared = $(1)$(if $(APPLE),$(if $(2),.$(2)).dylib,.so$(if $(2),.$(2)))
LIBRARIES := $(foreach name,libnonet libnonet-engine,$(LIB_DIR)/$(name).a $(LIB_DIR)/$(call shared,$(name),$(SOVERSION)))
library: $(LIBRARIES)

$(BUILD)/engine/%.o: gen/format/%.c Makefile | $(BUILD)/libraries.ok
	@mkdir -p $(@D)
	$(call say,CC,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(NO_LTO) -DNONET_ENGINE -MMD -MP -c -o $@ $<

$(LIB_DIR)/libnonet.a: $(API_OBJ) $(INNER)
$(LIB_DIR)/libnonet-engine.a: $(ENGINE_OBJ) $(INNER_ENGINE)
$(INNER_ENGINE): $(call obj,$(ENGINE_SRC)) $(PAGE_TEXT).o
	@mkdir -p $(@D)
	$(call say,AR,$@)
	$(quiet)rm -f $@ && $(AR) rcs $@ $^
# Symbols can be made local in machine code alone. With -flto, gcc is asked to end its work here; a
# compiler that cannot do that does without -flto. Apple's linker makes them local by itself.
LTO := $(filter -flto%,$(CFLAGS))
NATIVE := $(if $(LTO),$(shell echo | $(CC) -flinker-output=nolto-rel -r -nostdlib -x c -o /dev/null - 2>/dev/null && \
    echo $(filter -O% -g% -f% -m%,$(CFLAGS)) -flinker-output=nolto-rel))
NO_LTO := $(if $(LTO),$(if $(NATIVE),,-fno-lto))
$(LIB_DIR)/libnonet.a $(LIB_DIR)/libnonet-engine.a:
	@mkdir -p $(@D)
	$(call say,AR,$@)
	$(quiet)$(CC) $(NATIVE) -r -nostdlib -o $(BUILD)/$(@F:.a=.o) $^
	$(quiet)$(if $(APPLE),:,$(OBJCOPY) $(HIDE_PRIVATE)) $(BUILD)/$(@F:.a=.o)
	$(quiet)rm -f $@ && $(AR) rcs $@ $(BUILD)/$(@F:.a=.o)

$(BUILD)/exports.map: gen/api/exports.map include/nonet.h
	$(quiet)sed 's/VERSION/$(SOVERSION)/' $< >$@.new && mv $@.new $@
SHARED = $(if $(APPLE),-dynamiclib -install_name $(libdir)/$(@F) -Wl$(comma)-exported_symbol$(comma)_nonet_*,\
    -shared -Wl$(comma)-soname$(comma)$(@F) -Wl$(comma)--version-script=$(BUILD)/exports.map -Wl$(comma)--no-undefined)
$(LIB_DIR)/$(call shared,libnonet,$(SOVERSION)): $(API_OBJ) $(INNER) $(BUILD)/exports.map
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) $(SHARED) -o $@ $(API_OBJ) $(INNER) $(LDLIBS)
	$(quiet)ln -sf $(@F) $(@D)/$(call shared,libnonet)
$(LIB_DIR)/$(call shared,libnonet-engine,$(SOVERSION)): $(ENGINE_OBJ) $(INNER_ENGINE) $(BUILD)/exports.map
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) $(SHARED) -o $@ $(ENGINE_OBJ) $(INNER_ENGINE) -lm -lpthread
	$(quiet)ln -sf $(@F) $(@D)/$(call shared,libnonet-engine)

# ---- the core of the command -------------------------------------------------------------------

# nonet for systems that have a C compiler and nothing else: the engine's commands, linked with cli/core/ in
# place of what needs other libraries.
CORE_SRC := $(filter-out $(foreach name,bank book draw play studio,cli/cmd_$(name).c) cli/commands.c cli/convert_page.c \
    cli/bank_% cli/file_watch.c cli/help/manual_book.c,$(wildcard cli/*.c cli/help/*.c cli/option/*.c)) \
    $(wildcard cli/core/*.c base/portable/*.c gen/play/*.c) cli/terminal/ascii_boxes.c base/file/outfile.c base/file/infile.c \
    $(wildcard gen/make/stream/*.c) gen/make/run/resume_file.c render/press/puzzles/avoid_files.c
CORE_OBJ = $(call obj,$(CORE_SRC)) $(BUILD)/core/commands.o $(if $(WINDOWS),$(BUILD)/core/manifest.o) $(ENGINE_OWN:gen/format/%.c=$(BUILD)/engine/%.o)
CORE := $(BIN_DIR)/nonet-core$(if $(WINDOWS),.exe)
$(BUILD)/core/commands.o: cli/commands.c Makefile | $(BUILD)/libraries.ok
	@mkdir -p $(@D)
	$(call say,CC,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) -DNONET_CORE -MMD -MP -c -o $@ $<
# Windows takes arguments and file names for UTF-8 where this asks it to.
WINDRES ?= $(OBJCOPY:objcopy=windres)
$(BUILD)/core/manifest.o: cli/core/nonet.manifest
	@mkdir -p $(@D)
	$(quiet)echo '1 24 "nonet.manifest"' | $(WINDRES) -I cli/core --input-format=rc -o $@
$(CORE): $(CORE_OBJ) $(INNER_ENGINE)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(if $(WINDOWS),-static) $(LDFLAGS) -o $@ $(CORE_OBJ) $(INNER_ENGINE) -lm -lpthread
core: $(CORE) ## the command without other libraries (no books, pictures, banks): needs a C compiler and nothing else

# ---- packages ----------------------------------------------------------------------------------

# The same libraries by other distributions' names, for those who must install them by hand.
define other_names
nonet needs a C compiler, pkg-config, and these libraries with their headers: libharu, libqpdf,
nettle, freetype, harfbuzz, fontconfig, libpng, libjpeg, libyaml, sqlite3, expat, ncurses, libqrencode, zlib,
libmicrohttpd; and the Liberation fonts. Words are divided by hyphen's patterns (/usr/share/hyphen), the themes
have free fonts (config/themes/).
The engine library, and the command without books, pictures and banks, need a C compiler alone: make engine core.
  Debian    $(BUILD_PACKAGES)
  Fedora    gcc make pkgconf libharu-devel qpdf-devel nettle-devel freetype-devel libpng-devel
            libyaml-devel sqlite-devel expat-devel ncurses-devel qrencode-devel libmicrohttpd-devel
            libjpeg-turbo-devel zlib-devel harfbuzz-devel fontconfig-devel liberation-fonts
  Alpine    gcc make musl-dev pkgconf libharu-dev qpdf-dev nettle-dev freetype-dev libpng-dev
            yaml-dev sqlite-dev expat-dev ncurses-dev libqrencode-dev libmicrohttpd-dev
            libjpeg-turbo-dev zlib-dev harfbuzz-dev fontconfig-dev font-liberation
  Arch      gcc make pkgconf libharu qpdf nettle freetype2 libpng libyaml sqlite expat ncurses
            libjpeg-turbo qrencode zlib harfbuzz fontconfig libmicrohttpd ttf-liberation
  Homebrew  gcc make pkgconf libharu qpdf nettle freetype libpng libyaml sqlite expat ncurses
            jpeg-turbo qrencode zlib harfbuzz fontconfig libmicrohttpd font-liberation (untried)
  MSYS2     make, and as mingw-w64-ucrt-x86_64-NAME: gcc pkgconf (the engine and the command without
            books, pictures and banks: make engine core; tried with MinGW and Wine, not with MSYS2)
  WSL       debian/wsl.ps1 builds and installs everything in Debian under Windows (untried)
endef
export other_names

# Once a build, before anything is compiled.
$(BUILD)/libraries.ok: Makefile
	@mkdir -p $(@D)
	@case "$(MAKECMDGOALS)" in engine|core|"engine core") exit 0 ;; esac; missing=; for package in $(LAZY_PACKAGES); do \
	    $(PKG_CONFIG) --exists $$package 2>/dev/null || missing="$$missing $$package"; done; \
	echo '#include <hpdf.h>' | $(CC) -E - >/dev/null 2>&1 || missing="$$missing libharu"; \
	[ -z "$$missing" ] || { echo "not found:$$missing"; echo "$$other_names"; exit 1; }
	@touch $@

# $(call install_missing,PACKAGES): does nothing, not even update package lists, where none is missing.
define install_missing
	@command -v dpkg-query >/dev/null || { echo "$$other_names"; exit 0; }; \
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

book-now: out/books/sampler/manifest.json

out/books/sampler/manifest.json: $(BIN) config/books/sampler.yaml
	$(BIN) book config/books/sampler.yaml -o $(@D)

pictures: $(BIN) ## make the README's pictures from the sample books (installs ImageMagick)
	$(call install_missing,imagemagick poppler-utils)
	tests/golden/pictures --bin $(BIN_DIR)

# Each tests/bench/NAME.c is a program. It may print how the library was built.
$(BUILD)/tests/bench/%.o: BASE_CFLAGS += -DBUILD_FLAGS='"$(FLAGS_$(VARIANT)), kernels $(KERNEL_$(VARIANT)) $(CFLAGS)"'
$(BUILD)/bench/%: $(BUILD)/tests/bench/%.o $(INNER)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)$(CC) $(BASE_CFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(INNER) $(LDLIBS)

bench: $(patsubst tests/bench/%.c,$(BUILD)/bench/%,$(BENCH_SRC)) ## measure (ratios, CPU and flags printed)
	@for program in $^; do $$program || exit 1; done

bench-studio: $(BIN) ## measure the studio: from a changed field to its pages (needs node)
	@node tests/bench/studio.mjs $(dir $(BIN))

# ---- checks ------------------------------------------------------------------------------------

# libFuzzer on each tests/fuzz/fuzz_NAME.c, FUZZ_SECONDS each, beginning with corpus/NAME; what it
# finds beyond that stays in out/build/fuzz/NAME.corpus.
FUZZ_SECONDS ?= 60
FUZZERS := $(patsubst tests/fuzz/%.c,out/build/fuzz/%,$(FUZZ_SRC))
FUZZ_OBJ := $(call objects,out/build/fuzz/objects,$(LIB_SRC) $(filter-out cli/main.c,$(CLI_SRC)))
FUZZ_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. $(PACKAGE_CFLAGS) -O1 -g
define compile_fuzz
	@mkdir -p $(@D)
	$(call say,CLANG,$@)
	$(quiet)clang $(FUZZ_CFLAGS) -fsanitize=fuzzer-no-link,address,undefined $(call simd_flags,$<) $(call width_flags,$@) -MMD -MP -c -o $@ $<
endef
out/build/fuzz/objects/%.o: %.c
	$(compile_fuzz)
define compile_fuzz_width
out/build/fuzz/objects/%.$(1).o: %.c
	$$(compile_fuzz)
endef
$(foreach width,$(WIDTHS),$(eval $(call compile_fuzz_width,$(width))))
out/build/fuzz/library.a: $(FUZZ_OBJ) $(PAGE_TEXT).o $(THEMES_TEXT).o $(STUDIO_TEXT).o
	$(call say,AR,$@)
	$(quiet)rm -f $@ && ar rcs $@ $^
out/build/fuzz/%: tests/fuzz/%.c tests/fuzz/fuzz.h out/build/fuzz/library.a
	$(call say,CLANG,$@)
	$(quiet)clang $(FUZZ_CFLAGS) -fsanitize=fuzzer,address,undefined -o $@ $< out/build/fuzz/library.a $(call each_lazy,plain_link) -lharfbuzz $(LDLIBS)

fuzz: $(FUZZERS) ## fuzz the readers, FUZZ_SECONDS each (needs clang)
	@for program in $^; do tests/fuzz/run $$program $(FUZZ_SECONDS) || exit 1; done

WORDS := out/words
words: $(BIN) ## list every text that a user can see (out/words), to read in one go
	tests/words/list --bin $(BIN_DIR) $(WORDS)

config-reference: $(BIN) ## write doc/config.md from the program
	$(BIN) book --print-reference >doc/config.md.new && mv doc/config.md.new doc/config.md

# The pictures need pdftoppm and qpdf.
gallery: $(BIN) ## write doc/gallery.md and its pictures
	$(call install_missing,poppler-utils qpdf python3)
	tests/gallery/make --bin $(BIN_DIR) doc

# Only who checks spelling needs the dictionaries.
SPELL_PACKAGES := hunspell hunspell-en-gb hunspell-de-de hunspell-fr hunspell-es hunspell-it hunspell-nl hunspell-pl \
    hunspell-el
spell: words ## spell all texts that a user can see (installs hunspell)
	$(call install_missing,$(SPELL_PACKAGES))
	@tests/words/spell $(WORDS)

lint-spell: words
	@tests/words/spell $(WORDS)

lint: lint-format lint-spell lint-includes lint-rooms lint-headers lint-tidy ## format, spelling, include directions, rooms, headers alone, clang-tidy

TEST_HEADERS := $(wildcard tests/*/*.h)
INCLUDED := $(wildcard gen/*/*/*.inc)
ALL_C := $(LIB_SRC) $(wildcard gen/api/wasm/*.c) $(CLI_SRC) $(TEST_SRC) $(BENCH_SRC) $(FUZZ_SRC) tests/fuzz/replay.c $(DIFFERENTIAL_SRC) $(wildcard tests/faults/*.c)
lint-format:
	$(quiet)clang-format --dry-run --Werror $(ALL_C) $(HEADERS) $(TEST_HEADERS) $(INCLUDED)

# $(call forbid,ROOM,ROOMS it may not include): the directions in which the rooms may lean.
forbid = if grep -nE '^\#include "($(2))/' $(filter-out $(3),$(wildcard $(1)/*.[ch] $(1)/*/*.[ch] $(1)/*/*/*.[ch])) /dev/null; then \
    echo "$(1) may not include $(2)"; exit 1; fi
# $(call only,HEADERS,BUT,FILES): headers, but for some, that no other than these files may include; a
# room's own tests may.
only = if grep -nE '^\#include "($(1))' $(filter-out $(3) tests/%,$(ALL_C) $(HEADERS)) /dev/null | grep -vE '"($(2))"'; then \
    echo "only $(3) may include these"; exit 1; fi
lint-includes:
	@$(call forbid,base,config|gen|render|cli)
	@$(call forbid,config,gen|render|cli)
	@$(call forbid,gen/api,gen/(bank|play)|render|cli)
	@$(call forbid,gen/board,gen/(constraint|format|solve|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/constraint,gen/(format|solve|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/format,gen/(solve|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/solve,gen/(format|grade|make|bank|play)|render|cli)
	@$(call forbid,gen/grade,gen/(format|make|bank|play)|render|cli)
	@$(call forbid,gen/make,gen/(bank|play)|render|cli)
	@$(call forbid,gen/bank,gen/(make|play)|render|cli)
	@$(call forbid,gen/play,gen/(make|bank)|render|cli)
	@$(call forbid,render/libraries,config|gen|render/[^l]|cli)
	@$(call forbid,render/art,gen|render/(text|canvas|pdf|board|pictures|book|preflight|press)|cli)
	@$(call forbid,render/text,gen|render/(canvas|pdf|board|pictures|book|preflight|press)|cli)
	@$(call forbid,render/canvas,gen|render/(pdf|board|pictures|book|preflight|press)|cli)
	@$(call forbid,render/pdf,gen|render/(board|pictures|book|preflight|press)|cli)
	@if grep -nE '^#include "render/pdf/[^/]*"' render/pdf/reading/*.[ch]; then \
	    echo "what reads PDFs stands below what writes them"; exit 1; fi
	@$(call forbid,render/board,gen/(format|make|bank|play)|render/(pictures|book|preflight|press)|cli)
	@$(call forbid,render/pictures,gen/(format|make|bank|play)|render/(book|preflight|press)|cli)
	@$(call forbid,render/book,gen/(make|bank|play)|render/(preflight|press)|cli)
	@$(call forbid,render/book/plan,render/book/(style|tips|openers|lessons|puzzles|pages|cover))
	@$(call forbid,render/book/style,render/book/(boards|tips|openers|lessons|puzzles|pages|cover))
	@$(call forbid,render/book/boards,render/book/(tips|openers|lessons|puzzles|pages|cover))
	@$(call forbid,render/book/tips,render/book/(openers|lessons|puzzles|pages|cover))
	@$(call forbid,render/book/openers,render/book/(lessons|puzzles|pages|cover))
	@$(call forbid,render/book/scenes,render/book/(openers|lessons|puzzles|pages|cover))
	@$(call forbid,render/book/lessons,render/book/(puzzles|pages|cover))
	@$(call forbid,render/book/puzzles,render/book/(lessons|pages|cover))
	@$(call forbid,render/book/pages,render/book/cover)
	@$(call forbid,render/book/cover,render/book/(puzzles|pages))
	@$(call forbid,render/book/back,render/book/(puzzles|pages))
	@$(call forbid,render/preflight,gen/(make|bank|play)|render/press|cli)
	@$(call forbid,render/press,gen/play|cli)
	@$(call only,gen/grade/(technique|se)/|gen/grade/(bits|scratch|explain/sentence|explain/placeholders)\.h,gen/grade/se/se\.h,gen/grade/%)
	@$(call forbid,gen/grade/technique,gen/grade/se)
	@$(call forbid,gen/grade/se,gen/grade/technique)
	@if grep -nE '^#include "gen/grade/(grade|explain/.*|minutes|cases|scratch)\.h' \
	    gen/grade/technique/*.[ch] gen/grade/technique/*/*.[ch] gen/grade/se/*.[ch] gen/grade/se/*/*.[ch]; then \
	    echo "the techniques and the rater stand below what gen/grade makes of them"; exit 1; fi
	@$(call forbid,render/api,gen/play|cli)
	@$(call forbid,include,.*)
	@if grep -nE '^\#include "(config|gen|render)/' $(wildcard cli/studio/*.[ch]) /dev/null; then \
	    echo "cli/studio stands on the public library alone"; exit 1; fi
	@if grep -nE '^\#include "cli/[^/]*"' $(wildcard cli/terminal/*.[ch]) /dev/null; then \
	    echo "cli/terminal may not include the rest of cli"; exit 1; fi
	@if grep -nE '(case CONSTRAINT_(CAGE|THERMO|ARROW|GREATER|CONSECUTIVE|WHITE_DOT|X|ODD|SANDWICH|ANTI_KING):|\[CONSTRAINT_(CAGE|THERMO|ARROW|GREATER|CONSECUTIVE|WHITE_DOT|X|ODD|SANDWICH|ANTI_KING)\] =)' \
	    $(LIB_SRC) $(CLI_SRC) /dev/null; then \
	    echo "kinds of constraints are told apart by rows made from CONSTRAINT_KINDS, where none can be missing"; exit 1; fi
	@if grep -nE '^#include "render/libraries/hpdf' $(filter-out $(wildcard render/pdf/*.[ch] render/libraries/*),$(ALL_C) $(HEADERS)) /dev/null; then \
	    echo "only what writes PDFs may call libharu"; exit 1; fi
	@if grep -nE '^#include <(hpdf|qpdf|hb|png|ft2build|fontconfig|jpeglib|nettle|qrencode|zlib)' $(filter-out render/libraries/% tests/%,$(ALL_C) $(HEADERS)) /dev/null; then \
	    echo "only render/libraries may include these headers"; exit 1; fi

# No circle of more than two files, no room too large to be read, names by the rules, and pages that
# name what there is.
lint-rooms: $(INNER) $(call obj,$(CLI_SRC))
	@tests/lint/rooms
	@tests/lint/lengths
	@tests/lint/names
	@tests/lint/doc_paths
	@tests/lint/circles $(BUILD) $(call obj,$(LIB_SRC) $(CLI_SRC))

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

# ---- installation ------------------------------------------------------------------------------

# What the command says of itself: manual pages, completions, the schema of json records.
SHARE := nonet.1 nonet-book.5 nonet.bash _nonet nonet.fish nonet.schema.json
COMMAND_PAGES := $(patsubst cli/cmd_%.c,nonet-%.1,$(wildcard cli/cmd_*.c)) nonet-hint.1 nonet-minimize.1
about_nonet.1 := --man
about_nonet-book.5 := --man-book
about_nonet.bash := --completion bash
about__nonet := --completion zsh
about_nonet.fish := --completion fish
about_nonet.schema.json := schema
$(addprefix out/share/,$(SHARE)): $(BIN)
	@mkdir -p $(@D)
	$(BIN) help $(about_$(@F)) >$@
$(addprefix out/share/,$(COMMAND_PAGES)): out/share/nonet-%.1: $(BIN)
	@mkdir -p $(@D)
	$(BIN) help --man $* >$@
out/share/nonet.3: include/nonet.h gen/api/man tests/library/*.c
	@mkdir -p $(@D)
	gen/api/man $(VERSION) >$@
out/share/nonet.html: include/nonet.h gen/api/html
	@mkdir -p $(@D)
	gen/api/html $(VERSION) >$@

# Where all goes, by the names of the GNU coding standards; PREFIX and LIBDIR are read too.
prefix = $(PREFIX)
exec_prefix = $(prefix)
bindir = $(exec_prefix)/bin
LIBDIR ?= $(exec_prefix)/lib
libdir = $(LIBDIR)
pkgconfigdir = $(libdir)/pkgconfig
cmakedir = $(libdir)/cmake/nonet
includedir = $(prefix)/include
datarootdir = $(prefix)/share
datadir = $(datarootdir)
docdir = $(datarootdir)/doc/nonet
mandir = $(datarootdir)/man
man1dir = $(mandir)/man1
man3dir = $(mandir)/man3
man5dir = $(mandir)/man5
bashcompletiondir = $(datarootdir)/bash-completion/completions
zshcompletiondir = $(datarootdir)/zsh/site-functions
fishcompletiondir = $(datarootdir)/fish/vendor_completions.d
INSTALL = install
INSTALL_PROGRAM = $(INSTALL) -m 755 $(STRIP_INSTALLED)
# Set to -s by install-strip.
STRIP_INSTALLED =
INSTALL_DATA = $(INSTALL) -m 644

TO = $(DESTDIR)
OUR_DATA = $(datadir)/nonet
SHARED_NAMES := libnonet libnonet-engine
# Each file, a colon, and its installed name.
PLACES = $(addprefix out/share/,nonet.1:$(man1dir)/nonet.1 nonet.3:$(man3dir)/nonet.3 nonet-book.5:$(man5dir)/nonet-book.5 \
    nonet.bash:$(bashcompletiondir)/nonet _nonet:$(zshcompletiondir)/_nonet \
    nonet.fish:$(fishcompletiondir)/nonet.fish nonet.schema.json:$(OUR_DATA)/nonet.schema.json \
    nonet.html:$(docdir)/nonet.html $(foreach page,$(COMMAND_PAGES),$(page):$(man1dir)/$(page))) \
    $(foreach file,$(wildcard tests/golden/readme-*.png),$(file):$(docdir)/$(notdir $(file))) \
    $(foreach file,$(wildcard $(addprefix doc/,*.md *.ipynb *.png cookbook/*.md gallery/*.png)),$(file):$(docdir)/$(file:doc/%=%)) \
    $(foreach file,$(wildcard tests/library/*.c),$(file):$(docdir)/examples/c/$(notdir $(file))) \
    $(foreach file,$(wildcard config/books/*.yaml),$(file):$(docdir)/examples/books/$(notdir $(file)))
THEME_FILES := $(wildcard config/themes/*.yaml)
file_of = $(word 1,$(subst :, ,$(1)))
place_of = $(word 2,$(subst :, ,$(1)))
# Those that keep their names go to each folder at once.
KEPT = $(foreach place,$(PLACES),$(if $(filter $(notdir $(call file_of,$(place))),$(notdir $(call place_of,$(place)))),$(place)))
kept_in = $(foreach place,$(KEPT),$(if $(filter $(1),$(dir $(call place_of,$(place)))),$(call file_of,$(place))))
# All files but those of the themes, for uninstall.
INSTALLED = $(bindir)/nonet $(includedir)/nonet.h $(docdir)/README.md $(foreach place,$(PLACES),$(call place_of,$(place))) \
    $(foreach name,$(SHARED_NAMES),$(addprefix $(libdir)/,$(name).a $(foreach version,- $(SOVERSION) $(VERSION),$(call shared,$(name),$(version:-=))))) \
    $(pkgconfigdir)/nonet.pc $(pkgconfigdir)/nonet-engine.pc $(OUR_DATA)/nonet-page.wasm.gz \
    $(addprefix $(cmakedir)/,nonet-config.cmake nonet-config-version.cmake)
# In a pkg-config file, a directory below the prefix follows it, and the prefix follows from the
# place of the file, if that is below it too: so the installed tree can be moved.
pc_dir = $(patsubst $(prefix)/%,$${prefix}/%,$(1))
empty :=
space := $(empty) $(empty)
# $(call way_up,DIRECTORY): "/.." for each step from it to the prefix; nothing where it is elsewhere.
steps = $(subst /, ,$(patsubst $(prefix)/%,%,$(filter $(prefix)/%,$(1))))
way_up = $(subst $(space),,$(foreach step,$(steps),/..))
up_from_pc = $(call way_up,$(pkgconfigdir))
PC_HEAD = 'prefix=$(if $(up_from_pc),$${pcfiledir}$(up_from_pc),$(prefix))' 'exec_prefix=$(call pc_dir,$(exec_prefix))' 'libdir=$(call pc_dir,$(libdir))' \
    'includedir=$(call pc_dir,$(includedir))'

install: all $(addprefix out/share/,$(SHARE) $(COMMAND_PAGES) nonet.3 nonet.html) ## install (DESTDIR, prefix, bindir, libdir, mandir, ... as GNU names them)
	$(INSTALL) -d $(addprefix $(TO),$(sort $(dir $(INSTALLED))) $(OUR_DATA)/themes)
	$(INSTALL_PROGRAM) $(BIN) $(TO)$(bindir)/nonet
	$(INSTALL_DATA) include/nonet.h $(TO)$(includedir)/nonet.h
	for name in $(SHARED_NAMES); do \
	    $(INSTALL_DATA) $(LIB_DIR)/$$name.a $(TO)$(libdir)/$$name.a && \
	    $(INSTALL_DATA) $(STRIP_INSTALLED) $(LIB_DIR)/$(call shared,$$name,$(SOVERSION)) $(TO)$(libdir)/$(call shared,$$name,$(VERSION)) && \
	    ln -sf $(call shared,$$name,$(VERSION)) $(TO)$(libdir)/$(call shared,$$name,$(SOVERSION)) && \
	    ln -sf $(call shared,$$name,$(SOVERSION)) $(TO)$(libdir)/$(call shared,$$name) || exit 1; done
	$(foreach folder,$(sort $(foreach place,$(KEPT),$(dir $(call place_of,$(place))))),\
	    $(INSTALL_DATA) $(call kept_in,$(folder)) $(TO)$(folder) && ):
	for place in $(filter-out $(KEPT),$(PLACES)); do \
	    $(INSTALL_DATA) $${place%%:*} $(TO)$${place#*:} || exit 1; done
	sed -E 's,\]\((doc|tests/golden)/,](,g' README.md >$(TO)$(docdir)/README.md
	$(INSTALL_DATA) $(THEME_FILES) $(TO)$(OUR_DATA)/themes/
	if [ -f out/wasm/nonet-page.wasm.gz ]; then \
	    $(INSTALL_DATA) out/wasm/nonet-page.wasm.gz $(TO)$(OUR_DATA)/nonet-page.wasm.gz; fi
	printf '%s\n' $(PC_HEAD) 'Name: nonet' \
	    'Description: Sudoku: solve, make, grade, explain, draw, print' 'Version: $(VERSION)' \
	    'Cflags: -I$${includedir}' 'Libs: -L$${libdir} -lnonet' \
	    'Libs.private: $(LAZY_LDLIBS) -lm -lpthread' >$(TO)$(pkgconfigdir)/nonet.pc
	printf '%s\n' $(PC_HEAD) 'Name: nonet-engine' \
	    'Description: Sudoku: solve, make, grade, explain' 'Version: $(VERSION)' \
	    'Cflags: -I$${includedir}' 'Libs: -L$${libdir} -lnonet-engine' \
	    'Libs.private: -lm -lpthread' >$(TO)$(pkgconfigdir)/nonet-engine.pc
	gen/api/cmake config '$(call way_up,$(cmakedir))' '$(prefix)' '$(includedir)' '$(libdir)' \
	    >$(TO)$(cmakedir)/nonet-config.cmake
	gen/api/cmake version $(VERSION) >$(TO)$(cmakedir)/nonet-config-version.cmake
	$(tell_loader)

# The loader finds new libraries in its own folders at once; for others, ldconfig must run.
tell_loader = @[ -n "$(DESTDIR)" ] || ldconfig 2>/dev/null || \
    echo "The shared libraries are in $(libdir): run ldconfig as root, or set LD_LIBRARY_PATH."

install-strip: ## the same without symbols for debuggers
	+@$(MAKE) --no-print-directory install STRIP_INSTALLED=-s

uninstall: ## remove what install put there (with the same variables)
	rm -f $(addprefix $(TO),$(INSTALLED)) $(addprefix $(TO)$(OUR_DATA)/themes/,$(notdir $(THEME_FILES)))
	-rmdir $(TO)$(OUR_DATA)/themes $(TO)$(OUR_DATA) $(TO)$(docdir)/examples/c $(TO)$(docdir)/examples/books \
	    $(TO)$(docdir)/examples $(TO)$(docdir)/cookbook $(TO)$(docdir)/gallery $(TO)$(docdir) $(TO)$(cmakedir) 2>/dev/null

# Only what is to be packaged, so that nothing of a build in progress goes along.
deb: ## build the Debian packages (out/deb; installs what that takes)
	$(call install_missing,$(BUILD_PACKAGES) build-essential debhelper lintian python3 python3-cffi emscripten binaryen zopfli)
	rm -rf out/deb && mkdir -p out/deb/nonet
	cp -r Makefile README.md CONTRIBUTING.md LICENSE doc base cli config debian gen include render tests out/deb/nonet
	cd out/deb/nonet && dpkg-buildpackage -us -uc >../build.log 2>&1 || { tail -n 30 ../build.log; exit 1; }
	rm -rf out/deb/nonet
	cd out/deb && lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs *.changes

# Kept, so that what hangs on them is not built again.
.SECONDARY: $(patsubst %.c,$(BUILD)/%.o,$(BENCH_SRC) $(DIFFERENTIAL_SRC))

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1|\2/p' Makefile tests/tests.mk tests/check.mk | \
	    while IFS='|' read -r target doc; do printf '  %-18s%s\n' "$$target" "$$doc"; done

clean: ## remove everything built
	rm -rf out/build out/bin out/lib out/share out/books out/deb out/wasm out/npm out/apt.log

include tests/tests.mk

# ---- other machines ----------------------------------------------------------------------------

engine: $(LIB_DIR)/libnonet-engine.a ## the engine library alone: needs a C compiler and nothing else

# $(call elsewhere,NAME,COMPILER,TOOLS' PREFIX,HOW TO RUN,VARIABLES): the engine built by another compiler must
# print what the one built here prints, with each of its kernels; core_elsewhere: so must the core of the command.
build_elsewhere = +@$(MAKE) --no-print-directory $(6) BUILD=out/build/$(1) LIB_DIR=out/build/$(1) BIN_DIR=out/build/$(1) \
    CC=$(2) AR=$(3)ar OBJCOPY=$(3)objcopy PKG_CONFIG=false $(5)
define elsewhere
	$(call build_elsewhere,$(1),$(2),$(3),$(4),$(5),engine)
	tests/portable/run $(1) "$(2)" "$(4)"
endef
define core_elsewhere
	$(call build_elsewhere,$(1),$(2),$(3),$(4),$(5),core)
	tests/portable/core $(1) out/build/$(1)/nonet-core$(if $(findstring mingw,$(2)),.exe) $(4)
endef
test-musl: all ## the engine and the core built with musl (installs musl-tools)
	$(call install_missing,musl-tools)
	$(call elsewhere,musl,musl-gcc,,)
	$(call core_elsewhere,musl,musl-gcc,,)

test-clang: all ## the engine and the core built with clang
	$(call install_missing,clang)
	$(call elsewhere,clang,clang,,)
	$(call core_elsewhere,clang,clang,,)

# As distributions build: an archive of machine code must come out that shows no private symbol.
test-lto: all ## the engine built with the flags for link-time optimisation that distributions set
	$(call elsewhere,lto,gcc,,,CFLAGS="-O2 -flto=auto -ffat-lto-objects")

test-aarch64: all ## the engine and the core for AArch64, run under qemu (installs both)
	$(call install_missing,gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user)
	$(call elsewhere,aarch64,aarch64-linux-gnu-gcc,aarch64-linux-gnu-,qemu-aarch64 -L /usr/aarch64-linux-gnu)
	$(call core_elsewhere,aarch64,aarch64-linux-gnu-gcc,aarch64-linux-gnu-,qemu-aarch64 -L /usr/aarch64-linux-gnu)

test-windows: all ## the engine and the core for Windows by MinGW, run under Wine (installs both)
	$(call install_missing,gcc-mingw-w64-x86-64-posix wine64 wine)
	$(call elsewhere,windows,x86_64-w64-mingw32-gcc-posix,x86_64-w64-mingw32-,tests/portable/wine)
	$(call core_elsewhere,windows,x86_64-w64-mingw32-gcc-posix,x86_64-w64-mingw32-,tests/portable/wine)

# The engine for JavaScript: out/wasm/package is the npm package, with one engine for machines with vectors
# and one for others; nonet-page.wasm is for the pages that the command writes (gen/web/engine.js).
WASM_ENGINE_SRC := $(filter-out gen/format/page/html.c gen/format/page/offline.c,$(ENGINE_SRC)) $(wildcard gen/api/*.c)
WASM_FACES := gen/api/wasm/glue.c gen/api/wasm/module.c gen/api/wasm/page.c
WASM_CFLAGS := -std=c11 -D_XOPEN_SOURCE=700 -I. -DNDEBUG -DNONET_ENGINE -DNONET_WITHOUT_PAGE -fvisibility=hidden
# What works long is compiled for speed, the rest for size: where pages hold the engine, only what gains most.
WASM_FAST_wasm := gen/grade/se/%.o
WASM_QUICK_wasm := -Os
WASM_QUICK_wasm-simd := -O2
WASM_FAST_wasm-simd := gen/solve/%.o $(patsubst %,gen/grade/%,technique/%.o se/%.o grade.o) $(patsubst %,gen/make/%/%.o,constraints dig few search)
WASM_VECTORS_wasm-simd := -msimd128
# Browsers that can unpack a page's engine have vectors, without which the kernels are four times as large.
WASM_VECTORS_wasm-page := -msimd128
# $(call wasm_objects,wasm|wasm-simd)
wasm_objects = $(filter-out %.small-avx2.o,$(call objects,out/build/$(1),$(WASM_ENGINE_SRC) $(ENGINE_OWN) $(WASM_FACES)))
WASM_OBJ := $(call wasm_objects,wasm)
WASM_SIMD_OBJ := $(call wasm_objects,wasm-simd)
# Only the page's engine is built with these: kernels with vectors.
WASM_PAGE_OWN := $(filter out/build/wasm/gen/solve/kernel/%.o,$(WASM_OBJ))
WASM_PAGE_OBJ := $(filter-out %/module.o $(WASM_PAGE_OWN),$(WASM_OBJ)) $(patsubst out/build/wasm/%,out/build/wasm-page/%,$(WASM_PAGE_OWN))
wasm_build = $(word 3,$(subst /, ,$(1)))
# What only large boards need is small instead.
wasm_speed = $(if $(filter $(addprefix out/build/$(2)/,$(WASM_FAST_$(2))),$(filter-out %.large.o,$(1))),$(if $(findstring /gen/solve/kernel/,$(1)),-O3,$(WASM_QUICK_$(2))),-Oz)
define compile_wasm
	@mkdir -p $(@D)
	$(call say,EMCC,$@)
	$(quiet)emcc $(WASM_CFLAGS) $(call wasm_speed,$@,$(call wasm_build,$@)) \
	    $(WASM_VECTORS_$(call wasm_build,$@)) $(call width_flags,$@) -MMD -MP -c -o $@ $<
endef
# The engine has no texts for children, for reports, for how puzzles are graded and for parts of books. It asks for
# rules and long texts of books in English alone, to describe a puzzle that SudokuPad shows.
WASM_LANGUAGES := $(wildcard config/translation/??.c)
WASM_OF_DATES := month_names|weekday_names|first_of_month|day_
WASM_OF_PAGES := contents|introduction|answer_key|solution_page|solution_apart|puzzle_page|right_half|lesson_|left_out|steps?_left
WASM_OF_PARTS := rights|isbn|volume|series|vote|one_solution|some_have|practice|board_words|solution_words|code_words|puzzles_many|puzzle_range|puzzle_pair|started|finished|hints|trace|answers|index|tip|date|time|minutes|techniques|solutions|example
WASM_OF_BOOKS := $(WASM_OF_DATES)|$(WASM_OF_PAGES)|$(WASM_OF_PARTS)|course|print|acknowledgements|about_author|also_by|glossary|review|diary|remarks|score_sheet|coupon|cut_out|walkthroughs|certificate|colophon|play_online
WASM_LEFT_OUT_en := child|story|report|symmetry|grading|$(WASM_OF_BOOKS)
WASM_LEFT_OUT := $(WASM_LEFT_OUT_en)|rule|[a-z0-9_]*_text
define wasm_rules
$(WASM_LANGUAGES:%.c=out/build/$(1)/%.c): out/build/$(1)/%.c: %.c Makefile
	@mkdir -p $$(@D)
	$$(quiet)awk '/^    \[TEXT_($$(or $$(WASM_LEFT_OUT_$$(*F)),$$(WASM_LEFT_OUT)))[a-z0-9_]*\] =/ { gone = 1 } !gone; /",$$$$/ { gone = 0 }' $$< >$$@
$(WASM_LANGUAGES:%.c=out/build/$(1)/%.o): out/build/$(1)/%.o: out/build/$(1)/%.c
	$$(compile_wasm)
out/build/$(1)/%.o: %.c
	$$(compile_wasm)
out/build/$(1)/%.small.o: %.c
	$$(compile_wasm)
out/build/$(1)/%.large.o: %.c
	$$(compile_wasm)
endef
$(foreach build,wasm wasm-simd wasm-page,$(eval $(call wasm_rules,$(build))))
# $(call link_wasm,EMCC'S FLAGS,FUNCTIONS,WASM-OPT'S FLAGS). Stripped of names and of the compiler's notes,
# and optimised once more: emcc's own pass keeps the names. What is undefined becomes an import, of which the
# test knows all that may be there. A search with constraints takes 2 MB of stack.
define link_wasm
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(quiet)emcc $(1) -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=4194304 -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0 \
	    -sEXPORTED_FUNCTIONS=_malloc,_free,$(subst $(space),$(comma),$(addprefix _nonet_,$(2))) -o $@.linked.wasm $(filter %.o,$^)
	$(quiet)wasm-opt $(3) --strip-debug --strip-producers --strip-target-features -o $@ $@.linked.wasm && rm $@.linked.wasm
endef
JS_CALLS := $(addprefix js_,about list read convert count solutions change path board generate)
PAGE_CALLS := $(addprefix page_,clash count generate lessons path read variants)
NPM := out/wasm/package
$(NPM)/nonet.wasm: $(filter-out %/page.o,$(WASM_OBJ))
	$(call link_wasm,-O2,$(JS_CALLS),-Oz --flatten --rereloop -Oz -Oz)
$(NPM)/nonet-simd.wasm: $(filter-out %/page.o,$(WASM_SIMD_OBJ))
	$(call link_wasm,-O2 -msimd128,$(JS_CALLS),-O2 --enable-simd)
out/wasm/nonet-page.wasm: $(WASM_PAGE_OBJ)
	$(call link_wasm,-Oz -msimd128,$(PAGE_CALLS),-Oz --enable-simd)
# One file that pages hold; `nonet convert --to html` finds it here, or where it is installed. zopfli takes longer
# than gzip and makes pages smaller.
out/wasm/nonet-page.wasm.gz: out/wasm/nonet-page.wasm
	$(quiet)zopfli -c $< >$@.new && mv $@.new $@
NPM_MODULES := $(addprefix $(NPM)/,nonet.mjs engine.mjs client.mjs worker.mjs nonet.d.ts README.md)
$(NPM_MODULES): $(NPM)/%: gen/api/wasm/%
	@mkdir -p $(@D)
	$(quiet)cp $< $@
$(NPM)/LICENSE: LICENSE
	@mkdir -p $(@D)
	$(quiet)cp $< $@
$(NPM)/package.json: gen/api/wasm/package.json include/nonet.h
	@mkdir -p $(@D)
	$(quiet)sed 's/"VERSION"/"$(VERSION)"/' $< >$@
$(NPM)/draw.mjs: gen/api/wasm/embed gen/api/wasm/draw.js $(wildcard gen/web/*.js) gen/web/page.css
	@mkdir -p $(@D)
	$(quiet)gen/api/wasm/embed >$@.new && mv $@.new $@
wasm: $(NPM_MODULES) $(addprefix $(NPM)/,LICENSE package.json draw.mjs nonet.wasm nonet-simd.wasm) out/wasm/nonet-page.wasm.gz ## the engine for JavaScript, and for pages (needs emscripten and zopfli)

npm: wasm ## the npm package: out/wasm/nonet-VERSION.tgz (needs emscripten and npm)
	cd out/wasm && npm pack --silent ./package

test-wasm: all ## the npm package, tested under Node (installs emscripten, binaryen, zopfli and nodejs)
	$(call install_missing,emscripten binaryen zopfli nodejs)
	@$(MAKE) --no-print-directory wasm
	tests/portable/wasm

.PHONY: words spell lint-spell gallery config-reference engine core wasm npm test-wasm test-musl test-clang test-lto test-aarch64 test-windows install-strip all library deb deps deps-build book book-now pictures bench bench-studio \
    fuzz lint lint-format lint-includes lint-rooms lint-headers lint-tidy install uninstall help clean
-include $(wildcard $(FUZZ_OBJ:.o=.d) $(WASM_OBJ:.o=.d) $(WASM_SIMD_OBJ:.o=.d) $(WASM_PAGE_OBJ:.o=.d)) $(shell find $(BUILD) -name '*.d' 2>/dev/null)

endif
