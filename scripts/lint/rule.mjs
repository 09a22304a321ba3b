/** @import { RuleTester } from 'oxlint/plugins-dev' */
/** @typedef {Extract<Parameters<RuleTester['run']>[1], { create: unknown }>} Rule a rule of oxlint */

export {};
