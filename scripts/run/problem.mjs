/** Something the person at the terminal can put right: shown as its message, without a stack. */
export class Problem extends Error {}

/** Thrown at whoever wants to start something after a stop was asked for. */
export class Interrupted extends Error {}
