import { formatDay, type PlanStep } from '@ellac/contracts';
import { ForScreenReaders, useToast } from '@ellac/web';
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { calendarFileName, datedSteps } from '../calendar/calendar-file.js';
import { saveCalendar } from '../calendar/save-calendar.js';
import type { ReportAccess } from '../report-access.js';
import { useStepTicks, useTickStep } from './step-ticks-query.js';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' },
  // In line with the words above: the box has a margin for the finger.
  tick: { marginInlineStart: '-8px' },
  done: { color: tokens.colorNeutralForeground2, lineHeight: '32px' },
});

interface StepToolsProps {
  readonly access: ReportAccess;
  readonly region: string;
  readonly step: PlanStep;
  /** Whether the reader only sees if the step is done, as a coach does. */
  readonly isReadOnly: boolean;
}

/** What is done with one step of the plan: ticking it off, and putting it into a calendar. */
export function StepTools({ access, region, step, isReadOnly }: StepToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.tools}>
      {isReadOnly ? (
        <DoneOn access={access} region={region} step={step} />
      ) : (
        <TickBox access={access} region={region} step={step} />
      )}
      <ToCalendar reportId={access.reportId} step={step} />
    </div>
  );
}

type StepProps = Pick<StepToolsProps, 'access' | 'region' | 'step'>;

/** While a change is being saved, the box shows it already. */
function TickBox({ access, region, step }: StepProps) {
  const styles = useStyles();
  const { data } = useStepTicks(access);
  const { mutate, isPending, variables } = useTickStep(access, step.stepId);
  if (data === undefined) return null;
  const tick = data.ticks.find(({ stepId }) => stepId === step.stepId);
  return (
    <Checkbox
      className={styles.tick}
      checked={isPending ? variables : tick !== undefined}
      label={
        <>
          Done
          {tick === undefined ? null : ` on ${formatDay(new Date(tick.doneAt), region)}`}
          <ForScreenReaders>: {step.title}</ForScreenReaders>
        </>
      }
      onChange={(_, { checked }) => {
        if (!isPending) mutate(checked === true);
      }}
    />
  );
}

function DoneOn({ access, region, step }: StepProps) {
  const styles = useStyles();
  const tick = useStepTicks(access).data?.ticks.find(({ stepId }) => stepId === step.stepId);
  if (tick === undefined) return null;
  return <span className={styles.done}>Done on {formatDay(new Date(tick.doneAt), region)}</span>;
}

function ToCalendar({ reportId, step }: { reportId: string; step: PlanStep }) {
  const { toast } = useToast();
  const dated = datedSteps([step]);
  if (dated.length === 0) return null;
  const name = calendarFileName(step.title);
  return (
    <Button
      appearance="subtle"
      icon={<CalendarAddRegular />}
      onClick={() => {
        saveCalendar(dated, reportId, name);
        toast({ title: 'Calendar file saved', description: name });
      }}
    >
      Add to calendar<ForScreenReaders>: {step.title}</ForScreenReaders>
    </Button>
  );
}
