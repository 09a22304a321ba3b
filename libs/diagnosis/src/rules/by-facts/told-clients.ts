import { capital } from '../../text/capital.js';
import { pick, shortest } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';

/** Rules on customers: one that is large, those who leave, and those who are still to be won. */
export const clientRules = [
  {
    id: 'R-14',
    area: 'market',
    priority: 'critical',
    when: {
      all: [
        { situation: ['few-clients'] },
        {
          any: [
            { fact: 'event', tense: 'coming', about: 'client' },
            { fact: 'term-ends', thing: ['contract'], months: { atMost: 24 } },
          ],
        },
      ],
    },
    needs: [],
    money: 'client-loss',
    ownerHours: { perWeek: 2, weeks: 6 },
    sources: ['CC1', 'CC2'],
    words: (voice) => {
      const { name, share, time } = voice.client;
      const part = share === undefined ? '' : ` with ${share} of revenue`;
      const client =
        name === undefined
          ? `a ${part === '' ? 'large ' : ''}client${part}`
          : `${name}${part === '' ? '' : `,${part},`}`;
      const them = name ?? 'the client';
      const before = time?.before ?? 'before anything is decided';
      return {
        finding:
          time === undefined
            ? `${capital(client)} may be lost.`
            : pick(
                voice,
                `${capital(client)} may be lost ${time.when}.`,
                `You may lose ${client} ${time.when}.`,
              ),
        meaning: pick(
          voice,
          'The revenue would end on one day, and the costs would go on for months.',
          'If that client goes, the others have to pay for all your costs.',
        ),
        action: `Ask ${them} who decides, when and by what, and work out what serving it costs you. Make an offer ${before}. Write one page on what you do if the client is lost.`,
        outcome: 'The client has your offer, and you know what to do without it.',
        stake: pick(
          voice,
          'If you wait, the client decides without your offer.',
          'Without an offer in time, price alone decides.',
        ),
        step: shortest(
          `Make ${name ?? 'the large client'} an offer ${time?.before ?? 'before it decides'}`,
          `Make the large client an offer ${time?.before ?? 'before it decides'}`,
        ),
        measure: 'Offer made, page “if lost” written',
        milestone: 'The offer is made, the fallback is written',
      };
    },
  },
  {
    id: 'R-17',
    area: 'market',
    priority: { critical: { fact: 'client-share', percent: { atLeast: 40 } }, else: 'high' },
    when: { fact: 'client-share', percent: { atLeast: 25 }, notHappened: true },
    needs: [],
    money: 'client-loss',
    ownerHours: { perWeek: 1, weeks: 8 },
    sources: ['CC1', 'CC2'],
    words: (voice) => {
      const { largestShare = 'a large part', otherRevenue, customers, largestClient } = voice;
      return {
        finding: pick(
          voice,
          `${capital(largestClient ?? 'one client')} brings ${largestShare} of your revenue.`,
          `You earn ${largestShare} of your revenue with ${largestClient ?? 'one client'}.`,
        ),
        meaning: pick(
          voice,
          'That client can ask for almost any terms, because you cannot say no.',
          'If that client leaves or pays late, the rest has to pay for all your costs.',
        ),
        action:
          otherRevenue === undefined
            ? `Set a limit for the share of one client, and bring it down by five points a year. Name the person who looks for other ${customers}. Look at the share each quarter.`
            : `Set a limit of 25% for one client, and a date. That takes ${otherRevenue} of other revenue a year; name the person who looks for it. Look at the share each quarter.`,
        outcome: 'The share of that client falls from quarter to quarter.',
        stake: pick(
          voice,
          'Losing this one client could put the whole business at risk.',
          'A bank or a buyer will ask about this share.',
        ),
        step: 'Set a limit for the largest client',
        measure: 'The share of the largest client falls each quarter',
        milestone: 'The limit is set, the search has begun',
      };
    },
  },
  {
    id: 'R-20',
    area: 'market',
    priority: { critical: { situation: ['leaking'] }, else: 'high' },
    when: {
      all: [{ fact: 'why-leave' }, { any: [{ atLeast: ['rec', 10] }, { atLeast: ['prj', 30] }] }],
    },
    replaces: ['M-04', 'M-05'],
    needs: [],
    money: 'churn',
    ownerHours: { perWeek: 1, weeks: 10 },
    sources: ['RET1', 'RR2'],
    words: (voice) => {
      const { customers, leaving } = voice;
      const when = leaving.when === undefined ? '' : ` ${leaving.when}`;
      const why = leaving.why === undefined ? '' : ` because ${leaving.why}`;
      const isNeutral = when === '' && why === '';
      const cause =
        leaving.why === undefined
          ? `Change what you name for the next ${customers} who start.`
          : `Start with the cause you name: ${leaving.why}.`;
      return {
        finding: isNeutral
          ? `You know when or why ${customers} leave.`
          : `You write that ${customers} leave${when}${why}.`,
        meaning: pick(
          voice,
          `Each of them has to be replaced before sales can rise.`,
          `Winning new ${customers} helps little while the same thing makes them leave.`,
        ),
        action: `${cause} Name one person who answers for it. Count by month of start how many stay${leaving.when === undefined ? '' : ', and speak to each new one before that time'}.`,
        outcome:
          leaving.when === undefined
            ? `Fewer ${customers} leave for that reason.`
            : `Fewer ${customers} leave${when}.`,
        stake: pick(
          voice,
          'As long as the cause stays, each year starts with the same loss.',
          'Money for new sales runs out again at the same place.',
        ),
        step:
          leaving.why === undefined
            ? `Change the weeks in which ${customers} leave`
            : shortest(
                `Change the cause: ${leaving.why}`,
                `Remove the cause that makes ${customers} leave`,
              ),
        measure: `Fewer ${customers} leave, counted by month of start`,
        milestone: `The cause is changed for new ${customers}`,
      };
    },
  },
  {
    id: 'R-23',
    area: 'market',
    priority: 'medium',
    when: { any: [{ situation: ['grow'] }, { situation: ['exit-long'], variant: 'value' }] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 8 },
    sources: ['TVR', 'SELF'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Your next offer costs money before you know whether it sells.',
        'Nobody can know yet whether your next offer pays.',
      ),
      meaning: pick(
        voice,
        'Without a rule for stopping, a weak offer uses up what the strong ones earn.',
        'Without an end date, a test turns into a habit that costs money.',
      ),
      action: `Try the next offer with a few ${voice.customers} before you build it fully. Give the test a budget and an end date. Write down now which result means that you stop.`,
      outcome: 'On that date you decide by the figures.',
      stake: pick(
        voice,
        'An offer that nobody stops takes time from the ones that earn.',
        'A test that nobody ends goes on costing money.',
      ),
      step: 'Test the next offer with a rule for stopping',
      measure: 'A decision on the date that was set',
      milestone: 'The test is decided on its date',
    }),
  },
  {
    id: 'R-26',
    area: 'market',
    priority: { critical: { situation: ['survive'] }, else: 'high' },
    when: { fact: 'late-payer' },
    needs: [],
    money: 'late-cash',
    ownerHours: { perWeek: 2, weeks: 3 },
    sources: ['13W', 'SELF'],
    words: (voice) => {
      const { name, heldBack } = voice.payer;
      return {
        finding:
          heldBack === undefined
            ? pick(
                voice,
                `${capital(name)} pays later than was agreed.`,
                `Money that ${name} should have paid is still open.`,
              )
            : `${capital(name)} pays late and so holds back ${heldBack} of your money.`,
        meaning: pick(
          voice,
          'You lend that money without interest and without having been asked.',
          'Wages and suppliers are paid on time, and your own money comes later.',
        ),
        action: `Visit who releases the payments at ${name}, with the contract and a list of what is overdue. Ask for a first part within two weeks and the agreed term from next month. Check the dates each week.`,
        outcome: 'A first sum is in, and the others have dates.',
        stake: pick(
          voice,
          'As long as nobody asks, paying you late costs the other side nothing.',
          'Each week of silence turns the late date into the usual one.',
        ),
        step: shortest(
          `Bring ${name} back to the agreed term`,
          'Bring the late payer back to the agreed term',
        ),
        measure: 'First overdue part paid, dates for the rest in writing',
        milestone: 'The overdue money comes in by agreed dates',
      };
    },
  },
  {
    id: 'R-29',
    area: 'market',
    priority: 'high',
    when: { fact: 'slow-quotes' },
    // The steps of a sale come once quotes leave in time.
    replaces: ['S-10', 'S-11', 'S-12'],
    needs: [],
    ownerHours: { perWeek: 2, weeks: 6 },
    sources: ['KP'],
    words: (voice) => ({
      finding: pick(
        voice,
        `Your ${voice.customers} wait for quotes.`,
        'Quotes leave your business late.',
      ),
      meaning: pick(
        voice,
        'Some of them decide before your quote arrives.',
        'Work that was asked for goes to somebody who answers sooner.',
      ),
      action: `Put prices and hours of the two most frequent kinds of quote on a sheet. Let ${voice.isAlone ? 'a helper' : 'somebody else'} prepare these; you only check the large ones. Set the days within which a quote is out.`,
      outcome: 'Usual quotes go out within five working days.',
      stake: pick(
        voice,
        'As long as each quote needs you, selling cannot grow beyond your evenings.',
        'Every late quote is work that somebody else may get.',
      ),
      step: 'Have usual quotes prepared from a price sheet',
      measure: 'Usual quotes out in five days, half prepared by others',
      milestone: 'Usual quotes are prepared without you',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
