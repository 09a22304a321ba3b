// Loaded first into a process whose clock may jump. Adds the milliseconds in the file MOVED_CLOCK
// to each time that the process reads; adds 0 without such a file. `performance.now()` and all
// timers stay unchanged, as on a host whose clock is set.
import { readFileSync } from 'node:fs';

/** Milliseconds for which the offset from the file is cached. */
const freshFor = 50;

const { Date: HostDate } = globalThis;
const hostNow = HostDate.now;
const file = process.env.MOVED_CLOCK;
let offset = 0;
let freshUntil = 0;

function now() {
  if (performance.now() > freshUntil) {
    freshUntil = performance.now() + freshFor;
    offset = written();
  }
  return hostNow() + offset;
}

function written() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

HostDate.now = now;
globalThis.Date = new Proxy(HostDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, as),
});
