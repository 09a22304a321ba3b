import { joined } from '../../text/joined.js';
import { pick, shortest } from '../rule.js';
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
    words: (voice) => {
      const { creditors } = voice;
      const whom = creditors.length === 0 ? 'those you owe' : joined(creditors);
      return {
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
        action: `Call your accountant or a debt adviser today. Then speak to ${creditors.length === 0 ? 'those you owe most, such as bank, tax office or landlord,' : whom} before the next due date. Show each the cash plan and ask for one clear thing.`,
        outcome: 'Each of them has answered in writing.',
        stake: pick(
          voice,
          'Once a due date has passed, others decide what happens next.',
          'After the first missed date the terms get harder.',
        ),
        step: shortest(`Speak now to ${whom}`, 'Speak to those you owe before the next due date'),
        measure: 'A written answer from each of them',
        milestone: 'Those you owe have answered in writing',
      };
    },
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
  {
    id: 'R-30',
    area: 'systems',
    priority: { critical: { situation: ['survive'] }, else: 'medium' },
    when: { fact: 'idle-thing' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 3 },
    sources: ['13W', 'SELF'],
    words: (voice) => ({
      finding: pick(
        voice,
        'You pay for something that stands idle.',
        'Something that you pay for is hardly used.',
      ),
      meaning: pick(
        voice,
        'It costs the same each month whether it works or not.',
        'That money is gone before the month begins.',
      ),
      action:
        'List what is leased, rented or owned and hardly used, with its cost a month. For each choose: give it back, sell it, hire it out or put it to work. Begin with what costs most.',
      outcome: 'Nothing that costs money each month stands idle.',
      stake: pick(
        voice,
        'Every month of waiting costs the same sum once more.',
        'What is kept for better times makes them come later.',
      ),
      step: 'Give back, sell or hire out what stands idle',
      measure: 'For each idle thing one decision, with a date',
      milestone: 'What stood idle is given back or earns',
    }),
  },
  {
    id: 'R-31',
    area: 'systems',
    priority: 'medium',
    when: { fact: 'guarantee' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['SELF', 'VB'],
    words: (voice) => ({
      finding: pick(
        voice,
        'You stand behind debts of the business with private means.',
        'If the business cannot pay, you are liable with your own means.',
      ),
      meaning: pick(
        voice,
        'Nobody can take over from you while the bank holds you in person.',
        'A bad year of the business would reach your family.',
      ),
      action: `Ask ${voice.creditors[0] ?? 'the bank'} in writing what it needs to release you or to lower the amount. Take ${voice.isAlone ? 'your accountant' : 'the person who leads after you, or your accountant,'} along. Sign nothing new in person meanwhile.`,
      outcome: 'The answer in writing says when you are released, or from which amount.',
      stake: pick(
        voice,
        'A guarantee that nobody speaks of stays for ever.',
        'It ends only if somebody asks for its end.',
      ),
      step: 'Ask for the release of your personal guarantee',
      measure: 'A written answer with an amount and a date',
      milestone: 'The bank has answered on the guarantee',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
