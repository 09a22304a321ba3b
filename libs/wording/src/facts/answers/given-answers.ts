import { aliases, type Alias } from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';

/** The answers that a text may use: neither marked as not known, nor possibly an empty field. */
export function givenAnswers({ answers, diagnosis, knows }: Business): ReadonlySet<Alias> {
  const left = new Set<string>(
    diagnosis.breakdown.filter(({ given }) => !given).map(({ id }) => id),
  );
  if (answers.rev === 0) left.add('rev');
  if (answers.emp === 0) left.add('emp');
  return new Set(aliases.filter((alias) => knows(alias) && !left.has(alias)));
}
