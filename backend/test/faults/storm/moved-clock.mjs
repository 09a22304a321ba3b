// Loaded before all else into a process whose clock may jump: adds to each time that the process asks
// for as many milliseconds as the file in MOVED_CLOCK says, or none where there is no such file.
// What is measured by `performance.now()`, and every timer, goes on as it does on a host whose clock
// is set.
import { readFileSync } from 'node:fs';

/** Milliseconds for which what the file said is good. */
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
