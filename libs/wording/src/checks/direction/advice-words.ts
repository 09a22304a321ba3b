import type { Wish } from '../../facts/fact.js';
import { isDenied, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

const larger =
  'grow faster|expand|scale up|hire|recruit|take on (?:more |new )?(?:people|staff|employees)|open (?:a|another) (?:second |new )?(?:site|branch|shop|office|location)|advertise';
const newThings =
  'launch|enter (?:a )?new markets?|add (?:a )?new (?:offers?|products?|services?|lines?)|expand|scale up|open (?:a|another) (?:second |new )?(?:site|branch|shop|office|location)';

/** The advice that each wish of the owner rules out. */
const against: Readonly<Record<Wish, RegExp>> = {
  small: new RegExp(`\\b(?:${larger})\\b`, 'g'),
  exit: new RegExp(`\\b(?:${newThings})\\b`, 'g'),
};

const advises = /\b(?:should|must|has to|have to|needs? to|time to)\b/;
/** Phrases on what somebody else does, or on a hypothetical case. */
const ofOthers = /\b(?:if|who|that|would|could|wants?|plan(?:s|ned)? by|not now)\b/;

/** Advice that a wish of the owner rules out, unless a rule of the passage gives it. */
export function adviceFaults(
  { text }: Clause,
  { judgement, passage, rules }: Ground,
): readonly string[] {
  const isAction = passage.place.endsWith(' action');
  if (ofOthers.test(text) || !(isAction || advises.test(text))) return [];
  const ours = rules.map(({ action, step }) => `${action} ${step}`.toLowerCase()).join(' ');
  const isSaid = judgement.wishes.some((wish) =>
    Array.from(text.matchAll(against[wish])).some(
      ({ 0: found, index }) =>
        !isDenied(text, index, index + found.length) && !ours.includes(found),
    ),
  );
  return isSaid ? ['advises what a wish of the owner rules out'] : [];
}

const margin = 'margins?|profits?|profitability|earnings';
const good =
  'strong|good|great|healthy|solid|sound|comfortable|high|excellent|robust|impressive|handsome';
const praiseWord = new RegExp(`\\b(?:${good})\\b`);
const praise = new RegExp(
  `\\b(?:${good}) (?:\\w+ ){0,2}(?:${margin})\\b|\\b(?:${margin}) (?:of \\S+ )?(?:is|are|looks?|stands?|remains?) (?:\\w+ ){0,2}(?:${good})\\b`,
  'g',
);

/** Praise of a margin that would be used up by a fair pay for the owner. */
export function marginFaults({ text }: Clause, { judgement }: Ground): readonly string[] {
  if (!judgement.isMarginLow || /\b(?:if|would|could|on paper|looks)\b/.test(text)) return [];
  const isSaid = Array.from(text.matchAll(praise)).some(({ 0: found, index }) => {
    const word = index + Math.max(0, found.search(praiseWord));
    return !isDenied(text, word, index + found.length);
  });
  return isSaid ? ['praises a margin that is low after fair pay for the owner’s work'] : [];
}
