import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.js';

/** What is for looking things up, folded where the report says something else first. */
export function Fold({
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
