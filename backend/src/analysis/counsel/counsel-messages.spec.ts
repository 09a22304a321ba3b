import { describe, expect, it } from '@jest/globals';
import { clinicsTask } from '@ellac/wording/testing';
import { counselDataOf } from './counsel-data.js';
import { counselMessages } from './counsel-messages.js';

const secrets = { mark: 'MARK', canary: 'CANARY' };
const withName = (company: string) => ({ ...clinicsTask, names: { company } });

describe('the messages that ask for a counsel', () => {
  it('have the legal form of the company, and never its name', () => {
    expect(counselDataOf(withName('Maple Physio Inc.')).legalForm).toBe('Inc');
    expect(
      JSON.stringify(counselMessages(withName('Maple Physio Inc.'), secrets, null)),
    ).not.toContain('Maple');
    expect(JSON.stringify(counselDataOf(withName('Maple Physio')))).not.toContain('legalForm');
  });

  it('have the country of the phone number, and never the number', () => {
    const ireland = { ...clinicsTask, place: 'Ireland' };
    expect(counselDataOf(ireland).place).toBe('Ireland');
    expect(JSON.stringify(counselMessages(ireland, secrets, null))).not.toContain('+');
  });

  it('have the letter that the model wrote before, where one came', () => {
    const letter = 'Dear owner, hire first.';
    const [without, withLetter] = [null, letter].map((each) =>
      counselMessages(clinicsTask, secrets, each),
    );
    expect(withLetter!.slice(0, -1)).toEqual(without);
    expect(withLetter!.at(-1)!.content).toBe(`<<<letter MARK\n"${letter}"\nMARK letter>>>`);
  });

  it('ask a second time with the draft, its faults and its printed texts', () => {
    const draft = {
      request: 'proofread' as const,
      text: '{"lead":"…"}',
      faults: [{ check: 'V3', place: 'lead', why: 'has a figure' }] as const,
      findings: [{ place: 'lead', sentence: 'It ends.', fault: 'It is renewed.', instead: '' }],
      printed: [{ place: 'lead', text: 'The lease ends in May.' }],
    };
    const [first, second] = [undefined, draft].map((each) =>
      counselMessages(clinicsTask, secrets, null, each),
    );
    expect(second!.slice(0, -1)).toEqual(first);
    const { content } = second!.at(-1)!;
    expect(content).toContain(`<<<answer MARK\n${JSON.stringify(draft.text)}\nMARK answer>>>`);
    expect(content).toContain('The lease ends in May.');
    expect(content).toContain('has a figure');
    expect(content).toContain('It is renewed.');
  });

  it('ask to revise by the advice of a coach, to proofread all, and to mend nothing but faults', () => {
    const asked = (['revise', 'proofread', 'mend'] as const).map(
      (request) =>
        counselMessages(clinicsTask, secrets, null, {
          request,
          text: '{}',
          faults: [],
          printed: [],
        }).at(-1)!.content,
    );
    const signs = [
      'as the best adviser would',
      'as a strict coach who has to sign it',
      'all else letter by letter',
    ];
    expect(asked.map((content) => signs.map((sign) => content.includes(sign)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});
