import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { circumstanceRules, type Circumstance, type TextFactKind } from '@ellac/contracts';
import { useId } from 'react';
import type { ShownFault } from '../fields/use-question.js';
import { CircumstanceDetails } from './circumstance-details.js';

const useStyles = makeStyles({
  // The box in line with the words above it.
  box: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

interface CircumstanceBoxProps {
  readonly kind: TextFactKind;
  /** The owner's answer; undefined while the box is not ticked. */
  readonly circumstance: Circumstance | undefined;
  readonly error: ShownFault | undefined;
  /** Gets undefined when the tick is taken off. */
  readonly onChange: (circumstance: Circumstance | undefined) => void;
  readonly onLeave: () => void;
}

/** A checkbox and, below it, the details of the circumstance. */
export function CircumstanceBox(props: CircumstanceBoxProps) {
  const { kind, circumstance, error, onChange, onLeave } = props;
  const styles = useStyles();
  const labelId = useId();
  const { label, details } = circumstanceRules[kind];
  return (
    <div>
      <Checkbox
        className={styles.box}
        label={{ id: labelId, children: label }}
        checked={circumstance !== undefined}
        onChange={(_, { checked }) => onChange(checked === true ? { kind } : undefined)}
        onBlur={onLeave}
      />
      {circumstance !== undefined && Object.keys(details).length > 0 && (
        <CircumstanceDetails
          circumstance={circumstance}
          labelledBy={labelId}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
