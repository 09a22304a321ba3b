import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { analysisRetry, deliveryRetry, pauseAfter, triesOf } from './retry-policy.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the pause after a try', () => {
  it.each([
    { drawn: 0, pauses: [12, 96] },
    { drawn: 0.5, pauses: [15, 120] },
    { drawn: 1, pauses: [18, 144] },
  ])('of an analysis grows, and differs by a fifth at most: %j', ({ drawn, pauses }) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    const seen = [1, 2].map((attempt) => pauseAfter(analysisRetry, attempt));
    expect(seen).toEqual(pauses.map((pause) => expect.closeTo(pause, 6)));
  });

  it('of a mail is as it is written', () => {
    const seen = deliveryRetry.pauses.map((_, index) => pauseAfter(deliveryRetry, index + 1));
    expect(seen).toEqual(deliveryRetry.pauses);
  });

  it.each([analysisRetry, deliveryRetry])('is none after the last one', (policy) => {
    expect(pauseAfter(policy, triesOf(policy))).toBeNull();
    expect(pauseAfter(policy, triesOf(policy) - 1)).not.toBeNull();
  });
});
