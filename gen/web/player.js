// One puzzle being played: what keys, mouse, touch and buttons do to it, and what is seen of that.
import {$} from './dom.js';
import {nextStep, pathPositions, splitText, stepChanges, stepPicture} from './hints.js';
import {makeSigns} from './signs.js';
import {svg} from './svg.js';
import {tell} from './texts.js';
import {View} from './view.js';

const NOBODY = new Set();

export class Player {
  // around: {settings, engine, pathOf(game), changed(game), next(), language()}
  constructor(around) {
    this.around = around;
    this.view = new View($('frame'));
    this.mode = 'values';
    this.selected = new Set();
    this.focus = 0;
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
    this.signs = makeSigns(this.around.settings.signs, game.board);
    this.view.setBoard(game.board);
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
  }

  // After a change of the settings or the language.
  refresh() {
    this.signs = makeSigns(this.around.settings.signs, this.board);
    this.view.shown = [];
    this.makePad();
    this.draw();
    if (this.advice) this.showAdvice();
  }

  say(text) { $('status').textContent = text; }

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
      selected: reading ? NOBODY : this.selected,
      focus: this.focus,
      clashes: settings.conflicts && !reading ? board.clashes(game.values) : NOBODY,
      wrong: reading ? NOBODY : this.wrong,
      signs: this.signs, settings, language: this.around.language(),
    });
    this.drawPad();
    $('undo').disabled = game.done === 0;
    $('redo').disabled = game.done === game.moves.length;
    $('clock-line').hidden = !settings.clock;
    this.drawClock();
  }

  makePad() {
    const {size} = this.board;
    $('pad').style.setProperty('--pad-columns', size < 7 ? size + 1 : size < 10 ? 5 : size < 18 ? 6 : 7);
    const erase = $('erase') ?? eraseButton();
    erase.setAttribute('aria-label', tell('erase'));
    erase.title = tell('erase');
    $('pad').replaceChildren(...Array.from({length: size}, (_, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.digit = index + 1;
      const left = document.createElement('small');
      left.setAttribute('aria-hidden', 'true');
      const spoken = document.createElement('span');
      spoken.className = 'unseen';
      button.append(this.signs.show(index + 1), left, spoken);
      return button;
    }), erase);
  }

  drawPad() {
    const {game, board} = this;
    const counts = Array(board.size + 1).fill(0);
    game.values.forEach(value => counts[value]++);
    const each = board.count / board.size;
    for (const button of $('pad').querySelectorAll('[data-digit]')) {
      const digit = +button.dataset.digit;
      const left = Math.max(0, Math.round(each) - counts[digit]);
      button.classList.toggle('used', left === 0);
      button.querySelector('small').textContent = left || '';
      button.lastChild.textContent = tell('left', left);
    }
  }

  // ---- the clock ----

  tick() {
    const now = performance.now();
    const runs = this.game && !document.hidden && !this.paused && !this.game.finished;
    if (runs) this.game.elapsed += Math.min(now - this.last, 1000);
    this.last = now;
    if (this.game) this.drawClock();
    if (runs && this.game.isTouched() && now - (this.savedAt ?? 0) > 5000) {
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
    this.view.cells[cell].focus({preventScroll: !$('frame').scrollWidth});
  }

  // ---- moves ----

  enter(digit, mode = this.mode) {
    if (this.isReading() || this.paused) return;
    const cells = [...this.selected];
    this.after(mode === 'values'
      ? this.game.enter(cells, digit, this.around.settings.clean)
      : this.game.note(mode, cells, digit));
  }

  erase() {
    if (!this.isReading()) this.after(this.game.erase([...this.selected]));
  }

  undo() { this.travel(this.game.undo()); }

  redo() { this.travel(this.game.redo()); }

  travel(cells) {
    if (this.isReading() || cells.length === 0) return;
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
    if (solved && !game.finished) {
      game.finished = true;
      this.say(tell('solved', clockText(game.elapsed)));
      $('frame').classList.add('solved');
      this.around.solved();
    } else if (!solved) {
      game.finished = false;
      $('frame').classList.remove('solved');
      if (game.isFull()) this.say(tell('full_wrong'));
    }
    this.draw();
    this.around.changed(game);
  }

  check() {
    const {game, board} = this;
    const wrong = game.wrongCells();
    const clashes = board.clashes(game.values);
    this.wrong = new Set(wrong ?? clashes);
    const count = this.wrong.size;
    if (wrong) this.say(count === 0 ? tell('check_good') : count === 1 ? tell('check_wrong_1') : tell('check_wrong', count));
    else this.say(count ? tell('clash_count', count) : tell('check_unknown'));
    this.draw();
  }

  fillNotes() {
    if (this.isReading()) return;
    const cells = this.selected.size > 1 ? [...this.selected] : this.game.values.map((_, cell) => cell);
    this.after(this.game.noteCandidates(cells));
  }

  restart() {
    const {game} = this;
    this.after(game.move(game.given.flatMap((given, cell) =>
      [['values', cell, given], ['corner', cell, 0], ['centre', cell, 0]])));
    game.elapsed = 0;
    this.draw();
  }

  async solvable() {
    const {game} = this;
    this.say(tell('thinking'));
    let count = game.solution ? +(game.wrongCells().length === 0) : null;
    if (this.around.engine) {
      count = await this.around.engine.count(game.puzzle.record, game.text()).catch(() => count);
    }
    if (count === null) this.check();
    else this.say(tell(count === 0 ? 'solvable_no' : count === 1 ? 'solvable_yes' : 'solvable_many'));
  }

  // ---- hints and the solution path ----

  isReading() { return Boolean(this.advice?.positions); }

  async hint() {
    if (this.isReading()) this.closeAdvice();
    if (this.advice) {
      this.nextStage();
      return;
    }
    const {game} = this;
    if (game.isSolved()) return;
    const wrong = game.wrongCells() ?? [];
    if (wrong.length) {
      this.advice = {wrong: wrong[0], stage: 1};
    } else {
      this.say(tell('thinking'));
      const path = await this.around.pathOf(game, game.text());
      if (game !== this.game) return;
      this.say('');
      const step = path && nextStep(path.steps, game);
      if (!step) {
        this.say(tell(path ? 'hint_none' : 'hint_missing'));
        return;
      }
      this.advice = {step, stage: 1};
    }
    game.hints++;
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
    this.after(advice.step
      ? game.move(stepChanges(advice.step, game))
      : game.move([['values', advice.wrong, 0]]));
  }

  async readPath() {
    if (this.isReading()) {
      this.closeAdvice();
      return;
    }
    const {game} = this;
    this.say(tell('thinking'));
    const path = await this.around.pathOf(game, game.text(game.given));
    if (game !== this.game) return;
    this.say(path?.steps.length ? '' : tell('hint_missing'));
    if (!path?.steps.length) return;
    this.advice = {steps: path.steps, positions: pathPositions(path.steps, game), at: 0, solved: path.solved};
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
      $('advice-text').textContent = tell(advice.stage === 1 ? 'hint_wrong' : 'hint_wrong_where');
      $('advice-next').textContent = tell(advice.stage === 1 ? 'hint_where' : 'hint_apply');
      this.wrong = advice.stage === 1 ? NOBODY : new Set([advice.wrong]);
    }
    this.draw();
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
    this.mode = mode;
    for (const button of $('modes').children) button.setAttribute('aria-pressed', button.dataset.mode === mode);
  }

  listen() {
    const grid = $('board');
    grid.addEventListener('pointerdown', event => this.pointerDown(event));
    grid.addEventListener('pointermove', event => this.pointerMove(event));
    for (const name of ['pointerup', 'pointercancel']) grid.addEventListener(name, () => { this.dragging = null; });
    grid.addEventListener('dblclick', event => {
      const digit = this.game.values[this.view.cellAtPoint(event.clientX, event.clientY)];
      if (digit) this.select(this.game.values.flatMap((value, cell) => value === digit ? [cell] : []));
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
    $('pad').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button?.id === 'erase') this.erase();
      else if (button) this.enter(+button.dataset.digit);
    });
    const actions = {
      undo: () => this.undo(), redo: () => this.redo(), solvable: () => this.solvable(), check: () => this.check(),
      hint: () => this.hint(), candidates: () => this.fillNotes(), path: () => this.readPath(),
      pause: () => this.setPaused(!this.paused), cover: () => this.setPaused(false),
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

  pointerDown(event) {
    const cell = this.view.cellAtPoint(event.clientX, event.clientY);
    if (cell < 0 || event.button > 0 || this.isReading()) return;
    const more = event.ctrlKey || event.metaKey || event.shiftKey;
    const taken = more && this.selected.has(cell) && this.selected.size > 1;
    this.dragging = taken ? null : cell;
    if (taken) this.selected.delete(cell);
    this.select(taken ? this.selected : more ? [...this.selected, cell] : [cell], cell);
    this.view.cells[cell].focus({preventScroll: true});
    event.preventDefault();
  }

  pointerMove(event) {
    if (this.dragging === null || this.dragging === undefined || event.buttons === 0) return;
    const cell = this.view.cellAtPoint(event.clientX, event.clientY);
    if (cell < 0 || cell === this.dragging) return;
    this.dragging = cell;
    this.select([...this.selected, cell], cell);
  }

  key(event) {
    const target = event.target;
    if (document.querySelector('dialog[open]') || target.matches?.('input, select, textarea') || event.altKey) return;
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
    if (command && letter === 'z') event.shiftKey ? this.redo() : this.undo();
    else if (command && letter === 'y') this.redo();
    else if (command && letter === 'a') this.select(this.game.values.map((_, cell) => cell));
    else if (digit && !(command && !/\d/.test(event.key))) {
      const lettered = !/\d/.test(event.code);
      this.enter(digit, command ? 'centre' : event.shiftKey && !lettered ? 'corner' : this.mode);
    }
    else if (command) return false;
    else if (arrows[event.key]) this.step(...arrows[event.key], event.shiftKey);
    else if (['Backspace', 'Delete', '0', '.'].includes(event.key)) this.erase();
    else if (event.key === 'Home') this.goTo(this.board.cellAtPlace.get([...this.board.cellAtPlace.keys()].find(place => Math.floor(place / this.board.columns) === this.board.rowOf[this.focus])));
    else if (event.key === 'End') this.goTo(this.board.rowOf.lastIndexOf(this.board.rowOf[this.focus]));
    else if (event.key === 'Escape') this.select([this.focus]);
    else if (event.key === '?') this.hint();
    else if (event.key === ' ' && !onButton) this.nextMode();
    else return false;
    return true;
  }

  nextMode() {
    const modes = ['values', 'corner', 'centre'];
    this.setMode(modes[(modes.indexOf(this.mode) + 1) % modes.length]);
  }
}

function eraseButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'erase';
  const icon = svg('svg', {'aria-hidden': 'true'}, svg('use', {href: '#i-erase'}));
  button.append(icon);
  return button;
}

export function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.slice(parts[0] ? 0 : 1).map((part, index) => index ? `${part}`.padStart(2, '0') : part).join(':');
}
