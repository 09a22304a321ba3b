import {
  apiPaths,
  maxWhatIfChanges,
  type WhatIfChange,
  type WhatIfReply,
  whatIfAnswers,
  whatIfReplySchema,
} from '@ellac/contracts';
import { ErrorAlert, fetchJson, messageOf } from '@ellac/web';
import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportAccess } from '../report-access.js';
import { AnswerControl } from './answer-control.js';
import { Outcomes } from './outcomes.js';
import { outcomeInWords } from './outcome-in-words.js';

const useStyles = makeStyles({
  play: {
    marginBlockStart: '12px',
    padding: 'clamp(16px, 4vw, 24px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  about: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
  },
  answers: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: '16px 24px',
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  status: { minHeight: '20px', margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What the rules say of the changed answers. Going back to a combination sends no new request. */
const tryOut = ({ reportId, token }: ReportAccess, changes: readonly WhatIfChange[]) =>
  queryOptions({
    queryKey: [apiPaths.whatIf(reportId, null), changes],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.whatIf(reportId, token), whatIfReplySchema, {
        method: 'POST',
        body: { changes },
        signal,
      }),
    retry: false,
  });

/** The changes in the order of the answers, so that the same ones are the same request. */
const ordered = (changes: readonly WhatIfChange[]): WhatIfChange[] =>
  whatIfAnswers.flatMap(({ path }) => changes.filter((change) => change.path === path));

interface WhatIfPlayProps {
  readonly access: ReportAccess;
  readonly region: string;
}

/** The answers that can be changed, and beside what the report says what it would say. */
export function WhatIfPlay({ access, region }: WhatIfPlayProps) {
  const styles = useStyles();
  const [changes, setChanges] = useState<readonly WhatIfChange[]>([]);
  const present = useQuery(tryOut(access, []));
  // Without changes this is the same request.
  const changed = useQuery(tryOut(access, changes));
  const { data, error, isFetching, refetch } = changed;
  const tryValue = (path: string, value: number | boolean, present: unknown) => {
    const others = changes.filter((each) => each.path !== path);
    setChanges(ordered(value === present ? others : [...others, { path, value }]));
  };
  const isFull = changes.length === maxWhatIfChanges;
  return (
    <div className={styles.play} role="group" aria-label="Try out other answers">
      <p className={styles.about}>
        Change up to three answers and see what the same rules would say. This is a play: nothing is
        saved, and your report stays as it is.
      </p>
      {present.data === undefined ? null : (
        <>
          <ul className={styles.answers}>
            {whatIfAnswers.map((answer) => {
              const value = presentOf(present.data, answer.path);
              const change = changes.find(({ path }) => path === answer.path);
              return (
                <li key={answer.path}>
                  <AnswerControl
                    answer={answer}
                    present={value}
                    value={change?.value ?? value}
                    isDisabled={isFull && change === undefined}
                    onChange={(next) => tryValue(answer.path, next, value)}
                  />
                </li>
              );
            })}
          </ul>
          <div className={styles.foot}>
            <Button disabledFocusable={changes.length === 0} onClick={() => setChanges([])}>
              Back to my answers
            </Button>
            <span>{changedCount(changes.length)}</span>
          </div>
          <Outcomes
            region={region}
            now={present.data.now}
            then={changes.length === 0 ? null : (data?.then ?? null)}
          />
        </>
      )}
      <p className={styles.status} role="status">
        {isFetching ? (
          <Spinner size="tiny" label="Working it out..." />
        ) : data === undefined || changes.length === 0 ? null : (
          outcomeInWords(data)
        )}
      </p>
      {error === null || isFetching ? null : (
        <ErrorAlert
          message={messageOf(error, 'This could not be worked out.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
    </div>
  );
}

const presentOf = ({ answers }: WhatIfReply, path: string): number | boolean | null =>
  answers.find((answer) => answer.path === path)?.value ?? null;

function changedCount(count: number): string {
  if (count === 0) return 'No answer is changed.';
  const answers = count === 1 ? '1 answer is' : `${count} answers are`;
  return count === maxWhatIfChanges
    ? `${answers} changed. Take one back to change another.`
    : `${answers} changed.`;
}
