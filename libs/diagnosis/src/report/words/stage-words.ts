import type { Business } from '../business.js';

interface Stage {
  /** Up to this many people, included. */
  readonly upTo: number;
  readonly text: (people: string) => string;
}

/**
 * Where growth research places a firm of this size (sources CL, GR, FI, ELF); head counts are a
 * rough guide, so every text says "often", "usually" or the like.
 */
const stages: readonly Stage[] = [
  {
    upTo: 2,
    text: (people) =>
      `Churchill and Lewis, who described how small firms grow, begin with a stage in which the owner is the business. A company of ${people} is usually there, and that is no fault.`,
  },
  {
    upTo: 10,
    text: (people) =>
      `With ${people}, the owner usually still directs everyone, which Churchill and Lewis describe as the early stages of a small firm. The next stage begins when others decide without asking first.`,
  },
  {
    upTo: 34,
    text: (people) =>
      `At about ${people}, many firms meet the turning point that Larry Greiner called a crisis of leadership. One person can no longer direct all others, and part of the leading has to move.`,
  },
  {
    upTo: 95,
    text: (people) =>
      `With ${people}, there is often a layer of leaders, and the open question is how much they may decide. Larry Greiner saw in this the second turning point of growth, the wish for autonomy.`,
  },
  {
    upTo: Infinity,
    text: (people) =>
      `With ${people}, leaders are usually in place. Growth research then turns to how they work together: by shared figures and goals, or by asking at the top.`,
  },
];

/** One honest thought on the stage that fits the size. */
export function stageText({ size, people, answers }: Business): string {
  if (size === 'unknown' || people === undefined) {
    return 'Growth research by Churchill, Lewis and Greiner describes this step for firms of very different size. The number of people was not given, so this report does not place the company among their stages.';
  }
  return stages.find(({ upTo }) => answers.emp <= upTo)!.text(people);
}
