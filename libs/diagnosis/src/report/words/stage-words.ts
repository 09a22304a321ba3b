import type { Business } from '../business.js';
import { variantOf } from './variant.js';

interface Stage {
  /** Up to this many people, included. */
  readonly upTo: number;
  readonly texts: readonly ((people: string) => string)[];
}

/**
 * Where growth research places a firm of this size (sources CL, GR, FI, ELF); head counts are a
 * rough guide, so every text says "often", "usually" or the like.
 */
const stages: readonly Stage[] = [
  {
    upTo: 2,
    texts: [
      (people) =>
        `Churchill and Lewis, who described how small firms grow, begin with a stage in which the owner is the business. A company of ${people} is usually there, and that is no fault.`,
      (people) =>
        `Studies of growth call the first stage of a firm the one in which owner and business are the same. With ${people}, that is usual, and staying there can be a choice.`,
    ],
  },
  {
    upTo: 10,
    texts: [
      (people) =>
        `With ${people}, the owner usually still directs everyone, which Churchill and Lewis describe as the early stages of a small firm. The next stage begins when others decide without asking first.`,
      (people) =>
        `A firm of ${people} is often led by calling across the room. In the words of Churchill and Lewis it survives well that way; it grows once somebody beside the owner is in charge of something.`,
    ],
  },
  {
    upTo: 34,
    texts: [
      (people) =>
        `At ${people}, many firms meet the turning point that Larry Greiner called a crisis of leadership. One person can no longer direct all others, and part of the leading has to move.`,
      (people) =>
        `Firms of ${people} are often too large for one leader and too small for several, which Larry Greiner saw as the first crisis of growth. Those that get past it usually do so by choosing a few leads early.`,
    ],
  },
  {
    upTo: 95,
    texts: [
      (people) =>
        `With ${people}, there is often a layer of leaders, and the open question is how much they may decide. Larry Greiner saw in this the second turning point of growth, the wish for autonomy.`,
      (people) =>
        `A company of ${people} usually has heads of departments; research on growth asks at this size whether they lead or only pass on. Where they only pass on, the best of them tend to leave.`,
    ],
  },
  {
    upTo: Infinity,
    texts: [
      (people) =>
        `With ${people}, leaders are usually in place. Growth research then turns to how they work together: by shared figures and goals, or by asking at the top.`,
      (people) =>
        `At ${people}, a company is usually led through its structure. What studies of growth then look for is whether that structure helps decisions along or slows them down.`,
    ],
  },
];

/** One honest thought on the stage that fits the size. */
export function stageText(business: Business): string {
  const { size, people, answers } = business;
  if (size === 'unknown' || people === undefined) {
    return 'Growth research by Churchill, Lewis and Greiner describes this step for firms of very different size. The number of people was not given, so this report does not place the company among their stages.';
  }
  const { texts } = stages.find(({ upTo }) => answers.emp <= upTo)!;
  return variantOf(business, texts)(people);
}
