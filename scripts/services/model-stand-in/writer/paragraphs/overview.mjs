import { areasOf } from '../areas.mjs';
import { turned } from '../choice.mjs';
import { clausesOf, needsOf } from '../clauses.mjs';
import { listed } from '../joints.mjs';
import { capital } from '../reword.mjs';
import { thought } from '../thought.mjs';
import { sentencesOf } from '../topics.mjs';

/**
 * @typedef {import('../areas.mjs').Area} Area
 * @typedef {import('../thought.mjs').Thought} Thought
 * @typedef {import('../../task-of.mjs').Task} Task
 */

/** @type {Record<string, string[]>} how a business stands, by its band */
const standings = {
  'phase-1-owner-led': [
    'led by its owner in nearly everything',
    'still held together by its owner',
    'that rests on {{OWNER}} above all',
  ],
  'in-transition': [
    'on the way from its owner to other leaders',
    'in which others carry part of the weight and {{OWNER}} the rest',
    'between being led by one person and being led by several',
  ],
  'ready-with-gaps': [
    'that others could lead in most things',
    'which has come far on the way to other leaders',
    'with few gaps left before others can lead it',
  ],
  'phase-2-ready': [
    'that others can lead',
    'which no longer depends on its owner',
    'with leaders beside its owner',
  ],
};

/** @type {((business: string, standing: string) => string)[]} */
const openings = [
  (business, standing) =>
    `{{COMPANY}} is ${business} ${standing}, and overall it comes to {{S01}}.`,
  (business, standing) => `At {{S01}} overall, {{COMPANY}} is ${business} ${standing}.`,
  (business, standing) =>
    `The answers show ${business} ${standing}; overall, {{COMPANY}} reaches {{S01}}.`,
  (business, standing) => `{{OWNER}} runs ${business} ${standing}, with {{S01}} overall.`,
];

/** @type {((best: Area, least: Area) => string)[]} */
const apart = [
  (best, least) =>
    `${capital(best.subject)} ${best.stands} highest at {{${best.score}}}, ${least.subject} lowest at {{${least.score}}}.`,
  (best, least) =>
    `${capital(best.subject)} ${best.stands} highest with {{${best.score}}}, and most is to be gained in ${least.subject} with {{${least.score}}}.`,
  (best, least) =>
    `Between ${best.subject} at {{${best.score}}} and ${least.subject} at {{${least.score}}} lies most of the work.`,
  (best, least) =>
    `${capital(best.subject)} ${best.is} the firmest ground at {{${best.score}}}, and ${least.subject} the softest at {{${least.score}}}.`,
];

/** @type {((all: string) => string)[]} */
const level = [
  (all) => `The areas are close to each other: ${all}.`,
  (all) => `No area stands far from the others: ${all}.`,
];

/** @type {((needs: string) => string)[]} */
const firsts = [
  (needs) => `What comes first can be said in a line: ${needs}.`,
  (needs) => `To begin with, it takes ${needs}.`,
  (needs) => `First on the list stand ${needs}.`,
  (needs) => `The plan begins with these: ${needs}.`,
  (needs) => `More than anything else, {{COMPANY}} needs ${needs}.`,
  (needs) => `Before all other things, the plan aims at ${needs}.`,
];

const endings = [
  'The reasons stand beside each step, so that {{OWNER}} can judge them.',
  'None of this has to happen at once, though some of it has to begin.',
  'Good and bad news stand side by side here, because both are needed to decide.',
  'It is worth reading this page twice, once for what is there and once for what is missing.',
  'What is missing can be learned, and what is there can be kept.',
  'Each area has a chapter of its own, with what was found and what to do about it.',
  'The sections behind this page say what each point rests on.',
  'How fast it goes is for {{OWNER}} to decide; the order follows from the answers.',
  'The coach can help to choose where to start.',
];

/** Scores that lie no further apart say the same. */
const SAME = 0.5;

/**
 * The first thing that the owner reads.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../paragraphs.mjs').Written}
 */
export function overview({ task }, seed) {
  const areas = areasOf(task);
  const clauses = clausesOf(task, seed);
  const [first, second, third, ...rest] = sentencesOf(clauses, task.part, seed, 1);
  const body = [
    ...opening(task, seed),
    ...comparison(areas, seed),
    ...[first, second].flatMap((each) => each ?? []),
    ...firstNeeds(task, seed),
    ...[third, ...rest].flatMap((each) => each ?? []),
  ];
  return { body, ending: turned(endings, seed) };
}

/**
 * @param {Task} task
 * @param {string} seed
 * @returns {Thought[]}
 */
function opening({ business, judgement, facts }, seed) {
  if (!facts.some(({ id }) => id === 'S01')) return [];
  const ways = turned(standings[judgement.band] ?? [], seed);
  const wordings = turned(openings, seed).flatMap((say) => ways.map((way) => say(business, way)));
  return [thought(wordings, ['S01'])];
}

/**
 * @param {Area[]} areas
 * @param {string} seed
 * @returns {Thought[]}
 */
function comparison(areas, seed) {
  const [best, least] = [areas[0], areas.at(-1)];
  if (best === undefined || least === undefined || best === least) return [];
  const all = listed(areas.map(({ subject, score }) => `${subject} at {{${score}}}`));
  const isLevel = best.points - least.points < SAME;
  const wordings = isLevel
    ? turned(level, seed).map((say) => say(all))
    : turned(apart, seed).map((say) => say(best, least));
  return [
    thought(
      wordings,
      areas.map(({ score }) => score),
    ),
  ];
}

/**
 * What the first steps are to bring about.
 *
 * @param {Task} task
 * @param {string} seed
 * @returns {Thought[]}
 */
function firstNeeds({ facts, rules, considerations }, seed) {
  const inputs = rules
    .filter(({ id }) => considerations.includes(id))
    .flatMap((rule) => rule.inputs);
  const lacking = facts.filter((fact) => inputs.includes(fact.id) && needsOf(fact).length > 0);
  if (lacking.length < 2) return [];
  const named = lacking.slice(0, 3);
  const needs = listed(named.flatMap((fact) => turned(needsOf(fact), seed).slice(0, 1)));
  return [
    thought(
      turned(firsts, seed).map((say) => say(needs)),
      named.map(({ id }) => id),
    ),
  ];
}
