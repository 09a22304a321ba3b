import type { ReadinessBand } from '@ellac/contracts';
import type { Phrase } from '../../text/phrase.js';

/** What it means to be in a band, for a company with somebody to lead. */
export const meanings: Readonly<Record<ReadinessBand, readonly Phrase[]>> = {
  'phase-2-ready': [
    'The thing to do now is to use this position while it lasts: agree who leads what, and let it show.',
    'Room to choose is what has been earned here, and a choice is easier to make from such a position than under pressure.',
    'What {{owner}} does with this freedom is a personal question now, and no longer one of the company.',
  ],
  'ready-with-gaps': [
    'The handover need not wait until every gap is closed, as long as each gap has a name and a date before {{owner}} steps back.',
    'Much is in place, so the open gaps decide how smooth the change will be, rather than whether it can come.',
    'The hard part is done. What is left is a list that can be finished, and finishing it is what {{company}} still has to show.',
  ],
  'in-transition': [
    'This is the stage where the old way still works and the new one is not yet trusted, so small proofs count for much.',
    'Companies at this point often try to change everything at once; a few steps that are finished do more.',
    'Some of the change has happened quietly. From here on it needs decisions, and mainly those of {{owner}}.',
  ],
  'phase-1-owner-led': [
    'That is how most companies begin, and it carries a business far; it also ties the business to the strength of one person.',
    'What {{owner}} has built works, and it works through {{owner}}; the next stage begins with parts that work alone.',
    'None of this says that the business is bad. It says that without {{owner}} there would be little of it, and that this is where to begin.',
  ],
};

/** The same for one or two people. */
export const soloMeanings: Readonly<Record<ReadinessBand, readonly Phrase[]>> = {
  'phase-2-ready': [
    'What is missing is not order but somebody to take over, and finding that person is a choice of its own.',
    'At this size it is rare to have so much in order; who might one day use it is the question left.',
  ],
  'ready-with-gaps': [
    'For so small a company that is a rare position: it could take on help, or be handed on, without much to repair first.',
    'A few points more, and the business would no longer depend on one pair of hands being well.',
  ],
  'in-transition': [
    'For so small a company that is a fair place to be, because each improvement is felt at once.',
    'With so few people, a single finished step can change the whole picture.',
  ],
  'phase-1-owner-led': [
    'For one or two people that is no failing; it only means that the business earns when {{owner}} works and stops when {{owner}} does.',
    'That is what working for oneself looks like, and it is worth asking whether it should stay so.',
  ],
};

/** The same for the lowest band where the business makes a loss. */
export const lossMeaning: readonly Phrase[] = [
  'A business that makes a loss has no time for a slow change, so its figures come first and its leadership second.',
  'As long as each month costs money, handing over is the second question; the first is how to earn again.',
];

/** From this leadership score on, {{owner}} could let go of more than the company could hold. */
export const leadershipStrong = 5;

/** The same for the lowest band where leadership is good. */
export const leadershipFarAhead: readonly Phrase[] = [
  'More could be let go of than the company could hold, so building comes before handing over.',
  'People would be ready to lead; what they would lead is not ready yet.',
];

/** The same for the lowest band where leadership is fair. */
export const baseFirst: readonly Phrase[] = [
  'Before more is handed over, the base needs work: what is sold, how it is made, and what it brings.',
  'A handover now would pass on the weak points as well, so the first effort goes into what is sold and what it earns.',
];
