import { formatDay, type SharedPlan } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { FieldHead } from '../hero/field-head.js';
import { HeadActions } from '../hero/head-actions.js';
import { useCard } from '../pieces/card.js';
import { useFirstCard } from '../pieces/first-card.js';
import { Isolated } from '../pieces/isolated.js';
import { PlanTimeline, type TimelineStep } from '../plan/plan-timeline.js';
import { StepRow } from '../plan/step-row.js';
import { seenByTitle } from '../words/counsel-headings.js';
import { enoughForTimeline } from '../words/plan/dated-steps.js';
import { byDate, ownersHours, otherDate } from '../words/plan/plan-words.js';
import { unknownRegion } from '../words/region-of.js';

const useStyles = makeStyles({
  plan: {
    // The field moves up inside it, and moves nothing that holds it.
    display: 'flow-root',
    color: tokens.colorNeutralForeground1,
    printColorAdjust: 'exact',
  },
  lead: {
    margin: 0,
    fontSize: brandTokens.fontSizeLead,
    lineHeight: brandTokens.lineHeightLead,
    overflowWrap: 'anywhere',
  },
  until: {
    margin: '-8px 0 0',
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
  },
  list: { margin: '16px 0 0', listStyleType: 'none' },
});

/** The plan of a report for somebody else, in the report's look, without its scores and figures. */
export function SharedPlanView({ plan }: { readonly plan: SharedPlan }) {
  const styles = useStyles();
  const card = useCard();
  const firstCard = useFirstCard();
  const { companyName, country: region = unknownRegion, steps, submittedAt, expiresAt } = plan;
  const timeline = steps.flatMap(onTimeline);
  const made = formatDay(new Date(submittedAt), region);
  return (
    <article className={styles.plan}>
      <FieldHead
        place="page"
        about={`ELLAC Business Evaluation · ${made}`}
        title={`Plan of ${companyName}`}
        actions={
          <HeadActions isOnField>
            <Button icon={<PrintRegular />} onClick={() => print()}>
              Print
            </Button>
          </HeadActions>
        }
      />
      <div className={firstCard}>
        <p className={styles.lead}>
          <Isolated text={companyName} /> shares its plan with you: {steps.length}{' '}
          {steps.length === 1 ? 'step' : 'steps'}, as planned on {made}.
        </p>
        <p className={styles.until}>
          This page can be opened until {formatDay(new Date(expiresAt), region)}.
        </p>
      </div>
      {timeline.length < enoughForTimeline ? null : (
        <PlanTimeline steps={timeline} region={region} />
      )}
      <ol className={`${card} ${styles.list}`}>
        {steps.map(({ number, title, measures, by, isFirstResult, hoursPerWeek, ...dates }) => (
          <StepRow
            key={number}
            number={number}
            level={2}
            id={null}
            title={<Isolated text={title} />}
            facts={{ [seenByTitle]: measures }}
            needs={[]}
            when={by === null ? null : byDate({ by, isFirstResult }, region)}
            otherDate={otherDate({ ...dates, isFirstResult }, region)}
            hours={hoursPerWeek === null ? null : ownersHours(hoursPerWeek)}
          />
        ))}
      </ol>
    </article>
  );
}

/** Which steps are critical is not shared. */
const onTimeline = ({
  number,
  title,
  from,
  to,
}: SharedPlan['steps'][number]): readonly TimelineStep[] =>
  from === null || to === null ? [] : [{ number, title, from, to, isCritical: false }];
