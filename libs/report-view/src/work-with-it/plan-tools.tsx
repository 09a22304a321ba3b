import type { Analysis, PlanStep } from '@ellac/contracts';
import { useToast } from '@ellac/web';
import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarAddRegular, PrintRegular, ShareRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { datedSteps } from './calendar/calendar-file.js';
import { saveCalendar } from './calendar/save-calendar.js';
import { printAlone } from '../pieces/print-alone.js';
import { firstNinetyDays } from './ninety-days/first-ninety-days.js';
import { NinetyDaysSheet } from './ninety-days/ninety-days-sheet.js';
import type { ReportAccess } from './report-access.js';
import { SharePanel } from './share/share-panel.js';
import { PlanProgress } from './ticks/plan-progress.js';
import { regionOf } from '../words/region-of.js';

const useStyles = makeStyles({
  tools: { display: 'grid', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const allStepsFile = 'business-plan-steps.ics';

interface PlanToolsProps {
  readonly access: ReportAccess;
  readonly analysis: Pick<Analysis, 'company' | 'submittedAt'>;
  readonly steps: readonly PlanStep[];
}

/** What is done with the whole plan: calendar, print, links, and how many steps are done. */
export function PlanTools({ access, analysis, steps }: PlanToolsProps) {
  const styles = useStyles();
  const { toast } = useToast();
  const region = regionOf(analysis);
  const dated = datedSteps(steps);
  const first = firstNinetyDays(steps, analysis.submittedAt.slice(0, 10));
  const [isSharing, setSharing] = useState(false);
  const sharePanel = useId();
  return (
    <div className={styles.tools}>
      <PlanProgress access={access} region={region} steps={steps} />
      <div className={styles.actions}>
        {dated.length === 0 ? null : (
          <Button
            icon={<CalendarAddRegular />}
            onClick={() => {
              saveCalendar(dated, access.reportId, allStepsFile);
              toast({ title: 'Calendar file saved', description: allStepsFile });
            }}
          >
            Add all steps to calendar
          </Button>
        )}
        {first.length === 0 ? null : (
          <Button icon={<PrintRegular />} onClick={() => printAlone('ninety-days')}>
            Print my first 90 days
          </Button>
        )}
        <Button
          icon={<ShareRegular />}
          aria-expanded={isSharing}
          aria-controls={isSharing ? sharePanel : undefined}
          onClick={() => setSharing(!isSharing)}
        >
          Share the plan
        </Button>
      </div>
      <NinetyDaysSheet companyName={analysis.company.name} region={region} steps={first} />
      {isSharing ? <SharePanel access={access} region={region} id={sharePanel} /> : null}
    </div>
  );
}
