// The codes for players' phones and the arbiter's on the table's own screen, which shows no other
// page than /table: over it, until somebody closes them.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { isOwnScreen, seatCodes } from '../own-screen.js';
import { consoleCode, phoneCodes } from '../phone-codes.js';
import { t } from '../texts.js';

const MINUTE = 60_000;
const sheet = document.getElementById('phones');
let scans = 0;

/** Whether somebody may scan here; the codes are asked for when that is first wanted. */
export function hasPhones(told) {
  return isOwnScreen() && Boolean(seatCodes(told).codes?.reachable);
}

/** A switch for the corner, where there is something to be scanned. */
export function phonesSwitch(told) {
  return (
    hasPhones(told) && {
      key: 'phones-switch',
      face: [icon('phone'), h('span', {}, t('phones'))],
      label: t('phones'),
      act: open,
    }
  );
}

function open() {
  again();
  sheet.showModal();
}

/** What the table decides must not lie behind them. */
export const closePhones = () => sheet.close();

/** In another language, or with another code for the arbiter's phone. */
export function drawPhones() {
  render(
    sheet,
    h('h2', { key: 'title' }, t('door.phones')),
    h('p', { key: 'is' }, t('door.phones.is')),
    h('div', { key: 'all', class: 'codes-side-by-side' }, phoneCodes(), consoleCode(scans)),
    h(
      'button',
      { key: 'close', type: 'button', class: 'button main', onclick: () => sheet.close() },
      t('phones.close'),
    ),
  );
}

function again() {
  scans++;
  drawPhones();
}

setInterval(() => sheet.open && again(), MINUTE);
