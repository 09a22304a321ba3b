import type { Analysis } from '@ellac/contracts';
import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure.js';

/** Scores and charts, folded where something has just happened: nobody needs them that week. */
export function ScoresFold({
  analysis,
  title,
  children,
}: {
  readonly analysis: Analysis;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return analysis.counsel?.isUrgent === true ? (
    <Disclosure title={title}>{children}</Disclosure>
  ) : (
    children
  );
}
