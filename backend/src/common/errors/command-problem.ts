/** An error that the person at the terminal can fix: its message is printed without a stack. */
export class CommandProblem extends Error {}
