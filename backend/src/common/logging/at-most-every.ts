/** Passes on the first of many calls; those that follow within `ms` milliseconds are dropped. */
export function atMostEvery<Arguments extends unknown[]>(
  ms: number,
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  let quietUntil = 0;
  return (...given) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + ms;
    act(...given);
  };
}
