/**
 * What our backend asks for, as its messages hold it.
 *
 * @typedef {{ id: string, label: string, value: string, standing?: 'good' | 'middling' | 'poor' }} Fact
 * @typedef {{ id: string, area: string, priority: string, inputs: string[], finding: string, meaning: string, action: string, expectedOutcome: string, step: string, stake: string }} Rule
 * @typedef {{ name: string, about: string, claims: [number, number], words: [number, number] }} Section
 * @typedef {{ band: string, bandLabel: string, levels: Record<string, string>, isMarginLow: boolean }} Judgement
 *
 * @typedef {object} Task
 * @property {string} part
 * @property {string} business
 * @property {Fact[]} facts
 * @property {Rule[]} rules
 * @property {Section[]} sections
 * @property {string[]} gaps ids of rules, like the five that follow
 * @property {string[]} strengths
 * @property {string[]} recommendations
 * @property {string[]} weaknesses
 * @property {string[]} highlights
 * @property {string[]} considerations
 * @property {Judgement} judgement
 * @property {{ situation: { id: string, sentences: string[] }, firstSteps: { step: string, by: string }[] }} picture
 * @property {string[]} order
 * @property {string} today `Nov 23, 2026` or `23 Nov 2026`; only where a counsel is asked for, like the plan
 * @property {string[]} firstSteps their ids; like the plan
 * @property {{ stepId: string, step: string, by: string, why: string, action: string }[]} plan only
 *   where a counsel is asked for, which has no rules and lists
 * @property {string[]} told
 *
 * @typedef {object} Question
 * @property {Task} task
 * @property {{ id: string, path?: string, question: string, text: string, mayBeQuoted: boolean }[]} answers
 *   the owner's own words; with `path` where facts are looked for
 * @property {{ place: string, text: string }[]} report the printed texts; only where they are reviewed
 * @property {boolean} isRepair
 * @property {string} instructions
 */

/**
 * @param {{ role: string, content: string }[]} messages
 * @returns {Question | undefined} undefined where they hold no task
 */
export function questionOf(messages) {
  const all = messages.map(({ content }) => content).join('\n');
  const task = blockOf(all, 'data');
  if (task === undefined) return undefined;
  return {
    task: /** @type {Task} */ (task),
    answers: /** @type {Question['answers']} */ (blockOf(all, 'answers') ?? []),
    report: /** @type {Question['report']} */ (blockOf(all, 'report') ?? []),
    isRepair: blockOf(all, 'repair') !== undefined,
    instructions: messages.find(({ role }) => role === 'system')?.content ?? '',
  };
}

/**
 * Reads the JSON between `<<<name KEY` and `KEY name>>>`, each on a line of its own.
 *
 * @param {string} text
 * @param {string} name
 * @returns {unknown}
 */
function blockOf(text, name) {
  const found = new RegExp(`^<<<${name} (\\S+)\\n([^]*?)\\n\\1 ${name}>>>$`, 'm').exec(text);
  return found?.[2] === undefined ? undefined : JSON.parse(found[2]);
}
