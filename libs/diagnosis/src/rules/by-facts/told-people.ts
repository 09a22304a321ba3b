import { capital } from '../../text/capital.js';
import { pick, shortest } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';
import { verbFor } from '../../voice/person.js';

/** Rules on the people whom the business cannot do without. */
export const peopleRules = [
  {
    id: 'R-15',
    area: 'leadership',
    priority: { critical: { fact: 'person-leaves', months: { atMost: 12 } }, else: 'high' },
    when: { fact: 'person-leaves', tense: 'coming' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 16 },
    sources: ['KP'],
    words: (voice) => {
      const { leaver } = voice;
      const { name, time, carries, isKnown } = leaver;
      const alone = carries === undefined ? '' : `, and nobody else can ${carries}`;
      const when = time === undefined ? '' : ` ${time.when}`;
      const before = time === undefined ? '' : ` ${time.before}`;
      const going = verbFor(
        leaver,
        'people the business depends on are',
        'somebody the business depends on is',
      );
      return {
        finding: isKnown
          ? `${capital(name)} leaves${when}${alone}.`
          : `${capital(going)} about to leave${when === '' ? '' : `,${when}`}${alone}.`,
        meaning: isKnown
          ? pick(
              voice,
              `What only ${name} knows goes too, unless somebody learns it before.`,
              `A successor who starts after that day cannot ask ${name} any more.`,
            )
          : pick(
              voice,
              'What nobody else knows goes too, unless somebody learns it before.',
              'A successor who starts after that day has nobody to ask.',
            ),
        action: `Name a successor for ${name} now, and fix the weeks in which both work side by side. Have what comes up written down on the way. Agree a reward for staying to the last day.`,
        outcome: `The successor has done the work once alone${before}.`,
        stake: pick(
          voice,
          'Every week without a successor is a week less to learn.',
          'Without a successor, that work stops or goes to somebody unprepared.',
        ),
        step: shortest(`Name a successor for ${name}${before}`, `Name a successor for ${name}`),
        measure: 'The successor has done the work once alone',
        milestone: 'The successor has done the work alone',
      };
    },
  },
  {
    id: 'R-16',
    area: 'leadership',
    priority: 'high',
    // An owner who can be away for a month, with five functions running, has shown that others can
    // do the work.
    when: {
      all: [
        { fact: 'only-one' },
        { not: { all: [{ atLeast: ['absd', 30] }, { count: ['funcs', 'atLeast', 5] }] } },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 8 },
    sources: ['KP', 'VB'],
    words: (voice) => {
      const { holder, isAlone } = voice;
      const { name, does, isKnown, isHabit } = holder;
      const is = name === 'you' ? 'are' : 'is';
      const task = does ?? 'do part of the work';
      const without = name === 'one person' ? 'the first person' : name;
      const second = isAlone ? 'a colleague from another business' : 'a second person';
      return {
        finding: isHabit
          ? `You ${task} yourself.`
          : pick(
              voice,
              `${capital(name)} ${is} the only one who can ${task}.`,
              `Only ${name} can ${task}.`,
            ),
        meaning: isKnown
          ? pick(
              voice,
              `When ${name} ${is} ill or away, that work waits.`,
              `Every absence of ${name === 'you' ? 'yours' : name} stops that work.`,
            )
          : pick(
              voice,
              'When that person is ill or away, the work waits.',
              'Every absence of that person stops the work.',
            ),
        action: `Choose ${second} now and go through real cases together. Leave the next three cases to that person and look only at the result. Then test one week in which ${without} ${name === 'you' ? 'do' : 'does'} not step in.`,
        outcome: `${capital(second)} has done three real cases.`,
        stake: pick(
          voice,
          'An illness or an accident would stop that work.',
          'As long as only one can do it, the business cannot do more of it.',
        ),
        step:
          does === undefined
            ? `Teach ${isAlone ? 'a colleague' : second} what only ${isKnown ? name : 'one person'} can do`
            : `Teach ${isAlone ? 'a colleague' : second} to ${does}`,
        measure: `Three real cases done ${isAlone ? 'by the colleague' : 'by the second person'}`,
        milestone: 'A second person does that work',
      };
    },
  },
  {
    id: 'R-19',
    area: 'leadership',
    priority: 'critical',
    when: {
      any: [
        { fact: 'health-age', illness: true },
        { fact: 'health-age', age: { atLeast: 65 } },
        {
          all: [{ count: ['funcs', 'atMost', 0] }, { below: ['absd', 7] }, { above: ['emp', 2] }],
        },
      ],
    },
    replaces: ['L-20'],
    needs: [],
    ownerHours: { perWeek: 1, weeks: 3 },
    sources: ['KP', 'EPI'],
    words: (voice) => ({
      finding: pick(
        voice,
        'If you had to stop tomorrow, somebody else would have to sign, pay and decide.',
        'Somebody has to sign, pay and decide on a day when you cannot.',
      ),
      meaning: voice.isAlone
        ? pick(
            voice,
            'Without a deputy, bills and customers wait until you are back.',
            'Without a deputy, nobody can tell your customers what happens next.',
          )
        : pick(
            voice,
            'Without a deputy, wages and orders wait until you are back.',
            'Without a deputy, your people cannot pay or order anything large.',
          ),
      action: voice.isAlone
        ? 'Name a deputy you trust who may sign and pay, and tell your bank. Put contacts, passwords, insurance and open work into one emergency file. Let the deputy sign once while you watch.'
        : `Name a deputy who may sign and pay, and tell ${voice.hasPartners ? 'the other partners, the bank' : 'the bank'} and the team. Put contacts, passwords, insurance and open work into one emergency file. Let the deputy sign once while you watch.`,
      outcome: 'The deputy has signed once and finds everything.',
      stake: pick(
        voice,
        'An illness of some weeks could stop payments and orders.',
        'Without a deputy, an accident stops payments and decisions.',
      ),
      step: 'Name a deputy and start an emergency file',
      measure: 'The deputy has signed once',
      milestone: 'A deputy may sign and finds everything',
    }),
  },
  {
    id: 'R-22',
    area: 'leadership',
    priority: 'high',
    when: { situation: ['grow'] },
    needs: ['R-16'],
    ownerHours: { perWeek: 1, weeks: 10 },
    sources: ['CL', 'TAB'],
    words: (voice) => {
      const { newPart } = voice;
      return {
        finding: pick(
          voice,
          `${capital(newPart)} needs somebody who leads it from the first day.`,
          `Somebody has to lead ${newPart} before it starts.`,
        ),
        meaning: pick(
          voice,
          'Without a lead, your best people fill in and the present work suffers.',
          'If you lead it yourself, everything else gets less of you.',
        ),
        action: `Choose the lead of ${newPart} now and let that person prepare it. Write down which figures must be met first, such as people, orders and cash. If one is missing, put the start off.`,
        outcome: `Somebody prepared leads ${newPart} from its first day.`,
        stake: pick(
          voice,
          "A start without a lead costs you the people who carry today's work.",
          'A start that comes too early is paid for by what works today.',
        ),
        step: `Appoint the lead of ${newPart} before it starts`,
        measure: 'The lead is in place before the first day',
        milestone: `The lead of ${newPart} is in place`,
      };
    },
  },
  {
    id: 'R-24',
    area: 'leadership',
    priority: 'high',
    when: {
      all: [
        { atLeast: ['partners', 2] },
        { any: [{ atLeast: ['ownerS', 50] }, { count: ['funcs', 'atMost', 3] }] },
      ],
    },
    replaces: ['S-05', 'L-04', 'L-05', 'L-06', 'L-07', 'L-11'],
    needs: [],
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['EOSQ', 'VB'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Part of the work still runs through you, the partners.',
        'The business still needs you, the partners, for a part of its daily work.',
      ),
      meaning: pick(
        voice,
        'If one of the partners is away, that part of the work waits.',
        'Where two partners can decide, your people ask twice or wait.',
      ),
      action:
        'Write on one page which partner holds what: sales, prices, people, money. Add a stand-in for each part, who need not be a partner. Agree on the page and show it to your people.',
      outcome: 'Everybody knows which partner decides what, and who stands in.',
      stake: pick(
        voice,
        'Without the page, one absence or one quarrel stops part of the business.',
        'A task that no partner holds may stay undone.',
      ),
      step: 'Write down which partner holds what',
      measure: 'One page with a name and a stand-in for each part',
      milestone: 'Each part has a partner and a stand-in',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
