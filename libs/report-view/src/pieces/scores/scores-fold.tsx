import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure.js';

/** Scores and charts, folded where the report says something else first. */
export function ScoresFold({
  title,
  isFolded,
  children,
}: {
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}) {
  return isFolded ? <Disclosure title={title}>{children}</Disclosure> : children;
}
