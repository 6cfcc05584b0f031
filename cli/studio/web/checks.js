// The checks of the book, which go on while it is designed. Each finding leads to its page and field.
import {$, announce, button, element} from './dom.js';
import {ask, edit, latest, problem, state} from './server.js';
import {goTo} from './form.js';
import {goToPage} from './pages.js';
import {valueAt} from './paths.js';
import {language, t} from './texts.js';

// The field to look at first where a rule is broken.
const FIELDS = {
  'page-size': 'page.trim', 'page-count': 'page.pages', 'blank-pages': 'page.pages', folios: 'style.folios', margins: 'page.margins',
  lines: 'style.cell_line', 'type-size': 'style.text_size', gray: 'style.theme', images: 'style.theme', fonts: 'style.font', texts: 'style.fallback_font',
  navigation: 'page.profiles', metadata: 'book.title', plain: 'page.profiles', 'pdf-x': 'print.standard', structure: 'page.profiles', headings: 'page.profiles',
  accessible: 'page.profiles', 'file-size': 'page.profiles', boards: 'style.digit_font', references: 'style.folios', unique: 'sections', solutions: 'sections',
  'all-different': 'repeats', 'never-again': 'avoid', ink: 'print.ink', 'cover-size': 'cover.make', spine: 'page.paper', 'spine-text': 'cover.spine_text', safe: 'cover.design',
  'safe-area': 'cover.design', barcode: 'cover.barcode', sheets: 'home.imposition', order: 'home.imposition',
};
const ORDER = ['fail', 'warn', 'pass'];
let checks = null;

const fieldOf = rule => FIELDS[rule.rule] ?? (/cover/.test(rule.subject ?? '') ? 'cover.make' : null);

// "page 12: …" of a file of pages; "puzzle 7 …" of the puzzles.
function pageOf(rule) {
  const puzzle = rule.subject === 'puzzles' && state.book?.puzzles[/puzzle (\d+)/.exec(rule.detail ?? '')?.[1] - 1];
  if (puzzle) return {part: 'interior', page: puzzle.page};
  const number = /pages? (\d+)/.exec(rule.detail ?? '')?.[1];
  const part = /cover/.test(rule.subject ?? '') ? 'cover' : /answers/.test(rule.subject ?? '') ? 'answers' : 'interior';
  if (part === 'cover') return {part, page: 0};
  return number && rule.state !== 'pass' ? {part, page: number - 1} : null;
}

export function reportTable(rules) {
  const sorted = rules.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const rows = sorted.map(rule => {
    const field = fieldOf(rule);
    const page = rule.state === 'pass' ? null : pageOf(rule);
    return element('tr', {className: rule.state}, element('td', {}, t(rule.state)), element('td', {}, rule.subject ?? ''),
      element('td', {lang: 'en'}, rule.asks ?? rule.rule ?? ''), element('td', {lang: 'en'}, rule.detail ?? ''),
      element('td', {className: 'ways'}, page && button(t('showPageShort'), () => { announce('choose', {tab: 'pages'}); goToPage(page.part, page.page); }),
        rule.state !== 'pass' && field && button(t('showField'), () => goTo(field))));
  });
  const head = [t('result'), t('file'), t('rule'), t('found'), ''].map(title => title ? element('th', {scope: 'col'}, title) : element('td'));
  return element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, rows));
}

export const messageLine = message => element('p', {className: message.warning ? 'warn' : 'fail', lang: 'en'}, message.text, message.hint ? ` (${message.hint})` : '',
  message.path && button(t('showField'), () => goTo(message.path)));

function showReport() {
  const rules = checks?.report?.rules ?? [];
  const number = name => rules.filter(rule => rule.state === name).length;
  const wrong = number('fail') + (checks?.messages ?? []).filter(message => !message.warning && !/rules? failed/.test(message.text)).length;
  $('tab-checks').dataset.wrong = wrong || number('warn') || '';
  $('tab-checks').classList.toggle('has-wrong', wrong > 0);
  $('check-state').textContent = !state.good ? t('checksMistakes') : !checks ? t('checksRunning')
    : wrong ? t('wrongN', {n: wrong}) : number('warn') ? t('warningsN', {n: number('warn')}) : t('nothingWrong');
  const all = $('show-all').checked;
  const shown = all ? rules : rules.filter(rule => rule.state !== 'pass');
  $('report').replaceChildren(...(checks?.messages ?? []).map(messageLine), ...shown.length ? [reportTable(shown)] : [],
    ...checks && !shown.length && rules.length ? [element('p', {className: 'empty'}, t('rulesPassed', {n: number('pass')}))] : []);
}

// ---- earlier volumes ----

const numberLink = number => button(number, () => announce('show-puzzle', {number}), {className: 'link', aria: {label: t('puzzleN', {n: number})}});

function avoid(path) {
  const now = valueAt(state.values, 'avoid');
  return edit('avoid', [...[now ?? []].flat(), path]).catch(problem);
}

function volumeRow({path, avoided, compared, problem: wrong}) {
  const repeats = compared?.repeats ?? [];
  const shown = repeats.slice(0, 20).flatMap(number => [numberLink(number), ' ']);
  return element('tr', {className: wrong ? 'fail' : repeats.length ? 'warn' : 'pass'},
    element('td', {}, wrong ? t('fail') : repeats.length ? t('warn') : t('pass')),
    element('td', {}, path),
    element('td', {}, wrong ? element('span', {lang: 'en'}, wrong) : repeats.length ? [t('repeatsN', {n: repeats.length}), ' ', ...shown, repeats.length > 20 && '…'].filter(Boolean) : t('repeatsNone', {n: compared.puzzles})),
    element('td', {className: 'ways'}, !avoided && !wrong && button(t('avoidThem'), () => avoid(path), {aria: {label: `${t('avoidThem')} (${path})`}}), avoided && button(t('showField'), () => goTo('avoid'))));
}

let compared = 0; // the state of the book that was compared
async function showVolumes() {
  if ($('checks').hidden || !state.whole || !state.good || compared === state.shown) return;
  compared = state.shown;
  const {volumes} = await ask('GET', '/api/volumes').catch(() => { compared = 0; return {volumes: []}; });
  $('volumes').hidden = !volumes.length;
  $('volumes').replaceChildren(element('h2', {}, t('volumesTitle')), element('p', {className: 'soft'}, t('volumesText')),
    element('table', {}, element('thead', {}, element('tr', {}, [t('result'), t('file'), t('found')].map(title => element('th', {scope: 'col'}, title)), element('td'))), element('tbody', {}, volumes.map(volumeRow))));
  announce('volumes', {shown: compared});
}

// ---- what a copy costs ----

function showCosts() {
  const costs = state.book?.costs;
  $('costs').hidden = !costs;
  if (!costs) return;
  const {printer, source, checked, copies} = costs;
  const rows = copies.map(({market, currency, cost}) => element('tr', {}, element('td', {}, market), element('td', {className: 'number'}, cost.toLocaleString(language, {style: 'currency', currency}))));
  $('costs').replaceChildren(element('h2', {}, t('costsTitle', {printer})),
    element('table', {}, element('thead', {}, element('tr', {}, element('th', {scope: 'col'}, t('market')), element('th', {scope: 'col'}, t('costOfOne')))), element('tbody', {}, rows)),
    element('p', {className: 'soft'}, t('costsText', {printer, source, checked})));
}

let asked = 0;
export async function showChecks() {
  const news = latest();
  if (!state?.book) return;
  showCosts();
  showVolumes();
  if (news.checked && news.revision === state.revision && state.good) {
    if (asked !== state.revision) {
      asked = state.revision;
      checks = await ask('GET', '/api/checks').catch(() => null);
      if (checks) announce('checked', {revision: asked}); else asked = 0;
    }
  } else {
    checks = null;
    asked = 0;
  }
  showReport();
}

export function beginChecks() {
  $('show-all').addEventListener('change', showReport);
}
