import type { Questionnaire } from '@ellac/contracts';
import type { Draws } from '../draws.js';
import { linesOfBusiness } from './lines-of-business.js';
import type { Persona } from './persona.js';

/** How far a business is, as its owner would tell it. */
type Stage = 'owner-led' | 'between' | 'led by others';

function stageOf({ maturity }: Persona): Stage {
  const mean = (maturity.systems + maturity.leadership + maturity.market) / 3;
  if (mean < 0.4) return 'owner-led';
  return mean < 0.72 ? 'between' : 'led by others';
}

const trainings: Readonly<Record<Stage, readonly string[]>> = {
  'owner-led': [
    'No formal training; people learn from each other as they go.',
    'Learning by doing, beside whoever has time.',
    'New people work beside the owner in their first weeks.',
  ],
  between: [
    'New people work beside an experienced colleague for six weeks; skills are refreshed once a year.',
    'There is a short list for the first month, and courses when a supplier offers them.',
    'Everyone has two training days a year, and new people have a mentor.',
  ],
  'led by others': [
    'A written plan for the first three months, a training budget for everyone, and talks twice a year.',
    'Each team keeps its own handbook; new people are trained by it, and leaders take a course each year.',
    'A plan by role with goals for each quarter; two people each year are prepared to lead a team.',
  ],
};

const strategyEnds: Readonly<Record<Stage, readonly string[]>> = {
  'owner-led': [
    'I look after the first customers for this myself.',
    'How this is to be done beside the daily work is still open.',
  ],
  between: [
    'A lead for this is chosen, and we look at the figures every month.',
    'The first offers are written; what is missing is somebody who sells them all week.',
  ],
  'led by others': [
    'Each step has an owner in the team, a budget and a date.',
    'The sales lead reports every month, and we stop what does not work after two quarters.',
  ],
};

const visions: Readonly<Record<Stage, readonly string[]>> = {
  'owner-led': [
    'In five years I want to take four weeks off without the phone, and somebody else answers the daily questions.',
    'The business should earn enough that I can hire a manager and work on what I am good at.',
  ],
  between: [
    'In three years two managers lead the daily work, and I spend my time on our largest customers and on new offers.',
    'We are the first address in our region, with leaders who decide in their own field and a plan that everybody knows.',
  ],
  'led by others': [
    'The company is led by its team of managers; I chair a meeting a month and look for the next site.',
    'In five years the business stands on three legs of the same size, and could be handed to its leaders or sold.',
  ],
};

const strategyOf = ({ company }: Persona, stage: Stage, draws: Draws): string =>
  `${draws.pick(linesOfBusiness[company.industry].plans)}. ${draws.pick(strategyEnds[stage])}`;

function challengesOf({ company }: Persona, stage: Stage, draws: Draws): string {
  const { customers, teams } = linesOfBusiness[company.industry];
  const choices: Readonly<Record<Stage, readonly string[]>> = {
    'owner-led': [
      `Everything crosses my desk: ${teams[1]}, questions from ${teams[0]}, even the post. When I am away, ${customers} wait.`,
      `I never find the time to write down how we work, and good people have left because nobody trained them.`,
    ],
    between: [
      `The team does the daily work well, but decides little without me, and ${customers} still ask for me by name.`,
      `We have grown faster than our routines: ${teams[2]} is behind, and mistakes repeat in ${teams[0]}.`,
    ],
    'led by others': [
      `Our leaders are good in their own field and do not yet plan together; meetings take longer than they should.`,
      `Wages rise faster than prices, and people with experience are hard to find for ${teams[0]}.`,
    ],
  };
  return draws.pick(choices[stage]);
}

function departmentsOf({ company, employees }: Persona, stage: Stage): string {
  const [work, selling, office] = linesOfBusiness[company.industry].teams;
  const inWork = Math.max(1, Math.round(employees * 0.65));
  const choices: Readonly<Record<Stage, string>> = {
    'owner-led': `Most people are in ${work} (${inWork}); ${selling} and ${office} are with the owner.`,
    between: `There is a lead for ${work} (${inWork} people); ${selling} and ${office} report to the owner.`,
    'led by others': `There are managers for ${work} (${inWork} people), for ${selling} and for ${office}; they meet every week.`,
  };
  return choices[stage];
}

/** What the owner writes in own words. */
export interface Texts {
  readonly departments: string;
  readonly training: string;
  readonly strategy: string;
  readonly qualitative: Questionnaire['qualitative'];
}

/** The owner's own words; they change when the business has come further. */
export function textsOf(persona: Persona, draws: Draws): Texts {
  const stage = stageOf(persona);
  return {
    departments: departmentsOf(persona, stage),
    training: draws.pick(trainings[stage]),
    strategy: strategyOf(persona, stage, draws),
    qualitative: {
      vision: draws.pick(visions[stage]),
      challenges: challengesOf(persona, stage, draws),
      opportunities: `${draws.pick(linesOfBusiness[persona.company.industry].chances)}.`,
    },
  };
}
