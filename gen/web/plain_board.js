// Boards of rows, columns and boxes and nothing else, which pages name by their size.

// Rows and columns of a box by the board's size, and the name that records give to the board.
export const SIZES = {
  4: [2, 2, '4x4'], 6: [2, 3, '6x6'], 8: [2, 4, '8x8'], 9: [3, 3, 'classic'], 10: [2, 5, '10x10'], 12: [3, 4, '12x12'],
  16: [4, 4, '16x16'], 25: [5, 5, '25x25'],
};

// The board of a plain puzzle, as the page's own puzzles bring theirs; null: no such size.
export function plainBoard(size) {
  if (!SIZES[size]) return null;
  const [down, across] = SIZES[size];
  const all = [...Array(size).keys()];
  const boxes = all.map(box => {
    const [top, left] = [Math.floor(box / (size / across)) * down, box % (size / across) * across];
    return ['box', `box ${box + 1}`, ...all.map(at => (top + Math.floor(at / across)) * size + left + at % across)];
  });
  return {
    size, rows: size, columns: size,
    houses: [...all.map(row => ['row', `row ${row + 1}`, ...all.map(column => row * size + column)]),
      ...all.map(column => ['column', `column ${column + 1}`, ...all.map(row => row * size + column)]), ...boxes],
  };
}
