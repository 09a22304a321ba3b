import type { Analysis, PageOne as Content } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { leadingSteps } from '../words/leading-steps.js';
import { notNowTitle, numbersTitle, stepsTitle } from '../words/page-one-words.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/rests-on.js';
import { DatedSteps } from './dated-steps.js';
import { MoneyFigures } from './money-figures.js';
import { onPageOne } from './print-alone.js';
import { PrintPageOne } from './print-page-one.js';

const useStyles = makeStyles({
  page: {
    marginBlockEnd: '40px',
    padding: 'clamp(16px, 4vw, 24px)',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    breakInside: 'avoid',
    '@media print': { marginBlockEnd: '20px', padding: '16px' },
  },
  lead: {
    margin: '0 0 28px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  // Between the lead and the figures, nearer to the lead.
  rests: { margin: '-16px 0 28px' },
  notNow: {
    margin: 0,
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
});

/** The report on one page: where the business stands, in money, what to do by when, what to leave. */
export function PageOne({ page, analysis }: { page: Content; analysis: Analysis }) {
  const styles = useStyles();
  const steps = leadingSteps(page, analysis);
  const lead = analysis.counsel?.lead;
  return (
    <div className={styles.page} {...onPageOne}>
      <p className={styles.lead}>
        <Isolated text={page.situation.sentences.join(' ')} />
      </p>
      {lead === undefined ? null : (
        <div className={styles.rests}>
          <RestsOn of={lead.text} evidence={lead.evidence} />
        </div>
      )}
      {page.numbers.length === 0 ? null : (
        <Part title={numbersTitle}>
          <MoneyFigures numbers={page.numbers} />
        </Part>
      )}
      {steps.length === 0 ? null : (
        <Part title={stepsTitle(steps.length)}>
          <DatedSteps steps={steps} />
        </Part>
      )}
      {page.notNow === undefined ? null : (
        <Part title={notNowTitle}>
          <p className={styles.notNow}>
            <strong>
              <Isolated text={page.notNow.text} />
            </strong>{' '}
            <Isolated text={page.notNow.why} />
          </p>
        </Part>
      )}
      <PrintPageOne />
    </div>
  );
}
