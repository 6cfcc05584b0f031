/* A self-contained HTML page: puzzles as tables that print well, and a script that makes them
 * playable. Pages of our own are read back by their data attributes. */
#include <string.h>

#include "gen/format/cells.h"
#include "gen/format/fields.h"

/* clang-format off: the style sheet and the script keep their own lines */
static const char style[] =
    "body { font-family: sans-serif; max-width: 60em; margin: 1em auto; padding: 0 1em; }\n"
    ".puzzle { display: inline-block; vertical-align: top; margin: 0 2em 2em 0; break-inside: "
    "avoid; }\n"
    "h2 { font-size: 1em; }\n"
    "table { border-collapse: collapse; border: 3px solid #000; user-select: none; }\n"
    "td { width: 2.2em; height: 2.2em; padding: 0; border: 1px solid #888; text-align: center; "
    "position: relative; }\n"
    "td.right { border-right: 3px solid #000; }\n"
    "td.bottom { border-bottom: 3px solid #000; }\n"
    "td.extra { background: #e8e8e8; }\n"
    "td.given { font-weight: bold; color: #000; }\n"
    "td.entry { color: #1a4fa0; font-style: italic; }\n"
    "td.notes { font-size: 0.55em; color: #555; }\n"
    "td.selected { outline: 3px solid #e09000; outline-offset: -3px; }\n"
    "td.clash { background: #f6c0c0; }\n"
    ".solved table { border-color: #207020; }\n"
    "button { margin: 0.3em 0.3em 0 0; min-width: 2em; }\n"
    "button[aria-pressed=true] { background: #e09000; }\n"
    ".status { min-height: 1.2em; }\n"
    ".hints { max-height: 10em; overflow: auto; font-size: 0.85em; }\n"
    ".hints li { cursor: pointer; }\n"
    "@media print { .tools { display: none; } td.entry { color: #000; } td.selected { outline: "
    "none; } }\n";

static const char script[] =
    "'use strict';\n"
    "const digitName = d => d < 10 ? String(d) : String.fromCharCode(55 + d);\n"
    "const digitOf = c => c >= '1' && c <= '9' ? +c : c >= 'A' && c <= 'P' ? c.charCodeAt(0) - 55 "
    ": 0;\n"
    "\n"
    "class Game {\n"
    "  constructor(section) {\n"
    "    const data = section.dataset;\n"
    "    this.section = section;\n"
    "    this.size = +data.size;\n"
    "    this.cells = [...section.querySelectorAll('td')];\n"
    "    this.given = [...data.givens].map(digitOf);\n"
    "    this.value = this.given.slice();\n"
    "    this.notes = this.value.map(() => 0);\n"
    "    this.houses = this.makeHouses(+data.width, +data.height, data.extra);\n"
    "    this.done = [];\n"
    "    this.undone = [];\n"
    "    this.selected = 0;\n"
    "    this.noting = false;\n"
    "    this.makeTools();\n"
    "    this.cells.forEach((td, i) => td.addEventListener('click', () => this.select(i)));\n"
    "    section.tabIndex = 0;\n"
    "    section.addEventListener('keydown', e => this.key(e));\n"
    "    this.draw();\n"
    "  }\n"
    "\n"
    "  makeHouses(width, height, extra) {\n"
    "    const n = this.size, houses = [];\n"
    "    const add = (name, test) =>\n"
    "      houses.push({name, cells: [...Array(n * n).keys()].filter(i => test(Math.floor(i / n), "
    "i % n))});\n"
    "    for (let k = 0; k < n; k++) add('row ' + (k + 1), r => r === k);\n"
    "    for (let k = 0; k < n; k++) add('column ' + (k + 1), (r, c) => c === k);\n"
    "    const across = n / width;\n"
    "    for (let k = 0; k < n; k++)\n"
    "      add('box ' + (k + 1), (r, c) => Math.floor(r / height) * across + Math.floor(c / width) "
    "=== k);\n"
    "    (extra ? extra.split(';') : []).forEach((list, k) =>\n"
    "      houses.push({name: 'extra house ' + (k + 1), cells: list.split(',').map(Number)}));\n"
    "    return houses;\n"
    "  }\n"
    "\n"
    "  makeTools() {\n"
    "    const tools = this.section.appendChild(document.createElement('div'));\n"
    "    tools.className = 'tools';\n"
    "    const button = (label, action, name) => {\n"
    "      const b = tools.appendChild(document.createElement('button'));\n"
    "      b.type = 'button';\n"
    "      b.textContent = label;\n"
    "      b.className = name || label.toLowerCase();\n"
    "      b.addEventListener('click', () => { action(); this.section.focus(); });\n"
    "      return b;\n"
    "    };\n"
    "    for (let d = 1; d <= this.size; d++) button(digitName(d), () => this.enter(d, "
    "this.noting), 'digit');\n"
    "    tools.appendChild(document.createElement('br'));\n"
    "    button('Clear', () => this.enter(0, false));\n"
    "    this.notesButton = button('Notes', () => this.setNoting(!this.noting));\n"
    "    button('Undo', () => this.undo());\n"
    "    button('Redo', () => this.redo());\n"
    "    button('Check', () => this.check());\n"
    "    button('Hints', () => this.listHints());\n"
    "    this.status = tools.appendChild(document.createElement('p'));\n"
    "    this.status.className = 'status';\n"
    "    this.status.setAttribute('role', 'status');\n"
    "    this.hints = tools.appendChild(document.createElement('ol'));\n"
    "    this.hints.className = 'hints';\n"
    "    this.setNoting(false);\n"
    "  }\n"
    "\n"
    "  setNoting(on) {\n"
    "    this.noting = on;\n"
    "    this.notesButton.setAttribute('aria-pressed', on);\n"
    "  }\n"
    "\n"
    "  select(i) {\n"
    "    this.selected = i;\n"
    "    this.draw();\n"
    "    this.section.focus();\n"
    "  }\n"
    "\n"
    "  key(e) {\n"
    "    const n = this.size, i = this.selected, row = Math.floor(i / n), column = i % n;\n"
    "    const moves = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, "
    "1]};\n"
    "    const letter = /^Digit[1-9]$/.test(e.code) ? e.code[5] : e.key.length === 1 ? "
    "e.key.toUpperCase() : '';\n"
    "    const digit = digitOf(letter);\n"
    "    if (e.target.tagName === 'BUTTON' && (e.key === ' ' || e.key === 'Enter')) return;\n"
    "    if (e.ctrlKey || e.metaKey) {\n"
    "      if (letter === 'Z') e.shiftKey ? this.redo() : this.undo();\n"
    "      else if (letter === 'Y') this.redo();\n"
    "      else return;\n"
    "    } else if (moves[e.key]) {\n"
    "      this.select((row + moves[e.key][0] + n) % n * n + (column + moves[e.key][1] + n) % n);\n"
    "    } else if (digit > 0 && digit <= n) {\n"
    "      this.enter(digit, this.noting || e.shiftKey);\n"
    "    } else if (['Backspace', 'Delete', '0', '.'].includes(e.key)) {\n"
    "      this.enter(0, false);\n"
    "    } else if (e.key === ' ') {\n"
    "      this.setNoting(!this.noting);\n"
    "    } else {\n"
    "      return;\n"
    "    }\n"
    "    e.preventDefault();\n"
    "  }\n"
    "\n"
    "  enter(digit, note) {\n"
    "    const i = this.selected;\n"
    "    if (this.given[i]) return this.say('This digit is given.');\n"
    "    const before = [i, this.value[i], this.notes[i]];\n"
    "    if (note) {\n"
    "      if (this.value[i]) return;\n"
    "      this.notes[i] ^= 1 << digit;\n"
    "    } else {\n"
    "      this.value[i] = this.value[i] === digit ? 0 : digit;\n"
    "      if (!digit) this.notes[i] = 0;\n"
    "    }\n"
    "    if (before[1] === this.value[i] && before[2] === this.notes[i]) return;\n"
    "    this.done.push([before, [i, this.value[i], this.notes[i]]]);\n"
    "    this.undone = [];\n"
    "    this.changed();\n"
    "  }\n"
    "\n"
    "  put(step) {\n"
    "    [this.selected, this.value[step[0]], this.notes[step[0]]] = step;\n"
    "    this.changed();\n"
    "  }\n"
    "\n"
    "  undo() {\n"
    "    if (!this.done.length) return this.say('Nothing to undo.');\n"
    "    this.undone.push(this.done.pop());\n"
    "    this.put(this.undone[this.undone.length - 1][0]);\n"
    "  }\n"
    "\n"
    "  redo() {\n"
    "    if (!this.undone.length) return this.say('Nothing to redo.');\n"
    "    this.done.push(this.undone.pop());\n"
    "    this.put(this.done[this.done.length - 1][1]);\n"
    "  }\n"
    "\n"
    "  clashes() {\n"
    "    const wrong = new Set();\n"
    "    for (const house of this.houses)\n"
    "      for (const i of house.cells)\n"
    "        for (const k of house.cells)\n"
    "          if (i !== k && this.value[i] && this.value[i] === this.value[k]) wrong.add(i);\n"
    "    return wrong;\n"
    "  }\n"
    "\n"
    "  changed() {\n"
    "    this.cells.forEach(td => td.classList.remove('clash'));\n"
    "    this.hints.textContent = '';\n"
    "    const full = this.value.every(v => v);\n"
    "    const wrong = full ? this.clashes() : null;\n"
    "    this.section.classList.toggle('solved', full && !wrong.size);\n"
    "    this.say(!full ? '' : wrong.size ? 'Full, but some digits clash.' : 'Solved!');\n"
    "    this.draw();\n"
    "  }\n"
    "\n"
    "  check() {\n"
    "    const wrong = this.clashes();\n"
    "    this.cells.forEach((td, i) => td.classList.toggle('clash', wrong.has(i)));\n"
    "    this.say(wrong.size ? wrong.size + ' cells clash.' : 'No digit breaks the rules.');\n"
    "  }\n"
    "\n"
    "  candidates(i) {\n"
    "    let set = new Set([...Array(this.size).keys()].map(d => d + 1));\n"
    "    for (const house of this.houses)\n"
    "      if (house.cells.includes(i)) house.cells.forEach(k => set.delete(this.value[k]));\n"
    "    return set;\n"
    "  }\n"
    "\n"
    "  findHints() {\n"
    "    const found = new Map();\n"
    "    const open = this.value.map((v, i) => v ? null : this.candidates(i));\n"
    "    for (const house of this.houses)\n"
    "      for (let d = 1; d <= this.size; d++) {\n"
    "        const places = house.cells.filter(i => open[i] && open[i].has(d));\n"
    "        if (places.length === 1 && !house.cells.some(i => this.value[i] === d) && "
    "!found.has(places[0]))\n"
    "          found.set(places[0], [d, 'the only place for it in ' + house.name]);\n"
    "      }\n"
    "    open.forEach((set, i) => {\n"
    "      if (set && set.size === 1) found.set(i, [[...set][0], 'the only digit left for the "
    "cell']);\n"
    "    });\n"
    "    return [...found].sort((a, b) => a[0] - b[0]);\n"
    "  }\n"
    "\n"
    "  listHints() {\n"
    "    const n = this.size, found = this.findHints();\n"
    "    this.hints.textContent = '';\n"
    "    for (const [i, [digit, reason]] of found) {\n"
    "      const item = this.hints.appendChild(document.createElement('li'));\n"
    "      item.textContent = 'r' + (Math.floor(i / n) + 1) + 'c' + (i % n + 1) + ' is ' + "
    "digitName(digit) + ': ' + reason;\n"
    "      item.addEventListener('click', () => this.select(i));\n"
    "    }\n"
    "    this.say(found.length ? found.length + ' cells can be filled.' : 'No single is left; look "
    "for pairs and the like.');\n"
    "  }\n"
    "\n"
    "  say(text) { this.status.textContent = text; }\n"
    "\n"
    "  draw() {\n"
    "    this.cells.forEach((td, i) => {\n"
    "      const value = this.value[i], notes = this.notes[i];\n"
    "      let text = value ? digitName(value) : '';\n"
    "      for (let d = 1; !value && d <= this.size; d++) if (notes >> d & 1) text += digitName(d) "
    "+ ' ';\n"
    "      td.textContent = text.trim();\n"
    "      td.classList.toggle('given', this.given[i] > 0);\n"
    "      td.classList.toggle('entry', !this.given[i] && value > 0);\n"
    "      td.classList.toggle('notes', !value && notes > 0);\n"
    "      td.classList.toggle('selected', i === this.selected);\n"
    "    });\n"
    "  }\n"
    "}\n"
    "\n"
    "document.querySelectorAll('.puzzle').forEach(section => { section.game = new Game(section); "
    "});\n";
/* clang-format on */

static bool begins(const char *text, size_t length, const char *word)
{
    for (size_t i = 0; word[i]; i++) {
        if (i == length || (text[i] | 0x20) != (word[i] | 0x20)) {
            return false;
        }
    }
    return true;
}

static bool detect(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    return begins(line.text, line.length, "<!doctype html") ||
           begins(line.text, line.length, "<html");
}

/* The value of an attribute of a line that we wrote. */
static bool attribute(struct span line, const char *name, struct span *value)
{
    size_t length = strlen(name);
    for (size_t i = 0; i + length + 2 < line.length; i++) {
        const char *p = line.text + i;
        if (memcmp(p, name, length) == 0 && p[length] == '=' && p[length + 1] == '"') {
            value->text = p + length + 2;
            const char *stop = memchr(value->text, '"', line.length - i - length - 2);
            value->length = stop ? (size_t)(stop - value->text) : 0;
            return stop != NULL;
        }
    }
    return false;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    struct field_value values[FIELD_COUNT] = {0};
    static const char *const names[] = {"data-givens", "data-variant", "data-level"};
    const int ids[] = {FIELD_PUZZLE, FIELD_VARIANT, FIELD_LEVEL};
    do {
        enum status status = reader_line(r, &line);
        if (status != STATUS_OK) {
            return status;
        }
    } while (!begins(line.text, line.length, "<section class=\"puzzle\""));
    reader_begin(r, line);
    for (int i = 0; i < 3; i++) {
        struct span value;
        if (attribute(line, names[i], &value)) {
            values[ids[i]] = (struct field_value){value, value.text};
        }
    }
    return record_from_fields(r, line, values, record);
}

static void begin(struct text *out)
{
    text_puts(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n"
                   "<title>Sudoku</title>\n<style>\n");
    text_puts(out, style);
    text_puts(out, "</style>\n</head>\n<body>\n");
}

static void add_extra_houses(struct text *out, const struct variant *v, bool is_extra[MAX_CELLS])
{
    memset(is_extra, 0, MAX_CELLS * sizeof *is_extra);
    unsigned first = 3U * v->size;
    for (unsigned h = first; h < v->house_count; h++) {
        text_puts(out, h == first ? " data-extra=\"" : ";");
        for (unsigned i = 0; i < v->size; i++) {
            text_printf(out, "%s%u", i ? "," : "", v->house[h].cell[i]);
            is_extra[v->house[h].cell[i]] = true;
        }
    }
    text_puts(out, has_extra_houses(v) ? "\"" : "");
}

static void add_cell(struct text *out, const struct variant *v, unsigned cell, unsigned digit,
                     bool is_extra)
{
    text_printf(out, "<td class=\"%s%s%s%s\">", digit ? "given" : "entry",
                box_ends_right(v, cell) ? " right" : "", box_ends_below(v, cell) ? " bottom" : "",
                is_extra ? " extra" : "");
    if (digit) {
        char c = digit_to_char(digit);
        text_add(out, &c, 1);
    }
    text_puts(out, "</td>");
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    const struct variant *v = record->variant;
    bool is_extra[MAX_CELLS];
    text_printf(out,
                "<section class=\"puzzle\" data-variant=\"%s\" data-size=\"%u\" data-width=\"%u\""
                " data-height=\"%u\" data-level=\"%s\" data-givens=\"",
                v->name, v->size, v->box_width, v->box_height, record->level);
    text_add_grid(out, v, &record->givens, '.');
    text_puts(out, "\"");
    add_extra_houses(out, v, is_extra);
    text_printf(out, ">\n<h2>Puzzle %zu%s%s%s</h2>\n<table>\n", position + 1,
                record->level[0] ? " (" : "", record->level, record->level[0] ? ")" : "");
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        text_puts(out, column_of(v, cell) == 0 ? "<tr>" : "");
        add_cell(out, v, cell, record->givens.cell[cell], is_extra[cell]);
        text_puts(out, column_of(v, cell) + 1 == frame_columns(v) ? "</tr>\n" : "");
    }
    text_puts(out, "</table>\n</section>\n");
}

static void end(struct text *out, size_t count)
{
    (void)count;
    text_puts(out, "<script>\n");
    text_puts(out, script);
    text_puts(out, "</script>\n</body>\n</html>\n");
}

const struct format format_html = {
    .name = "html",
    .doc = "a page of its own, to print or to play in a browser",
    .extension = ".html",
    .detect = detect,
    .read = read_record,
    .begin = begin,
    .write = write_record,
    .end = end,
};
