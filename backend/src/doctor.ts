// The doctor's command: `node doctor.js --mail you@example.com`, with the backend's environment.
import { CommandProblem } from './common/errors/command-problem.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { EnvironmentError } from './config/environment.js';
import { doctorCommand } from './doctor/doctor-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const isWell = await doctorCommand(process.argv.slice(2), environmentOfProcess(), say);
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  const isTold = error instanceof CommandProblem || error instanceof EnvironmentError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
