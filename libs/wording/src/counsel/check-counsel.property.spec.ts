import { reportContentSchema } from '@ellac/contracts';
import { filledCounsel } from './filled-counsel.js';
import { operations, type CounselWords } from './counsel-words.js';
import { units } from './quantity.js';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aCompletion } from '../testing/some-words.js';
import { checkCounsel } from './check-counsel.js';
import {
  aCounsel,
  clinics,
  clinicsBusiness,
  clinicsReport,
  clinicsTask,
} from '../testing/a-counsel.js';
import { withCounsel } from './with-counsel.js';

const ids = [...clinicsTask.facts.map(({ id }) => id), 'W1', 'W2', 'N1', 'N2', 'Y1', 'Y2', 'Y3'];
const number = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double({ noNaN: true }));
const unit = fc.constantFrom(...units);

/** Arbitrary sums, with figures of any kind, and texts that name them. */
const anyCounsel = fc
  .record({
    sums: fc.array(
      fc.record({
        left: fc.constantFrom(...ids, 'Z1', 'Z2', 'Q02'),
        operation: fc.constantFrom(...operations),
        right: fc.constantFrom(...ids, 'Z1', 'Z2', 'E99'),
      }),
      { maxLength: 6 },
    ),
    proposed: fc.array(fc.record({ value: number, unit }), { maxLength: 4 }),
    days: fc.array(fc.oneof(fc.constantFrom('2027-02-30', 'soon', '9999-12-31'), fc.string()), {
      maxLength: 3,
    }),
    written: fc.array(fc.record({ value: number, unit, sentence: fc.string() }), { maxLength: 2 }),
    weeks: fc.oneof(fc.integer({ min: -9, max: 999 }), fc.double({ noNaN: true })),
    named: fc.array(fc.constantFrom(...ids, 'Z1', 'Z2', 'Z3', 'Q01', 'OWNER'), { maxLength: 3 }),
  })
  .map(({ sums, proposed, days, written, named, weeks }): CounselWords => {
    const counsel = aCounsel();
    const [first, ...others] = counsel.steps;
    const told = named.map((id) => `Look at {{${id}}} again.`).join(' ');
    return {
      ...counsel,
      written: written.map((each, index) => ({
        ...each,
        id: `W${index + 1}`,
        path: 'staff.training',
      })),
      proposed: proposed.map((each, index) => ({ ...each, id: `N${index + 1}` })),
      days: days.map((date, index) => ({ id: `Y${index + 1}`, date })),
      sums: sums.map((each, index) => ({ ...each, id: `Z${index + 1}`, label: 'What is left' })),
      steps: [
        {
          ...first!,
          weeks,
          hours: weeks,
        },
        ...others,
      ],
      letter: [
        {
          title: 'Therapists decide',
          keys: [],
          paragraphs: [
            {
              text: 'Therapists decide, and rooms do not. '.repeat(10).trim(),
              points: [`Then look once more. ${told}`, 'Then ask both desks again.'],
              heads: [],
              figures: named.map((id) => ({
                label: 'What is left',
                value: `{{${id}}}`,
                others: [],
              })),
              evidence: counsel.lead.evidence,
            },
          ],
        },
        ...counsel.letter.slice(1),
      ],
    };
  });

it('whatever a model reckons with, the checks come to an end, and what they leave can be shown', () => {
  const context = { canary: 'violet-otter-kxqz', instructions: 'Judge.' };
  fc.assert(
    fc.property(anyCounsel, (counsel) => {
      const answer = aCompletion(JSON.stringify(counsel));
      const { words } = checkCounsel(answer, clinicsTask, context);
      if (words === null) return;
      const shown = filledCounsel(words, clinicsTask, clinics);
      const report = withCounsel(clinicsReport, shown, clinicsBusiness);
      expect(reportContentSchema.parse(report)).toEqual(report);
      expect(JSON.stringify(report)).not.toMatch(/\{\{|NaN|undefined|Invalid/);
    }),
    { numRuns: 60 },
  );
});
