// The checks of the book, which go on while it is designed. Each finding leads to its page and field.
import {$, announce, button, element} from './dom.js';
import {ask, latest, state} from './server.js';
import {goTo} from './form.js';
import {goToPage} from './pages.js';
import {t} from './texts.js';

// The field to look at first where a rule is broken.
const FIELDS = {
  'page-size': 'page.trim', 'page-count': 'page.pages', 'blank-pages': 'page.pages', folios: 'style.folios', margins: 'page.margins',
  lines: 'style.cell_line', 'type-size': 'style.text_size', gray: 'style.theme', images: 'style.theme', fonts: 'style.font', texts: 'style.fallback_font',
  navigation: 'page.profiles', metadata: 'book.title', plain: 'page.profiles', 'pdf-x': 'print.standard', structure: 'page.profiles', headings: 'page.profiles',
  accessible: 'page.profiles', 'file-size': 'page.profiles', boards: 'style.digit_font', references: 'style.folios', unique: 'sections', solutions: 'sections',
  'all-different': 'repeats', ink: 'print.ink', 'cover-size': 'cover.make', spine: 'page.paper', 'spine-text': 'cover.spine_text', safe: 'cover.design',
  'safe-area': 'cover.design', barcode: 'cover.barcode', sheets: 'home.imposition', order: 'home.imposition',
};
const ORDER = ['fail', 'warn', 'pass'];
let checks = null;

const fieldOf = rule => FIELDS[rule.rule] ?? (/cover/.test(rule.subject ?? '') ? 'cover.make' : null);

// "page 12: …" of a file of pages.
function pageOf(rule) {
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

let asked = 0;
export async function showChecks() {
  const news = latest();
  if (!state?.book) return;
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
