import { turned } from '../choice.mjs';
import { clausesOf, needsOf } from '../clauses.mjs';
import { listed } from '../joints.mjs';
import { thought } from '../thought.mjs';
import { sentencesOf } from '../topics.mjs';
import { quotes } from './quotes.mjs';

/** @type {Record<string, string[]>} by band */
const standings = {
  'phase-1-owner-led': [
    'Today {{COMPANY}} could not be led by anybody but you.',
    'A change of leadership would come too early for {{COMPANY}}: it is still your company alone.',
    '{{COMPANY}} is in Phase 1, in which you lead and decide.',
    'Nobody could take over {{COMPANY}} today without losing much of what holds it together.',
  ],
  'in-transition': [
    '{{COMPANY}} is in transition: others carry part of it, and the rest still waits for you.',
    'Others could lead {{COMPANY}} in part today, but not as a whole.',
    '{{COMPANY}} has set out towards leaders of its own and is still under way.',
    'Part of the way to other leaders is done, and the longer part lies ahead.',
  ],
  'ready-with-gaps': [
    'Others could lead {{COMPANY}} in most things, and the gaps that remain have names.',
    '{{COMPANY}} is close to standing without you, with some gaps still to close.',
    'Most of what new leaders need is there at {{COMPANY}}, though not all of it.',
    'What keeps {{COMPANY}} from other leaders is no longer much, but it counts.',
  ],
  'phase-2-ready': [
    '{{COMPANY}} is ready for Phase 2, in which others lead and you look on.',
    'Others can lead {{COMPANY}}, for it has what a change of leadership needs.',
    'The company could be led by others, which is more than most can say.',
    'Leadership of {{COMPANY}} can pass on at a time of your own choosing.',
  ],
};

/** @type {((needs: string) => string)[]} */
const asks = [
  (needs) => `For the next level it takes ${needs}.`,
  (needs) => `What is still missing can be named: ${needs}.`,
  (needs) => `The next level asks for ${needs}.`,
  (needs) => `Before others can lead, it takes ${needs}.`,
  (needs) => `The way there leads over ${needs}.`,
];

const ways = [
  'Such a change succeeds in small portions, each of which is tried before the next one.',
  'It is easier to hand over a task than a title, so the tasks come first.',
  'The date matters less than the order: people, then papers, then titles.',
  'A good test of each step is whether anybody still rings you about it.',
  'Letting go is a skill, and like any other it comes with practice.',
  'What has been passed on should stay passed on, even on a busy day.',
  'The company needs to hear of it early, so that nobody has to guess.',
  'A fixed day on which the stage is looked at again keeps the intention honest.',
  'Mistakes will happen on the way, and they cost less while you are still near.',
  'Those who are to lead should hear it from you and not from a chart.',
];

/** How many needs are named. */
const MOST = 3;

/**
 * Whether others could lead, and what has to be true before they can.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../paragraphs.mjs').Written}
 */
export function readiness(question, seed) {
  const { task } = question;
  const band = thought(turned(standings[task.judgement.band] ?? [], seed), ['S01']);
  const [quote] = quotes(question, seed);
  const clauses = clausesOf(task, seed).filter(({ standing }) => standing !== undefined);
  const [first, ...rest] = sentencesOf(clauses, task.part, seed, 3);
  const lacking = turned(
    task.facts.filter((fact) => needsOf(fact).length > 0),
    seed,
  ).slice(0, MOST);
  const needs = listed(lacking.flatMap((fact) => turned(needsOf(fact), seed, 1).slice(0, 1)));
  const asked = thought(
    turned(asks, seed).map((say) => say(needs)),
    lacking.map(({ id }) => id),
  );
  const body = [
    band,
    ...[first, quote].flatMap((each) => each ?? []),
    ...(lacking.length > 1 ? [asked] : []),
    ...rest,
  ];
  return { body, ending: turned(ways, seed) };
}
