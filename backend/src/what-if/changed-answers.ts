import {
  belongsTo,
  isNotKnown,
  type Questionnaire,
  whatIfAnswers,
  type WhatIfChange,
  type WhatIfReply,
} from '@ellac/contracts';

/** In the answer about a second contact for key clients, this entry of the list. */
const keyClients = 'key_clients';

type Shares = Record<string, number>;

const toHundredths = (percent: number): number => Math.round(percent * 100) / 100;

/**
 * The shares after one of them was set. The others keep their proportion to each other; where all of
 * them are 0, the first takes the rest.
 */
function withShare(shares: Shares, key: string, percent: number): Shares {
  const others = Object.keys(shares).filter((other) => other !== key);
  const sum = others.reduce((total, other) => total + shares[other]!, 0);
  const rest = 100 - percent;
  const [first, ...further] = others;
  const result: Shares = { ...shares, [key]: percent };
  for (const other of further)
    result[other] = sum === 0 ? 0 : toHundredths((rest * shares[other]!) / sum);
  const given = further.reduce((total, other) => total + result[other]!, 0);
  result[first!] = toHundredths(rest - given);
  return result;
}

/** The answers with one of them changed. */
function withChange(answers: Questionnaire, { path, value }: WhatIfChange): Questionnaire {
  const [group, field, part] = path.split('.') as [keyof Questionnaire, string, string | undefined];
  const fields = answers[group] as Readonly<Record<string, unknown>>;
  const before = fields[field];
  let after: unknown = value;
  if (part !== undefined) after = withShare(before as Shares, part, value as number);
  else if (Array.isArray(before)) {
    const others: unknown[] = before.filter((entry) => entry !== keyClients);
    after = value === true ? [...others, keyClients] : others;
  }
  return { ...answers, [group]: { ...fields, [field]: after } };
}

/** The question that an answer belongs to; the parts of a percent group are one question. */
const questionOf = (path: string): string => path.split('.').slice(0, 2).join('.');

/** The answers with these changed; what was left open counts as given once it is changed. */
export function withChanges(
  answers: Questionnaire,
  changes: readonly WhatIfChange[],
): Questionnaire {
  const changed = changes.reduce(withChange, answers);
  if (changed.meta === undefined) return changed;
  const isChanged = (path: string) =>
    changes.some((change) => belongsTo(path, questionOf(change.path)));
  const { notKnown, untouched, ...meta } = changed.meta;
  return {
    ...changed,
    meta: {
      ...meta,
      ...(notKnown && { notKnown: notKnown.filter((path) => !isChanged(path)) }),
      ...(untouched && { untouched: untouched.filter((path) => !isChanged(path)) }),
    },
  };
}

/** The answers that may be changed, as the owner gave them. */
export const presentAnswers = (answers: Questionnaire): WhatIfReply['answers'] =>
  whatIfAnswers.map(({ path }) => {
    const question = questionOf(path);
    const isOpen =
      isNotKnown(answers.meta?.notKnown ?? [], question) ||
      (answers.meta?.untouched ?? []).some((each) => each === path);
    return { path, value: isOpen ? null : valueAt(answers, path) };
  });

function valueAt(answers: Questionnaire, path: string): number | boolean {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => Reflect.get(part as object, key), answers);
  return Array.isArray(value) ? value.includes(keyClients) : (value as number);
}
