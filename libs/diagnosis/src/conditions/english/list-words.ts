import {
  documentedElementChoices,
  independentFunctionChoices,
  institutionalizedRelationshipChoices,
  labelOf,
} from '@ellac/contracts';
import type { Answers } from '../../model/answers.js';
import { lowered } from '../../text/capital.js';
import { joined } from '../../text/joined.js';
import type { ListAlias } from '../condition.js';

/** How a list of answers stands in a condition. */
export interface ListWords {
  /** What is counted, as the subject of a clause. */
  readonly counted: string;
  /** How many choices the list has. */
  readonly outOf: number;
  readonly label: (value: string) => string;
  /** A clause that says of values whether they are ticked. */
  readonly clause: (labels: readonly string[], said: Said) => string;
}

/** `again` where the clause before has just named the list. */
interface Said {
  readonly isSo: boolean;
  readonly link: 'and' | 'or';
  readonly again: boolean;
}

const including =
  (subject: string): ListWords['clause'] =>
  (labels, { isSo, link, again }) =>
    `${again ? 'they' : subject} ${isSo ? 'include' : 'do not include'} ${joined(labels, isSo ? link : 'or')}`;

const elementNames: Readonly<Record<Answers['elems'][number], string>> = {
  process: 'the sales process',
  commission: 'a commission plan',
  leads: 'lead handling',
  scripts: 'conversation guides',
  proposals: 'proposal templates',
  follow_up: 'follow-up steps',
};

const relationshipNames: Readonly<Record<Answers['rels'][number], string>> = {
  key_clients: 'key clients',
  vendors: 'suppliers',
  banking: 'the bank',
  strategic_partnerships: 'strategic partners',
  industry_networks: 'industry networks',
};

const named = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

/** Each list by the words of the form. */
export const listWords: Readonly<Record<ListAlias, ListWords>> = {
  elems: {
    counted: 'the number of written parts of selling',
    outOf: documentedElementChoices.length,
    label: named(elementNames),
    clause: including('the written parts of selling'),
  },
  funcs: {
    counted: 'the number of functions that run without the owner',
    outOf: independentFunctionChoices.length,
    label: (value) => lowered(labelOf(independentFunctionChoices, value)),
    clause: including('the functions that run without the owner'),
  },
  rels: {
    counted: 'the number of relationships held by the company',
    outOf: institutionalizedRelationshipChoices.length,
    label: named(relationshipNames),
    clause: (labels, { isSo, link }) =>
      `contacts with ${joined(labels, link)} ${isSo ? 'belong to the company' : 'are personal'}`,
  },
};
