import type { ModelRequest } from '../../../src/analysis/model/model-request.js';

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });

const text = { type: 'string' };
const facts = list(oneOf('E01', 'E03', 'S02'));
const rule = oneOf('S-01');

const schema = object({
  sections: object({
    currentState: list(object({ text, evidence: facts, rules: list(rule) })),
  }),
  gaps: list(object({ ruleId: rule, finding: text, meaning: text, evidence: facts })),
  strengths: list(object({ ruleId: rule, text, evidence: facts })),
  recommendations: list(object({ ruleId: rule, action: text, expectedOutcome: text })),
  weaknesses: list(object({ ruleId: rule, text, evidence: facts })),
  highlights: list(object({ ruleId: rule, text, evidence: facts })),
  considerations: list(object({ ruleId: rule, text, evidence: facts })),
});

const task = {
  part: 'systems',
  business: 'a manufacturing company in Germany',
  facts: [
    {
      id: 'E01',
      label: 'Core processes',
      value: '2 of 5',
      standing: 'poor',
    },
    {
      id: 'E03',
      label: 'Documentation',
      value: '2 of 5',
      standing: 'poor',
    },
    { id: 'S02', label: 'Business systems', value: '4.4 out of 10' },
  ],
  rules: [
    {
      id: 'S-01',
      area: 'systems',
      priority: 'high',
      inputs: ['E03'],
      finding: 'Little of how the work is done is written down: it is rated {{E03}}.',
      meaning: 'Know-how sits in memory rather than on paper, so every absence costs time.',
      action: 'List the ten tasks that come up most often. Record each one once.',
      expectedOutcome: 'Someone new can do the core tasks without asking you.',
      step: 'Write down the ten tasks that come up most often',
      stake: 'What only one person knows cannot be handed over.',
    },
  ],
  sections: [
    { name: 'currentState', about: 'How the work is done.', claims: [2, 4], words: [30, 90] },
  ],
  gaps: ['S-01'],
  strengths: [],
  recommendations: [],
  weaknesses: [],
  highlights: [],
  considerations: [],
  order: [],
  picture: { situation: { id: 'build', sentences: [] }, firstSteps: [] },
  judgement: {
    band: 'in-transition',
    bandLabel: 'In transition',
    levels: { systems: 'making', leadership: 'weak', market: 'sound' },
    isMarginLow: false,
  },
  told: [],
};

/** A small request for the words of one part, as the stand-in for a language model reads it. */
export const aPartRequest = (): ModelRequest => ({
  messages: [
    { role: 'system', content: 'Word this part of a report.' },
    { role: 'user', content: `<<<data 4711\n${JSON.stringify(task)}\n4711 data>>>` },
  ],
  schemaName: 'systems',
  schema,
  maxTokens: 4000,
});
