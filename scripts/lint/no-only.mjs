/** @import { Rule } from './rule.mjs' */

/**
 * Refuses `it.only` and the like.
 *
 * @type {Rule}
 */
export const noOnly = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier' || node.property.name !== 'only') return;
      // Playwright also has `test.describe.only`.
      const { object } = node;
      const first = object.type === 'MemberExpression' ? object.object : object;
      if (first.type !== 'Identifier' || !/^(describe|it|test)$/.test(first.name)) return;
      context.report({ node, message: 'This leaves all other tests out.' });
    },
  }),
};
