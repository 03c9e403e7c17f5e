// The table by keyboard: Tab moves between places, arrows between cards, Space selects, Enter lays.

import { cardName } from '../cards.js';
import { t } from '../texts.js';
import { choose, move, told } from './moves.js';
import { at, cardsAt, changed, face, isOpen, whereIs, isHeap } from './store.js';
import { speak } from './tell.js';

const ARROWS = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

export function keys(stage, latest) {
  stage.addEventListener('focusin', event => {
    const place = event.target.closest('.zone')?.dataset.place;
    if (place && at.cursor?.place !== place) enter(place, event.target.matches(':focus-visible'));
    else if (at.cursor)
      changed({ cursor: { ...at.cursor, seen: event.target.matches(':focus-visible') } });
  });
  stage.addEventListener('focusout', () => changed({ cursor: null, over: null }));
  stage.addEventListener('keydown', event => {
    const place = event.target.closest('.zone')?.dataset.place;
    if (place && !event.ctrlKey && !event.metaKey && !event.altKey && act(event, place))
      event.preventDefault();
  });

  function act(event, place) {
    if (event.key in ARROWS) return arrow(event, place);
    if (event.key === 'Home' || event.key === 'End')
      return go(place, event.key === 'Home' ? 0 : Infinity);
    if (event.key === ' ') return toggle(place);
    if (event.key === 'Enter') return lay(place);
    if (event.key === 'Escape') {
      if (at.chosen.length === 0) return false;
      changed({ chosen: [], over: null });
      speak(t('play.chosen.none'));
      return true;
    }
    return false;
  }

  function arrow(event, place) {
    const there = latest().boxes.get(place);
    const [axis, sign] = ARROWS[event.key];
    const along = there.ordered || there.spots.length > 1 ? there.axis : 'x';
    if (axis !== along) return neighbour(place, axis, sign);
    const step = sign * there.sign;
    if (event.shiftKey && shift(place, step)) return true;
    return go(place, at.cursor.index + step);
  }

  /** The nearest place in that direction. */
  function neighbour(place, axis, sign) {
    const middle = id => {
      const one = latest().boxes.get(id);
      return { x: one.l + one.w / 2, y: one.t + one.h / 2 };
    };
    const from = middle(place);
    const other = axis === 'x' ? 'y' : 'x';
    let best = null;
    for (const zone of stage.querySelectorAll('.zone[tabindex="0"]')) {
      const to = middle(zone.dataset.place);
      const ahead = (to[axis] - from[axis]) * sign;
      if (zone.dataset.place === place || ahead < 8) continue;
      const far = ahead + 2 * Math.abs(to[other] - from[other]);
      if (!best || far < best.far) best = { zone, far };
    }
    best?.zone.focus();
    return true;
  }
}

/** Whether the selected cards would be laid there. */
const brings = place => at.chosen.length > 0 && whereIs(at.chosen[0]) !== place;

function enter(place, seen) {
  const cards = cardsAt(place);
  const index = brings(place)
    ? cards.length
    : isHeap(place) || place === 'pile'
      ? Math.max(0, cards.length - 1)
      : 0;
  changed({
    cursor: { place, index, seen },
    over: brings(place) && seen ? { place, index } : null,
  });
}

function go(place, wanted) {
  const cards = cardsAt(place);
  const most = brings(place) ? cards.length : cards.length - 1;
  const least = isHeap(place) ? most : 0;
  const index = Math.max(least, Math.min(most, wanted));
  changed({ cursor: { place, index, seen: true }, over: brings(place) ? { place, index } : null });
  const card = cards[index];
  const name = card && cardName(isOpen(card) ? face(card.id) : 'back');
  if (brings(place)) speak(card ? t('play.before-card', name) : t('play.behind-all'));
  else if (card) speak(at.chosen.includes(card.id) ? t('play.card.chosen', name) : name);
  return true;
}

function toggle(place) {
  const card = cardsAt(place)[Math.min(at.cursor?.index ?? 0, cardsAt(place).length - 1)];
  if (card) choose(card.id);
  return true;
}

function lay(place) {
  if (brings(place))
    move(at.chosen, place, at.cursor.index < cardsAt(place).length ? at.cursor.index : undefined);
  else if (at.chosen.length > 0)
    requestAnimationFrame(() => document.getElementById('to-place')?.focus());
  else toggle(place);
  return true;
}

/** With Shift, the arrow keys move selected cards within their fan. */
function shift(place, step) {
  const cards = cardsAt(place).map(card => card.id);
  if (!place.startsWith('fan ') || at.chosen.length === 0 || brings(place)) return false;
  const chosen = cards.filter(id => at.chosen.includes(id));
  const rest = cards.filter(id => !at.chosen.includes(id));
  const first = rest.filter(id => cards.indexOf(id) < cards.indexOf(chosen[0])).length;
  const index = Math.max(0, Math.min(rest.length, first + step));
  move(chosen, place, index).then(() => changed({ chosen, cursor: { place, index, seen: true } }));
  speak(t('play.shifted', told(chosen), index + 1));
  return true;
}
