import type { Overview } from '@ellac/contracts';

/** How many items need a hand; what is merely new does not count. */
export const toDo = ({ failedAnalyses, failedMails, stuck }: Overview['needs']): number =>
  failedAnalyses.count + failedMails.count + stuck.count;
