import { answerPathOf, type Alias, type Answers } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';

/** What raises or lowers the worth of a business in a buyer's or successor's eyes (source VB8). */
interface Driver {
  readonly name: string;
  readonly inputs: readonly Alias[];
  readonly isWeak: (answers: Answers) => boolean;
  readonly texts: (business: Business) => readonly string[];
}

/** The drivers in the order of their cost, the highest first; the limits are judgement. */
const drivers: readonly Driver[] = [
  {
    name: 'what happens without the owner',
    inputs: ['funcs', 'absd'],
    isWeak: ({ funcs, absd }) => funcs.length <= 3 || absd < 30,
    texts: ({ voice: { exit } }) => [
      `The first question of ${exit.heir} will be who does your part, and who has done it already.`,
      `${exit.isToOwn || exit.heir === 'your successor' ? 'A successor' : 'A buyer'} will ask what happens in a month without you.`,
    ],
  },
  {
    name: 'financial performance',
    inputs: ['fs'],
    isWeak: ({ fs }) => !fs,
    texts: () => [
      'Two years of statements will be asked for at the first talk, and they are not ready.',
      'Without statements of two years, no bank lends the money to buy your share.',
    ],
  },
  {
    name: 'recurring revenue',
    inputs: ['rec', 'guar'],
    isWeak: ({ rec, guar }) => rec < 30 && guar < 30,
    texts: ({ voice: { customers } }) => [
      `The next owner will ask which ${customers} have to come back, and nothing binds most of them.`,
      'Revenue that begins at zero each year lowers what anybody can pay.',
    ],
  },
  {
    name: 'dependence on a few clients',
    inputs: ['top'],
    isWeak: ({ top }) => top >= 30,
    texts: ({ voice: { figures } }) => [
      `The three largest clients bring ${figures.top} of revenue, and their word will be asked for.`,
      `With ${figures.top} of revenue at three clients, a buyer wants to meet them first.`,
    ],
  },
  {
    name: 'customer relationships',
    inputs: ['ownerS'],
    isWeak: ({ ownerS }) => ownerS >= 50,
    texts: ({ voice: { figures, hasPartners } }) =>
      hasPartners
        ? [
            `The partners make ${figures.ownerS} of sales, so it will be asked whom the buyers know besides them.`,
            `With ${figures.ownerS} of sales made by the partners, the goodwill may leave when they do.`,
          ]
        : [
            `You make ${figures.ownerS} of sales, so it will be asked whom the buyers know besides you.`,
            `With ${figures.ownerS} of sales made by you, the goodwill may leave when you do.`,
          ],
  },
  {
    name: 'written processes',
    inputs: ['docu', 'pd'],
    isWeak: ({ docu, pd }) => docu <= 2 && !pd,
    texts: () => [
      'Somebody new will ask where the work is written down, and there are no documents to show.',
      'What is not written down has to be shown, and the months for that are limited.',
    ],
  },
  {
    name: 'growth potential',
    inputs: ['growth', 'ma'],
    isWeak: ({ growth, ma }) => growth <= 0 && !ma,
    texts: () => [
      'It will be asked where the business could go from here, and no answer is on paper.',
      'A page on where new revenue could come from is missing.',
    ],
  },
];

/** A question to expect, and the answers from which it follows. */
export interface BuyersQuestion {
  readonly name: string;
  readonly texts: readonly string[];
  readonly evidence: readonly string[];
}

/** What a buyer or successor will ask, by the drivers that are weak here, the dearest first. */
export const buyersQuestionsOf = (business: Business): readonly BuyersQuestion[] =>
  drivers
    .filter(({ inputs, isWeak }) => inputs.every(business.knows) && isWeak(business.answers))
    .map(({ name, inputs, texts }) => ({
      name,
      texts: texts(business),
      evidence: inputs.map((alias) => answerPathOf[alias]),
    }));
