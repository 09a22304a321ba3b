import type { CounselStep } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { StepLink } from '../pieces/steps/step-link.js';
import type { PlacedLetterSection } from '../reading-place/letter-place.js';
import { howTitle, seenByTitle } from '../words/counsel-headings.js';

const useStyles = makeStyles({
  actions: {
    margin: '4px 0 0',
    paddingInlineStart: '24px',
    display: 'grid',
    gap: '6px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  how: { margin: '4px 0 0' },
  fact: {
    margin: '4px 0 0',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    color: tokens.colorNeutralForeground2,
  },
});

interface StepDetailsProps {
  readonly step: CounselStep;
  /** Where a letter tells how it is done. */
  readonly told?: PlacedLetterSection | null;
}

/** The evidence of a step. */
export const evidenceOfStep = ({ evidence, how }: CounselStep): readonly string[] =>
  evidence ?? how?.evidence ?? [];

/** How a step is done or where that is told, and by what one sees that it is done. */
export function StepDetails({ step, told = null }: StepDetailsProps) {
  const styles = useStyles();
  const { actions, how } = step;
  return (
    <>
      {actions === undefined ? null : (
        <ol className={styles.actions}>
          {actions.map((action, index) => (
            <li key={index}>
              <Isolated text={action} />
            </li>
          ))}
        </ol>
      )}
      {how === undefined ? null : (
        <p className={styles.how}>
          <Isolated text={how.text} />
        </p>
      )}
      <p className={styles.fact}>
        {seenByTitle}: <Isolated text={step.measure} />
      </p>
      {told === null ? null : (
        <p className={styles.fact}>
          {howTitle}: <StepLink {...told} />
        </p>
      )}
    </>
  );
}
