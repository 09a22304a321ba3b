/** What the person at the terminal can put right: said in its own words, without a stack. */
export class CommandProblem extends Error {}
