import { pagePaths, type Analysis } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { goTo } from '../reading-place/go-to.js';
import { coachCommentsOf, writersOf } from '../words/coach-comments.js';
import { beginningOf, stepCards } from '../words/plan/leading-steps.js';
import {
  asSentence,
  beginTitle,
  beginWith,
  casesTitle,
  notNowTitle,
  numbersTitle,
  situationTitle,
  stepsTitle,
} from '../words/page-one-words.js';
import {
  isJudged,
  isMissingFirst,
  meaningOf,
  missingTitle,
} from '../words/scores/readiness-words.js';
import { useBand } from '../pieces/band.js';
import { useFirstCard } from '../pieces/first-card.js';
import { BulletList } from '../pieces/text/bullet-list.js';
import { Isolated } from '../pieces/isolated.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { StepLink } from '../pieces/steps/step-link.js';
import { DeniedAnswersBand } from './denied-answers-band.js';
import { FormCases } from './form-cases.js';
import { MoneyFigures } from './money-figures.js';
import { PrintPageOne } from './print-page-one.js';
import { StepCards } from './step-cards.js';

const useStyles = makeStyles({
  // Page one fills the first sheet.
  card: { '@media print': { breakAfter: 'page' } },
  label: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  lead: {
    margin: '2px 0 0',
    fontSize: brandTokens.fontSizeLead,
    lineHeight: brandTokens.lineHeightLead,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '@media print': { fontSize: '17px', lineHeight: '25px' },
  },
  begin: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    '@media print': { fontSize: '14px', lineHeight: '20px' },
  },
  // On a phone the steps begin below the first screen.
  onPhones: { display: 'none', '@media screen and (max-width: 639px)': { display: 'block' } },
  group: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  title: {
    margin: 0,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { fontSize: '18px', lineHeight: '24px' },
  },
  coach: { justifySelf: 'start', '@media print': { display: 'none' } },
});

interface PageOneProps {
  readonly analysis: Analysis;
}

/** The report on one page: where the business stands, in money, what to do by when, what to leave. */
export function PageOne({ analysis }: PageOneProps) {
  const styles = useStyles();
  const firstCard = useFirstCard();
  const band = useBand();
  const { page, readiness, counsel } = analysis;
  const steps = stepCards(analysis);
  const [first] = steps;
  const begin = beginningOf(counsel, steps);
  const lead = counsel?.lead;
  const numbers = page?.numbers ?? [];
  const comments = coachCommentsOf(analysis);
  return (
    <div
      id="page-one"
      tabIndex={-1}
      className={mergeClasses(firstCard, styles.card)}
      data-page-one=""
    >
      <div>
        <h2 className={styles.label}>{situationTitle}</h2>
        <p className={styles.lead}>
          <Isolated text={page?.situation.sentences.join(' ') ?? meaningOf(readiness)} />
        </p>
        {lead === undefined ? null : <RestsOn of={lead.text} evidence={lead.evidence} />}
      </div>
      <DeniedAnswersBand analysis={analysis} />
      {page?.cases === undefined ? null : (
        <Group title={casesTitle}>
          <FormCases cases={page.cases} />
        </Group>
      )}
      {begin !== undefined ? (
        <div>
          <p className={styles.begin}>
            <strong>{beginWith}</strong> <Isolated text={begin} />
          </p>
          <RestsOn of={beginTitle} evidence={counsel?.begin?.evidence ?? []} />
        </div>
      ) : first === undefined ? null : (
        <p className={mergeClasses(styles.begin, styles.onPhones)}>
          {beginWith} <StepLink id={first.place} title={first.step} />, {first.when}.
        </p>
      )}
      {numbers.length === 0 ? null : (
        <div role="group" aria-label={numbersTitle}>
          <MoneyFigures numbers={numbers} />
        </div>
      )}
      {steps.length === 0 ? null : (
        <Group
          title={stepsTitle(steps.length)}
          beside={page === undefined ? null : <PrintPageOne />}
        >
          <StepCards steps={steps} />
        </Group>
      )}
      {isMissingFirst(analysis) ? (
        <Group title={missingTitle(readiness)}>
          <div>
            <BulletList items={readiness.missing} />
            {isJudged(readiness) ? null : (
              <Link href={pagePaths.questionnaire}>Answer them in the form</Link>
            )}
          </div>
        </Group>
      ) : null}
      {page?.notNow === undefined ? null : (
        <div className={band}>
          <PauseCircleRegular fontSize={20} aria-hidden />
          <div>
            <strong>
              {notNowTitle}: <Isolated text={asSentence(page.notNow.text)} />
            </strong>{' '}
            <Isolated text={page.notNow.why} />
            <RestsOn of={notNowTitle} evidence={counsel?.notNow?.why.evidence ?? []} />
          </div>
        </div>
      )}
      {comments.length === 0 ? null : (
        <Link className={styles.coach} href="#comments" onClick={goTo('comments')}>
          <Isolated text={writersOf(comments)} /> wrote to you ↓
        </Link>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, beside, children }: GroupProps) {
  const styles = useStyles();
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {beside}
      {children}
    </div>
  );
}
