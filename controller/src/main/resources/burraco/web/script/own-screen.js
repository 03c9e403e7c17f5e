// The table's own screen is told the seats' codes, and no page of somebody who comes from elsewhere.

/** By these names a browser asks the machine it is on; web/http/OwnScreen has the same. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export const isOwnScreen = () => THIS_MACHINE.includes(location.hostname);

/** {seats: [{seat, key, address}], reachable}; null where they are not told. */
export async function seatCodes() {
  const answer = await fetch('/api/seats', { cache: 'no-store' });
  return answer.ok ? answer.json() : null;
}
