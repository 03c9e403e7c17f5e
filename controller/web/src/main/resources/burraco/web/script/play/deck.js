// The 108 cards as elements. Each is created once and keeps its place in the document; it only moves on the page,
// so that movements are animated.

import { cardName } from '../cards.js';
import { isWide, symbol } from '../faces.js';
import { at, face, isOpen } from './store.js';

const SVG = 'http://www.w3.org/2000/svg';
const made = new Map();

export const elementOf = id => made.get(id)?.element;
export const optionId = id => `card-${id.replace('/', '-')}`;

function make(id, stage) {
  const element = document.createElement('div');
  element.className = 'pcard';
  element.id = optionId(id);
  element.dataset.card = id;
  element.setAttribute('role', 'option');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  const use = svg.appendChild(document.createElementNS(SVG, 'use'));
  element.append(svg);
  stage.append(element);
  const one = { element, svg, use, shown: {} };
  made.set(id, one);
  return one;
}

export function drawDeck(stage, laid) {
  const heard = at.heard ? new Set(at.heard.antennas.flatMap(one => one.cards)) : null;
  for (const card of at.play.cards) {
    const spot = laid.cards.get(card.id);
    if (!spot) continue;
    const one = made.get(card.id) ?? make(card.id, stage);
    const open = isOpen(card);
    draw(one, {
      place: card.where,
      picture: symbol(open ? face(card.id) : 'back', spot.lying),
      wide: isWide(spot.lying),
      name: open ? face(card.id) : 'back',
      lang: document.documentElement.lang,
      w: Math.round(spot.w * 10) / 10,
      h: Math.round(spot.h * 10) / 10,
      x: Math.round((spot.x - spot.w / 2) * 10) / 10,
      y: Math.round((spot.y - spot.h / 2) * 10) / 10,
      z: spot.z,
      hidden: spot.hidden,
      // Cards being dealt have no place with a name.
      untold: spot.hidden || card.where.startsWith('dealt '),
      moving: card.moving,
      chosen: at.chosen.includes(card.id),
      held: at.held.has(card.id),
      current: at.cursor?.place === card.where && at.cursor.index === card.index && at.cursor.seen,
      heard: heard && card.x !== null ? heard.has(card.id) : null,
    });
  }
}

function draw(one, wanted) {
  const { element, shown } = one;
  const is = name => wanted[name] !== shown[name];
  if (is('picture') || is('wide')) {
    one.svg.setAttribute('viewBox', wanted.wide ? '0 0 140 100' : '0 0 100 140');
    one.use.setAttribute('href', `#${wanted.picture}`);
  }
  if (is('name') || is('lang')) element.setAttribute('aria-label', cardName(wanted.name));
  if (is('w')) element.style.setProperty('width', `${wanted.w}px`);
  if (is('h')) element.style.setProperty('height', `${wanted.h}px`);
  // A held card follows the pointer; released, it glides from there.
  if (!wanted.held && (is('x') || is('y') || shown.held))
    element.style.setProperty('transform', `translate(${wanted.x}px, ${wanted.y}px)`);
  if (is('z')) element.style.setProperty('z-index', wanted.z);
  for (const name of ['hidden', 'moving', 'chosen', 'held', 'current']) {
    if (is(name)) element.classList.toggle(`is-${name}`, wanted[name]);
  }
  if (is('heard')) {
    element.classList.toggle('is-heard', wanted.heard === true);
    element.classList.toggle('is-silent', wanted.heard === false);
  }
  if (is('chosen')) element.setAttribute('aria-selected', String(wanted.chosen));
  if (is('untold')) element.setAttribute('aria-hidden', String(wanted.untold));
  if (is('place')) element.dataset.place = wanted.place;
  one.shown = wanted;
}
