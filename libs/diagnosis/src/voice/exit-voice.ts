import type { Answers } from '../model/answers.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { one, you } from './person.js';
import { leavingOwnerIn, successorIn, takersIn } from './successor-words.js';
import { soonestOf, timeOf } from './times.js';
import type { Exit } from './voice.js';

type Recipient = NonNullable<TextFact['to']>;

const toWhom: Readonly<Record<Recipient, string>> = {
  family: 'your family',
  staff: 'your own people',
  partner: 'a partner',
  buyer: 'a buyer',
  open: 'a successor',
};

const heirs: Readonly<Record<Recipient, string>> = {
  family: 'your successor',
  staff: 'your successor',
  partner: 'the partner who takes over',
  buyer: 'the buyer',
  open: 'your successor',
};

/** With partners, the owner who writes of another one need not be the one who leaves. */
const ownWords =
  /(?<!\p{L})(?:I|[Ww]e|me|us|[Mm]y|[Oo]ur|[Ii]ch|[Ww]ir|mich|uns|(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)?|[Jj]e|[Nn]ous|[JjMm]['’]|[Mm]on|[Mm]a|[Nn]otre)(?!\p{L})/u;

/** Who leaves, when, and to whom, by all sentences that speak of it. */
export function exitOf(
  facts: readonly TextFact[],
  { partners, country }: Pick<Answers, 'partners' | 'country'>,
): Exit {
  const hasPartners = partners >= 2;
  const wishes = facts.filter(({ kind }) => kind === 'wish-exit');
  const offers = facts.filter(({ kind }) => kind === 'buyer');
  const to = wishes.map((fact) => fact.to ?? 'open').find((each) => each !== 'open') ?? 'open';
  const sentences = wishes.map(({ sentence = '' }) => sentence);
  const leaving = hasPartners ? sentences.map(leavingOwnerIn).find(Boolean) : undefined;
  const successor = [...sentences, ...offers.map(({ sentence = '' }) => sentence)]
    .map(successorIn)
    .find(Boolean);
  const mayTakeOver = sentences.map(takersIn).find(Boolean) ?? successor;
  const soonest = soonestOf(wishes);
  const time = soonest && timeOf(soonest, country);
  const isOneOfPartners = hasPartners && to === 'partner';
  const isOwn = sentences.some((sentence) => ownWords.test(sentence));
  const who =
    leaving !== undefined
      ? one(leaving)
      : isOneOfPartners
        ? one('the leaving partner')
        : hasPartners && sentences.length > 0 && !isOwn
          ? one('one of the partners')
          : you;
  return {
    who,
    to: toWhom[to],
    heir: successor ?? heirs[to],
    isAsked: offers.length > 0,
    isToPartner: to === 'partner',
    isToOwn: to === 'partner' || to === 'staff' || to === 'family',
    ...(successor !== undefined && { successor }),
    ...(mayTakeOver !== undefined && { mayTakeOver }),
    ...(time && { time }),
  };
}
