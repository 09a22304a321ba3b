import type { Business } from '../business/business.js';
import { variantOf } from '@ellac/diagnosis/parts';

interface Stage {
  /** Up to this many people, included. */
  readonly upTo: number;
  readonly texts: readonly ((people: string) => string)[];
}

/**
 * Where growth research places a firm of this size (sources CL, GR); head counts are a rough guide,
 * so every text says "often", "usually" or the like.
 */
const stages: readonly Stage[] = [
  {
    upTo: 2,
    texts: [
      (people) =>
        `With ${people}, owner and business are usually one, and staying there can be a choice.`,
      (people) => `A business of ${people} usually is its owner, which is a stage and no fault.`,
      (people) => `At ${people}, what the business can do is often what you can do.`,
    ],
  },
  {
    upTo: 10,
    texts: [
      (people) =>
        `With ${people}, you usually still direct everyone; the next stage begins when others decide without asking.`,
      (people) =>
        `A team of ${people} is often led by word of mouth, until somebody besides you is in charge of something.`,
      (people) =>
        `At ${people}, most questions often still end on your desk, and that is what changes next.`,
    ],
  },
  {
    upTo: 34,
    texts: [
      (people) =>
        `At ${people}, many firms reach the point at which one person can no longer direct all others (Greiner).`,
      (people) =>
        `Firms of ${people} are often too large for one leader and have not yet chosen a few.`,
      (people) =>
        `With ${people}, part of the leading usually has to move to others before the firm can grow.`,
      (people) =>
        `${people}: at this size, owners are often asked more questions a day than they can answer.`,
      (people) =>
        `Where ${people} work, a few who may decide usually make more difference than one who decides more.`,
    ],
  },
  {
    upTo: 95,
    texts: [
      (people) =>
        `With ${people}, there is often a layer of leaders, and the question is how much they may decide (Greiner).`,
      (people) =>
        `A company of ${people} usually has heads; what counts is whether they lead or only pass on.`,
    ],
  },
  {
    upTo: Infinity,
    texts: [
      (people) =>
        `With ${people}, leaders are usually in place, and how they work together decides.`,
      (people) =>
        `At ${people}, a company is usually led through its structure, which helps decisions along or slows them down.`,
    ],
  },
];

/** Where a business of this size usually stands, in one sentence; empty without a number of people. */
export function stageText(business: Business): string {
  const { answers, voice, knows } = business;
  if (!knows('emp') || answers.emp === 0) return '';
  const stage = stages.find(({ upTo }) => answers.emp <= upTo)!;
  return variantOf(
    business,
    stage.texts.map((text) => text(voice.figures.emp)),
  );
}
