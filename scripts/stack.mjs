import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { fileProblem, Problem } from './run/problem.mjs';
import { withOriginalFrames } from './stack/original-frames.mjs';

const USAGE = `Usage: npm run stack -- [file] [--from dist/web]

Reads a browser's stack trace from the file, or from what is typed or piped in, and says where each
line is in the sources. The folder is the one that was deployed to (WEB_DIR).`;

try {
  const { file, from } = readArguments();
  // npm changes into the repository's folder first.
  const here = process.env.INIT_CWD ?? '.';
  const stack = readFileSync(file === undefined ? 0 : resolve(here, file), 'utf8');
  const { text, missing } = withOriginalFrames(stack, resolve(here, from));
  process.stdout.write(text);
  for (const url of missing) console.error(`There is no source map of ${url} in ${from}.`);
} catch (error) {
  const problem = error instanceof Problem ? error : fileProblem(error);
  if (!problem) throw error;
  console.error(problem.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: { from: { type: 'string', default: 'dist/web' } },
    });
    return { file: positionals[0], from: values.from };
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}
