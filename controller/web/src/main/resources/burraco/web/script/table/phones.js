// QR codes for phones on the table's own screen, which shows no page but /table: a dialog over it.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { isOwnScreen, seatCodes } from '../own-screen.js';
import { consoleCode, phoneCodes } from '../phone-codes.js';
import { t } from '../texts.js';

const MINUTE = 60_000;
const sheet = document.getElementById('phones');
let scans = 0;

/** Whether codes can be scanned here; requests them when first needed. */
export function hasPhones(told) {
  return isOwnScreen() && Boolean(seatCodes(told).codes?.reachable);
}

/** A button for the corner, if there are codes to scan. */
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

/** Closed when a ruling appears, which must be visible. */
export const closePhones = () => sheet.close();

/** Redrawn for another language or a new console code. */
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
