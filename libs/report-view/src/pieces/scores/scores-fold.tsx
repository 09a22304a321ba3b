import type { Analysis } from '@ellac/contracts';
import type { ReactNode } from 'react';
import { openingOf } from '../../words/scores/opening.js';
import { Disclosure } from '../disclosure.js';

/** Scores and charts, folded where the report opens with something else than what they come to. */
export function ScoresFold({
  analysis,
  title,
  children,
}: {
  readonly analysis: Analysis;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return openingOf(analysis).isVerdict ? (
    children
  ) : (
    <Disclosure title={title}>{children}</Disclosure>
  );
}
