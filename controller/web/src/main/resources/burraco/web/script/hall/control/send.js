// Orders of /control.

import { order } from '../staff.js';

export function give(body) {
  return order('/api/hall/control', body);
}
