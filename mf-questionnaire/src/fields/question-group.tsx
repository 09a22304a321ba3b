import { Caption1, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId, type ReactNode, type Ref } from 'react';
import { faultProps, type ShownFault } from './use-question.js';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  hint: { color: tokens.colorNeutralForeground3 },
});

interface QuestionGroupProps {
  readonly label: string;
  /** Whether it has groups of its own, whose labels stand below this one. */
  readonly prominent?: boolean;
  readonly hint?: string | undefined;
  readonly error?: ShownFault | undefined;
  readonly groupRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Several controls that answer one question together. */
export function QuestionGroup({
  label,
  prominent = false,
  hint,
  error,
  groupRef,
  children,
}: QuestionGroupProps) {
  const styles = useStyles();
  const labelId = useId();
  const hintId = useId();
  return (
    <div
      ref={groupRef}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={hint === undefined ? undefined : hintId}
      className={styles.group}
    >
      <Text id={labelId} weight="semibold" size={prominent ? 400 : 300}>
        {label}
      </Text>
      {hint !== undefined && (
        <Caption1 id={hintId} className={styles.hint}>
          {hint}
        </Caption1>
      )}
      {children}
      {error !== undefined && <Field {...faultProps(error)} />}
    </div>
  );
}
