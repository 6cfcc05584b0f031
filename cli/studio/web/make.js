// Making the files: progress, an end at any time, and ways to all that was made.
import {$, announce, button, element} from './dom.js';
import {ask, latest, problem, state} from './server.js';
import {messageLine, reportTable} from './checks.js';
import {t} from './texts.js';

let began = 0;
let stage = '';
let seen = 0;

function showProgress(making) {
  $('make-book').disabled = Boolean(making) || !state?.good;
  $('cancel').disabled = !making;
  $('make-progress').hidden = !making;
  if (!making) return;
  if (making.stage !== stage) { stage = making.stage; began = performance.now(); }
  const {done, total} = making;
  $('make-bar').max = total || 1;
  if (total) $('make-bar').value = done; else $('make-bar').removeAttribute('value');
  const seconds = done > 2 && total > done ? Math.ceil((performance.now() - began) / done * (total - done) / 1000) : 0;
  $('make-words').textContent = [stage === 'pages' ? t('pagesOf', {done, total}) : total ? t('puzzlesOf', {done, total}) : t('beginning'),
    seconds > 1 && t('secondsLeft', {n: seconds})].filter(Boolean).join(' · ');
}

const KINDS = {book: 'kindBook', cover: 'kindCover', answers: 'kindAnswers', booklet: 'kindBooklet', sheets: 'kindSheets', web: 'kindWeb', report: 'kindReport', manifest: 'kindManifest', preflight: 'kindPreflight', 'ebook-jpeg': 'kindEbook', 'ebook-png': 'kindEbook', 'ebook cover': 'kindEbook'};

function fileItem(file) {
  const link = element('a', {href: `/api/file?name=${encodeURIComponent(file.name)}`, target: '_blank', rel: 'noopener'}, file.name);
  return element('li', {}, link, element('span', {className: 'soft'}, [KINDS[file.kind] ? t(KINDS[file.kind]) : file.kind, file.pages && t('pagesN', {n: file.pages})].filter(Boolean).join(' · ')));
}

async function showMade() {
  const made = await ask('GET', '/api/made').catch(() => null);
  if (!made || !made.made) return;
  const groups = Map.groupBy(made.files, file => file.profile ?? '');
  const lists = [...groups].toSorted(([a], [b]) => (a === '') - (b === '')).map(([profile, files]) => element('section', {}, element('h2', {}, profile || t('forAll')), element('ul', {className: 'files'}, files.map(fileItem))));
  const rules = (made.report?.rules ?? []).filter(rule => rule.state !== 'pass');
  $('made').replaceChildren(
    element('p', {className: made.good ? 'good' : made.cancelled ? 'warn' : 'fail'}, made.good ? t('madeIn', {folder: made.folder}) : made.cancelled ? t('cancelled') : t('notMade')),
    ...made.good ? [button(t('showFolder'), () => ask('POST', '/api/folder').catch(problem), {id: 'show-folder'})] : [], ...lists,
    ...made.messages.map(messageLine), ...rules.length ? [reportTable(rules)] : []);
  announce('made', {good: made.good, cancelled: made.cancelled});
}

export function showMaking() {
  const news = latest();
  showProgress(news.making ?? null);
  if (news.made && news.made !== seen) { seen = news.made; showMade(); }
}

export function beginMake() {
  $('make-book').addEventListener('click', () => ask('POST', '/api/make').catch(problem));
  $('cancel').addEventListener('click', () => ask('POST', '/api/cancel').catch(problem));
}
