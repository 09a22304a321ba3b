import { CommandProblem } from '../../common/errors/command-problem.js';

/** Why a user cannot be created or changed, as a sentence for the caller. */
export class UserProblem extends CommandProblem {}
