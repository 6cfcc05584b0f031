// Hints: which step of a solution path comes next for a player, and what of it is shown.
//
// A path is the list of steps that `nonet explain --format json` tells. The steps are carried out
// in its order, so each may rest on what those before it have found.
import {bit} from './board.js';
import {constraintsOf} from './clues.js';

// Is there nothing left to do of a step? A candidate is gone where a digit stands, where the
// player's notes lack it, or where the digits around rule it out.
function isDone(step, board, values, notes, candidates) {
  const placed = (step.place ?? []).every(({cell, digit}) => values[board.cellNamed(cell)] === digit);
  return placed && (step.eliminate ?? []).every(({cell, digit}) => {
    const at = board.cellNamed(cell);
    return values[at] || !(candidates[at] & bit(digit)) || (notes[at] && !(notes[at] & bit(digit)));
  });
}

// The first step that is still to be done; undefined where there is none.
export function nextStep(steps, game) {
  const candidates = game.board.candidates(game.values);
  return steps.find(step => !isDone(step, game.board, game.values, game.centre, candidates));
}

const LEVEL_ORDER = ['easy', 'medium', 'hard', 'unfair', 'extreme', 'beyond'];

// Other steps of the path that can be made in this very position: those that only place a digit which
// is the last one of its cell, or which has one place left in a house. Each rests on nothing else.
export function otherSteps(steps, game, first) {
  const {board, values} = game;
  const candidates = board.candidates(values);
  return steps.filter(step => {
    if (step === first || step.place?.length !== 1 || step.eliminate?.length) return false;
    const {cell: name, digit} = step.place[0];
    const cell = board.cellNamed(name);
    if (values[cell] || !(candidates[cell] & bit(digit))) return false;
    return candidates[cell] === bit(digit) ||
      board.housesOf[cell].some(house => house.cells.length === board.size &&
        house.cells.every(other => other === cell || !(candidates[other] & bit(digit))));
  }).sort((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) || a.score - b.score).slice(0, 12);
}

// What is left over of a step's technique name and its reason: "Naked single: 7 is …".
export function splitText(text) {
  const [, name, reason] = /^(.*?)\s?: (.*)$/s.exec(text) ?? [null, text, text];
  return {name, reason};
}

const cellsOf = (board, marks) => (marks ?? []).map(({cell, digit}) => ({cell: board.cellNamed(cell), digit}));

// What is drawn of a step: in its first stage nothing, in the second where it is, in the third what
// it does.
export function stepPicture(step, board, stage) {
  const picture = {cells: new Set(), houses: [], clues: [], marks: [], links: [], place: [], eliminate: []};
  if (stage < 2) return picture;
  picture.houses = (step.houses ?? []).map(name => board.houseByName.get(name)).filter(Boolean);
  picture.clues = (constraintsOf(step) ?? []).filter(clue => clue.cells).map(clue => clue.cells.map(name => board.cellNamed(name)));
  const add = (marks, role) => cellsOf(board, marks).forEach(mark => {
    picture.marks.push({...mark, role});
    picture.cells.add(mark.cell);
  });
  add(step.pattern, 'pattern');
  add(step.fin, 'fin');
  (step.sets ?? []).forEach((set, index) => add(set, `set${index % 4}`));
  const followers = {'assume': 'pattern', 'assume-not': 'pattern', clue: 'eliminate', constraint: 'eliminate'};
  (step.inferences ?? []).forEach(inference => {
    if (inference.cell && inference.digit) add([inference], followers[inference.why] ?? 'fin');
    const clue = inference.constraint ?? inference.clue;
    if (clue?.cells) picture.clues.push(clue.cells.map(name => board.cellNamed(name)));
  });
  const ends = end => ({digit: end.digit, cells: (end.cells ?? [end.cell]).map(name => board.cellNamed(name))});
  picture.links = (step.links ?? []).map(link => ({from: ends(link.from), to: ends(link.to), strong: link.strong}));
  // A single without a house or a clue is its cell.
  if (picture.cells.size === 0 && picture.houses.length === 0 && picture.clues.length === 0) {
    cellsOf(board, step.place).forEach(({cell}) => picture.cells.add(cell));
  }
  if (stage < 3) return picture;
  picture.place = cellsOf(board, step.place);
  picture.eliminate = cellsOf(board, step.eliminate);
  return picture;
}

// The changes that carry a step out. Candidates can only go where there are notes, so these are
// written down first.
export function stepChanges(step, game) {
  const {board} = game;
  const changes = [];
  const eliminate = cellsOf(board, step.eliminate);
  const values = game.values.slice();
  const centre = game.centre.slice();
  for (const {cell, digit} of cellsOf(board, step.place)) {
    values[cell] = digit;
    changes.push(['values', cell, digit]);
  }
  const candidates = board.candidates(values);
  values.forEach((value, cell) => {
    if (value) centre[cell] = game.values[cell] ? centre[cell] : 0;
    else if (eliminate.length && !centre[cell]) centre[cell] = candidates[cell];
    else centre[cell] &= candidates[cell];
  });
  for (const {cell, digit} of eliminate) if (!values[cell]) centre[cell] &= ~bit(digit);
  centre.forEach((mask, cell) => changes.push(['centre', cell, mask]));
  return changes;
}

// The board before each step of a path, and behind the last: digits and candidates.
export function pathPositions(steps, game) {
  const {board} = game;
  let values = game.given.slice();
  let candidates = board.candidates(values);
  const positions = [];
  for (const step of steps) {
    positions.push({values, candidates});
    values = values.slice();
    candidates = candidates.slice();
    for (const {cell, digit} of cellsOf(board, step.place)) {
      values[cell] = digit;
      candidates[cell] = 0;
      for (const peer of board.peersOf[cell]) candidates[peer] &= ~bit(digit);
    }
    for (const {cell, digit} of cellsOf(board, step.eliminate)) candidates[cell] &= ~bit(digit);
  }
  positions.push({values, candidates});
  return positions;
}
