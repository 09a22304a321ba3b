import type { Figures } from './answer-values.js';
import type { Answers } from '../model/answers.js';
import type { PackFlags } from '../packs/pack.js';
import type { Size } from '../model/size.js';
import type { NamedTime } from './times.js';
import type { Person } from './person.js';

/** Somebody who leaves. */
export type Leaver = Person & {
  /** The owner's words name this person; else the name is a neutral phrase. */
  readonly isKnown: boolean;
  readonly time?: NamedTime;
  /** What nobody else can do: `price a slate roof`. */
  readonly carries?: string;
};

/** An owner who leaves. */
export interface Exit {
  readonly who: Person;
  readonly time?: NamedTime;
  /** `your own people`, `your family`, `a buyer`, `a successor`. */
  readonly to: string;
  /** The name of who would take over, where it is sure. */
  readonly successor?: string;
  /** Who could take over, by name, where the sentence of the wish names them: `Luis and Kath`. */
  readonly mayTakeOver?: string;
  /** Who takes over, by name or not: `Dilip`, `your successor`. */
  readonly heir: string;
  readonly isToPartner: boolean;
  /** To somebody who is in the business or the family already. */
  readonly isToOwn: boolean;
  /** Somebody has asked to buy or to take over. */
  readonly isAsked: boolean;
}

/**
 * Everything that a text may name, each as it stands inside a sentence. What the owner's words do
 * not say for sure is neutral, or absent where a text can do without it.
 */
export interface Voice {
  /** Chooses between wordings; the same for the same business. */
  readonly seed: string;
  /** They choose between wordings; what is printed comes from `figures`. */
  readonly answers: Answers;
  readonly figures: Figures;
  readonly size: Size;
  readonly company: string;
  readonly flags: PackFlags;
  /** Nobody but the owner works here. */
  readonly isAlone: boolean;
  /** One or two people. */
  readonly isTiny: boolean;
  readonly hasPartners: boolean;
  /** Those who buy, in the plural. */
  readonly customers: string;
  readonly isShortOfCash: boolean;
  /** The loss buys growth: high margins and fast growth. */
  readonly investsInGrowth: boolean;
  readonly leaver: Leaver;
  readonly exit: Exit;
  /** Who alone can do something, and what. */
  readonly holder: Person & {
    readonly isKnown: boolean;
    readonly does?: string;
    /** The owner does it as a habit, and others might. */ readonly isHabit: boolean;
  };
  readonly term: { readonly what: string; readonly time?: NamedTime };
  /** The share of the largest single client: `38%`. */
  readonly largestShare?: string;
  /** The client who may leave, by what it is and with its share where that is sure. */
  readonly client: { readonly name?: string; readonly share?: string; readonly time?: NamedTime };
  /** The client with the largest share, by what it is: `the dairy`. */
  readonly largestClient?: string;
  /** Who pays late: `the dairy`, `that client`; and how much that holds back. */
  readonly payer: { readonly name: string; readonly heldBack?: string };
  /** Who waits for an answer: `Peter`, `the landlord`; absent where no name is sure. */
  readonly asker?: string;
  /** What is due or decided on a day to come, the nearest first; at most three. */
  readonly deadlines: readonly {
    readonly time: NamedTime;
    /** The owner's own sentence, where it is short enough to stand in a finding. */
    readonly words?: string;
    /** An authority, a court or an insurer is concerned; after an accident, people too. */
    readonly matter: 'accident' | 'official' | 'usual';
  }[];
  /** Part of the work is done without being charged for. */
  readonly givesAway: boolean;
  /** Who has left already, where the name is sure. */
  readonly goneName?: string;
  /** To whom money is owed: `the bank`, `the tax office`. */
  readonly creditors: readonly string[];
  readonly leaving: { readonly when?: string; readonly why?: string };
  /** How long customers take to pay: `60 days`. */
  readonly payDays?: string;
  /** Until when prices are fixed: `the new school year`. */
  readonly pricesFixedUntil?: string;
  /** `the third clinic`, `the new part`. */
  readonly newPart: string;
  /** A price rise and a cost cut that each end the loss: `8%`. */
  readonly breakEven?: { readonly priceRise?: string; readonly costCut: string };
  /** Other revenue that brings one client to 25%: `about $503,000`. */
  readonly otherRevenue?: string;
  /** The owner gave a fair pay, so that the profit is known after it. */
  readonly isPayGiven: boolean;
}
