import type { RuleFact } from '../facts/fact.js';
import type { PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import { placeholdersOf } from '../words/placeholders.js';
import { describe, expect, it } from '@jest/globals';
import { anyCharacter } from '@ellac/contracts/testing/any-character';
import fc from 'fast-check';
import { madeOnce } from '@ellac/diagnosis/testing';
import { checkWords } from './check-words.js';
import { checkEvidence } from './evidence.check.js';
import { figureFaults } from './figures/figures.check.js';
import { forbiddenFaults } from './prose/forbidden.check.js';
import { aTask } from '../testing/a-task.js';
import { aCompletion, someWords } from '../testing/some-words.js';

const context = {
  canary: 'violet-otter-kxqz',
  instructions: 'Word each finding in plain English.',
};
const task = aTask();

/** Pieces of completions by an honest, a careless and a malicious model. */
const piece = fc.constantFrom(
  ...['The company', '{{E01}}', '{{E99}}', 'you', '{{Q01}}', '{{Q02}}', ' is ', ' ready', '.'],
  ...['80%', 'ten out of ten', 'three weeks', 'half of revenue', 'Phase 2', ' days', '€', '½'],
  ...['https://evil.example', '<b>', 'Acme', 'violet-otter-kxqz', 'guaranteed', ' tax ', '\u200B'],
  ...['weak', 'strong', ' not ', ' above the industry', '"', '“', '\n', '{{', '}}', 'As an AI, '],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
);

/** Mostly none: where many texts are faulty, an answer is refused as a whole. */
const replacement = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: text },
);

/** Good words in which some texts were replaced by arbitrary ones. */
const someAnswer = fc.array(replacement, { minLength: 12 }).map((texts) => {
  let next = 0;
  const changed = (original: string): string => texts[next++ % texts.length] ?? original;
  const good = someWords();
  return {
    sections: Object.fromEntries(
      Object.entries(good.sections).map(([name, claims]) => [
        name,
        claims.map((claim) => ({ ...claim, text: changed(claim.text) })),
      ]),
    ),
    gaps: good.gaps.map((gap) => ({ ...gap, meaning: changed(gap.meaning) })),
    strengths: good.strengths.map((each) => ({ ...each, text: changed(each.text) })),
    recommendations: good.recommendations.map((each) => ({
      ...each,
      action: changed(each.action),
    })),
    weaknesses: [],
    highlights: [],
    considerations: good.considerations.map((each) => ({ ...each, text: changed(each.text) })),
  } satisfies PartWords;
});

/** Such an answer and what the checks make of it, once for all properties. */
const someChecked = someAnswer.map(
  madeOnce((answer) => checkWords(aCompletion(answer), task, context)),
);

const faultsOf = (words: PartWords) => [
  ...checkEvidence(words, task).faults,
  ...figureFaults(passagesOf(words), task),
  ...forbiddenFaults(passagesOf(words), task, context.canary),
];

describe('whatever the model answers', () => {
  it('is refused without an error where it is no words at all', () => {
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.json(),
      fc.constant('{"gaps":[]}'),
    );
    fc.assert(
      fc.property(anything, (answer) => {
        expect(checkWords(aCompletion(answer), task, context).words).toBeNull();
      }),
    );
  });

  it('leaves no words with a fault of evidence, figures or forbidden content', () => {
    const seen = { kept: 0, refused: 0 };
    fc.assert(
      fc.property(someChecked, ({ words }) => {
        expect(words === null ? [] : faultsOf(words)).toEqual([]);
        seen[words === null ? 'refused' : 'kept']++;
      }),
      { numRuns: 150 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('needs no repair where nothing is at fault', () => {
    fc.assert(
      fc.property(someChecked, ({ faults, repair, words, answered }) => {
        if (faults.length === 0) expect(words).toEqual(answered);
        for (const fault of repair) expect(faults).toContainEqual(fault);
      }),
    );
  });
});

describe('words built from facts and the rules’ own texts', () => {
  // The label of a figure in a rule's text names the rule.
  const answers = task.facts.filter(({ id, value }) => !id.startsWith('F') && value !== '');
  const inOwnWords = (rule: RuleFact): PartWords => ({
    sections: {
      currentState: answers.map(({ id, label }) => ({
        text: `On one point (${label}), the answer is {{${id}}}.`,
        evidence: [id],
        rules: [],
      })),
    },
    gaps: [
      { ruleId: rule.id, finding: rule.finding, meaning: rule.meaning, evidence: rule.inputs },
    ],
    strengths: [{ ruleId: rule.id, text: rule.stake, evidence: rule.inputs }],
    recommendations: [
      { ruleId: rule.id, action: rule.action, expectedOutcome: rule.expectedOutcome },
    ],
    weaknesses: [],
    highlights: [],
    considerations: [{ ruleId: rule.id, text: rule.stake, evidence: rule.inputs }],
  });

  it.each(task.rules.map((rule) => [rule.id, rule] as const))('pass: %s', (_, rule) => {
    const words = inOwnWords(rule);
    expect(faultsOf(words)).toEqual([]);
    expect(passagesOf(words).flatMap(({ text }) => placeholdersOf(text))).toContain('E01');
  });
});
