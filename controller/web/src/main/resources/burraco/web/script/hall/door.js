// The way to all pages of a hall.

import { addWords, onLang, t, translate } from '../texts.js';
import { switches } from '../settings.js';
import hallWords from '../words/hall.js';
import words from '../words/hall-door.js';
import { listen, part } from './board.js';

addWords(hallWords);
addWords(words);

let title = '';

listen('/api/hall/clock/stream', state => {
  title = state.title;
  draw();
});

function draw() {
  for (const image of document.querySelectorAll('[data-qr]')) image.alt = t('door.qr', image.dataset.qr);
  part('title').textContent = title || t('hall.none');
  document.title = `${title || t('hall.none')} · Burraco`;
}

switches(part('switches'), ['lang', 'theme']);
translate();
onLang(draw);
draw();
