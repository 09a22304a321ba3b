import { describe, expect, it } from '@jest/globals';
import { answersBeside } from './answers-beside.js';

describe('answersBeside', () => {
  it('names the answers that speak of the same', () => {
    const fact = { id: 'T01', origin: 'pattern' } as const;
    expect(answersBeside({ ...fact, kind: 'cost-squeeze' })).toEqual(['nm', 'gm']);
    expect(answersBeside({ ...fact, kind: 'only-one', who: 'owner' })).toEqual(['funcs', 'absd']);
    expect(answersBeside({ ...fact, kind: 'only-one', who: 'other' })).toEqual([]);
    expect(answersBeside({ ...fact, kind: 'event', about: 'client' })).toEqual(['top']);
    expect(answersBeside({ ...fact, kind: 'event', about: 'rule' })).toEqual([]);
    expect(answersBeside({ ...fact, kind: 'own-sum' })).toEqual([]);
  });
});
