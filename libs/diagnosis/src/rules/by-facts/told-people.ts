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
      any: [
        { fact: 'only-one', who: 'other' },
        {
          all: [
            { fact: 'only-one' },
            { not: { all: [{ atLeast: ['absd', 30] }, { count: ['funcs', 'atLeast', 5] }] } },
            // R-29 hands on the quotes themselves.
            { not: { fact: 'slow-quotes' } },
          ],
        },
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
      const leaves = isKnown && voice.leaver.isKnown && voice.leaver.name === name;
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
        action: leaves
          ? `Put the last thirty cases into one book with ${name}: what was decided and what it cost in the end. Let ${second} do each new case too, apart, until both come to the same.`
          : `Choose ${second} now and go through real cases together. Leave the next three cases to that person and look only at the result. Then test one week in which ${without} ${name === 'you' ? 'do' : 'does'} not step in.`,
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
    when: { all: [{ situation: ['grow'] }, { newPart: true }] },
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
  {
    id: 'R-27',
    area: 'leadership',
    priority: 'high',
    when: { fact: 'open-question' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 4 },
    sources: ['SELF'],
    words: (voice) => {
      const { asker } = voice;
      const who = asker ?? 'the person who asked';
      return {
        finding:
          asker === undefined
            ? 'Somebody waits for an answer from you.'
            : pick(
                voice,
                `An answer from you to ${asker} is still open.`,
                `There is no answer from you to ${asker} yet.`,
              ),
        meaning: pick(
          voice,
          'No answer is an answer too, and the other side decides what it means.',
          'While it is open, both sides plan with a guess.',
        ),
        action: `Write down what was asked, what speaks for it and the one thing you have to know first. Find that out, from your accountant if it is about money. Then tell ${who} yes, no, or by which date.`,
        outcome: 'The question has a clear answer, or a date for it.',
        stake: pick(
          voice,
          'Those who wait long enough make other plans.',
          'The longer it is open, the more the answer costs.',
        ),
        step:
          asker === undefined
            ? 'Give the answer that somebody waits for'
            : `Give ${asker} an answer`,
        measure: 'Yes, no or a date, given in writing',
        milestone: 'The open question is answered',
      };
    },
  },
  {
    id: 'R-32',
    area: 'leadership',
    priority: 'high',
    when: { fact: 'person-leaves', tense: 'happened' },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 8 },
    sources: ['KP'],
    words: (voice) => {
      const { goneName } = voice;
      const left = goneName ?? 'somebody';
      const place = goneName === undefined ? 'that place' : `the place of ${goneName}`;
      return {
        finding: pick(
          voice,
          `${capital(left)} has left, and the answers name nobody in that place.`,
          `Since ${left} left, the answers name nobody who does that work for good.`,
        ),
        meaning: pick(
          voice,
          'Those who stay, or you, do the work of two.',
          'The work goes on beside other work, and one of the two suffers.',
        ),
        action: `Decide this month: hire, hand the work to somebody you have, or drop it. Until then, buy some days a week from outside. Write down which hours come back to you, and what you do with them.`,
        outcome: 'The work has somebody who does it for good.',
        stake: pick(
          voice,
          'What is meant as a stopgap becomes your job.',
          'The next person who falls ill leaves a second gap.',
        ),
        step: shortest(`Fill ${place}`, 'Fill the place of the person who left'),
        measure: 'A name for that work, with a starting day',
        milestone: 'The empty place is filled or given up',
      };
    },
  },
  {
    id: 'R-33',
    area: 'leadership',
    priority: 'high',
    when: { all: [{ fact: 'calls-owner' }, { above: ['emp', 2] }] },
    replaces: ['L-08', 'S-04'],
    needs: [],
    ownerHours: { perWeek: 1, weeks: 4 },
    sources: ['AD', 'VB'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Your people call you for decisions that they could take.',
        'Questions come to you because nobody else may answer them.',
      ),
      meaning: pick(
        voice,
        'They do what is safest for them, because nothing says what they may decide.',
        'A decision without a rule can turn out wrong, so nobody takes it.',
      ),
      action: `Note each call for two weeks. For the five most frequent, write the answer, or a sum up to which the person on the spot decides. Name one person a shift for the rest.`,
      outcome: 'Calls for decisions on your days off are rare.',
      stake: pick(
        voice,
        'As long as you answer each call, the next one comes to you too.',
        'A day off with a phone is a working day.',
      ),
      step: 'Write down what others decide without calling you',
      measure: 'Calls on days off counted, fewer each week',
      milestone: 'The five usual questions are decided without you',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
