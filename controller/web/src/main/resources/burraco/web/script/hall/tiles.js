// As many columns as let all tiles be on the screen and as large as possible.

const LEAST_WIDTH = 96;
const LEAST_HEIGHT = 62;
/** Wider than high: there are two lines of names. */
const SHAPE = 1.7;
const ROOMY = { width: 260, height: 104 };
/** What a tile shows: its height in lines, its width in letters' heights. */
const ROOM = { roomy: { lines: 6.2, letters: 17 }, middle: { lines: 5.6, letters: 15 }, tight: { lines: 4.4, letters: 8.6 } };
const MIDDLE = { width: 178, height: 84 };
/** A few tables fill the screen, and are read from the end of the hall. */
const MOST_HEIGHT = 300;

/** Sets the grid's columns; returns how much there is room for in a tile: 'roomy', 'middle' or 'tight'. */
export function arranged(grid, many) {
  const width = grid.clientWidth;
  const height = innerHeight - grid.getBoundingClientRect().top - 8;
  const fits = innerWidth >= 900 && height > 300;
  const columns = fits ? best(many, width, height) : Math.max(1, Math.floor(width / ROOMY.width));
  const rows = Math.max(1, Math.ceil(many / columns));
  const tall = fits ? Math.max(LEAST_HEIGHT, Math.min(height / rows - 6, MOST_HEIGHT)) : 0;
  grid.style.setProperty('--columns', columns);
  grid.style.setProperty('--tall', tall > 0 ? `${Math.floor(tall)}px` : 'auto');
  const wide = width / columns - 6;
  const density = !fits || (wide >= ROOMY.width && tall >= ROOMY.height) ? 'roomy'
    : wide >= MIDDLE.width && tall >= MIDDLE.height ? 'middle' : 'tight';
  grid.dataset.density = density;
  const { lines, letters } = ROOM[density];
  grid.style.setProperty('--size', fits ? `${Math.max(12, Math.floor(Math.min(tall / lines, wide / letters)))}px` : '1rem');
  return density;
}

function best(many, width, height) {
  let found = 1;
  let largest = 0;
  for (let columns = 1; columns <= Math.max(1, Math.floor(width / LEAST_WIDTH)); columns++) {
    const rows = Math.ceil(many / columns);
    const size = Math.min(width / columns / SHAPE, height / rows);
    if (size > largest) {
      largest = size;
      found = columns;
    }
  }
  return found;
}
