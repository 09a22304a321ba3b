import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { formatNumber, labelOf, wordedPartChoices, type WordingRecord } from '@ellac/contracts';
import { alikeChecks, type FailedIn } from './alike-checks.js';
import { checkName } from './check-names.js';
import { FactList } from './fact-list.js';

/** Enough characters of a hash to tell two apart at a glance. */
const shortHash = 12;

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '8px' },
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
  hash: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  list: { margin: '4px 0 0', paddingInlineStart: '20px', display: 'grid', gap: '8px' },
  check: { display: 'block', overflowWrap: 'anywhere' },
  small: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Stands for a part's name where a check failed in the counsel. */
const counselPart = 'counsel';

const partName = (part: string): string =>
  part === counselPart ? 'Counsel' : labelOf(wordedPartChoices, part);

/** How a language model's words were made, their cost, and the results of the checks. */
export function WordingFacts({ wording }: { wording: WordingRecord }) {
  const styles = useStyles();
  const { promptVersion, factsHash, tokens: spent, requests, seconds } = wording;
  const { counsel, fellBack } = wording;
  const failedChecks: readonly FailedIn[] = [
    ...wording.failedChecks,
    ...(counsel?.failedChecks ?? []).map(({ kept, ...fault }) => ({
      ...fault,
      why: kept === true ? `${fault.why} (kept)` : fault.why,
      part: counselPart,
    })),
  ];
  return (
    <div className={styles.panel}>
      <FactList
        facts={[
          ['Prompt', `Version ${promptVersion}`],
          ['Tokens', formatNumber(spent)],
          ['Requests', formatNumber(requests)],
          ['Time', `${formatNumber(Math.round(seconds * 10) / 10)} seconds`],
          // No part is worded where the counsel carries the report; older reports have both.
          ...(counsel?.isGiven === true && fellBack.length === 0
            ? []
            : [
                [
                  'Parts in the rules’ words',
                  fellBack.length === 0 ? 'None' : fellBack.map(partName).join('; '),
                ] as const,
              ]),
          ...(counsel === undefined
            ? []
            : [
                [
                  'Counsel',
                  counsel.isGiven ? 'Given' : 'Left out: it did not pass its checks',
                ] as const,
              ]),
        ]}
      />
      <details>
        <summary
          className={styles.summary}
        >{`Facts hash ${factsHash.slice(0, shortHash)}…`}</summary>
        <Text className={styles.small}>SHA-256 of all that was sent about the business:</Text>
        <Text className={styles.hash}>{factsHash}</Text>
      </details>
      {failedChecks.length === 0 ? (
        <Text>No check failed.</Text>
      ) : (
        <details>
          <summary
            className={styles.summary}
          >{`Checks that failed (${failedChecks.length})`}</summary>
          <Text>
            What failed was worded anew, left out or put in the rules’ words; only faults of length
            and style (V8) may still stand.
          </Text>
          <ul className={styles.list}>
            {alikeChecks(failedChecks).map(({ part, check, why, places }) => (
              <li key={`${part} ${check} ${why}`}>
                <Text className={styles.check}>{`${partName(part)}: ${why}`}</Text>
                <Text size={200} className={styles.small}>
                  {`${checkName(check)}; at ${places.join(', ')}`}
                </Text>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
