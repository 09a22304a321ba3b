import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  auditActionChoices,
  type AuditRecord,
  formatDateTime,
  labelOf,
  pagePaths,
} from '@ellac/contracts';
import { PageLink } from '../pieces/page-link.js';
import { type RecordColumn, RecordTable } from '../pieces/record-table.js';

const columns: readonly RecordColumn<AuditRecord>[] = [
  { title: 'When', cell: ({ at }) => formatDateTime(new Date(at)) },
  { title: 'Who', cell: ({ user }) => user.username },
  {
    title: 'What',
    cell: (record) => (
      <>
        {labelOf(auditActionChoices, record.action)}
        <Small text={detailsOf(record)} />
      </>
    ),
  },
  { title: 'To what', cell: (record) => <Target record={record} /> },
  {
    title: 'From where',
    cell: ({ address, requestId }) => (
      <>
        {address ?? 'Not known'}
        <Small text={`Request ${requestId}`} />
      </>
    ),
  },
];

const useStyles = makeStyles({
  small: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Who did what to what, when, and from where. */
export function AuditTable({ items }: { items: readonly AuditRecord[] }) {
  return <RecordTable label="Audit log" columns={columns} rows={items} keyOf={({ id }) => id} />;
}

function Small({ text }: { text: string }) {
  const styles = useStyles();
  return (
    <Text size={200} className={styles.small}>
      {text}
    </Text>
  );
}

const detailsOf = ({ details }: AuditRecord): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** The target of an action, with a link if it has a page. */
function Target({ record: { action, target, companyName } }: { record: AuditRecord }) {
  const name = companyName ?? target.id ?? '';
  if (target.id === null || action === 'company.delete') return <>{name}</>;
  if (target.type === 'report')
    return <PageLink to={pagePaths.adminResults(target.id)}>{`Report of ${name}`}</PageLink>;
  if (target.type === 'company')
    return <PageLink to={pagePaths.adminCompany(target.id)}>{name}</PageLink>;
  return <>{name}</>;
}
