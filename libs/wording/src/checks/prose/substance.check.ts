import type { RuleFact } from '../../facts/fact.js';
import type { PartTask } from '../../tasks/part-task.js';
import type { PartWords } from '../../words/part-words.js';
import { sentencesOf } from '../direction/clauses.js';
import type { Fault } from '../fault.js';
import { stemsOf } from '../direction/stems.js';

/**
 * A worded action keeps at least this share of its rule's content words. Of 70 actions that three
 * writers worded for six businesses the freest kept 0.62, and of those of the model's stand-in 0.82;
 * an action held against another rule of the same business keeps 0.40 at most.
 */
const leastKept = 0.5;

/** V5, substance: a recommendation says what its rule says. */
export function substanceFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const rules = new Map(task.rules.map((rule) => [rule.id, rule]));
  return words.recommendations.flatMap((worded) => {
    const rule = rules.get(worded.ruleId);
    return rule === undefined
      ? []
      : actionFaults(worded.action, rule).map((why): Fault => ({
          check: 'V5',
          place: `recommendations ${rule.id} action`,
          why,
        }));
  });
}

function actionFaults(action: string, rule: RuleFact): readonly string[] {
  const said = stemsOf(action);
  const meant = [...stemsOf(rule.action)];
  const kept = meant.filter((stem) => said.has(stem)).length;
  const isSwapped = opposites.some(([one, other]) =>
    isOneForTheOther(action, `${rule.action} ${rule.finding} ${rule.step}`, one, other),
  );
  return [
    ...(kept < meant.length * leastKept ? ['says something else than the action of its rule'] : []),
    ...(isTurnedRound(action, rule.action) ? ['puts last what its rule puts first'] : []),
    ...(isSwapped ? ['says the opposite of a word of its rule'] : []),
    ...(addsDenial(action, rule) ? ['denies what its rule does not deny'] : []),
  ];
}

/**
 * Negations that reverse a step whose rule has none; those in "customers who do not buy" do not.
 */
const denial =
  /\b(?:never|without|stop|refuse|ignore|secretly|in secret|forbid|hide|conceal|withhold)\b|\b(?:let|tell|ask|name|give|inform|to|with|by) (?:nobody|no one)\b|(?<!\b(?:who|that|which|they|customers|clients|others) )\b(?:do|does|must|should|shall|may) not\b|\b(?:don|mustn|shouldn)['’]t\b/i;
/** Negations in a rule, which the words may express differently. */
const ownDenial =
  /\b(?:not|no|never|nobody|no one|nothing|none|neither|nor|without|stops?|rather than)\b|n['’]t\b/i;
/** Phrases for an owner who is no longer needed, which is the aim of most steps. */
const harmless =
  /\bwithout (?:you\b|delay|exception|(?:asking|ringing|calling|turning|question|a question|a call|help|going|waiting)\b)/gi;

const beginsWithDenial = /^(?:never|do not|don['’]t|stop|avoid|refuse)\b/i;

const addsDenial = (action: string, rule: RuleFact): boolean =>
  (beginsWithDenial.test(action) && !beginsWithDenial.test(rule.action)) ||
  (denial.test(action.replace(harmless, ' ')) && !ownDenial.test(rule.action));

/** Pairs of opposites: a fault if one of them is in the rule and only the other is in the words. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\blargest\b/i, /\bsmallest\b/i],
  [/\blarger\b/i, /\bsmaller\b/i],
  [/\bmost (?:often|frequent)\b/i, /\b(?:least often|rarest|most rarely)\b/i],
  [/\b(?:costs?|forgives?|takes?) least\b/i, /\b(?:costs?|forgives?|takes?) most\b/i],
  [/\bbest\b/i, /\bworst\b/i],
  [/\bbeforehand\b/i, /\bafterwards\b/i],
  [/\bone by one\b/i, /\b(?:at once|all together|in one go)\b/i],
];

const isOneForTheOther = (said: string, meant: string, one: RegExp, other: RegExp): boolean =>
  (one.test(meant) && !other.test(meant) && other.test(said) && !one.test(said)) ||
  (other.test(meant) && !one.test(meant) && one.test(said) && !other.test(said));

/** The words of what comes first and of what comes later in a text. */
function orderIn(text: string): Readonly<Record<'first' | 'later', ReadonlySet<string>>> {
  const clauses = sentencesOf(text).flatMap((sentence) =>
    sentence.split(/[,;:.]|\b(?:and|but|while)\b/i).map((clause) => clause.trim()),
  );
  const among = (pattern: RegExp) =>
    stemsOf(
      clauses
        .filter((clause) => pattern.test(clause))
        .map((clause) => clause.replaceAll(/\b(?:first|last|later|begin|start|then)\b/gi, ' '))
        .join(' '),
    );
  return {
    // "The first step" states no order.
    first: among(/\bfirst$|^(?:begin|start) with\b|^first\b(?! \w+ (?:is|are)\b)/i),
    later: among(/\b(?:last|later)$|^then\b|^(?:only )?(?:last|later|after that)\b/i),
  };
}

function isTurnedRound(said: string, meant: string): boolean {
  const rule = orderIn(meant);
  const words = orderIn(said);
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((stem) => !other.has(stem));
  const first = only(rule.first, rule.later);
  const later = only(rule.later, rule.first);
  const isLate = first.some((stem) => words.later.has(stem) && !words.first.has(stem));
  const isEarly = later.some((stem) => words.first.has(stem) && !words.later.has(stem));
  return isLate && isEarly;
}
