import { CommandProblem } from '../../common/errors/command-problem.js';

/** Why a user cannot be made or changed, in a sentence for whoever asked for it. */
export class UserProblem extends CommandProblem {}
