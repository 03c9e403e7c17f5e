// Lamps at the seats, at the melds of each line and in the centre.

import { h, render } from '../dom.js';
import { around } from './places.js';
import { at } from './store.js';

export function drawLamps(element, laid) {
  const groups = Object.entries(at.play.lamps);
  const on = laid.frame;
  render(
    element,
    groups.map(([group, lamps]) => {
      const [start, step] = line(group);
      return lamps.map((colour, index) => {
        const [x, y] = on.px(start.x + step.x * index, start.y + step.y * index);
        const lit = colour !== '#000000';
        return h('i', {
          key: `${group}${index}`,
          class: `lamp${lit ? ' is-lit' : ''}`,
          style: { left: `${x}px`, top: `${y}px`, '--lamp': lit ? bright(colour) : 'transparent' },
        });
      });
    }),
  );
}

/** Lamps are dim because of the dark room; the screen shows the same hue brighter. */
function bright(colour) {
  const parts = [1, 3, 5].map(from => parseInt(colour.slice(from, from + 2), 16));
  const most = Math.max(...parts, 1);
  const strength = 0.55 + 0.45 * (most / 255);
  return `rgb(${parts.map(part => Math.round((part * 255 * strength) / most)).join(' ')})`;
}

function line(group) {
  const [kind, whose] = group.split(' ');
  const zone = name => at.felt.zones.find(one => one.zone === name);
  if (kind === 'seat') {
    const { x, y, w, h: height } = zone(group) ?? { x: 0, y: 0, w: 0, h: 0 };
    const left = { S: [-1, 0], N: [1, 0], E: [0, -1], W: [0, 1] }[whose];
    const half = (Math.abs(left[0]) * w + Math.abs(left[1]) * height) / 2 + 2;
    return [
      { x: x + left[0] * half, y: y + left[1] * half },
      { x: left[0] * 2, y: left[1] * 2 },
    ];
  }
  if (kind === 'melds') {
    const slots = around(at.felt.zones.filter(one => one.zone.startsWith(`${whose} slot`)));
    return slots.w >= slots.h
      ? [
          { x: slots.x - 3, y: slots.y - Math.sign(-slots.y) * (slots.h / 2 + 1) },
          { x: 2, y: 0 },
        ]
      : [
          { x: slots.x - Math.sign(-slots.x) * (slots.w / 2 + 1), y: slots.y - 3 },
          { x: 0, y: 2 },
        ];
  }
  const stock = zone('stock') ?? { x: -6, y: 0, h: 12 };
  return [
    { x: stock.x - 3, y: stock.y + stock.h / 2 + 3 },
    { x: 2, y: 0 },
  ];
}
