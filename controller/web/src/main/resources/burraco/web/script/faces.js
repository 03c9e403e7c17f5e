// Card faces as <symbol>s of one hidden drawing, each created when it is first shown. This takes no
// request, and colours come from the page's style. A face is 100 by 140; crosswise it is 140 by 100 with
// upright rank and suit, so that players can read it. A card can lie in four ways:
//
//   down    the next card covers all but the upper edge: rank and suit side by side
//   side    the next card covers all but the left edge: the suit below the rank
//   cross   crosswise, as the last cards of a burraco
//   row     crosswise, and the next card covers all but the left edge

import { h, render } from './dom.js';
import { BELLS, CAP, CROWNS, GEMS, RANKS, SUITS } from './glyphs.js';

/** Position and size of the picture, which is drawn in 100 by 116. */
const ART = {
  down: 'translate(15 55) scale(.7)',
  side: 'translate(38 68) scale(.56)',
  cross: 'translate(131 49) rotate(90) scale(.42)',
  row: 'translate(131 46) rotate(90) scale(.42)',
};

/** Whether a card lies crosswise. */
export const isWide = lying => lying === 'cross' || lying === 'row';

const made = new Map();
let sheet = null;

/** The id of a face's symbol. */
export function symbol(face, lying) {
  const id = `${lying}-${face === '??' ? 'unseen' : face}`;
  if (!made.has(id)) {
    const [width, height] = isWide(lying) ? [140, 100] : [100, 140];
    made.set(
      id,
      h(
        'symbol',
        { key: id, id, viewBox: `0 0 ${width} ${height}` },
        face === 'back' ? back(width, height) : front(face, lying, width, height),
      ),
    );
    sheet ??= document.body.appendChild(
      document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    );
    sheet.setAttribute('class', 'faces');
    sheet.setAttribute('aria-hidden', 'true');
    render(sheet, [...made.values()]);
  }
  return id;
}

function front(face, lying, width, height) {
  const rank = face.slice(0, -1);
  const suit = face.slice(-1);
  const paper = h('rect', {
    class: 'paper',
    x: 1,
    y: 1,
    width: width - 2,
    height: height - 2,
    rx: 10,
  });
  const art = ART[lying];
  if (face === 'many') return [paper];
  if (face === '??') {
    return [
      paper,
      h(
        'g',
        { class: 'unknown' },
        at(at(h('path', { class: 'stroke', d: RANKS['?'][1] }), 12, 10)),
        at(h('path', { class: 'stroke', d: RANKS['?'][1] }), width / 2 - 18, height / 2 - 14, 1.5),
      ),
    ];
  }
  if (face === 'JK') {
    return [
      paper,
      h(
        'g',
        { class: 'joker' },
        cap(8, 5, 0.94),
        h(
          'g',
          { transform: art },
          h('circle', { class: 'halo', cx: 50, cy: 58, r: 48 }),
          cap(9, 20, 1.58),
        ),
      ),
    ];
  }
  return [
    paper,
    h(
      'g',
      { class: `suit-${suit}` },
      index(rank, suit, lying),
      h('g', { transform: art }, picture(rank, suit)),
    ),
  ];
}

function index(rank, suit, lying) {
  const [wide, path] = RANKS[rank === 'T' ? '10' : rank];
  const stroke = h('path', { class: 'stroke', d: path });
  if (lying === 'side' || lying === 'row') {
    const small = rank === '10' ? 0.8 : 1;
    return [at(stroke, 10, 10, small, 1), at(h('path', { d: SUITS[suit] }), 9, 54, 0.84)];
  }
  return [at(stroke, 9, 8, 1.1), at(h('path', { d: SUITS[suit] }), 9 + wide * 1.1 + 7, 10, 1.06)];
}

function picture(rank, suit) {
  const pip = at(h('path', { d: SUITS[suit] }), 14, 20, 2.25);
  if (rank === 'A')
    return [
      h('circle', { class: 'ring', cx: 50, cy: 56, r: 53 }),
      at(h('path', { d: SUITS[suit] }), 18, 24, 2),
    ];
  if (!(rank in CROWNS)) return pip;
  return [
    h('rect', { class: 'panel', x: 2, y: 2, width: 96, height: 112, rx: 8 }),
    h(
      'g',
      { transform: 'translate(20 8)' },
      h('path', { d: CROWNS[rank] }),
      GEMS[rank].map(([x, y]) => h('circle', { class: 'gem', cx: x, cy: y, r: 4.5 })),
    ),
    at(h('path', { d: SUITS[suit] }), 32, 72, 1.1),
  ];
}

function cap(x, y, scale) {
  return h(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    h('path', { d: CAP }),
    BELLS.map(([cx, cy]) => h('circle', { class: 'bell', cx, cy, r: 4.5 })),
  );
}

function back(width, height) {
  const lozenges = [];
  for (let y = 0; y < 7; y++) {
    for (let x = 0; x < 5; x++) lozenges.push(`M${18 + x * 16} ${14 + y * 16 + 8}l8-8 8 8-8 8Z`);
  }
  return [
    h('rect', { class: 'paper', x: 1, y: 1, width: width - 2, height: height - 2, rx: 10 }),
    h('rect', { class: 'back', x: 8, y: 8, width: width - 16, height: height - 16, rx: 6 }),
    h('path', {
      class: 'lattice',
      d: lozenges.join(''),
      transform: width > height ? 'translate(134 -2) rotate(90)' : 'translate(-8 -2)',
    }),
  ];
}

function at(drawn, x, y, scale = 1, scaleY = scale) {
  return h('g', { transform: `translate(${x ?? 0} ${y ?? 0}) scale(${scale} ${scaleY})` }, drawn);
}
