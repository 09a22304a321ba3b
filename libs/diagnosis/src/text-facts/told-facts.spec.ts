import { describe, expect, it } from '@jest/globals';
import { withTold, type Uncounted } from './told-facts.js';

const submittedOn = '2026-11-23';
const read = (rest: Partial<Uncounted> & Pick<Uncounted, 'kind'>): Uncounted => ({
  path: 'qualitative.vision',
  sentence: 'A sentence.',
  start: 0,
  end: 11,
  origin: 'pattern',
  ...rest,
});

describe('withTold', () => {
  it('lets the owner’s word win and keeps the sentence as evidence', () => {
    const facts = [read({ kind: 'wish-exit', date: '2028-12-31', months: 25, yearOnly: true })];
    expect(withTold(facts, [{ kind: 'wish-exit', date: '2027-08-31' }], submittedOn)).toEqual([
      { ...facts[0], date: '2027-08-31', months: 9, yearOnly: false, origin: 'owner' },
    ]);
  });

  it('keeps what was read where the owner leaves it open', () => {
    const facts = [read({ kind: 'client-share', percent: 38 })];
    expect(withTold(facts, [{ kind: 'client-share' }], submittedOn)).toEqual([
      { ...facts[0], origin: 'owner' },
    ]);
  });

  it('drops what the owner denies, and nothing else', () => {
    const facts = [read({ kind: 'liquidity' }), read({ kind: 'wish-small' })];
    expect(withTold(facts, [{ kind: 'liquidity', denied: true }], submittedOn)).toEqual([facts[1]]);
  });

  it('takes no sentence about something else as evidence', () => {
    const contract = read({ kind: 'term-ends', thing: 'contract', date: '2027-06-30' });
    const told = { kind: 'term-ends', thing: 'site', date: '2028-03-31' } as const;
    expect(withTold([contract], [told], submittedOn)).toEqual([
      {
        kind: 'term-ends',
        thing: 'site',
        date: '2028-03-31',
        months: 16,
        yearOnly: false,
        origin: 'owner',
      },
    ]);
  });

  it('tells from the date whether something has happened', () => {
    const tenseOn = (date?: string) =>
      withTold([], [{ kind: 'event', date }], submittedOn)[0]?.tense;
    expect([tenseOn('2026-11-22'), tenseOn('2026-11-23'), tenseOn()]).toEqual([
      'happened',
      'coming',
      'coming',
    ]);
  });

  it('takes a ticked event as one about a client that is still to come', () => {
    const facts = [
      read({ kind: 'event', about: 'supplier', tense: 'coming' }),
      read({ kind: 'event', about: 'client', tense: 'happened' }),
    ];
    const ticked = { kind: 'event', about: 'client', tense: 'coming', origin: 'owner' };
    expect(withTold(facts, [{ kind: 'event' }], submittedOn)).toEqual([ticked]);
    const client = read({ kind: 'event', about: 'client', tense: 'coming' });
    expect(withTold([...facts, client], [{ kind: 'event' }], submittedOn)).toContainEqual({
      ...client,
      origin: 'owner',
    });
  });

  it('keeps a second one of a kind that may be several, and none of a kind that is one', () => {
    const ruth = read({ kind: 'person-leaves', person: 'Ruth', tense: 'coming' });
    const karl = read({ kind: 'person-leaves', person: 'Karl', tense: 'coming', start: 20 });
    expect(withTold([ruth, karl], [{ kind: 'person-leaves' }], submittedOn)).toEqual([
      { ...ruth, origin: 'owner' },
      karl,
    ]);
    const wishes = [read({ kind: 'wish-exit' }), read({ kind: 'wish-exit', start: 20 })];
    expect(withTold(wishes, [{ kind: 'wish-exit' }], submittedOn)).toHaveLength(1);
  });

  it('takes the share of a client that is lost for no evidence of one that is there', () => {
    const lost = read({ kind: 'client-share', percent: 40, tense: 'happened' });
    expect(withTold([lost], [{ kind: 'client-share', percent: 30 }], submittedOn)).toEqual([
      { kind: 'client-share', percent: 30, origin: 'owner' },
    ]);
  });

  it('shows a date that was read and confirmed no finer than it was written', () => {
    const [fact] = withTold(
      [read({ kind: 'wish-exit', date: '2028-12-31', months: 25, yearOnly: true })],
      [{ kind: 'wish-exit', date: '2028-12-31' }],
      submittedOn,
    );
    expect(fact).toMatchObject({ date: '2028-12-31', yearOnly: true, origin: 'owner' });
  });

  it('keeps the age or the illness that a confirmed sentence tells, and adds none', () => {
    const ill = read({ kind: 'health-age', who: 'owner', illness: true });
    const told = { kind: 'health-age', who: 'owner' } as const;
    expect(withTold([ill], [told], submittedOn)).toEqual([{ ...ill, origin: 'owner' }]);
    expect(withTold([], [told], submittedOn)).toEqual([{ ...told, origin: 'owner' }]);
  });
});
