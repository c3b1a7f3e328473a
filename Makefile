# Every door of the project. `make` alone lists them.

LISTEN ?= 127.0.0.1:8080
ARGS   ?=

# One recipe at a time: two Swift builds in one folder would only wait for each other.
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help run build test lint check docs format bench mutate fuzz tsan asan screenshot pictures paint clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

run: build ## Build the release and serve it; LISTEN=address:port, ARGS="more options"
	@exec .build/release/DashboardServer serve --listen $(LISTEN) --public Public $(ARGS)

build: ## Build the release: one binary that needs no Swift on the machine it runs on
	@scripts/install build
	@scripts/build

test: ## Run all tests: Swift's, the examples, then the browser's
	@scripts/install build test picture
	@scripts/test swift examples browser

lint: ## Check the format and the house rules
	@scripts/lint

check: lint test docs ## Everything that must hold before a change is merged

docs: ## Build the library's documentation into .build/docs; a warning is an error
	@scripts/install build
	@scripts/docs

format: ## Rewrite the Swift sources in the house format
	@swift format --in-place --parallel --recursive Sources Tests Package.swift $(wildcard Benchmarks Examples)

bench: ## Measure against a bare C program on the same libmicrohttpd; ARGS=--quick for a taste
	@scripts/install build
	@Benchmarks/run $(ARGS)

mutate: ## Break one rule after another, and see that a test fails each time; ARGS=health, or a rule such as N1
	@scripts/install build
	@scripts/mutate $(ARGS)

fuzz: ## Fuzz every parser for FUZZ_SECONDS (60) each
	@scripts/install build
	@Tests/Fuzz/run $(ARGS)

tsan: ## Run the HTTP tests under the thread sanitizer
	@scripts/install build
	@scripts/test tsan

asan: ## Run the HTTP tests under the address and leak sanitizers
	@scripts/install build
	@scripts/test asan

screenshot: ## Take the README's picture anew
	@scripts/install build test picture
	@scripts/venv
	@swift build --quiet --product DashboardServer
	@.build/venv/bin/python scripts/screenshot.py

pictures: ## Record anew how every page and widget looks; look at what has changed before you commit it
	@scripts/install build test picture
	@scripts/venv
	@swift build --quiet --product DashboardServer
	@DAYBOOK_RECORD_PICTURES=1 DAYBOOK_SERVER=.build/debug/DashboardServer \
		.build/venv/bin/python -m pytest Tests/Browser/test_pictures.py --quiet --quiet

paint: ## Measure first visits on a slowed processor: bytes, layout shift, largest paint
	@scripts/install build test
	@scripts/venv
	@scripts/build
	@.build/venv/bin/python scripts/paint.py

clean: ## Remove everything that was built
	@rm -rf .build Benchmarks/.build Examples/.build
