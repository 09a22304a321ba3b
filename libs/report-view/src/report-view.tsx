import { latePart, useLatePart } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useRef } from 'react';
import type { BelowPageOneProps } from './below-page-one.js';
import { Hero } from './hero/hero.js';
import { RepBar } from './hero/rep-bar.js';
import { PageOne } from './page-one/page-one-section.js';
import { LateOpening } from './pieces/late-opening.js';
import { useIsPast } from './reading-place/use-is-past.js';
import { BriefScoreCards } from './sections/brief-score-cards.js';
import { isJudged } from './words/scores/readiness-words.js';

const useStyles = makeStyles({
  report: {
    // The hero moves up inside it, and moves nothing that holds it.
    display: 'flow-root',
    color: tokens.colorNeutralForeground1,
    // Printers leave out backgrounds unless they are told not to.
    printColorAdjust: 'exact',
  },
  // Page one moves up by 40 pixels, to overlap a hero.
  glance: { marginBlockEnd: '56px', '@media print': { marginBlockEnd: 0 } },
  // The contents stand beside all that is below the hero.
  body: { position: 'relative' },
});

/**
 * Most of a report's code, which its first screen does not need. Pages load it while the report
 * itself is still on its way.
 */
export const belowPageOne = latePart(() => import('./below-page-one.js'));

/** The whole report, in the specification's order; the coach's comments only where there are any. */
export function ReportView(props: BelowPageOneProps) {
  const { analysis, place = 'page' } = props;
  const styles = useStyles();
  const hero = useRef<HTMLElement>(null);
  const isPastHero = useIsPast(hero);
  const below = useLatePart(belowPageOne);
  // The first screen comes at once, and the rest in steps between which the page answers.
  const isWhole = useDeferredValue(below.kind !== 'waiting', false);
  return (
    <article className={styles.report}>
      <Hero ref={hero} analysis={analysis} place={place} />
      {place === 'page' ? <RepBar analysis={analysis} isShown={isPastHero} /> : null}
      {place === 'desk' ? (
        <div className={styles.glance}>
          {isJudged(analysis.readiness) ? <BriefScoreCards analysis={analysis} /> : null}
        </div>
      ) : null}
      {/* The page's style sheet hides the footer meanwhile, which the rest will move away. */}
      <div className={styles.body} data-waiting={isWhole ? undefined : ''}>
        <PageOne analysis={analysis} />
        {isWhole ? (
          <LateOpening part={belowPageOne}>
            {({ BelowPageOne }) => <BelowPageOne {...props} />}
          </LateOpening>
        ) : null}
      </div>
    </article>
  );
}
