import { formatDay, pagePaths, planShareDays, type PlanShare } from '@ellac/contracts';
import { ErrorAlert, ForScreenReaders, messageOf, useToast } from '@ellac/web';
import { Button, Field, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { ReportAccess } from '../report-access.js';
import { useMakePlanShare, usePlanShares, useRevokePlanShare } from './plan-shares-query.js';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  made: { width: '100%' },
  link: { width: '100%' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gap: '4px',
    width: '100%',
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingBlock: '4px',
  },
});

const makers = { owner: 'the owner', coach: 'a coach' } as const;

interface SharePanelProps {
  readonly access: ReportAccess;
  readonly region: string;
  readonly id: string;
}

/** Makes links that show the plan alone, and revokes them. */
export function SharePanel({ access, region, id }: SharePanelProps) {
  const styles = useStyles();
  const make = useMakePlanShare(access);
  return (
    <div className={styles.panel} id={id} role="group" aria-label="Share the plan">
      <p className={styles.text}>
        A link shows the steps with their dates, measures and hours: no scores, no figures, no
        reasons. It needs no login, is valid for {planShareDays} days, and can be revoked at any
        time. Titles of steps stand there as in your plan, with the names in them.
      </p>
      <Button
        appearance="primary"
        disabledFocusable={make.isPending}
        onClick={() => {
          if (!make.isPending) make.mutate();
        }}
      >
        Make a link
      </Button>
      {make.isError ? (
        <ErrorAlert message={messageOf(make.error, 'The link could not be made.')} />
      ) : null}
      {make.isSuccess ? <MadeLink reportId={access.reportId} token={make.data.token} /> : null}
      <OpenLinks access={access} region={region} />
    </div>
  );
}

/** The new link; only this page ever shows it. */
function MadeLink({ reportId, token }: { reportId: string; token: string }) {
  const styles = useStyles();
  const { toast } = useToast();
  const made = useRef<HTMLDivElement>(null);
  const link = location.origin + pagePaths.sharedPlan(reportId, token);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied' });
    } catch {
      // Without permission, or without https, the person copies it by hand.
      made.current?.querySelector('input')?.select();
      toast({ title: 'Please copy the marked link', variant: 'destructive' });
    }
  };
  return (
    <div ref={made} className={styles.made} role="status">
      <Field label="The link" hint="It is shown only now: copy it before you leave this page.">
        <Input
          className={styles.link}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          contentAfter={
            <Button appearance="transparent" icon={<CopyRegular />} onClick={() => void copy()}>
              Copy
            </Button>
          }
        />
      </Field>
    </div>
  );
}

function OpenLinks({ access, region }: Omit<SharePanelProps, 'id'>) {
  const styles = useStyles();
  const shares = usePlanShares(access);
  const revoke = useRevokePlanShare(access);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shares.isPending) return <Spinner size="tiny" label="Loading the open links..." />;
  if (shares.isError) {
    return (
      <ErrorAlert
        message={messageOf(shares.error, 'The open links could not be loaded.')}
        action={{ label: 'Try again', onClick: () => void shares.refetch() }}
      />
    );
  }
  const open = shares.data.shares;
  return (
    <>
      <h4 ref={heading} className={styles.heading} tabIndex={-1}>
        {open.length === 0 ? 'No link is open.' : 'Open links'}
      </h4>
      {open.length === 0 ? null : (
        <ul className={styles.list}>
          {open.map((share) => (
            <li key={share.id} className={styles.item}>
              <span>{inWords(share, region)}</span>
              <Button
                appearance="subtle"
                disabledFocusable={revoke.isPending}
                onClick={() => {
                  if (revoke.isPending) return;
                  // Its button goes, so the focus needs another place.
                  revoke.mutate(share.id, { onSuccess: () => heading.current?.focus() });
                }}
              >
                Revoke<ForScreenReaders>: {inWords(share, region)}</ForScreenReaders>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {revoke.isError ? (
        <ErrorAlert message={messageOf(revoke.error, 'The link could not be revoked.')} />
      ) : null}
    </>
  );
}

const inWords = ({ createdAt, expiresAt, madeBy }: PlanShare, region: string): string =>
  `Made on ${formatDay(new Date(createdAt), region)} by ${makers[madeBy]}, ends on ${formatDay(new Date(expiresAt), region)}`;
