import { Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId, type ReactNode, type Ref } from 'react';
import { notKnownWidth } from './not-known/late-not-known-box.js';
import { noteText } from './note-text.js';
import { faultProps, type ShownFault } from './use-question.js';

const useStyles = makeStyles({
  group: {
    // The box for "I don't know" stands at the end of the label.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  beside: { paddingInlineEnd: notKnownWidth },
  hint: noteText,
});

interface QuestionGroupProps {
  readonly label: string;
  /** Whether it has groups of its own, whose labels stand below this one. */
  readonly prominent?: boolean;
  /** Whether the box for "I don't know" stands at the end of the label. */
  readonly hasBox?: boolean;
  readonly hint?: string | undefined;
  readonly error?: ShownFault | undefined;
  readonly groupRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Several controls that answer one question together. */
export function QuestionGroup({
  label,
  prominent = false,
  hasBox = false,
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
      <Text
        id={labelId}
        weight="semibold"
        size={prominent ? 500 : 400}
        className={hasBox ? styles.beside : undefined}
      >
        {label}
      </Text>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      {error !== undefined && <Field {...faultProps(error)} />}
    </div>
  );
}
