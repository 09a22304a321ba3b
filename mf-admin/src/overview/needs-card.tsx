import {
  Button,
  Card,
  makeStyles,
  mergeClasses,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  CheckmarkCircleRegular,
  DocumentErrorRegular,
  HourglassRegular,
  MailAlertRegular,
  SparkleRegular,
} from '@fluentui/react-icons';
import { formatDayTime, type Needs, type Overview, pagePaths } from '@ellac/contracts';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../page-link.js';
import { ResendFailedDialog } from './resend-failed-dialog.js';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0 },
  groups: { display: 'grid', gap: '16px' },
  group: { display: 'grid', gap: '4px' },
  kind: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0 },
  icon: { display: 'flex', fontSize: '20px' },
  bad: { color: tokens.colorPaletteRedForeground1 },
  action: { paddingInlineStart: '28px' },
  list: { margin: 0, paddingInlineStart: '28px', display: 'grid', gap: '4px' },
  small: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  none: { display: 'flex', alignItems: 'center', gap: '8px' },
});

interface Props {
  readonly overview: Overview;
  readonly asOf: Date;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** What needs the coach's attention, each with a link to it. */
export function NeedsCard({
  overview: { needs, lastVisit },
  asOf,
  isRefreshing,
  onRefresh,
}: Props) {
  const styles = useStyles();
  const [isResending, setResending] = useState(false);
  const { failedAnalyses, failedMails, stuck, newSinceLastVisit } = needs;
  const isQuiet = failedAnalyses.count + failedMails.count + stuck.count === 0;
  return (
    <Card role="region" aria-labelledby="needs">
      <div className={styles.head}>
        <Subtitle2 as="h2" id="needs" className={styles.title}>
          Needs a hand
        </Subtitle2>
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={isRefreshing}
          onClick={onRefresh}
        >
          {`Refresh (as of ${formatDayTime(asOf)})`}
        </Button>
      </div>
      <div className={styles.groups}>
        {isQuiet ? (
          <Text className={styles.none}>
            <CheckmarkCircleRegular fontSize={20} />
            Nothing failed, and nothing is stuck.
          </Text>
        ) : null}
        <NeedGroup
          isBad
          icon={<DocumentErrorRegular />}
          title={(count) => `${count} ${count === 1 ? 'report' : 'reports'} failed`}
          all={`${pagePaths.admin}?generationStatus=failed`}
          needs={failedAnalyses}
        />
        <NeedGroup
          isBad
          icon={<MailAlertRegular />}
          title={(count) => `${count} ${count === 1 ? 'mail' : 'mails'} did not go out`}
          all={`${pagePaths.admin}?emailStatus=failed`}
          needs={failedMails}
          action={
            <Button size="small" onClick={() => setResending(true)}>
              Send again…
            </Button>
          }
        />
        <NeedGroup
          isBad
          icon={<HourglassRegular />}
          title={(count) => `${count} stuck; “Fix Stuck Processing” gives them another try`}
          needs={stuck}
        />
        <NeedGroup
          icon={<SparkleRegular />}
          title={(count) =>
            lastVisit === null
              ? `${count} submitted so far`
              : `${count} new since your last visit, ${formatDayTime(new Date(lastVisit))}`
          }
          needs={newSinceLastVisit}
        />
      </div>
      {isResending ? (
        <ResendFailedDialog
          newest={new Date(failedMails.newest[0]?.at ?? asOf)}
          onClose={() => setResending(false)}
        />
      ) : null}
    </Card>
  );
}

interface GroupProps {
  readonly isBad?: boolean;
  readonly icon: ReactNode;
  readonly title: (count: number) => string;
  /** The page that lists all of them. */
  readonly all?: string;
  readonly needs: Needs;
  /** An action on all of them. */
  readonly action?: ReactNode;
}

function NeedGroup({ isBad, icon, title, all, needs: { count, newest }, action }: GroupProps) {
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.kind}>
        <span className={mergeClasses(styles.icon, isBad === true && styles.bad)}>{icon}</span>
        <Text weight="semibold">{title(count)}</Text>
      </h3>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
      <ul className={styles.list}>
        {newest.map(({ companyId, companyName, reportId, at, reason }) => (
          <li key={reportId ?? `${companyId} ${at}`}>
            <PageLink to={pagePaths.adminCompany(companyId)}>{companyName}</PageLink>{' '}
            <Text size={200} className={styles.small}>
              {formatDayTime(new Date(at))}
              {reason === null ? '' : ` · ${reason}`}
            </Text>
          </li>
        ))}
        {count > newest.length && all !== undefined ? (
          <li>
            <PageLink to={all}>All of them</PageLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
