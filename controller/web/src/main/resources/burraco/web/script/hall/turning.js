// A list in columns that turns its pages by itself where it does not fit on a large screen. ?rotate=20 sets the
// seconds for each page, ?rotate=off lets people scroll. On small screens the list is as long as it is.

import { icon } from '../icons.js';
import { t } from '../texts.js';

const SECONDS = 12;
const LEAST = 3;

const asked = new URLSearchParams(location.search).get('rotate');
const large = matchMedia('(min-width: 900px) and (min-height: 480px)');

export function turning(list, told) {
  let page = 0;
  let stands = false;
  let due = Date.now() + seconds() * 1000;

  const pages = () => (isTurning() ? Math.max(1, Math.ceil((list.scrollWidth + gap()) / step() - 0.02)) : 1);
  const gap = () => Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const step = () => list.clientWidth + gap();

  function isTurning() {
    return asked !== 'off' && (large.matches || Number(asked) > 0);
  }

  function show(next) {
    const many = pages();
    page = ((next % many) + many) % many;
    due = Date.now() + seconds() * 1000;
    list.scrollLeft = page * step();
    told();
  }

  /** After the list has changed, or the window. */
  function settle() {
    document.body.classList.toggle('is-turning', isTurning());
    show(Math.min(page, pages() - 1));
  }

  setInterval(() => {
    if (!stands && Date.now() >= due && pages() > 1) show(page + 1);
  }, 500);
  addEventListener('resize', settle);
  document.fonts?.ready.then(settle);
  addEventListener('keydown', event => {
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (by && pages() > 1) show(page + by);
  });

  return {
    settle,
    says: () => (pages() > 1 ? `${page + 1}/${pages()}` : ''),
    /** What moves by itself can be stopped. */
    button: () => pages() > 1 ? [{
      key: 'stop', face: icon('pause'), label: t('hall.stop'), pressed: stands,
      act: () => {
        stands = !stands;
        told();
      },
    }] : [],
  };
}

function seconds() {
  return Math.max(LEAST, Number(asked) || SECONDS);
}
