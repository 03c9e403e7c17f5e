// Files of the web server, and what the address asks for.

import { t } from '../texts.js';

let failing = false;

export function asked() {
  const wish = new URLSearchParams(location.search);
  const hall = wish.get('hall') ?? '';
  return {
    hall: /^[a-z0-9-]+$/.test(hall) ? hall : null,
    round: number(wish.get('round')),
    table: number(wish.get('table')),
    embed: wish.has('embed'),
  };
}

function number(text) {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null;
}

/** The address of this page with other wishes; null takes one away. */
export function address(wishes) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(wishes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.search || '?';
}

/** What is in a file; null if it cannot be had now. */
export async function read(name) {
  try {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(answer.status);
    const body = await answer.json();
    lost((failing = false));
    return body;
  } catch {
    lost((failing = true));
    return null;
  }
}

export function lost(is = failing) {
  const banner = document.getElementById('lost');
  banner.hidden = !is;
  banner.textContent = is ? t('audience.lost') : '';
}
