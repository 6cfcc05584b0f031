// The dialog with a puzzle that the reader brings, as text, as a file or dropped on the page.
import {completeDrawing, faultOf} from './complete.js';
import {$, fillSelect} from './dom.js';
import {makePlayable, readPuzzle} from './own.js';
import {paperBoard} from './svg.js';
import {levelName, LEVELS, tell} from './texts.js';

let page = null; // {engine, language(), play(puzzle), entryOf(puzzle), signsOf(board)}

function beginOwn() {
  $('own-status').textContent = '';
  $('choices').replaceChildren();
  $('complete').hidden = !page.engine;
  fillSelect($('complete-level'), [['', tell('all_levels')], ...LEVELS.slice(0, 5).map(level => [level, levelName(level)])]);
  fillSelect($('complete-count'), [1, 3, 6].map(count => [`${count}`, `${count}`]));
  if (!$('own').open) $('own').showModal();
}

function playOwn(puzzle) {
  $('own-status').textContent = '';
  $('own').close();
  page.play(puzzle);
}

// The engine says more, but in English.
function ownFault(error, otherwise) {
  if (error.clash) return tell('own_clash', error.clash);
  return /^own_/.test(error.message) ? tell(error.message) : page.engine && page.language() === 'en' ? error.message : tell(otherwise);
}

async function openOwn(text) {
  $('own-status').textContent = tell('thinking');
  $('choices').replaceChildren();
  try {
    playOwn(page.engine ? await page.engine.read(text) : makePlayable(readPuzzle(text)));
  } catch (error) {
    const clash = page.engine && error.message === 'own_none' ? await faultOf(page.engine, text, page.language()).catch(() => null) : null;
    $('own-status').textContent = ownFault(clash ?? error, 'own_unreadable');
  }
}

// A way in which the drawing is completed, to be chosen.
function offer(puzzle) {
  const entry = page.entryOf(puzzle);
  const {board, given} = entry.game;
  const button = Object.assign(document.createElement('button'), {type: 'button'});
  const facts = Object.assign(document.createElement('small'), {textContent: [levelName(entry.level), tell('givens_count', given.filter(Boolean).length)].filter(Boolean).join(' · ')});
  button.append(paperBoard(board, page.signsOf(board), given, given), facts);
  button.addEventListener('click', () => playOwn(puzzle));
  const item = document.createElement('li');
  item.append(button);
  $('choices').append(item);
  item.scrollIntoView({block: 'nearest'});
}

async function completeOwn() {
  const count = +$('complete-count').value;
  const busy = isBusy => { $('complete-now').disabled = $('own-open').disabled = isBusy; };
  $('own-status').textContent = tell('completing');
  $('choices').replaceChildren();
  busy(true);
  try {
    await completeDrawing(page.engine, $('own-text').value, {level: $('complete-level').value, count, language: page.language()},
      puzzle => count > 1 ? offer(puzzle) : playOwn(puzzle));
    $('own-status').textContent = count > 1 ? tell('choose') : '';
  } catch (error) {
    $('own-status').textContent = error.message === 'stopped' ? '' : ownFault(error, 'complete_failed');
  }
  busy(false);
}

async function readOwnFile(file) {
  if (!file) return;
  $('own-text').value = await file.text();
  $('own-status').textContent = '';
}

async function dropOwn(event) {
  const file = event.dataTransfer?.files[0];
  const text = file ? await file.text() : event.dataTransfer?.getData('text');
  if (!text) return;
  if (!$('own').open) beginOwn();
  $('own-text').value = text;
  // In an open dialog the reader says what to do with it.
  if (!$('complete').open) openOwn(text);
}

export function listenToOwn(around) {
  page = around;
  $('open-own').addEventListener('click', beginOwn);
  $('own-file').addEventListener('change', event => readOwnFile(event.target.files[0]));
  $('complete-now').addEventListener('click', completeOwn);
  $('own').addEventListener('close', () => { if ($('complete-now').disabled && page.engine) page.engine.stop(); });
  $('own-open').addEventListener('click', () => openOwn($('own-text').value));
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => { event.preventDefault(); dropOwn(event); });
}
