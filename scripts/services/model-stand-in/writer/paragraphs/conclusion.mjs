import { areasOf } from '../areas.mjs';
import { turned } from '../choice.mjs';
import { clausesOf, meaningsOf } from '../clauses.mjs';
import { turning } from '../joints.mjs';
import { thought } from '../thought.mjs';
import { sentencesOf } from '../topics.mjs';

/** @typedef {import('../thought.mjs').Thought} Thought */

/** What the areas mean together, by the highest and the lowest. @type {Record<string, string[]>} */
const together = {
  'systems leadership': [
    'the work is in better order than the decisions on it',
    'order is there, and what is lacking is people who may decide within it',
    'the way of working would bear new leaders sooner than new leaders are named',
  ],
  'systems market': [
    'the inside of the company is further on than its income',
    'order in the work is the asset, and revenue to rely on is what it lacks',
    'much is well arranged, and more of it has to be sold in a way that lasts',
  ],
  'leadership systems': [
    'people who can lead are there, and what they lack is a way of working on paper',
    'others may decide already, but each of them does the work in a way of their own',
    'trust has been passed on sooner than know-how',
  ],
  'leadership market': [
    'people who can lead are there, and the market has yet to give them firm ground',
    'leading has been shared sooner than revenue has been made steady',
    'the company could do with less of you sooner than with less selling',
  ],
  'market systems': [
    'customers come for good reasons, and the way of working has to catch up with them',
    'the market gives time, and the best use of it is order in the work',
    'there is no lack of demand but of work that others can take over',
  ],
  'market leadership': [
    'the market gives time, and the best use of it is to find and train leaders',
    'there is no lack of customers but of people who may decide',
    'the outside would bear a change of leaders sooner than the inside',
  ],
};

/** @type {((meaning: string) => string)[]} */
const openings = [
  (meaning) => `Put side by side, the areas tell a plain story: ${meaning}.`,
  (meaning) => `All in all, ${meaning}.`,
  (meaning) => `If one thing stays in mind, let it be this: ${meaning}.`,
  (meaning) => `Seen from a distance, ${meaning}.`,
  (meaning) => `One thing runs through all answers: ${meaning}.`,
  (meaning) => `What the areas say together is simple: ${meaning}.`,
];

/** Where the area that stands lowest is sound as well. */
const well = [
  'No area lets the others down, so what is left is to finish what was begun.',
  'Work, people and market hold each other up, and none of them has to be repaired first.',
  'There is no hole to fill, only ends to tie up before others take over.',
  'All areas can bear a change of leaders, each in its own measure.',
  'What was built over the years fits together, and that makes the rest a matter of care.',
];

/** Where not even the area that stands highest is sound, by the one that stands lowest. @type {Record<string, string[]>} */
const early = {
  systems: [
    'no area is firm enough yet to lean on, and order in the work would help the others most',
    'much is still carried by memory and goodwill, and paper would relieve both',
    'the company works because its people know what to do, and few others could know it',
  ],
  leadership: [
    'no area is firm enough yet to lean on, and more people who decide would help the others most',
    'everything meets in one person, and that is what has to change first',
    'the company is as strong as your day is long',
  ],
  market: [
    'no area is firm enough yet to lean on, and steadier income would help the others most',
    'before the company can change its leaders, it has to earn the means for it',
    'too much energy goes into the next order to leave any for what comes after',
  ],
};

const even = [
  'No area pulls the others along, and none holds them back by itself.',
  'The areas stand so close together that progress in one will not last without the others.',
  'Since the areas stand about level, the work can begin where it is easiest.',
];

/** The kind of work that lies ahead, by the area that stands lowest. @type {Record<string, string[]>} */
const work = {
  systems: [
    'What lies ahead is patient work: watching how things are done, writing it down and trying it out.',
    'The work ahead is done at the bench and the desk rather than in meetings.',
    'Much of what lies ahead can be done by the people who do the work, once somebody asks them to.',
    'It is plain work, a page at a time, and each page frees somebody from a question.',
  ],
  leadership: [
    'What lies ahead is less a matter of papers than of trust, practice and clear limits.',
    'The work ahead happens in talks: who decides what, from when, and up to which limit.',
    'Papers help, but the change itself takes place each time that somebody else decides.',
    'The hardest part falls to you: leave things alone that others now do.',
  ],
  market: [
    'What lies ahead is work with customers: knowing them, keeping them and finding more of their kind.',
    'The work ahead happens outside the company, in talks with those who buy and those who could.',
    'Steady income grows slowly, through agreements, renewals and a wider circle of customers.',
    'Selling is part of every step ahead, even of those that look like something else.',
  ],
};

const closings = [
  'A start this month is better than a perfect start later.',
  'What is begun small and kept up will be seen when the questions are answered again.',
  'The people in the company will notice the change before the figures do.',
  'Whatever you decide about the future, the company gains by it.',
  'None of the steps closes a door; each of them opens a choice.',
  'In a year, the same questions will show what has moved.',
  'A talk with the coach can turn the first step into a date.',
  'Much has been built here, and it deserves to last.',
  'It took years to build this company, so it may take some time to pass it on.',
  'The first step is the cheapest one, and it teaches the most.',
  'Where it goes well, others will ask to take over more.',
  'What is learned on the first task makes the second one shorter.',
];

/** Scores that lie no further apart say the same. */
const SAME = 0.5;

/**
 * What the areas mean together, and what kind of work lies ahead.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../paragraphs.mjs').Written}
 */
export function conclusion({ task }, seed) {
  const meanings = (/** @type {string} */ standing) =>
    turned(
      task.facts.filter((fact) => fact.standing === standing && meaningsOf(fact).length > 0),
      seed,
      2,
    ).map((fact) => thought(turned(meaningsOf(fact), seed + fact.id), [fact.id]));
  const [[poor, ...morePoor], [good, ...moreGood]] = [meanings('poor'), meanings('good')];
  const [sentence, ...others] = sentencesOf(clausesOf(task, seed), task.part, seed, 5);
  const body = [
    ...areasTogether(task, seed),
    ...[sentence, poor].flatMap((each) => each ?? []),
    ...(good === undefined ? [] : [poor === undefined ? good : turning(good, seed)]),
    ...others,
    ...morePoor,
    ...moreGood,
  ];
  return { body, ending: turned(closings, seed) };
}

/**
 * @param {import('../../task-of.mjs').Task} task
 * @param {string} seed
 * @returns {Thought[]}
 */
function areasTogether(task, seed) {
  const areas = areasOf(task);
  const [best, least] = [areas[0], areas.at(-1)];
  if (best === undefined || least === undefined || best === least) return [];
  const facts = areas.map(({ score }) => score);
  const meanings = isSound(best) ? together[`${best.name} ${least.name}`] : early[least.name];
  const apart = turned(openings, seed).flatMap((say) => turned(meanings ?? [], seed).map(say));
  const isEven = best.points - least.points < SAME;
  const wordings = isSound(least) ? turned(well, seed) : isEven ? turned(even, seed) : apart;
  return [thought(wordings, facts), thought(turned(work[least.name] ?? [], seed), [least.score])];
}

/** @param {import('../areas.mjs').Area} area */
const isSound = ({ level }) => level === 'sound' || level === 'strong';
