const text = { type: 'string' };
const ids = { type: 'array', items: text };

/** @param {Record<string, object>} properties */
const object = (properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** @param {Record<string, object>} properties */
const list = (properties) => ({ type: 'array', items: object(properties) });

const schema = object({
  sections: object({
    currentState: list({ text, evidence: ids, rules: ids }),
    implications: list({ text, evidence: ids, rules: ids }),
  }),
  gaps: list({ ruleId: text, finding: text, meaning: text, evidence: ids }),
  strengths: list({ ruleId: text, text, evidence: ids }),
  recommendations: list({ ruleId: text, action: text, expectedOutcome: text }),
  weaknesses: list({ ruleId: text, text, evidence: ids }),
  highlights: list({ ruleId: text, text, evidence: ids }),
  considerations: list({ ruleId: text, text, evidence: ids }),
});

/**
 * A small task as our backend sends it.
 *
 * @returns {import('../task-of.mjs').Task}
 */
export const aTask = () => ({
  part: 'systems',
  business: 'a manufacturing company in Germany',
  facts: [
    { id: 'E01', label: 'Core processes', value: '2 of 5', standing: 'poor' },
    { id: 'E03', label: 'Documentation', value: '2 of 5', standing: 'poor' },
    { id: 'E20', label: 'Customer retention', value: '88%', standing: 'good' },
    { id: 'E24', label: 'Functions that run without the owner', value: 'Sales and Operations' },
    { id: 'E44', label: 'Process documentation', value: 'not available', standing: 'poor' },
    { id: 'S02', label: 'Business systems', value: '4.4 out of 10' },
  ],
  rules: [
    {
      id: 'S-01',
      area: 'systems',
      priority: 'high',
      inputs: ['E03', 'E44'],
      finding:
        'Little of how the work is done is written down: documentation is rated {{E03}} and no process documents are marked as available.',
      meaning:
        'Know-how sits in memory rather than on paper, so every absence and new start costs time.',
      action:
        'List the ten tasks that come up most often. Record each one once, as a short video or checklist.',
      expectedOutcome: 'Someone new can do the ten core tasks without asking the owner.',
      step: 'Write down the ten tasks that come up most often',
      stake: 'What only one person knows cannot be handed over.',
    },
    {
      id: 'P-03',
      area: 'market',
      priority: 'low',
      inputs: ['E20'],
      finding: 'Customer retention of {{E20}} is high.',
      meaning: 'That gives time to work on everything else.',
      action: 'Ask loyal customers for references.',
      expectedOutcome: 'New customers at lower cost.',
      step: 'Ask loyal customers for references',
      stake: 'Loyal customers are the shortest way to new ones.',
    },
  ],
  sections: [
    { name: 'currentState', about: 'How the work is done.', claims: [1, 3], words: [8, 40] },
    { name: 'implications', about: 'What that means.', claims: [1, 3], words: [8, 32] },
  ],
  gaps: ['S-01'],
  strengths: ['P-03'],
  recommendations: ['S-01', 'P-03'],
  weaknesses: [],
  highlights: [],
  considerations: ['S-01'],
  order: [],
  picture: {
    situation: { id: 'build', sentences: [] },
    firstSteps: [],
  },
  judgement: {
    band: 'in-transition',
    bandLabel: 'In transition',
    isMarginLow: false,
    levels: { systems: 'making', leadership: 'weak', market: 'sound' },
  },
  told: [],
  today: 'Nov 23, 2026',
  plan: [],
  firstSteps: [],
});

/** @type {{ id: string, question: string, text: string, mayBeQuoted: boolean }[]} */
export const answers = [
  {
    id: 'Q01',
    question: 'Challenges',
    text: 'Most of what we do is in my head, and the two people who could learn it have no time for it at all.',
    mayBeQuoted: true,
  },
];

/**
 * A request for a part's words that OpenAI would take.
 *
 * @param {object} [changes] of the task
 */
export const aRequest = (changes = {}) => ({
  model: 'model',
  messages: [
    { role: 'system', content: 'Word this part of a report.' },
    {
      role: 'user',
      content: `<<<data 12\n${JSON.stringify({ ...aTask(), ...changes })}\n12 data>>>`,
    },
    { role: 'user', content: `<<<answers 12\n${JSON.stringify(answers)}\n12 answers>>>` },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'systems', strict: true, schema },
  },
  max_completion_tokens: 4_000,
});

/**
 * A request for the facts of one answer.
 *
 * @param {string} answer
 */
export const aFactRequest = (answer) => ({
  model: 'model',
  messages: [
    { role: 'system', content: 'Find facts.' },
    { role: 'user', content: '<<<data 12\n{"part":"facts","business":"a shop"}\n12 data>>>' },
    {
      role: 'user',
      content: `<<<answers 12\n${JSON.stringify([
        { path: 'qualitative.vision', question: 'Vision', text: answer },
      ])}\n12 answers>>>`,
    },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: {
      name: 'facts',
      strict: true,
      schema: object({ facts: list({ kind: text, path: text, sentence: text }) }),
    },
  },
  max_completion_tokens: 4_000,
});

/** A request for a letter. */
export const aLetterRequest = () => ({
  model: 'model',
  messages: [
    { role: 'system', content: 'Write a letter.' },
    { role: 'user', content: '<<<data 12\n{"part":"letter","business":"a shop"}\n12 data>>>' },
    { role: 'user', content: `<<<answers 12\n${JSON.stringify(answers)}\n12 answers>>>` },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'letter', strict: true, schema: object({ text }) },
  },
  max_completion_tokens: 4_000,
});

/**
 * A request for the review of a report.
 *
 * @param {string} printed its first text
 */
export const aReviewRequest = (printed) => ({
  model: 'model',
  messages: [
    { role: 'system', content: 'Check a report.' },
    { role: 'user', content: '<<<data 12\n{"part":"review","business":"a shop"}\n12 data>>>' },
    { role: 'user', content: `<<<answers 12\n${JSON.stringify(answers)}\n12 answers>>>` },
    {
      role: 'user',
      content: `<<<report 12\n${JSON.stringify([{ place: 'begin', text: printed }])}\n12 report>>>`,
    },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: {
      name: 'review',
      strict: true,
      schema: object({
        findings: list({ place: text, sentence: text, fault: text, instead: text }),
      }),
    },
  },
  max_completion_tokens: 4_000,
});
