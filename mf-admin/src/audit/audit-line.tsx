import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import {
  auditActionChoices,
  type AuditRecord,
  formatDateTime,
  labelOf,
  pagePaths,
} from '@ellac/contracts';
import { useState } from 'react';
import { onPhone } from '../frame/widths.js';
import { PageLink } from '../pieces/page-link.js';
import { detailsInWords } from './details-in-words.js';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr) 32px',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '40px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) 44px', paddingBlock: '4px' },
  },
  time: {
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { gridColumn: '1', gridRow: '1' },
  },
  sentence: { [onPhone]: { gridColumn: '1', gridRow: '2' } },
  more: {
    minWidth: '32px',
    [onPhone]: { gridColumn: '2', gridRow: '1 / 3', minWidth: '44px', minHeight: '44px' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '2px 12px',
    margin: '0 0 8px',
    paddingInlineStart: '84px',
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [onPhone]: { paddingInlineStart: 0 },
  },
  fact: { margin: 0 },
});

/** One entry as a sentence; its ids and the caller's address open below it. */
export function AuditLine({ record }: { record: AuditRecord }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const { at, user, action, target, address, requestId } = record;
  const done = labelOf(auditActionChoices, action);
  // Of a login with an unknown name, nobody is known.
  const who = user.username === '' ? 'Somebody' : user.username;
  const details = detailsInWords(record);
  const facts = [
    ['From', address ?? 'Not known'],
    ...(target.id === null ? [] : [[idTitles[target.type] ?? 'Id', target.id] as const]),
    ['Request', requestId],
  ] as const;
  return (
    <>
      <div className={styles.line}>
        <time dateTime={at} className={styles.time}>
          {timeOf(new Date(at))}
        </time>
        <span className={styles.sentence}>
          <strong>{who}</strong>
          {` ${done.charAt(0).toLowerCase()}${done.slice(1)}`}
          <Target record={record} />
          {details === '' ? null : `, ${details}`}
        </span>
        <Button
          className={styles.more}
          size="small"
          appearance="subtle"
          icon={<InfoRegular />}
          aria-expanded={isOpen}
          aria-label={`Ids of what ${who} did at ${timeOf(new Date(at))}`}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <dl className={styles.facts}>
          {facts.map(([title, value]) => [
            <dt key={title}>{title}</dt>,
            <dd key={`${title} value`} className={styles.fact}>
              {value}
            </dd>,
          ])}
        </dl>
      ) : null}
    </>
  );
}

const idTitles: Readonly<Record<string, string>> = {
  company: 'Company',
  report: 'Report',
  comment: 'Comment',
  note: 'Note',
  setting: 'Setting',
  user: 'User',
};

/** The time of the day alone; the day stands above. */
const timeOf = (moment: Date): string => formatDateTime(moment).replace(/^.*\d{4} /, '');

/** Whom an action concerned, with a link where it has a page; nothing where no company is named. */
function Target({ record: { action, target, companyName } }: { record: AuditRecord }) {
  if (companyName === null) return null;
  if (target.id === null || action === 'company.delete') return <>{`: ${companyName}`}</>;
  if (target.type === 'report')
    return (
      <>
        {': '}
        <PageLink to={pagePaths.adminResults(target.id)}>{`Report of ${companyName}`}</PageLink>
      </>
    );
  if (target.type === 'company')
    return (
      <>
        {': '}
        <PageLink to={pagePaths.adminCompany(target.id)}>{companyName}</PageLink>
      </>
    );
  return <>{`: ${companyName}`}</>;
}
