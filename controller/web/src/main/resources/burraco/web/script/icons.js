// Icons on a 24 by 24 grid. They are decoration: the text beside them says the same.

import { h } from './dom.js';

const OUTLINES = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  suits: 'M7 3l3 4-3 4-3-4ZM17 13l3 4-3 4-3-4ZM14 4h6v6h-6ZM7 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  speech: 'M4 9v6h4l5 4V5L8 9ZM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  more: 'M5 12v.2M12 12v.2M19 12v.2',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z',
  lines: 'M4 6h16M4 12h10M4 18h13',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  frozen: 'M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 3.5l3 3 3-3M9 20.5l3-3 3 3',
  warn: 'M12 3 22 20H2ZM12 10v4M12 17v.5',
  asks: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.2.6-1.5 1.3-1.5 2.3M12 18v.2',
  link: 'M3 8c5-5 13-5 18 0M6.5 12c3-3 8-3 11 0M10 16c1-1 3-1 4 0M12 20v.2',
  phone: 'M8 2h8a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM11 18.5h2',
  pause: 'M8 5v14M16 5v14',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 20.5a2 2 0 0 0 4 0',
};

export function icon(name) {
  return h(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    h('path', { d: OUTLINES[name] }),
  );
}
