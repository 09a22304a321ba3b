import { notationOf, type Notation } from '@ellac/contracts';
import { useHost } from '../../host/host.js';

/** How the reader writes numbers: as the page around says, or else the browser. */
export function useNotation(): Notation {
  const { locale } = useHost();
  return notationOf(locale ?? navigator.language);
}
