// Fingers, pen and mouse on the board: which cells they choose, and two fingers that move and zoom it.

const LONG_PRESS = 450; // milliseconds until a finger that rests adds its cell to the selection
const DOUBLE_TOUCH = 350; // milliseconds between two touches that count as one
const SLACK = 8; // pixels that a resting finger may wander
const NEAR_CORNER = 0.26; // of a cell: a pen that starts so near to a corner draws along the borders
const CORNER = 0.36; // a drag takes a cell only where it is not about to leave it at a corner

export class Hands {
  // act: {mayAct(), isPen(), selected(), select(cells, focus), tap(cell), same(cell), line(from, to), border(from, to), mark(cell, across, down)}
  constructor(view, act) {
    Object.assign(this, {view, act});
    this.points = new Map(); // where each finger is, by its number
    const {grid} = view;
    grid.addEventListener('pointerdown', event => this.down(event));
    grid.addEventListener('pointermove', event => this.move(event));
    for (const name of ['pointerup', 'pointercancel']) grid.addEventListener(name, event => this.up(event));
    window.addEventListener('pointerup', event => this.points.delete(event.pointerId));
    grid.addEventListener('dblclick', event => { if (act.mayAct()) act.same(view.cellAtPoint(event.clientX, event.clientY)); });
  }

  down(event) {
    const point = {x: event.clientX, y: event.clientY};
    if (event.pointerType === 'touch') this.points.set(event.pointerId, point);
    if (this.points.size === 2) {
      this.forget();
      this.pinch = this.spread();
      this.pinch.zoom = this.view.zoom;
      event.preventDefault();
      return;
    }
    const cell = this.view.cellAtPoint(point.x, point.y);
    if (this.points.size > 2 || cell < 0 || event.button > 0 || !this.act.mayAct()) return;
    const more = event.ctrlKey || event.metaKey || event.shiftKey;
    const before = this.act.selected();
    this.drag = {cell, point, start: point, more, moved: false, pen: this.act.isPen()};
    const corner = this.drag.pen ? this.view.cornerAt(point.x, point.y) : null;
    if (corner?.far < NEAR_CORNER) this.drag.corner = corner;
    if (!this.drag.pen) this.choose(cell, before, more);
    if (event.pointerType === 'touch') {
      this.drag.timer = setTimeout(() => this.rest(cell, before), LONG_PRESS);
      this.drag.isSecond = this.touched?.cell === cell && event.timeStamp - this.touched.time < DOUBLE_TOUCH;
    }
    this.view.cells[cell].focus({preventScroll: true});
    event.preventDefault();
  }

  choose(cell, before, more) {
    if (more && before.has(cell) && before.size > 1) {
      before.delete(cell);
      this.drag.off = true;
      this.act.select(before, cell);
    } else {
      this.act.select(more ? [...before, cell] : [cell], cell);
    }
  }

  // A finger that rests on a cell adds it to what was selected, or takes it out.
  rest(cell, before) {
    if (!this.drag || this.drag.moved || this.drag.pen) return;
    this.drag.rested = true;
    if (before.has(cell) && before.size > 1) before.delete(cell); else before.add(cell);
    this.act.select(before, cell);
  }

  move(event) {
    if (this.points.has(event.pointerId)) this.points.set(event.pointerId, {x: event.clientX, y: event.clientY});
    if (this.pinch && this.points.size === 2) {
      this.zoomTo(this.spread());
      return;
    }
    if (!this.drag || this.drag.off || event.buttons === 0) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const {clientX, clientY} of events.length ? events : [event]) this.moveTo({x: clientX, y: clientY});
  }

  // Visits every cell between the last point and this one, however fast the hand was.
  moveTo(to) {
    const {drag, view} = this;
    const from = drag.point;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (view.cellWidth() / 4)));
    if (Math.hypot(to.x - drag.start.x, to.y - drag.start.y) > SLACK) drag.moved = true;
    drag.point = to;
    if (drag.corner) {
      this.alongBorders(from, to, steps);
      return;
    }
    const found = [];
    for (let step = 1; step <= steps; step++) {
      const place = view.placeAt(from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps);
      const atCorner = Math.abs(place.across - 0.5) > CORNER && Math.abs(place.down - 0.5) > CORNER;
      if (place.cell < 0 || place.cell === drag.cell || (atCorner && step < steps)) continue;
      if (drag.pen) this.act.line(drag.cell, place.cell);
      drag.cell = place.cell;
      found.push(place.cell);
    }
    if (found.length === 0) return;
    drag.moved = true;
    if (!drag.pen) this.act.select([...this.act.selected(), ...found], found.at(-1));
  }

  alongBorders(from, to, steps) {
    const {drag} = this;
    for (let step = 1; step <= steps; step++) {
      const next = this.view.cornerAt(from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps);
      if (next.far > CORNER || (next.row === drag.corner.row && next.column === drag.corner.column)) continue;
      this.act.border(drag.corner, next);
      drag.corner = next;
      drag.moved = true;
    }
  }

  up(event) {
    this.points.delete(event.pointerId);
    if (this.points.size < 2) this.pinch = null;
    const {drag} = this;
    this.forget();
    if (!drag || event.type === 'pointercancel') return;
    if (drag.pen) {
      if (!drag.moved) {
        const {cell, across, down} = this.view.placeAt(event.clientX, event.clientY);
        if (cell >= 0) this.act.mark(cell, across, down);
      }
      return;
    }
    if (drag.moved || drag.rested || drag.more) return;
    if (drag.isSecond) {
      this.touched = null;
      this.act.same(drag.cell);
      return;
    }
    if (event.pointerType === 'touch') this.touched = {cell: drag.cell, time: event.timeStamp};
    this.act.tap(drag.cell);
  }

  forget() {
    clearTimeout(this.drag?.timer);
    this.drag = null;
  }

  // Two fingers: how far apart they are, and the point between them.
  spread() {
    const [a, b] = this.points.values();
    return {apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
  }

  zoomTo(now) {
    this.view.pan(this.pinch.x - now.x, this.pinch.y - now.y);
    this.view.setZoom(this.pinch.zoom * now.apart / this.pinch.apart, now.x, now.y);
    Object.assign(this.pinch, {x: now.x, y: now.y});
  }
}
