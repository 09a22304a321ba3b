import { pick } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';

/** Whether costs that rise by a tenth would take a profit of this margin, %, or nearly so; judgement. */
const isThin = (netMargin: number): boolean => netMargin > 0 && netMargin <= 10;

/** Rules for a business that keeps too little of what it sells, or does not know how much. */
export const marginRules = [
  {
    id: 'R-04',
    area: 'market',
    priority: { critical: { below: ['nm', 2] }, else: 'high' },
    when: {
      any: [
        { situation: ['thin-margin'] },
        {
          all: [
            { given: ['rev', 'nm'] },
            { atLeast: ['nm', 0] },
            { below: ['nm', { half: 'goodNetMargin' }] },
          ],
        },
      ],
    },
    needs: ['S-15'],
    money: 'price-1',
    ownerHours: { perWeek: 2, weeks: 8 },
    sources: ['ARITH', 'PR1', 'MAR2'],
    words: (voice) => ({
      finding: pick(
        voice,
        `A net margin of ${voice.figures.nm} leaves less room than it should.`,
        ...(isThin(voice.answers.nm)
          ? [
              `With a net margin of ${voice.figures.nm}, costs that rise a little take much of the profit.`,
            ]
          : []),
      ),
      meaning: pick(
        voice,
        'Some of the work may earn nothing while the rest pays for it.',
        'More sales of work that earns nothing would add effort and no profit.',
      ),
      action: voice.flags.pricesByOthers
        ? 'Work out what each kind of work leaves after all its costs and hours. Do less of the lowest third, or do it at lower cost. Set a floor below which nobody takes on work.'
        : pick(
            voice,
            'Work out the margin of each customer, job or product, with all hours counted. Raise the lowest third or end it. Set a floor below which nobody sells.',
            'List customers, jobs or products by what each leaves after all costs and hours. Raise the price of the lowest third, or end it. Agree a floor for every price.',
          ),
      outcome: 'The lowest third earns its share or has ended.',
      stake: pick(
        voice,
        'Without a floor, the next order may cost more than it brings.',
        'If costs rise again, a thin margin can turn into a loss.',
      ),
      step: voice.flags.pricesByOthers
        ? 'Find and change the third that earns least'
        : 'Raise the price of what earns least, or end it',
      measure: voice.flags.pricesByOthers
        ? 'The lowest third changed or ended'
        : 'The lowest third raised or ended',
      milestone: voice.flags.pricesByOthers
        ? 'The lowest third is changed or ended'
        : 'The lowest third is raised or ended',
    }),
  },
  {
    id: 'R-05',
    area: 'market',
    priority: 'high',
    // R-28 raises the prices at once.
    when: { all: [{ fact: 'cost-squeeze' }, { not: { fact: 'low-prices' } }] },
    needs: [],
    money: 'price-1',
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['ARITH', 'PR1'],
    words: (voice) => {
      const {
        pricesFixedUntil: until,
        flags: { pricesByOthers },
        customers,
      } = voice;
      return {
        finding:
          until === undefined
            ? pick(
                voice,
                'Your costs rise faster than your prices.',
                'Costs go up, and your prices stay behind.',
              )
            : `Your costs rise while your prices are fixed until ${until}.`,
        meaning: pick(
          voice,
          'You pay the difference yourself until your prices follow.',
          'Until a price follows, each sale leaves you less.',
        ),
        action: pricesByOthers
          ? 'Take your new costs to those who set your prices, with figures and a date. Until they answer, cut the cost that rose most. Add a clause on costs to each new agreement.'
          : until !== undefined
            ? `Decide now by how much prices change once they are no longer fixed. In new contracts, add a clause that lets prices follow the main cost. Tell your ${customers} early and say why.`
            : pick(
                voice,
                `Fix the date and the size of the next price change now. Where you have contracts, add a clause that lets prices follow the main cost. Tell your ${customers} early and say why.`,
                `Write down when your prices change next and by how much. In new contracts, tie the price to the main cost. Decide now what you will say to your ${customers}.`,
              ),
        outcome: pricesByOthers
          ? 'You have asked for a new price with figures and hold an answer.'
          : 'The next change is fixed in writing with its date.',
        stake: pick(
          voice,
          'Each month at the old price costs money that does not come back.',
          'Without a date, the old price stays and the costs do not.',
        ),
        step: pricesByOthers
          ? 'Take the new costs to those who set prices'
          : 'Fix date and size of the next price change',
        measure: pricesByOthers
          ? 'An answer on the new price in writing'
          : 'The next change fixed in writing with its date',
        milestone: pricesByOthers
          ? 'The new price is answered in writing'
          : 'The next price change is fixed',
      };
    },
  },
  {
    id: 'R-06',
    area: 'market',
    priority: 'high',
    when: { money: 'growth-cash' },
    needs: [],
    money: 'growth-cash',
    ownerHours: { perWeek: 1, weeks: 4 },
    sources: ['SFG'],
    words: (voice) => ({
      finding:
        voice.payDays === undefined
          ? pick(
              voice,
              'You pay for growth before it is paid to you.',
              'New orders cost money weeks before they bring any.',
            )
          : `You pay for new orders at once and are paid after ${voice.payDays}.`,
      meaning: pick(
        voice,
        'A business with full order books can still run out of cash.',
        'The faster you grow, the more cash is tied up in unpaid invoices.',
      ),
      action: `Agree a deposit or shorter terms before you take the new orders. Ask your bank now how much credit it would give, and on what terms. Write down how much growth your own cash can carry.`,
      outcome: 'The growth is paid for on paper before the first new order.',
      stake: pick(
        voice,
        'Growth without that cash can stop the work you have now.',
        'If the cash is missing, wages and suppliers wait first.',
      ),
      step: 'Fund the growth before you sell it',
      measure: 'Growth financed on paper before the first new order',
      milestone: 'The planned growth is financed on paper',
    }),
  },
  {
    id: 'R-07',
    area: 'systems',
    priority: 'medium',
    // Before an exit, R-10 has the accountant take a fair pay off.
    when: { all: [{ money: 'restated' }, { not: { fact: 'wish-exit' } }] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 2 },
    sources: ['SDE', 'AZ'],
    words: (voice) => {
      const work = voice.hasPartners ? "the partners' work" : 'your own work';
      return {
        finding: voice.isPayGiven
          ? `A fair pay for ${work} changes the profit.`
          : pick(
              voice,
              `Part of the profit may be pay for ${work}.`,
              `The profit may still hold the pay for ${work}.`,
            ),
        meaning: pick(
          voice,
          'Only what is left after fair pay shows what the business itself earns.',
          'What is left after fair pay is what the business can spend or save.',
        ),
        action: voice.isPayGiven
          ? 'Show your accountant the profit after fair pay and fair rent. Agree on one figure. Use that figure when you set prices or spend.'
          : `Enter a fair pay for ${work}, and a fair rent if the premises are your own. Let your accountant confirm the result. Use that figure when you set prices or spend.`,
        outcome: 'You decide on one profit figure that your accountant has confirmed.',
        stake: pick(
          voice,
          'With the wrong figure you may spend pay as if it were profit.',
          'Without that figure, a year of unpaid work can look like a good year.',
        ),
        step: 'Work out the profit after fair pay',
        measure: 'One figure, confirmed by the accountant',
        milestone: 'The profit after fair pay is known',
      };
    },
  },
  {
    id: 'R-28',
    area: 'market',
    priority: { critical: { situation: ['thin-margin', 'survive'] }, else: 'high' },
    when: { all: [{ fact: 'low-prices' }, { not: { pack: 'pricesByOthers' } }] },
    needs: [],
    money: 'price-1',
    ownerHours: { perWeek: 1, weeks: 4 },
    sources: ['ARITH', 'PR1'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Some of your work is sold too cheaply, or not charged for at all.',
        'For part of what you do you charge too little or nothing.',
      ),
      meaning: pick(
        voice,
        'Whatever a price leaves out, your own hours and profit pay.',
        'What you do not charge for still costs you hours.',
      ),
      action: voice.givesAway
        ? `List what you do without charging, with its hours. Put a price on each from a fixed day, and send it to the next one who asks. Count for three months who takes it.`
        : `List the 30 things you sell most. Raise what you have not raised for a year, from a fixed day. Tell your ${voice.customers} in one sentence, and count for three months who leaves.`,
      outcome: 'The new prices are in force, and you know who left because of them.',
      stake: pick(
        voice,
        'Each month at the old price is money that nobody pays later.',
        'The longer a price stands, the harder the first step gets.',
      ),
      step: voice.givesAway
        ? 'Put a price on what you do for free'
        : 'Raise the thirty main prices from a fixed day',
      measure: voice.givesAway
        ? 'A first invoice for what was free'
        : `New prices in force, ${voice.customers} counted for three months`,
      milestone: 'The new prices are in force',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
