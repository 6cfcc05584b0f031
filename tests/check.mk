# make check NAME…: runs the tests of these names, of any kind, after building what they need.
#
# NAME is a test, a suite or a kind, or more of the path KIND/SUITE/TEST where it would be several:
# draw_each_resume, boards/latin_squares_are_counted_right, cli/check, terminal. Without a name all
# are run. `make check NAME=…` does the same.

NAME ?= $(filter-out check,$(MAKECMDGOALS))
NAMED := $(filter-out check,$(MAKECMDGOALS))

check: ## run one test, suite or kind: make check NAME... ('make check' alone is 'make test')
ifeq ($(strip $(NAME)),)
	@$(MAKE) --no-print-directory test
else
	@set -f; kinds=$$(tests/run --kinds $(NAME)) && $(MAKE) --no-print-directory deps && \
	    $(MAKE) --no-print-directory -j$(shell nproc 2>/dev/null || echo 2) check-now KINDS="$$kinds" NAME='$(NAME)'
endif

ifneq ($(NAMED),)
$(NAMED): check
	@:
endif

.PHONY: check $(NAMED)
