import type { TextFactKind } from '@ellac/contracts';
import {
  aliases,
  type FigureName,
  type Figures,
  type MoneyId,
  type NamedTime,
  type Person,
  type Voice,
} from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { answerFactId } from './answer-facts.js';
import { derivedFactId } from '../figures/derived-facts.js';
import { placeholder } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import { type MoneyField, moneyFieldId } from '../figures/money-facts.js';

const counts: Readonly<Record<Exclude<FigureName, (typeof aliases)[number]>, string>> = {
  elemCount: derivedFactId('elemCount'),
  funcCount: derivedFactId('funcCount'),
  relCount: derivedFactId('relCount'),
};

/** Every figure of an answer as the placeholder of its fact, if there is one. */
function namedFigures(figures: Figures, facts: readonly Fact[]): Figures {
  const known = new Set(facts.map(({ id }) => id));
  const ids = new Map<string, string>([
    ...aliases.map((alias) => [alias, answerFactId(alias)] as const),
    ...Object.entries(counts),
  ]);
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      const id = ids.get(name);
      return [name, id !== undefined && known.has(id) ? placeholder(id) : value];
    }),
  ) as Figures;
}

/** How the texts speak of this business with the placeholders of facts in place of names and figures. */
export function namedVoice({ voice, diagnosis }: Business, facts: readonly Fact[]): Voice {
  const idsOf = (kinds: readonly TextFactKind[]) =>
    diagnosis.facts.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  /** The fact of these kinds whose printed value is this. */
  const told = (value: string, kinds: readonly TextFactKind[]): string => {
    const ids = idsOf(kinds);
    const fact = facts.find((each) => each.value === value && ids.includes(each.id.split('.')[0]!));
    return fact === undefined ? value : placeholder(fact.id);
  };
  const percent = (value: string | undefined) => value && told(value, ['client-share']);
  const money = <Id extends MoneyId>(id: Id, field: MoneyField<Id>, otherwise: string): string => {
    const name = moneyFieldId(id, field);
    return facts.some((each) => each.id === name) ? placeholder(name) : otherwise;
  };
  const person = <One extends Person>(one: One): One => {
    const fact = facts.find(({ id, value }) => id.startsWith('T') && value === one.name);
    return fact === undefined ? one : { ...one, name: placeholder(fact.id) };
  };
  const nameOf = (name: string): string => person({ name, isPlural: false }).name;
  const time = (at: NamedTime | undefined, kinds: readonly TextFactKind[]) => {
    if (at === undefined) return {};
    const ids = idsOf(kinds);
    const date = facts.find(
      ({ id, value }) =>
        id.endsWith('.date') && ids.includes(id.slice(0, -5)) && at.by.endsWith(value),
    );
    if (date === undefined) return { time: at };
    const named = (words: string) => words.replace(date.value, placeholder(date.id));
    return { time: { when: named(at.when), by: named(at.by), before: named(at.before) } };
  };

  const { exit, client, breakEven, otherRevenue, payDays, largestShare, payer, asker } = voice;
  const share = percent(client.share);
  return {
    ...voice,
    company: '{{COMPANY}}',
    figures: namedFigures(voice.figures, facts),
    leaver: { ...person(voice.leaver), ...time(voice.leaver.time, ['person-leaves']) },
    holder: person(voice.holder),
    exit: {
      ...exit,
      who: person(exit.who),
      heir: nameOf(exit.heir),
      ...(exit.successor !== undefined && { successor: nameOf(exit.successor) }),
      ...(exit.mayTakeOver !== undefined && { mayTakeOver: nameOf(exit.mayTakeOver) }),
      ...time(exit.time, ['wish-exit']),
    },
    term: { ...voice.term, ...time(voice.term.time, ['term-ends']) },
    client: {
      ...client,
      ...(share !== undefined && { share }),
      ...time(client.time, ['term-ends', 'event']),
    },
    payer: {
      ...payer,
      ...(payer.heldBack !== undefined && {
        heldBack: money('late-cash', 'cash', payer.heldBack),
      }),
    },
    // The model gets the facts themselves; the owner's words stand in the server's texts alone.
    deadlines: voice.deadlines.map((day) => ({
      matter: day.matter,
      time: time(day.time, ['deadline']).time ?? day.time,
    })),
    ...(asker !== undefined && { asker: nameOf(asker) }),
    ...(voice.goneName !== undefined && { goneName: nameOf(voice.goneName) }),
    ...(largestShare !== undefined && { largestShare: percent(largestShare)! }),
    ...(payDays !== undefined && { payDays: told(payDays, ['payment-days']) }),
    ...(breakEven && {
      breakEven: {
        ...(breakEven.priceRise !== undefined && {
          priceRise: money('break-even', 'priceRise', breakEven.priceRise),
        }),
        costCut: money('break-even', 'costCut', breakEven.costCut),
      },
    }),
    ...(otherRevenue !== undefined && {
      otherRevenue: money('share-cap', 'otherRevenue', otherRevenue),
    }),
  };
}
