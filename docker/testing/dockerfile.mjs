import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownImages } from '../../scripts/images/image-names.mjs';
import { ROOT } from '../../scripts/run/folders.mjs';

/**
 * @typedef {{ name: string, value: string }} Instruction
 * @typedef {{ name: string, base: string, instructions: Instruction[] }} Stage
 *   `base` is a stage or an image, with the argument from `images.yml` substituted
 */

/**
 * @param {string} name of a file in `docker/`
 * @returns {Stage[]}
 */
export function stagesOf(name) {
  const text = readFileSync(join(ROOT, 'docker', name), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const { args } = ownImages();
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, word = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [base = '', , as = 'final'] = value.split(/\s+/);
      const image = base.replace(/^\$\{(\w+)\}$/, (_, arg) => args[arg] ?? '');
      stages.push({ name: as, base: image, instructions: [] });
    } else if (word !== 'ARG') {
      stages.at(-1)?.instructions.push({ name: word, value });
    }
  }
  return stages;
}

/**
 * The last value of an instruction, such as `CMD`.
 *
 * @param {Stage | undefined} stage
 * @param {string} name
 */
export const lastOf = (stage, name) =>
  stage?.instructions.findLast((instruction) => instruction.name === name)?.value;

/**
 * The words of a `CMD`, an `ENTRYPOINT` or a `HEALTHCHECK`.
 *
 * @param {string | undefined} value
 * @returns {string[]}
 */
export const wordsOf = (value = '') => JSON.parse(value.slice(value.indexOf('[')));

/**
 * The variables of a stage.
 *
 * @param {Stage | undefined} stage
 */
export const variablesOf = (stage) =>
  Object.fromEntries(
    `${lastOf(stage, 'ENV') ?? ''}`
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
