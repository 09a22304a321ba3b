import { makeStyles, tokens } from '@fluentui/react-components';
import { circumstanceGroups, type Circumstance, type TextFactKind } from '@ellac/contracts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { QuestionGroup } from '../fields/question-group.js';
import { useFocusWithin } from '../fields/use-focus-within.js';
import { useQuestion } from '../fields/use-question.js';
import { useQuestionContext } from '../form/question-context.js';
import { CircumstanceBox } from './circumstance-box.js';
import { hasFault } from './fault-of-detail.js';
import { withCircumstance } from './with-circumstance.js';

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalM,
  },
});

/** Circumstances that the owner ticks, so that the texts need not be read for them. */
export const CircumstancesField = memo(function CircumstancesField() {
  const styles = useStyles();
  const { rule, field, error } = useQuestion('meta.circumstances');
  const { control } = useQuestionContext();
  const told = field.value;
  const isDetailUnread = useWatch({
    control,
    name: 'entry.unread',
    compute: (unread) => Object.keys(unread).some((path) => path.startsWith(field.name)),
  });
  const isDetailFaulty = isDetailUnread || told.some(hasFault);
  const group = useFocusWithin(field.ref, isDetailFaulty ? '[aria-invalid="true"]' : 'input');

  const change = (kind: TextFactKind, circumstance: Circumstance | undefined) =>
    field.onChange(withCircumstance(told, kind, circumstance));

  return (
    <QuestionGroup
      label={`${rule.label} (optional)`}
      prominent
      hint="Tick what is true. Your coach reads it with your answers; no score changes by it."
      error={isDetailFaulty ? undefined : error}
      groupRef={group}
    >
      <div className={styles.groups}>
        {circumstanceGroups.map(({ label, kinds }) => (
          <QuestionGroup key={label} label={label}>
            {kinds.map((kind) => (
              <CircumstanceBox
                key={kind}
                kind={kind}
                circumstance={told.find((each) => each.kind === kind && each.denied !== true)}
                error={error}
                onChange={(circumstance) => change(kind, circumstance)}
                onLeave={field.onBlur}
              />
            ))}
          </QuestionGroup>
        ))}
      </div>
    </QuestionGroup>
  );
});
