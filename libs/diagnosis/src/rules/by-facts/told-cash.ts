import { pick } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';
import type { Voice } from '../../voice/voice.js';

/** The way to a month without a loss, for a business that does not buy growth with it. */
function wayToZero(voice: Voice) {
  const {
    breakEven,
    flags: { pricesByOthers },
  } = voice;
  const price =
    breakEven?.priceRise === undefined
      ? pricesByOthers
        ? 'work that pays better'
        : 'higher prices'
      : `prices ${breakEven.priceRise} higher`;
  const cost = breakEven === undefined ? 'lower costs' : `costs ${breakEven.costCut} lower`;
  return {
    finding: pick(
      voice,
      'The year costs more than it brings in.',
      'The business spends more in a year than it earns.',
    ),
    meaning: pick(
      voice,
      'Each month of loss has to be paid from cash, credit or your own pocket.',
      'The longer the loss goes on, the less cash is left to end it.',
    ),
    action: pricesByOthers
      ? `Choose your way to zero: ${price}, ${cost}, or some of both. Find the third of your work that earns least; change it or stop it. Give each cost you cut a date.`
      : `Choose your way to zero: ${price}, ${cost}, or some of both. Find the third of jobs or products that earns least; raise its price or stop it. Give each cost you cut a date.`,
    outcome: 'Each change is decided, with the day on which it begins.',
    stake: pick(
      voice,
      'If the loss goes on, others decide what happens to the business.',
      'Without a decision, the next month brings the same loss again.',
    ),
    step: pricesByOthers
      ? 'Decide which costs end and which work stays'
      : 'Decide which prices rise and which costs end',
    measure: 'One month without a loss',
    milestone: pricesByOthers
      ? 'The costs that end are chosen'
      : 'The prices that rise and the costs that end are chosen',
  };
}

/** The loss is planned: how long the money lasts, and whether new customers pay it back. */
const plannedLoss = (voice: Voice) => ({
  finding: pick(
    voice,
    'The loss pays for growth, and that works for a limited time.',
    'You spend more than you earn in order to grow.',
  ),
  meaning: pick(
    voice,
    'If the money ends before new customers pay back, the growth ends too.',
    'New customers have to pay back what they cost while there is still money.',
  ),
  action:
    "Work out in which month the money ends at today's loss. Compare what a new customer costs with what that customer brings in a year. Set the month in which you cut spending if the two do not fit.",
  outcome: 'You know the last month in which you can still decide.',
  stake: pick(
    voice,
    'Without that month you learn too late that the money is gone.',
    'Once the money is gone, nobody asks whether the plan was good.',
  ),
  step: 'Work out how long the money lasts',
  measure: 'The last month and the payback of a customer are known',
  milestone: 'The end of the money is known',
});

/** Rules for a business whose money runs short. */
export const cashRules = [
  {
    id: 'R-01',
    area: 'systems',
    priority: 'critical',
    when: { situation: ['survive'] },
    needs: [],
    ownerHours: { perWeek: 4, weeks: 1 },
    sources: ['13W'],
    words: (voice) => ({
      finding: voice.isShortOfCash
        ? pick(voice, 'Money is short now.', 'You write that money is short.')
        : pick(
            voice,
            'A loss takes cash out of the business.',
            'The business loses money, and the loss is paid from cash.',
          ),
      meaning: pick(
        voice,
        'Without a look ahead, the first bill that cannot be paid comes as a surprise.',
        'A missed payment that nobody saw coming costs the trust you need now.',
      ),
      action: pick(
        voice,
        'List every payment in and out for the next thirteen weeks, week by week. Mark what may wait and what may not, such as wages. Update the list every Friday.',
        "Start with today's bank balance and enter all payments you expect in thirteen weeks. Mark which of them may wait. Check the list every Friday and add a week.",
      ),
      outcome: 'You see a tight week a month ahead.',
      stake: pick(
        voice,
        'One missed payment of wages or tax can stop a business.',
        'A tight week that you see late leaves you no choice.',
      ),
      step: 'Plan cash week by week for thirteen weeks',
      measure: 'Thirteen weeks filled in, checked every Friday',
      milestone: 'Cash is planned for thirteen weeks',
    }),
  },
  {
    id: 'R-02',
    area: 'systems',
    priority: 'critical',
    when: { fact: 'liquidity' },
    needs: ['R-01'],
    ownerHours: { perWeek: 4, weeks: 1 },
    sources: ['13W', 'SELF'],
    words: (voice) => ({
      finding: pick(
        voice,
        'There may be too little cash for all that falls due.',
        'What falls due soon may be more than the cash at hand.',
      ),
      meaning: pick(
        voice,
        'A bank or supplier who hears it before the due date can still agree to something.',
        'A bank or supplier that learns it from a missed payment agrees to less.',
      ),
      action:
        'Call those you owe most, such as bank, tax office or landlord, before the next due date. Show each the cash plan and ask for one clear thing. Bring in your accountant or a debt adviser now.',
      outcome: 'Each of them has answered in writing.',
      stake: pick(
        voice,
        'Once a due date has passed, others decide what happens next.',
        'After the first missed date the terms get harder.',
      ),
      step: 'Speak to those you owe before the next due date',
      measure: 'A written answer from each of them',
      milestone: 'Those you owe have answered in writing',
    }),
  },
  {
    id: 'R-03',
    area: 'market',
    priority: 'critical',
    when: { all: [{ given: ['rev', 'nm'] }, { below: ['nm', 0] }] },
    needs: ['S-15'],
    money: 'break-even',
    ownerHours: { perWeek: 2, weeks: 6 },
    sources: ['ARITH', 'PR1'],
    words: (voice) => (voice.investsInGrowth ? plannedLoss(voice) : wayToZero(voice)),
  },
] as const satisfies readonly PlacedFactRule[];
