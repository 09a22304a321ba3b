import { questionnaireFields, tabs } from '@ellac/contracts';

/** @typedef {import('@ellac/contracts').FieldRule | import('@ellac/contracts').PercentGroupRule} Rule */

/** @param {readonly { readonly value: string, readonly label: string }[]} choices */
const choicesOf = (choices) => choices.map(({ value, label }) => ({ value, text: label }));

/**
 * The questions of one rule; each share of a percent group is one of its own.
 *
 * @param {string} name
 * @param {Rule} rule
 * @returns {Record<string, unknown>[]}
 */
function questionsOf(name, rule) {
  const common = { name, title: rule.label, description: rule.hint, isRequired: true };
  switch (rule.kind) {
    case 'text':
      return rule.min < 50
        ? [{ ...common, type: 'text', maxLength: rule.max }]
        : [{ ...common, type: 'comment', maxLength: rule.max }];
    case 'email':
      return [{ ...common, type: 'text', inputType: 'email', validators: [{ type: 'email' }] }];
    case 'number':
      return [{ ...common, type: 'text', inputType: 'number', min: rule.min, max: rule.max }];
    case 'choice':
      return [{ ...common, type: 'dropdown', choices: choicesOf(rule.choices) }];
    case 'list':
      return [{ ...common, type: 'checkbox', choices: choicesOf(rule.choices) }];
    case 'rating':
      return [{ ...common, type: 'rating', rateMax: 5 }];
    case 'flag':
      return [{ ...common, type: 'boolean' }];
    case 'percentGroup':
      return Object.entries(rule.parts).flatMap(([part, each]) =>
        questionsOf(`${name}.${part}`, each),
      );
  }
}

/**
 * The product's questionnaire in SurveyJS's format: a page for each tab, validated at every change.
 */
export const survey = {
  title: 'ELLAC Business Evaluation',
  description: 'Find out how ready your business is to move from Phase 1 to Phase 2.',
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onTyping',
  showProgressBar: true,
  progressBarType: 'pages',
  pages: tabs.map(({ id, label, groups }) => ({
    name: id,
    title: label,
    elements: groups.flatMap((group) =>
      Object.entries(questionnaireFields[group]).flatMap(([field, rule]) =>
        questionsOf(`${group}.${field}`, /** @type {Rule} */ (rule)),
      ),
    ),
  })),
};
