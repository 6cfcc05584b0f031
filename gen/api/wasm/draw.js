// A board as an SVG text: the page's own drawing (gen/web), with elements that are texts in place of a
// browser's. `embed` puts the page's modules before this one.

export function drawBoard({record, board: parts}, {solution, candidates, step, size, title} = {}) {
  const board = new Board(parts, constraintsOf(record) ?? []);
  const signs = {show: digitToChar};
  const given = [...record.puzzle].map(sign => charToDigit(sign));
  const values = solution ? [...solution].map(sign => charToDigit(sign)) : given;
  const marks = step ? stepPicture(step, board, 3) : null;
  const masks = candidates && !solution ? board.candidates(values) : values.map(() => 0);
  const picture = marks || candidates ? lessonBoard(board, signs, values, masks, marks ?? stepPicture({}, board, 1))
    : paperBoard(board, signs, values, given);
  picture.setAttribute('xmlns', NS);
  picture.setAttribute('class', 'nonet-board');
  const [, , width, height] = picture.getAttribute('viewBox').split(' ').map(Number);
  if (size) {
    picture.setAttribute('width', size);
    picture.setAttribute('height', Math.round(size * height / width * 100) / 100);
  }
  const words = title ?? record.title;
  if (words) picture.children.unshift(svg('title', {}, words));
  picture.children.unshift(svg('style', {}, STYLE));
  return picture.toString();
}
