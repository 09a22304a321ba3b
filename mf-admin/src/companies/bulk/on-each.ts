import type { ListedCompany } from '@ellac/contracts';
import { HttpError, messageOf } from '@ellac/web';
import { inTurn } from './in-turn.js';
import { isSessionOver } from './session-over.js';

/** A company by its id, and its name for people. */
export type NamedCompany = Pick<ListedCompany, 'id' | 'name'>;

/** What was done, or why not. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
}

/** How an action ended for one company. */
export interface BulkResult extends Outcome {
  readonly company: NamedCompany;
}

/**
 * Runs an action on each of several companies; one that fails does not stop the others.
 *
 * @throws HttpError when the session has ended, as any other refused call does, so that the gate
 *   shows the login
 */
export async function onEach(
  companies: readonly NamedCompany[],
  run: (company: NamedCompany) => Promise<Outcome>,
): Promise<readonly BulkResult[]> {
  const results = new Map<string, BulkResult>();
  const ends: HttpError[] = [];
  await inTurn(companies, async (company) => {
    try {
      results.set(company.id, { company, ...(await run(company)) });
      return true;
    } catch (error) {
      if (error instanceof HttpError && isSessionOver(error)) ends.push(error);
      const words = messageOf(error, 'The server did not say why.');
      results.set(company.id, { company, isDone: false, words });
      // After a logout the remaining calls would fail too.
      return ends.length === 0;
    }
  });
  const [end] = ends;
  if (end !== undefined) throw end;
  return companies.flatMap(({ id }) => results.get(id) ?? []);
}
