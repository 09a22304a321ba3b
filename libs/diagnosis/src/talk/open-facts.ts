import type { TalkQuestion } from '@ellac/contracts';
import type { TextFact } from '../text-facts/text-fact.js';

/** A fact that the owner told incompletely. */
interface OpenFact {
  readonly id: string;
  /** The incomplete fact; undefined where the owner told enough. */
  readonly in: (facts: readonly TextFact[]) => TextFact | undefined;
  /** A sentence without its full stop, because the owner's own sentence may follow. */
  readonly finding: (fact: TextFact) => string;
  readonly question: (fact: TextFact) => string;
}

const ofKind = (facts: readonly TextFact[], kind: TextFact['kind']): readonly TextFact[] =>
  facts.filter((fact) => fact.kind === kind);

/** The first of them, if none of them tells it. */
const unlessAny = (
  facts: readonly TextFact[],
  tells: (fact: TextFact) => boolean,
): TextFact | undefined => (facts.some(tells) ? undefined : facts[0]);

const hasDate = ({ date }: TextFact): boolean => date !== undefined;

const subjects = {
  client: 'a client',
  supplier: 'a supplier',
  site: 'a site',
  rule: 'a rule',
} as const;

const endings = {
  contract: 'A contract',
  site: 'A lease',
  right: 'A licence or permit',
} as const;

/** What is missing of somebody who leaves; the time comes second. */
const missingOfLeaver = (fact: TextFact): readonly ('who' | 'when')[] => [
  ...(fact.person === undefined ? (['who'] as const) : []),
  ...(hasDate(fact) ? [] : (['when'] as const)),
];

function askLeaver(fact: TextFact): string {
  if (fact.person !== undefined) return 'When will that be, and who takes over the work?';
  return hasDate(fact) ? 'Who is it, and who takes over the work?' : 'Who is it, and when?';
}

/** In the order in which they weigh; judgement. */
const openFacts: readonly OpenFact[] = [
  {
    id: 'F-01',
    in: (facts) => unlessAny(ofKind(facts, 'wish-exit'), hasDate),
    finding: () => 'The owner wants to leave and names no time',
    question: () => 'By when would you like to have handed over?',
  },
  {
    id: 'F-02',
    in: (facts) =>
      unlessAny(ofKind(facts, 'wish-exit'), ({ to }) => to !== undefined && to !== 'open'),
    finding: () => 'The owner wants to leave, and who takes over is open',
    question: () => 'Who could it be: family, a partner, somebody of the team, a buyer?',
  },
  {
    id: 'F-03',
    in: (facts) => ofKind(facts, 'event').find((fact) => fact.tense === 'coming' && !hasDate(fact)),
    finding: ({ about = 'client' }) =>
      `Something is about to happen with ${subjects[about]}, and no time is named`,
    question: () => 'What will happen, and by when do you know?',
  },
  {
    id: 'F-04',
    in: (facts) =>
      ofKind(facts, 'person-leaves').find(
        (fact) => fact.tense !== 'happened' && missingOfLeaver(fact).length > 0,
      ),
    finding: (fact) =>
      `Somebody is about to leave, and the owner does not say ${missingOfLeaver(fact).join(' and ')}`,
    question: askLeaver,
  },
  {
    id: 'F-05',
    in: (facts) =>
      ofKind(facts, 'only-one').find(({ who, person }) => who !== 'owner' && person === undefined),
    finding: () => 'One person alone can or knows something, and the owner does not say who',
    question: () => 'Who is it, and what would wait without that person?',
  },
  {
    id: 'F-06',
    in: (facts) => ofKind(facts, 'term-ends').find((fact) => !hasDate(fact)),
    finding: ({ thing = 'contract' }) => `${endings[thing]} ends, and no time is named`,
    question: () => 'On which day does it end, and by when must you act?',
  },
];

/** What the owner told incompletely, as questions. */
export const openFactsIn = (facts: readonly TextFact[]): readonly TalkQuestion[] =>
  openFacts.flatMap(({ id, in: openIn, finding, question }) => {
    const fact = openIn(facts);
    if (fact === undefined) return [];
    const { sentence } = fact;
    const found = finding(fact);
    return [
      {
        id,
        kind: 'open-fact',
        finding: sentence === undefined ? `${found}.` : `${found}: “${sentence}”`,
        question: question(fact),
      },
    ];
  });
