import { makeStyles, tokens } from '@fluentui/react-components';
import {
  circumstanceRules,
  concernedPersonChoices,
  endingThingChoices,
  exitRecipientChoices,
  type Circumstance,
} from '@ellac/contracts';
import type { ShownFault } from '../fields/use-question.js';
import { DetailChoice } from './detail-choice.js';
import { DetailNumber } from './detail-number.js';
import { MonthField } from './month-field.js';

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    // In line with the words of the tick above.
    margin: `0 0 ${tokens.spacingVerticalM} 32px`,
    maxWidth: '560px',
  },
});

interface CircumstanceDetailsProps {
  readonly circumstance: Circumstance;
  /** The id of the element with the checkbox's label. */
  readonly labelledBy: string;
  readonly error: ShownFault | undefined;
  readonly onChange: (circumstance: Circumstance) => void;
  readonly onLeave: () => void;
}

/** The questions about a circumstance, shown once it is ticked. */
export function CircumstanceDetails(props: CircumstanceDetailsProps) {
  const { circumstance, labelledBy, error, onChange, onLeave } = props;
  const styles = useStyles();
  const { kind, thing, date, to, who, percent, days } = circumstance;
  const { details } = circumstanceRules[kind];
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.details}>
      {details.thing !== undefined && (
        <DetailChoice
          label={details.thing}
          choices={endingThingChoices}
          value={thing}
          onChange={(next) => onChange({ ...circumstance, thing: next })}
        />
      )}
      {details.date !== undefined && (
        <MonthField
          label={details.date}
          value={date}
          onChange={(next) => onChange({ ...circumstance, date: next })}
        />
      )}
      {details.to !== undefined && (
        <DetailChoice
          label={details.to}
          choices={exitRecipientChoices}
          value={to}
          onChange={(next) => onChange({ ...circumstance, to: next })}
        />
      )}
      {details.who !== undefined && (
        <DetailChoice
          label={details.who}
          choices={concernedPersonChoices}
          value={who}
          onChange={(next) => onChange({ ...circumstance, who: next })}
        />
      )}
      {details.percent !== undefined && (
        <DetailNumber
          {...{ kind, error, onLeave }}
          detail="percent"
          label={details.percent}
          value={percent}
          onChange={(next) => onChange({ ...circumstance, percent: next })}
        />
      )}
      {details.days !== undefined && (
        <DetailNumber
          {...{ kind, error, onLeave }}
          detail="days"
          label={details.days}
          value={days}
          onChange={(next) => onChange({ ...circumstance, days: next })}
        />
      )}
    </div>
  );
}
