/** Sudoku puzzles of all kinds: read, count, solve, make, grade, explain, convert, draw. */

export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme' | 'beyond';

/** A constraint, as Nonet reads and writes it: {"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 9}. */
export interface Constraint {
  kind: string;
  /** In their order: a thermometer from its bulb, an arrow from its circle. */
  cells?: string[];
  /** Of a number outside the board: "r3" or "c5", and which end it stands at. */
  line?: string;
  from?: string;
  sum?: number;
  /** All signs of this kind are given. */
  all?: boolean;
  [member: string]: unknown;
}

/** A puzzle, as `nonet … --format json` writes it. */
export interface Puzzle {
  /** Row by row: '.' for an empty cell, letters for digits above 9. */
  puzzle: string;
  solution?: string;
  /** "classic", "6x6", "killer" … */
  variant?: string;
  /** A letter for each cell, of a jigsaw. */
  regions?: string;
  /** The first cells of the grids of a multi-grid board. */
  grids?: string[];
  houses?: string[];
  constraints?: Constraint[];
  givens?: number;
  symmetry?: string;
  minimal?: boolean;
  level?: Level;
  score?: number;
  se?: number;
  hardest?: string;
  techniques?: Record<string, number>;
  minutes?: number;
  seed?: number | string;
  index?: number;
  id?: string;
  title?: string;
  author?: string;
  rules?: string;
  [member: string]: unknown;
}

/** A cell, "r3c5", and a digit. */
export interface Candidate {
  cell: string;
  digit: number;
}

/** A step of a solution path with its reason. */
export interface Step {
  technique: string;
  level: Level;
  score: number;
  place?: Candidate[];
  eliminate?: Candidate[];
  pattern?: Candidate[];
  fin?: Candidate[];
  sets?: Candidate[][];
  houses?: string[];
  constraints?: Constraint[];
  links?: {from: Candidate; to: Candidate; strong: boolean}[];
  text: string;
  [member: string]: unknown;
}

export interface Path {
  steps: Step[];
  /** False where the techniques find no way on. */
  solved: boolean;
}

export type Hint = Step | {solved: boolean};

/** How a text is read. */
export interface ReadOptions {
  /** A format by name; without, it is recognised. */
  format?: string;
  /** Read it as this variant. */
  variant?: string;
}

export interface GradeOptions extends ReadOptions {
  /** "hodoku" leaves the SE rating out, which is faster. */
  scale?: 'all' | 'hodoku' | 'stable';
  /** Techniques. */
  with?: string | string[];
  without?: string | string[];
  noUniqueness?: boolean;
  seFull?: boolean;
}

export interface PathOptions extends GradeOptions {
  /** "en", "de" … */
  language?: string;
}

export interface SeedOptions extends ReadOptions {
  seed?: number | bigint;
}

/** The options of `nonet generate`, minus their dashes: noDeadGivens for --no-dead-givens. */
export interface GenerateOptions {
  /** How many; without, one puzzle is returned, not an array. */
  n?: number;
  /** The same seed gives the same puzzles, on any machine. Random by default. */
  seed?: number | bigint;
  variant?: string;
  /** "hard", or a range: "easy..hard". */
  level?: Level | (string & {});
  /** A range: "24..28". */
  givens?: number | string;
  se?: string;
  symmetry?: string;
  minimal?: boolean;
  /** Kinds of constraints. */
  constraints?: string | string[];
  requires?: string | string[];
  excludes?: string | string[];
  regions?: string;
  grids?: string;
  mask?: string;
  tries?: number;
  grade?: boolean;
  rateSe?: boolean;
  distinct?: boolean;
  [option: string]: unknown;
}

export interface GenerateCalls {
  /** Gets each puzzle as it is made. Return true to end the run. */
  onPuzzle?: (puzzle: Puzzle) => boolean | void;
  /** At most ten times a second. Return true to end the run. */
  onProgress?: (done: number, total: number) => boolean | void;
}

export interface DrawOptions extends ReadOptions {
  /** Draw the solution's digits too. */
  solution?: boolean;
  /** Draw what the digits around leave open. */
  candidates?: boolean;
  /** A step of path or hint, drawn with its marks. */
  step?: Step;
  /** Width in pixels; without, the picture takes the room that it gets. */
  size?: number;
  /** For those who do not see it. */
  title?: string;
}

export interface ListItem {
  name: string;
  doc: string;
}

export type ListName =
  'variants' | 'levels' | 'symmetries' | 'techniques' | 'formats' | 'fields' | 'languages' | 'constraints';

export interface ReadResult {
  puzzles: Puzzle[];
  /** Of puzzles that are wrong, with their places; they are left out. */
  errors: {error: string; code: ErrorCode; line: number; column: number}[];
}

/** A puzzle, or a text in a format that Nonet reads. */
export type PuzzleInput = string | Puzzle;

/** The engine in this thread: calls return when their work is done. */
export interface Nonet {
  readonly version: string;
  readonly kernel: string;
  readonly simd: boolean;
  read(text: string, options?: ReadOptions): ReadResult;
  convert(puzzles: PuzzleInput | Puzzle[], options?: ReadOptions & {to?: string}): string;
  count(puzzle: PuzzleInput, options?: ReadOptions & {limit?: number}): number;
  solutions(puzzle: PuzzleInput, options?: ReadOptions & {limit?: number}): string[];
  /** Throws with code "no-solution" or "not-unique" where it has not exactly one. */
  solve(puzzle: PuzzleInput, options?: ReadOptions): Puzzle & {solution: string};
  grade(puzzle: PuzzleInput, options?: GradeOptions): Puzzle & {solution: string; level: Level; score: number};
  canon(puzzle: PuzzleInput, options?: ReadOptions): Puzzle;
  shuffle(puzzle: PuzzleInput, options?: SeedOptions): Puzzle;
  minimize(puzzle: PuzzleInput, options?: SeedOptions): Puzzle;
  dig(puzzle: PuzzleInput, options?: SeedOptions & {givens?: number; symmetry?: string}): Puzzle;
  fullBoard(puzzle: PuzzleInput, options?: SeedOptions): Puzzle;
  generate(options: GenerateOptions & GenerateCalls & {n: number}): Puzzle[];
  generate(options?: GenerateOptions & GenerateCalls & {n?: undefined}): Puzzle;
  path(puzzle: PuzzleInput, options?: PathOptions): Path;
  hint(puzzle: PuzzleInput, options?: PathOptions): Hint;
  /** An SVG text. */
  draw(puzzle: PuzzleInput, options?: DrawOptions): string;
  list(name: ListName): ListItem[];
}

/** Ends the work at once. */
export interface Cancellable {
  signal?: AbortSignal;
}

/** The engine in a worker: calls return promises and never block. They are done in their order. */
export interface NonetClient {
  about(options?: Cancellable): Promise<{version: string; kernel: string; simd: boolean}>;
  read(text: string, options?: ReadOptions & Cancellable): Promise<ReadResult>;
  convert(puzzles: PuzzleInput | Puzzle[], options?: ReadOptions & {to?: string} & Cancellable): Promise<string>;
  count(puzzle: PuzzleInput, options?: ReadOptions & {limit?: number} & Cancellable): Promise<number>;
  solutions(puzzle: PuzzleInput, options?: ReadOptions & {limit?: number} & Cancellable): Promise<string[]>;
  solve(puzzle: PuzzleInput, options?: ReadOptions & Cancellable): Promise<Puzzle & {solution: string}>;
  grade(puzzle: PuzzleInput, options?: GradeOptions & Cancellable):
    Promise<Puzzle & {solution: string; level: Level; score: number}>;
  canon(puzzle: PuzzleInput, options?: ReadOptions & Cancellable): Promise<Puzzle>;
  shuffle(puzzle: PuzzleInput, options?: SeedOptions & Cancellable): Promise<Puzzle>;
  minimize(puzzle: PuzzleInput, options?: SeedOptions & Cancellable): Promise<Puzzle>;
  dig(puzzle: PuzzleInput, options?: SeedOptions & {givens?: number; symmetry?: string} & Cancellable): Promise<Puzzle>;
  fullBoard(puzzle: PuzzleInput, options?: SeedOptions & Cancellable): Promise<Puzzle>;
  /** One puzzle, or n of them, as they are made. Leaving the loop ends the run. */
  generate(options?: GenerateOptions & {onProgress?: (done: number, total: number) => void} & Cancellable):
    AsyncGenerator<Puzzle, void, void>;
  path(puzzle: PuzzleInput, options?: PathOptions & Cancellable): Promise<Path>;
  hint(puzzle: PuzzleInput, options?: PathOptions & Cancellable): Promise<Hint>;
  draw(puzzle: PuzzleInput, options?: DrawOptions & Cancellable): Promise<string>;
  list(name: ListName, options?: Cancellable): Promise<ListItem[]>;
  /** Ends the worker; a later call starts another. */
  close(): void;
}

export interface Settings {
  /** The engine, where it is not beside the module. */
  wasm?: string | URL | BufferSource | WebAssembly.Module;
  /** Take the engine that needs SIMD; found out by default. */
  simd?: boolean;
}

export type ErrorCode = 'failed' | 'usage' | 'cancelled' | 'no-memory' | 'no-solution' | 'not-unique';

export class NonetError extends Error {
  readonly code: ErrorCode;
  /** The place in the text, counted from 1; 0: none. */
  readonly line: number;
  readonly column: number;
}

/** Does this machine run the faster engine? */
export function hasSimd(): boolean;
export function loadNonet(settings?: Settings): Promise<Nonet>;
export function startNonet(settings?: Settings & {worker?: string | URL}): Promise<NonetClient>;
