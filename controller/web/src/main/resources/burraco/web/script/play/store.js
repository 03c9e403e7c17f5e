// The state of the page: the simulated table (play), the real table's view of it (state), and the user interface.

export const SEATS = ['S', 'W', 'N', 'E'];

export const at = {
  felt: null,
  play: null,
  state: null,
  link: { lost: false },
  bottom: 'S',
  all: false,
  zoom: 1,
  tab: 'record',
  size: { w: 0, h: 0 },
  chosen: [],
  held: new Set(),
  over: null,
  cursor: null,
  heard: null,
};

const views = [];
const kept = new WeakMap();
let due = false;

/** Registers a function that draws one part after every change. */
export function view(draw) {
  views.push(draw);
}

export function changed(what = {}) {
  Object.assign(at, what);
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    for (const draw of views) draw();
  });
}

/** The cards of each place, the lowest first. */
export function piles() {
  if (!at.play) return new Map();
  if (!kept.has(at.play)) {
    const all = new Map();
    for (const card of at.play.cards) {
      if (!all.has(card.where)) all.set(card.where, []);
      all.get(card.where).push(card);
    }
    for (const cards of all.values()) cards.sort((one, other) => one.index - other.index);
    kept.set(at.play, all);
  }
  return kept.get(at.play);
}

export const cardsAt = place => piles().get(place) ?? [];
export const cardOf = id => at.play?.cards.find(card => card.id === id);
export const whereIs = id => cardOf(id)?.where;
export const face = id => id.split('/')[0];

/** Whether a person at this page plays that seat. */
export const mine = seat => at.play?.sitters[seat] === 'PERSON';
export const me = () => (mine(at.bottom) ? at.bottom : (SEATS.find(mine) ?? at.bottom));

/** Whether the card's face is visible here. */
export function isOpen(card) {
  if (!card.where.startsWith('fan ')) return card.open;
  const seat = card.where.slice(4);
  return at.all || seat === at.bottom || mine(seat);
}

/** Whether cards lie on top of each other there, so that only the upper ones can be taken. */
export const isHeap = place => /^(stock|pozzetto|pack|dealt)/.test(place);
