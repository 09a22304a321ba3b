import type { RuleFact } from '../../facts/fact.js';
import type { PartTask } from '../../tasks/part-task.js';
import type { PartWords } from '../../words/part-words.js';
import { passagesOf } from '../../words/passages.js';
import { placeholdersOf } from '../../words/placeholders.js';
import type { Fault } from '../fault.js';

/** A figure that occurs only in a rule's text, such as a limit or a term. */
const isOfRules = (name: string): boolean => /^F\d+$/.test(name);

const figuresOf = (text: string): readonly string[] => placeholdersOf(text).filter(isOfRules);

/** V3: figures of rules' texts are used only for these rules, and no recommendation omits one. */
export function ruleFigureFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const rules = new Map(task.rules.map((rule) => [rule.id, rule]));
  return [...strayFigures(words, rules), ...changedFigures(words, rules)];
}

type Rules = ReadonlyMap<string, RuleFact>;

function strayFigures(words: PartWords, rules: Rules): readonly Fault[] {
  return passagesOf(words).flatMap((passage) => {
    const read = new Set(passage.rules.flatMap((id) => rules.get(id)?.inputs ?? []));
    return figuresOf(passage.text)
      .filter((name) => !read.has(name))
      .map((name): Fault => {
        const why = `has {{${name}}}, a figure from the text of another rule`;
        return { check: 'V3', place: passage.place, why };
      });
  });
}

function changedFigures(words: PartWords, rules: Rules): readonly Fault[] {
  return words.recommendations.flatMap(({ ruleId, action, expectedOutcome }) => {
    const rule = rules.get(ruleId);
    if (rule === undefined) return [];
    const fault = (half: 'action' | 'expectedOutcome', why: string): Fault => ({
      check: 'V3',
      place: `recommendations ${ruleId} ${half}`,
      why,
    });
    const said = figuresOf(`${action} ${expectedOutcome}`);
    const lost = (half: 'action' | 'expectedOutcome') =>
      [...new Set(figuresOf(rule[half]))]
        .filter((name) => !said.includes(name))
        .map((name) => fault(half, `leaves out {{${name}}}, which its rule names`));
    const promised = figuresOf(rule.expectedOutcome);
    const other = figuresOf(expectedOutcome).some((name) => !promised.includes(name));
    return [
      ...lost('action'),
      ...lost('expectedOutcome'),
      ...(other ? [fault('expectedOutcome', 'promises another figure than its rule')] : []),
      ...(['action', 'expectedOutcome'] as const).flatMap((half) =>
        turnedLimits({ action, expectedOutcome }[half], rule).map((name) =>
          fault(half, `turns the limit {{${name}}} of its rule round`),
        ),
      ),
    ];
  });
}

const under = /(?:\b(?:below|under|less than|fewer than|at most|up to|no more than)|\btowards) $/;
const over = /\b(?:above|over|more than|at least|no less than|beyond|exceeds?|exceeding) $/;
const orLess = /^ or (?:less|fewer|lower)\b/;
const orMore = /^ or (?:more|higher|longer)\b/;

/** Limits that are a maximum in the rule and a minimum in the words, or the reverse. */
function turnedLimits(text: string, { action, expectedOutcome }: RuleFact): readonly string[] {
  const meant = sidesIn(`${action} ${expectedOutcome}`);
  return [...sidesIn(text)].flatMap(([name, side]) =>
    meant.has(name) && meant.get(name) !== side ? [name] : [],
  );
}

function sidesIn(text: string): ReadonlyMap<string, 'under' | 'over'> {
  const sides = new Map<string, 'under' | 'over'>();
  for (const { 0: whole, 1: name, index } of text.matchAll(/\{\{(F\d+)\}\}/g)) {
    const before = text.slice(0, index).toLowerCase();
    const behind = text.slice(index + whole.length).toLowerCase();
    if (orLess.test(behind) || under.test(before)) sides.set(name!, 'under');
    else if (orMore.test(behind) || over.test(before)) sides.set(name!, 'over');
  }
  return sides;
}
