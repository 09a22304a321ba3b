/** @import { Rule } from './rule.mjs' */

/**
 * Refuses comments that switch rules off. Such a comment could also hide what this rule reports, but
 * not that it throws.
 *
 * @type {Rule}
 */
export const noSwitchingOff = {
  create: ({ sourceCode }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        if (!/^\W*(oxlint|eslint)-/.test(value)) continue;
        throw new Error(`Line ${loc.start.line}: a comment may not switch a rule off.`);
      }
    },
  }),
};
