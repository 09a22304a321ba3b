import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { levelNames } from '@ellac/contracts';
import {
  AppProviders,
  BandedBar,
  brandTokens,
  EmptyState,
  ErrorAlert,
  HeaderPart,
  PageColumn,
  PageSpinner,
  RatingScale,
  ReadinessChip,
  ReadinessIcon,
  StatTile,
  StatTiles,
  useOnField,
  useBodyClass,
} from '@ellac/web';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  field: { padding: '16px', backgroundColor: brandTokens.brandField },
});

const steps = [
  { step: 1, figure: '3.3', word: levelNames.weak },
  { step: 2, figure: '4.4', word: levelNames.making },
  { step: 3, figure: '6.1', word: levelNames.sound },
  { step: 4, figure: '8.0', word: levelNames.strong },
  { step: null, word: 'Not judged' },
] as const;

const ratings = [
  { state: 'Nothing chosen', value: null, isAnswer: false },
  { state: 'At its start, not answered', value: 3, isAnswer: false },
  { state: 'Answered', value: 4, isAnswer: true },
  { state: 'Disabled', value: 4, isAnswer: true, isDisabled: true },
] as const;

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Every part that the apps share, in all its states. */
export function PartsPage() {
  // Nobody needs to be signed in.
  useBodyClass('undecided', false);
  return (
    <AppProviders>
      <HeaderPart>HeaderPart</HeaderPart>
      <PageColumn>
        <h1>Shared parts</h1>
        <Parts />
      </PageColumn>
    </AppProviders>
  );
}

function Parts() {
  const styles = useStyles();
  const onField = useOnField();
  return (
    <>
      <Part name="ReadinessIcon">
        <div className={styles.row}>
          {steps.map(({ step, word }) => (
            <span key={word}>
              <ReadinessIcon step={step} /> {word}
            </span>
          ))}
        </div>
        <div className={mergeClasses(onField, styles.row, styles.field)}>
          {steps.map(({ step, word }) => (
            <span key={word}>
              <ReadinessIcon step={step} /> {word}
            </span>
          ))}
        </div>
      </Part>
      <Part name="ReadinessChip">
        <div className={styles.row}>
          {steps.map((each) => (
            <ReadinessChip key={each.word} {...each} />
          ))}
        </div>
      </Part>
      <Part name="RatingScale">
        {ratings.map(({ state, ...scale }) => (
          <div key={state}>
            {state}
            <RatingScale {...scale} onChange={() => undefined} />
          </div>
        ))}
      </Part>
      <Part name="BandedBar">
        {steps.map(({ step, word }) => (
          <BandedBar key={word} step={step} value={(step ?? 0) * 2} withScale />
        ))}
        <BandedBar step={1} value={3.3} marks={{ ratings: 5.4, facts: 2.1 }} withScale />
      </Part>
      <Part name="StatTile">
        <StatTiles>
          <li>
            <StatTile figure="£130,000">is left as profit in a year.</StatTile>
          </li>
          <li>
            <StatTile figure={null}>A sentence without a figure.</StatTile>
          </li>
        </StatTiles>
      </Part>
      <Part name="EmptyState">
        <EmptyState>No companies found.</EmptyState>
        <EmptyState action={<Button>Clear filters</Button>}>No companies found.</EmptyState>
      </Part>
      <Part name="ErrorAlert">
        <ErrorAlert message="The server cannot be reached." />
        <ErrorAlert
          title="The report cannot be opened"
          message="The server cannot be reached."
          action={{ label: 'Try again', onClick: () => undefined }}
        />
      </Part>
      <Part name="PageSpinner">
        <PageSpinner label="Loading…" />
      </Part>
    </>
  );
}
