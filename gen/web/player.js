// One puzzle being played: what keys, mouse, touch and buttons do to it, and what is seen of that.
import {hasSums, sumsFor} from './combinations.js';
import {$} from './dom.js';
import {Hands} from './hands.js';
import {nextStep, otherSteps, pathPositions, splitText, stepChanges, stepPicture} from './hints.js';
import {showLesson} from './lesson.js';
import {COLOURS, drawPad, fillPad, sumLine} from './pad.js';
import {edgePlace, markPlace, penPlace} from './pen.js';
import {makeSigns} from './signs.js';
import {tell} from './texts.js';
import {View} from './view.js';

const NOBODY = new Set();
const MODES = ['values', 'corner', 'centre', 'colour', 'pen'];
const MODE_KEYS = {z: 'values', x: 'corner', c: 'centre', v: 'colour', b: 'pen'}; // as SudokuPad has them
const LOCK_PRESS = 450;  // milliseconds until a digit that is held stays chosen
const TWO_KEYS = 1500;   // milliseconds between the keys 1 and 2 that enter 12

export class Player {
  // around: {settings, engine, pathOf(game), changed(game), solved(game), language()}
  constructor(around) {
    this.around = around;
    this.view = new View($('frame'));
    this.mode = 'values';
    this.digitButtons = [];
    this.selected = new Set();
    this.focus = 0;
    this.locked = 0; // a digit that every touch of a cell enters
    this.wrong = NOBODY;
    this.advice = null; // {step, stage} of a hint, or {steps, positions, at} of the solution path
    this.paused = false;
    this.listen();
    setInterval(() => this.tick(), 250);
    document.addEventListener('visibilitychange', () => this.tick());
  }

  get board() { return this.game.board; }

  open(game) {
    this.game = game;
    this.locked = 0;
    this.signs = makeSigns(this.around.settings.signs, game.board);
    this.view.setBoard(game.board);
    $('app').classList.toggle('summed', hasSums(game.board));
    $('frame').classList.remove('solved');
    this.focus = Math.max(0, game.values.findIndex(value => !value));
    this.selected = new Set([this.focus]);
    this.wrong = NOBODY;
    this.setPaused(false);
    this.closeAdvice();
    this.makePad();
    this.say('');
    this.last = performance.now();
    this.draw();
    $('finish').hidden = true;
  }

  // The same puzzle, with what another tab has done to it.
  reopen() {
    this.wrong = NOBODY;
    this.closeAdvice();
    $('frame').classList.toggle('solved', this.game.finished);
    this.draw();
  }

  // After a change of the settings or the language.
  refresh() {
    this.signs = makeSigns(this.around.settings.signs, this.board);
    this.view.shown = [];
    this.makePad();
    this.draw();
    if (this.advice) this.showAdvice();
  }

  say(text) { if ($('status').textContent !== text) $('status').textContent = text; }

  // ---- drawing ----

  draw() {
    const {game, board} = this;
    const {settings} = this.around;
    const reading = this.advice?.positions?.[this.advice.at];
    this.view.draw({
      values: reading?.values ?? game.values,
      given: game.given,
      corner: reading ? reading.values.map(() => 0) : game.corner,
      centre: reading?.candidates ?? game.centre,
      colour: game.colour, pen: game.pen, mark: game.mark, edge: game.edge, chosen: this.locked,
      selected: reading ? NOBODY : this.selected,
      focus: this.focus,
      clashes: settings.conflicts && !reading ? board.clashes(game.values) : NOBODY,
      wrong: reading ? NOBODY : this.wrong,
      signs: this.signs, settings, language: this.around.language(),
    });
    drawPad(this.digitButtons, game, this.locked, settings.digitFirst);
    this.drawSums();
    $('undo').disabled = game.done === 0;
    $('redo').disabled = game.done === game.moves.length;
    $('clock-line').hidden = !settings.clock;
    this.drawClock();
  }

  makePad() { this.digitButtons = fillPad(this.mode, this.board, this.signs); }

  // Sums of the selected cells, and what the clues of the chosen cell still allow.
  drawSums() {
    const rows = this.isReading() ? [] : sumsFor(this.game, this.selected, this.focus);
    if (rows.length || !$('sums').hidden) $('sums').replaceChildren(...rows.map(row => sumLine(row, this.board, this.signs)));
    $('sums').hidden = rows.length === 0;
  }

  // ---- the clock ----

  tick() {
    const now = performance.now();
    const runs = this.game?.isBegun() && !document.hidden && !this.paused && !document.querySelector('dialog[open]');
    if (runs) this.game.elapsed += Math.min(now - this.last, 1000);
    this.last = now;
    if (this.game) this.drawClock();
    if (runs && now - (this.savedAt ?? 0) > 5000) {
      this.savedAt = now;
      this.around.changed(this.game);
    }
  }

  drawClock() {
    const text = clockText(this.game.elapsed);
    if ($('clock').textContent !== text) $('clock').textContent = text;
  }

  setPaused(paused) {
    this.paused = paused;
    $('cover').hidden = !paused;
    $('frame').classList.toggle('paused', paused);
    $('pause').setAttribute('aria-pressed', paused);
    $('pause').querySelector('use').setAttribute('href', paused ? '#i-play' : '#i-pause');
    this.view.stage.inert = paused;
    $('side').inert = paused;
    if (paused) $('cover').focus();
  }

  // ---- what is selected ----

  select(cells, focus = this.focus) {
    this.selected = new Set(cells);
    this.focus = focus;
    this.draw();
  }

  // One cell there, over gaps of the board and around its edge.
  step(down, right, more) {
    const {board} = this;
    let [row, column] = [board.rowOf[this.focus], board.columnOf[this.focus]];
    let cell;
    do {
      row = (row + down + board.rows) % board.rows;
      column = (column + right + board.columns) % board.columns;
      cell = board.cellAt(row, column);
    } while (cell < 0);
    this.goTo(cell, more);
  }

  goTo(cell, more) {
    this.select(more ? [...this.selected, cell] : [cell], cell);
    this.view.cells[cell].focus({preventScroll: true});
    this.view.follow(cell);
  }

  // ---- moves ----

  // May the board be changed? Not while it is covered, nor while it shows the solution path.
  mayMove() { return Boolean(this.game) && !this.paused && !this.isReading(); }

  enter(digit, mode = this.mode, cells = [...this.selected]) {
    if (!this.mayMove()) return;
    const {game} = this;
    if (mode === 'colour') this.after(digit <= COLOURS && game.paint(cells, digit));
    else this.after(mode === 'values' || mode === 'pen'
      ? game.enter(cells, digit, this.around.settings.clean)
      : game.note(mode, cells, digit));
  }

  erase() {
    if (this.mayMove()) this.after(this.game.erase([...this.selected]));
  }

  // A digit that stays chosen: touching a cell enters it. The same digit again lets go of it.
  lock(digit) {
    this.locked = this.locked === digit ? 0 : digit;
    this.draw();
  }

  // A line between two neighbouring cells, or none where there is one.
  drawLine(from, to) {
    const place = penPlace(this.board, from, to);
    if (place >= 0 && this.mayMove()) this.after(this.game.move([['pen', place, 1 - this.game.pen[place]]]));
  }

  // A line along a border of cells, or none where there is one.
  drawBorder(from, to) {
    const place = edgePlace(this.board, from, to);
    if (place >= 0 && this.mayMove()) this.after(this.game.move([['edge', place, 1 - this.game.edge[place]]]));
  }

  // A circle, then a cross, then nothing.
  drawMark(cell, across, down) {
    const place = markPlace(this.board, cell, across, down);
    if (this.mayMove()) this.after(this.game.move([['mark', place, (this.game.mark[place] + 1) % 3]]));
  }

  undo() { if (this.mayMove()) this.travel(this.game.undo()); }

  redo() { if (this.mayMove()) this.travel(this.game.redo()); }

  travel(cells) {
    if (cells.length === 0) return;
    if (!cells.includes(this.focus)) this.select([cells[0]], cells[0]);
    this.after(true);
  }

  after(changed) {
    if (!changed) return;
    this.wrong = NOBODY;
    if (this.advice) this.closeAdvice();
    this.say('');
    const {game} = this;
    const solved = game.isSolved();
    if (solved) {
      const isFirst = !game.solved;
      game.finished = game.solved = true;
      this.say(tell('solved', clockText(game.elapsed)));
      $('frame').classList.add('solved');
      this.around.solved(game, isFirst);
    } else {
      $('frame').classList.remove('solved');
      $('finish').hidden = true;
      if (game.isFull()) this.say(tell('full_wrong'));
    }
    this.draw();
    this.around.changed(game);
  }

  check() {
    if (this.paused) return;
    const {game, board} = this;
    const wrong = game.wrongCells();
    const clashes = board.clashes(game.values);
    const {missing, excess} = game.wrongNotes();
    this.wrong = new Set(wrong ?? clashes);
    const count = this.wrong.size;
    if (count === 0 && missing.length + excess.length > 0) {
      this.wrong = new Set([...missing, ...excess]);
      this.say([missing.length ? tell('check_missing', missing.length) : '', excess.length ? tell('check_excess', excess.length) : '']
        .filter(Boolean).join(' '));
    } else if (wrong) this.say(count === 0 ? tell('check_good') : count === 1 ? tell('check_wrong_1') : tell('check_wrong', count));
    else this.say(count ? tell('clash_count', count) : tell('check_unknown'));
    this.draw();
  }

  fillNotes() {
    if (!this.mayMove()) return;
    const cells = this.selected.size > 1 ? [...this.selected] : this.game.values.map((_, cell) => cell);
    this.after(this.game.noteCandidates(cells));
  }

  restart() {
    const {game} = this;
    game.restart();
    $('frame').classList.remove('solved');
    $('finish').hidden = true;
    this.wrong = NOBODY;
    this.closeAdvice();
    this.say('');
    this.draw();
    this.around.changed(game);
  }

  async solvable() {
    if (this.paused) return;
    const {game} = this;
    this.say(tell('thinking'));
    let count = game.solution ? +(game.wrongCells().length === 0) : null;
    if (this.around.engine) {
      count = await this.around.engine.count(game.puzzle.record, game.text()).catch(() => count);
    }
    if (count === null) this.check();
    else if (count === 1 && game.wrongNotes().missing.length) this.say(tell('solvable_notes', game.wrongNotes().missing.length));
    else this.say(tell(count === 0 ? 'solvable_no' : count === 1 ? 'solvable_yes' : 'solvable_many'));
  }

  // ---- hints and the solution path ----

  isReading() { return Boolean(this.advice?.positions); }

  async hint() {
    if (this.paused) return;
    if (this.isReading()) this.closeAdvice();
    if (this.advice) {
      this.nextStage();
      return;
    }
    const {game} = this;
    if (game.isSolved()) return;
    const wrong = game.wrongCells() ?? [];
    const {missing} = game.wrongNotes();
    if (wrong.length === 0 && missing.length) {
      this.advice = {missing: missing[0], stage: 1};
    } else if (wrong.length) {
      this.advice = {wrong: wrong[0], stage: 1};
    } else {
      this.say(tell('thinking'));
      const path = await this.around.pathOf(game, game.text());
      if (game !== this.game) return;
      this.say('');
      const step = path && nextStep(path, game);
      if (!step) {
        this.say(tell(path ? 'hint_none' : 'hint_missing'));
        return;
      }
      this.advice = {step, stage: 1, others: otherSteps(path, game, step)};
    }
    game.hints++;
    this.showAdvice();
  }

  // Another step that can be made in this position, at the stage that this one has reached.
  anotherWay() {
    const {advice} = this;
    if (!advice?.others?.length) return;
    const [step, ...rest] = advice.others;
    this.advice = {...advice, step, others: [...rest, advice.step]};
    this.showAdvice();
  }

  nextStage() {
    const {advice, game} = this;
    if (advice.stage < (advice.step ? 3 : 2)) {
      advice.stage++;
      this.showAdvice();
      return;
    }
    this.closeAdvice();
    if (advice.step) this.after(game.move(stepChanges(advice.step, game)));
    else if (advice.missing !== undefined) this.after(game.noteCandidates([advice.missing]));
    else this.after(game.move([['values', advice.wrong, 0]]));
  }

  async readPath() {
    if (this.paused) return;
    if (this.isReading()) {
      this.closeAdvice();
      return;
    }
    const {game} = this;
    this.say(tell('thinking'));
    const path = await this.around.pathOf(game, game.text(game.given));
    if (game !== this.game) return;
    this.say(path?.length ? '' : tell('hint_missing'));
    if (!path?.length) return;
    const positions = pathPositions(path, game);
    this.advice = {steps: path, positions, at: 0, solved: positions.at(-1).values.every(Boolean)};
    this.showAdvice();
  }

  goToStep(at) {
    const {advice} = this;
    advice.at = Math.min(Math.max(0, at), advice.steps.length);
    this.showAdvice();
  }

  showAdvice() {
    const {advice, board} = this;
    $('advice').hidden = false;
    const reading = this.isReading();
    $('advice-other').hidden = !advice.others?.length;
    this.offerLesson();
    for (const id of ['step-back', 'step-on', 'step-range']) $(id).hidden = !reading;
    $('advice-next').hidden = reading;
    $('path').setAttribute('aria-pressed', reading);
    if (reading) {
      const step = advice.steps[advice.at];
      const {name, reason} = splitText(step?.text ?? '');
      $('advice-title').textContent = `${tell('path_step', Math.min(advice.at + 1, advice.steps.length), advice.steps.length)}${step ? ` · ${name}` : ''}`;
      $('advice-text').textContent = step ? reason : tell(advice.solved ? 'path_end' : 'hint_none');
      $('step-range').max = advice.steps.length + 1;
      $('step-range').value = advice.at + 1;
      $('step-back').disabled = advice.at === 0;
      $('step-on').disabled = advice.at === advice.steps.length;
      this.view.drawPicture(step ? stepPicture(step, board, 3) : null, this.signs);
    } else if (advice.step) {
      const {name, reason} = splitText(advice.step.text);
      $('advice-title').textContent = name;
      $('advice-text').textContent = [tell('hint_first'), tell('hint_look'), reason][advice.stage - 1];
      $('advice-next').textContent = tell(['hint_where', 'hint_what', 'hint_apply'][advice.stage - 1]);
      this.view.drawPicture(stepPicture(advice.step, board, advice.stage), this.signs);
    } else {
      $('advice-title').textContent = tell('hint_title');
      const isNote = advice.missing !== undefined;
      $('advice-text').textContent = tell(isNote ? 'hint_notes' : advice.stage === 1 ? 'hint_wrong' : 'hint_wrong_where');
      $('advice-next').textContent = tell(advice.stage === 1 ? 'hint_where' : 'hint_apply');
      this.wrong = advice.stage === 1 ? NOBODY : new Set([advice.missing ?? advice.wrong]);
    }
    this.draw();
  }

  // The step that is shown, if there is one.
  shownStep() { return this.advice?.step ?? this.advice?.steps?.[this.advice.at]; }

  async offerLesson() {
    const technique = this.shownStep()?.technique;
    const lesson = technique && await this.around.lessonOf(technique);
    if (technique === this.shownStep()?.technique) $('advice-teach').hidden = !lesson;
  }

  async teach() {
    const lesson = await this.around.lessonOf(this.shownStep()?.technique);
    if (lesson) showLesson(lesson, this.signs);
  }

  closeAdvice() {
    this.advice = null;
    $('advice').hidden = true;
    $('path').setAttribute('aria-pressed', 'false');
    this.view.drawPicture(null);
    if (this.game) this.draw();
  }

  // ---- hands ----

  setMode(mode) {
    const padChanges = (mode === 'colour') !== (this.mode === 'colour');
    this.mode = mode;
    for (const button of $('modes').children) button.setAttribute('aria-pressed', button.dataset.mode === mode);
    if (mode === 'pen') this.say(tell('pen_help'));
    if (!padChanges || !this.game) return;
    this.locked = 0;
    this.makePad();
    this.draw();
  }

  listen() {
    const grid = $('board');
    this.hands = new Hands(this.view, {
      mayAct: () => this.mayMove(),
      isPen: () => this.mode === 'pen',
      selected: () => new Set(this.selected),
      select: (cells, focus) => this.select(cells, focus),
      tap: cell => { if (this.locked) this.enter(this.locked, this.mode, [cell]); },
      same: cell => this.selectSame(cell),
      line: (from, to) => this.drawLine(from, to), border: (from, to) => this.drawBorder(from, to),
      mark: (cell, across, down) => this.drawMark(cell, across, down),
    });
    grid.addEventListener('focusin', event => {
      const cell = +event.target.dataset.cell;
      if (cell !== this.focus) this.select([cell], cell);
    });
    document.addEventListener('keydown', event => this.key(event));
    $('modes').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) this.setMode(button.dataset.mode);
    });
    this.listenToPad();
    const actions = {
      undo: () => this.undo(), redo: () => this.redo(), solvable: () => this.solvable(), check: () => this.check(),
      hint: () => this.hint(), candidates: () => this.fillNotes(), path: () => this.readPath(),
      pause: () => this.setPaused(!this.paused), cover: () => this.setPaused(false),
      zoom: () => this.view.toggleZoom(this.focus), 'advice-other': () => this.anotherWay(), 'advice-teach': () => this.teach(),
      'advice-close': () => this.closeAdvice(), 'advice-next': () => this.nextStage(),
      'step-back': () => this.goToStep(this.advice.at - 1), 'step-on': () => this.goToStep(this.advice.at + 1),
    };
    // A click on a button leaves the keyboard where it is: on the board.
    document.querySelector('.side').addEventListener('mousedown', event => {
      if (event.target.closest('button')) event.preventDefault();
    });
    for (const [id, action] of Object.entries(actions)) $(id).addEventListener('click', action);
    $('step-range').addEventListener('input', event => this.goToStep(event.target.value - 1));
  }

  // A digit held down for a while stays chosen.
  listenToPad() {
    let timer = 0;
    let held = false;
    $('pad').addEventListener('pointerdown', event => {
      const digit = +event.target.closest('[data-digit]')?.dataset.digit;
      held = false;
      if (digit) timer = setTimeout(() => { held = true; this.lock(digit); }, LOCK_PRESS);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) $('pad').addEventListener(name, () => clearTimeout(timer));
    $('pad').addEventListener('contextmenu', event => event.preventDefault());
    $('pad').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button?.id === 'erase') this.erase();
      else if (!button || held) held = false;
      else if (this.locked || this.around.settings.digitFirst) this.lock(+button.dataset.digit);
      else this.enter(+button.dataset.digit);
    });
  }

  selectSame(cell) {
    const digit = this.game.values[cell];
    if (digit) this.select(this.game.values.flatMap((value, other) => value === digit ? [other] : []), cell);
  }

  key(event) {
    const target = event.target;
    if (document.querySelector('dialog[open]') || target.matches?.('input, select, textarea') || event.altKey || !this.game || this.paused) return;
    if (event.key === 'Escape' && this.advice) {
      this.closeAdvice();
      return;
    }
    if (this.isReading()) {
      const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
      if (by) {
        this.goToStep(this.advice.at + by);
        event.preventDefault();
      }
      return;
    }
    const onButton = Boolean(target.closest?.('button'));
    if (this.keyOf(event, onButton)) event.preventDefault();
  }

  // Whether the key meant something.
  keyOf(event, onButton) {
    const command = event.ctrlKey || event.metaKey;
    // With Shift held, a digit key has another character; its code tells which it was.
    const digit = this.signs.digit(event.key) || (/^(Digit|Numpad)\d$/.test(event.code) ? this.signs.digit(event.code.slice(-1)) : 0);
    const letter = event.key.toLowerCase();
    const arrows = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};
    const second = this.secondKey(event, digit, command);
    if (second) this.enterSecond(second);
    else if (command && letter === 'z') event.shiftKey ? this.redo() : this.undo();
    else if (command && letter === 'y') this.redo();
    else if (command && letter === 'a') this.select(this.game.values.map((_, cell) => cell));
    else if (digit && !(command && !/\d/.test(event.key))) {
      const lettered = !/\d/.test(event.code);
      const mode = command ? 'centre' : event.shiftKey && !lettered ? 'corner' : this.mode;
      this.typed = {digit, mode, focus: this.focus, time: event.timeStamp, done: this.game.done};
      this.enter(digit, mode);
    }
    else if (command) return false;
    else if (arrows[event.key]) this.step(...arrows[event.key], event.shiftKey);
    else if (['Backspace', 'Delete', '0', '.'].includes(event.key)) this.erase();
    else if (event.key === 'Home') this.goTo(this.board.cellAtPlace.get([...this.board.cellAtPlace.keys()].find(place => Math.floor(place / this.board.columns) === this.board.rowOf[this.focus])));
    else if (event.key === 'End') this.goTo(this.board.rowOf.lastIndexOf(this.board.rowOf[this.focus]));
    else if (event.key === 'Escape') this.select([this.focus]);
    else if (event.key === '?') this.hint();
    else if (event.key === ' ' && !onButton) this.nextMode();
    else if (MODE_KEYS[letter] && !event.shiftKey) this.setMode(MODE_KEYS[letter]);
    else if (letter === '+' || letter === '-') this.view.toggleZoom(this.focus);
    else return false;
    return true;
  }

  // On boards of more than 9 digits that are shown as numbers, 1 and then 2 means 12: the number that
  // this key completes, or 0.
  secondKey(event, digit, command) {
    const {typed} = this;
    const figure = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : null);
    if (!typed || figure === null || this.signs.kind !== 'numbers') return 0;
    const mode = command ? 'centre' : event.shiftKey ? 'corner' : this.mode;
    const number = typed.digit * 10 + +figure;
    const isSame = typed.focus === this.focus && typed.mode === mode && event.timeStamp - typed.time < TWO_KEYS;
    return isSame && typed.digit < 10 && number <= this.board.size ? number : 0;
  }

  enterSecond(number) {
    const {mode, done} = this.typed;
    this.typed = null;
    if (!this.mayMove()) return;
    if (this.game.done > done) this.game.undo();
    this.enter(number, mode);
  }

  nextMode() { this.setMode(MODES[(MODES.indexOf(this.mode) + 1) % 3]); }
}

export function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.slice(parts[0] ? 0 : 1).map((part, index) => index ? `${part}`.padStart(2, '0') : part).join(':');
}
