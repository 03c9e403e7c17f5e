// Moves cards with mouse, pen or finger. A tap selects; a tap on a place puts the selected cards there; a longer
// movement drags; a double tap on a heap takes all of it.

import { t } from '../texts.js';
import { elementOf } from './deck.js';
import { placeAt } from './felt.js';
import { choose, gather, move } from './moves.js';
import { at, cardsAt, changed, isHeap, whereIs } from './store.js';
import { speak, toast } from './tell.js';

const FAR = 6;
const TWICE = 380;
const STEP = 16;
let press = null;
let last = { place: null, at: 0 };
let laid = null;

export function grip(stage, latest) {
  const point = event => {
    const box = stage.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  stage.addEventListener('pointerdown', event => {
    if (event.button !== 0 || press || event.target.closest('button, select')) return;
    const [x, y] = point(event);
    const card = event.target.closest('.pcard')?.dataset.card;
    const heap = event.target.closest('[data-heap]')?.dataset.heap;
    const zone = event.target.closest('.zone')?.dataset.place;
    press = { id: event.pointerId, card, heap, zone, x, y, drags: false };
    if (card || heap) stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', event => {
    if (event.pointerId !== press?.id) return;
    const [x, y] = point(event);
    if (!press.drags && (press.card || press.heap) && Math.hypot(x - press.x, y - press.y) > FAR)
      begin();
    if (press.drags) follow(x, y);
  });
  stage.addEventListener('pointerup', event => {
    if (event.pointerId !== press?.id) return;
    const [x, y] = point(event);
    const one = press;
    press = null;
    if (one.drags) drop(one, x, y);
    else if (Math.hypot(x - one.x, y - one.y) <= FAR * 2) tap(one, stage, x, y);
  });
  stage.addEventListener('pointercancel', event => event.pointerId === press?.id && letGo());
  document.addEventListener('keydown', event => event.key === 'Escape' && press?.drags && letGo());

  function begin() {
    laid = latest();
    press.drags = true;
    const place = press.heap ?? whereIs(press.card);
    press.cards = press.heap
      ? cardsAt(place).map(card => card.id)
      : at.chosen.includes(press.card)
        ? at.chosen
        : gripped(place, press.card);
    changed({
      held: new Set(press.cards),
      chosen: at.chosen.includes(press.card) ? at.chosen : [],
    });
  }

  function follow(x, y) {
    const shown = press.cards.slice(0, 12);
    press.cards.forEach((id, index) => {
      const element = elementOf(id);
      const spot = latest().cards.get(id);
      if (!element || !spot) return;
      const off = (Math.min(index, shown.length - 1) - (shown.length - 1) / 2) * STEP;
      element.classList.add('is-held');
      element.style.setProperty(
        'transform',
        `translate(${x + off - spot.w / 2}px, ${y - spot.h / 2}px)`,
      );
    });
    const over = placeAt(latest(), x, y, press.cards);
    if (over?.place !== at.over?.place || over?.index !== at.over?.index) changed({ over });
  }
}

const gripped = (place, id) =>
  isHeap(place)
    ? cardsAt(place)
        .map(card => card.id)
        .slice(cardsAt(place).findIndex(card => card.id === id))
    : [id];

function letGo() {
  press = null;
  changed({ held: new Set(), over: null });
}

function drop(one, x, y) {
  const over = placeAt(laid, x, y, one.cards) ?? at.over;
  changed({ over: null });
  const from = whereIs(one.cards[0]);
  if (!over) {
    letGo();
    toast(t('play.nowhere'));
    return speak(t('play.nowhere'), true);
  }
  if (over.place === from && over.index === undefined) return letGo();
  move(one.cards, over.place, over.index);
}

function tap(one, stage, x, y) {
  const place = one.heap ?? (one.card ? whereIs(one.card) : one.zone);
  const now = performance.now();
  const twice = place === last.place && now - last.at < TWICE;
  last = { place, at: now };
  if (!place) return changed({ chosen: [] });
  stage.querySelector(`.zone[data-place="${place}"]`)?.focus({ preventScroll: true });
  if (twice && (isHeap(place) || place === 'pile') && cardsAt(place).length > 0) {
    changed({ chosen: [] });
    last.place = null;
    return gather(place);
  }
  const from = at.chosen.length > 0 ? whereIs(at.chosen[0]) : null;
  const lays =
    from &&
    from !== place &&
    !(one.card && (isHeap(place) || (place.startsWith('fan ') && from.startsWith('fan '))));
  if (lays) return move(at.chosen, place, undefined);
  if (one.heap) return changed({ chosen: cardsAt(place).map(card => card.id) });
  if (one.card) choose(one.card);
}
