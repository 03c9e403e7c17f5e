// Requests to the table. If the session has ended, the person logs in again in between and nothing typed is lost.

import { signIn } from './login.js';

/** The JSON at a path, or null if there is no answer. */
export async function ask(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Sends an order: {ok: body}; {gone: true} if nobody logs in; otherwise {says: sentence or null}. */
export async function send(path, body, patience = 0) {
  for (;;) {
    const { status, says, ok } = await post(path, body, patience);
    if (status === 200) return { ok };
    if (status !== 401) return { says };
    if (!(await signIn(ok.again ? 'severe' : 'again'))) return { gone: true };
  }
}

/**
 * {status, ok, says, wait}: status 0 if there is no answer, or none within `patience` milliseconds; wait in seconds if
 * the server asks to wait.
 */
export async function post(path, body, patience = 0) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(patience && { signal: AbortSignal.timeout(patience) }),
    });
    const text = await answer.text();
    const said = text ? JSON.parse(text) : {};
    return {
      status: answer.status,
      ok: said,
      says: said.says ?? null,
      wait: Number(answer.headers.get('retry-after')) || 0,
    };
  } catch {
    return { status: 0, says: null, wait: 0 };
  }
}
