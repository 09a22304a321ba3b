import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from './digest-of.mjs';
import { imagesIn, partsOf } from './image-names.mjs';

/** Milliseconds for the answers about one image. */
const PATIENCE_MS = 10_000;

/**
 * Pins the images in a file by the digests that their registries tell now. What no registry answers
 * for stays as it is.
 *
 * @param {string} file like `docker/images.yml`
 * @param {(line: string) => void} say
 * @param {number} [patienceMs]
 * @returns {Promise<boolean>} whether every registry that answered told a digest
 */
export async function pinImages(file, say, patienceMs = PATIENCE_MS) {
  let text = readFileSync(file, 'utf8');
  const { names } = imagesIn(text);
  const answers = await Promise.all(names.map((name) => digestOf(name, patienceMs)));
  let pinned = 0;
  let isRight = true;
  for (const [index, answer] of answers.entries()) {
    const name = `${names[index]}`;
    if ('fault' in answer) {
      say(`${name} was not pinned: ${answer.fault}.`);
      isRight &&= answer.isAway;
      continue;
    }
    const whole = `${partsOf(name).tagged}@${answer.digest}`;
    say(whole === name ? `${name} is the newest.` : `${whole} is pinned.`);
    text = replaceWhole(text, name, whole);
    pinned += 1;
  }
  if (pinned === 0) say('Nothing was pinned.');
  else writeFileSync(file, text);
  return isRight;
}

/**
 * Replaces a name where it is not the beginning of another.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} by
 */
const replaceWhole = (text, name, by) =>
  text.replaceAll(/\S+/g, (word) => (word === name ? by : word));
