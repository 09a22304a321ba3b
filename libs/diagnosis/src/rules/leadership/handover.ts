import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** A handover where there is nobody to hand over to yet. */
function tinyHandover(voice: Voice) {
  return {
    finding: pick(
      voice,
      `Handing your work to somebody else gets ${voice.figures.trans} from you.`,
      `Readiness for a handover stands at ${voice.figures.trans}.`,
    ),
    meaning: pick(
      voice,
      'What another person would have to know and would cost is still open.',
      'If you had to stop, nobody would know where to begin.',
    ),
    action: pick(
      voice,
      'Choose one part of the work that somebody else could do, inside or outside. Write down what that person must know and what would pay for it. Try it with one small job.',
      'Write one page for a person who would take over a part of the work: what, for whom, at what price. Ask somebody of your trade what is missing. Then try it once.',
    ),
    outcome: pick(
      voice,
      'One part of the work can be done by somebody else.',
      'You know what another person needs before it is urgent.',
    ),
    stake: pick(
      voice,
      'If you have to stop one day, the business stops with you.',
      'Without a page like this, the business is worth little to a successor.',
    ),
    step: 'Write down what somebody else needs to take over',
    measure: 'One small job done by somebody else',
    milestone: 'Somebody else has done one small job',
  };
}

/** `Two active partners own the business, with one silent partner`. */
function ownership({ answers, figures }: Voice): string {
  if (answers.partners < 2) return `You own the business with ${figures.silent}`;
  const silent = answers.silent === 0 ? '' : `, with ${figures.silent}`;
  return `${capital(figures.partners)} own the business${silent}`;
}

/** `you and one silent partner`, `two active partners and one silent partner`. */
function owners({ answers, figures }: Voice): string {
  const active = answers.partners < 2 ? 'you' : figures.partners;
  return answers.silent === 0 ? active : `${active} and ${figures.silent}`;
}

/** Handover: successors, emergencies and partners. */
export const handoverRules = {
  'L-10': {
    priority: 'high',
    when: { atMost: ['trans', 2] },
    needs: ['L-09', 'L-22'],
    ownerHours: { perWeek: 1, weeks: 10 },
    help: { staff: 'Those who take over a role: one hour each' },
    sources: ['EPI', 'AD'],
    words: (voice) => {
      if (voice.isTiny) return tinyHandover(voice);
      return {
        finding: pick(
          voice,
          `You rate your readiness to hand over ${voice.figures.trans}.`,
          `Readiness to hand over gets ${voice.figures.trans} from you.`,
        ),
        meaning: pick(
          voice,
          'Your people cannot prepare for a role that nobody has told them about.',
          'It is open who could take which of your tasks, and when.',
        ),
        action: pick(
          voice,
          'List your roles on one page, such as sales, prices, people and money. Add who could take each, by when, and what that person must learn. Talk to each of them.',
          'Begin with the role you would most like to give up: name who takes it and by when. Write down what that person must learn. Add one role a month.',
          'Ask each of your best people which part of your work they would like to lead. Fix for one of them a first part and a date. Note on one page what is still without a name.',
        ),
        outcome: pick(
          voice,
          'Each role has a name and a date.',
          'Those you named know what they take over and when.',
          'You have talked to each person on the page.',
        ),
        stake: pick(
          voice,
          'Without names and dates, the handover is put off in every full week.',
          'If you had to hand over at short notice, you would start from nothing.',
          'People who could take over may leave, because nobody told them about it.',
        ),
        step: 'Put your roles, successors and dates on one page',
        measure: 'Roles that have a name and a date',
        milestone: 'The page is agreed with those it names',
      };
    },
  },
  'L-20': {
    priority: 'high',
    when: { all: [{ is: ['partners', 1] }, { atMost: ['trans', 3] }] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 3 },
    help: { outside: 'Bank: what a second person needs to sign' },
    sources: ['EPI', 'EPIX'],
    words: (voice) => ({
      finding: pick(
        voice,
        `Nobody shares the lead with you, and you rate handing over ${voice.figures.trans}.`,
        `No partner could decide in your place, and handing over gets ${voice.figures.trans}.`,
        `You alone lead the business, and your rating for a handover is ${voice.figures.trans}.`,
      ),
      meaning: pick(
        voice,
        'If you were away from one day to the next, who signs and pays may be open.',
        'After an accident, your family and the bank might have to search for papers.',
        'An emergency would find nobody who is sure to know papers, access and contacts.',
        'In an emergency, others might have to find out first what is to be done.',
        'Nobody else may know which insurance pays for what.',
      ),
      action: pick(
        voice,
        'Put one folder together: who may act, contacts, access, insurance and the first week. Tell one trusted person where it lies. Ask your bank what that person needs to sign.',
        `Write down what somebody must know in a first week without you: bank, passwords, insurance, ${voice.customers}, open work. Show it to a person you trust. Settle with your bank who may sign.`,
        'Choose the person who acts for you in an emergency and ask whether that person agrees. Collect what that person needs in one file: signatures, access, insurance, running work. Go through it together once a year.',
        voice.isTiny
          ? 'Imagine that you are in hospital for two weeks, and list what would have to be done by whom. Collect the papers and access for it. Give one trusted person the list.'
          : 'Imagine that you are in hospital for two weeks, and list who would have to do what. Collect the papers and access for it. Try it for one day with that person.',
      ),
      outcome: pick(
        voice,
        'Somebody can act from the first day.',
        'A trusted person finds all that is needed within an hour.',
        'Bank, family and one trusted person know who acts for you.',
        'The first two weeks without you are prepared.',
      ),
      stake: voice.isTiny
        ? pick(
            voice,
            `After an accident, bills and ${voice.customers} could be left waiting for weeks.`,
            'Nobody might be able to pay or to cancel anything for you.',
          )
        : pick(
            voice,
            'After an accident, wages could stay unpaid although the money is there.',
            'Your people might not know who may order, pay or promise anything.',
            'An answer that only you can give might be missing for weeks.',
            'Without a file, the first week of an emergency goes into searching.',
          ),
      step: 'Put together an emergency file',
      measure: 'File complete, one trusted person knows its place',
      milestone: 'The emergency file is complete and known',
    }),
  },
  'L-21': {
    priority: {
      critical: { any: [{ fact: 'partners-unsettled' }, { fact: 'wish-exit' }] },
      else: 'medium',
    },
    when: {
      all: [
        { any: [{ atLeast: ['partners', 2] }, { atLeast: ['silent', 1] }] },
        { atMost: ['trans', 3] },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 14 },
    help: { outside: 'Lawyer or tax adviser: drafts the agreement' },
    sources: ['EPIX'],
    words: (voice) => ({
      finding: pick(
        voice,
        `${ownership(voice)}; how one leaves is open.`,
        `The business belongs to ${owners(voice)}; how one leaves is open.`,
      ),
      meaning: pick(
        voice,
        'If one of you wants to leave, price, date and payment have to be agreed first.',
        'Each of you may expect something else for the day when one leaves.',
        'The answers do not say what happens when one of you leaves, falls ill or disagrees.',
      ),
      action: pick(
        voice,
        'Meet for half a day and settle four points: who decides what, how one leaves, what a share is worth, who buys it. Have an adviser put the result in writing.',
        'Each of you writes down alone what should happen in case of exit, illness and disagreement. Compare the pages and settle the differences. Have an adviser write down what you agree.',
      ),
      outcome: pick(
        voice,
        'All of you have signed the same terms.',
        'If one of you leaves, price and dates are known.',
      ),
      stake: pick(
        voice,
        'A disagreement over the value of a share can block the business for months.',
        'If one of you falls ill, nobody may know who decides for that share.',
      ),
      step: 'Agree in writing how one of you leaves',
      measure: 'Four points accepted by all, agreement signed',
      milestone: 'All have signed the agreement',
    }),
  },
} as const satisfies GapRules<'L'>;
