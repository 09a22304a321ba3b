import type { ScoredItem } from '@ellac/contracts';
import type { Business } from './business.js';
import { praised } from './praise.js';
import { ended, quoteOf } from './quote.js';
import { clauseOf } from './words/item-clauses.js';
import { capital } from '../text/capital.js';
import { subjects } from './words/subjects.js';
import { variantOf } from './words/variant.js';

/** The four questions that are answered in the owner's own words. */
export type OwnTopic = 'vision' | 'challenges' | 'opportunities' | 'strategy';

/** Of the answers on the same subject: the nearest, or the one with the fewest or most points. */
type Choice = 'nearest' | 'fewest' | 'most';

interface Wording {
  readonly takes: Choice;
  readonly says: (owner: string) => readonly [string, string];
  /** Before the clause of an answer that earns few points, a middling number, or many. */
  readonly few: string;
  readonly middling: string;
  readonly many: string;
  /** Where no answer speaks of the same subject. */
  readonly unrelated: string;
}

const wordings: Readonly<Record<OwnTopic, Wording>> = {
  vision: {
    takes: 'nearest',
    says: (owner) => [
      `Asked about the years ahead, ${owner} writes: `,
      `This is where ${owner} wants to go: `,
    ],
    few: 'One answer shows how much of the way is still ahead: ',
    middling: 'Part of the way has been covered, as one answer shows: ',
    many: 'One answer already fits that picture: ',
    unrelated:
      'The scores cannot judge an aim, only how near the daily work is to one led by others.',
  },
  challenges: {
    takes: 'fewest',
    says: (owner) => [
      `Asked what holds the business back, ${owner} answers: `,
      `The main obstacles, as ${owner} sees them: `,
    ],
    few: 'The other answers point the same way: ',
    middling: 'The other answers neither confirm nor contradict it: ',
    many: 'Here another answer looks better than the words: ',
    unrelated:
      'No figure of this evaluation measures that, so it belongs in the talk with the coach.',
  },
  opportunities: {
    takes: 'most',
    says: (owner) => [
      `On the chances ahead, ${owner} writes: `,
      `${capital(owner)} sees an opening here: `,
    ],
    few: 'Before that chance can carry weight, one answer has to change: ',
    middling: 'How well the business could use it is still open: ',
    many: 'One answer speaks for that chance: ',
    unrelated:
      'The answers neither support nor question this chance, so a small trial would tell most.',
  },
  strategy: {
    takes: 'nearest',
    says: (owner) => [
      `The way there, as ${owner} puts it: `,
      `For growth, ${owner} has this in mind: `,
    ],
    few: 'That plan will meet one obstacle early: ',
    middling: 'One answer decides how fast that plan can go: ',
    many: 'That plan stands on firm ground in one respect: ',
    unrelated: 'How far that plan carries will show in the figures of the coming quarters.',
  },
};

function textOf({ questionnaire }: Business, topic: OwnTopic): string {
  return topic === 'strategy' ? questionnaire.growth.strategy : questionnaire.qualitative[topic];
}

/**
 * Of each subject that is quoted, the nearest answer that is given and not used yet. A vision that
 * names customers says little about how many of them stay.
 */
function itemsAbout(
  topic: OwnTopic,
  quote: string,
  { diagnosis: { breakdown } }: Business,
  used: ReadonlySet<string>,
): readonly ScoredItem[] {
  return subjects
    .filter(({ name }) => !(topic === 'vision' && name === 'customers'))
    .filter(({ pattern }) => pattern.test(quote))
    .flatMap(({ items }) => {
      const free = items.filter((id) => !used.has(id));
      const given = free.flatMap((id) => breakdown.filter((item) => item.id === id && item.given));
      return given.slice(0, 1);
    });
}

function chosen(items: readonly ScoredItem[], takes: Choice): ScoredItem | undefined {
  if (takes === 'nearest') return items[0];
  const sign = takes === 'fewest' ? 1 : -1;
  return [...items].sort((one, other) => sign * (one.points - other.points))[0];
}

function tie(wording: Wording, item: ScoredItem, business: Business): string {
  const { points } = item;
  // Good points of an answer that a gap warns of are no good news.
  const good = points >= 7.5 && praised([item], business.diagnosis).length > 0;
  const start = points < 5 ? wording.few : good ? wording.many : wording.middling;
  return `${start}${clauseOf(item, business)}.`;
}

/**
 * What the owner wrote on each question, quoted, and what the figures say to it; no answer is used
 * twice. The words are quoted and matched, never followed. Empty where there is nothing to quote.
 */
export function ownWordsOf(business: Business): Readonly<Record<OwnTopic, string>> {
  const used = new Set<string>();
  const passage = (topic: OwnTopic): string => {
    const quote = quoteOf(textOf(business, topic));
    if (quote === undefined) return '';
    const wording = wordings[topic];
    const item = chosen(itemsAbout(topic, quote, business, used), wording.takes);
    if (item) used.add(item.id);
    const answer = item ? tie(wording, item, business) : wording.unrelated;
    return `${variantOf(business, wording.says(business.owner))}${ended(quote)} ${answer}`;
  };
  // The challenges choose first, because they name what the figures should confirm or not.
  const challenges = passage('challenges');
  return {
    challenges,
    vision: passage('vision'),
    opportunities: passage('opportunities'),
    strategy: passage('strategy'),
  };
}
