import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { formatDateTime, type ReportRecord } from '@ellac/contracts';
import { DeliveriesPanel } from './deliveries-panel.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '4px' },
});

/** The mails to the owner, when the link in one was opened, and which coaches read the report. */
export function MailsPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { deliveries, readers } = record;
  const opened = deliveries
    .flatMap(({ openedAt }) => (openedAt === null ? [] : [openedAt]))
    .toSorted()[0];
  return (
    <div className={styles.panel}>
      <DeliveriesPanel record={record} />
      <h2 className={styles.title}>Who read it</h2>
      <ul className={styles.list}>
        <li>
          <Text>
            {opened === undefined
              ? 'The owner has not opened a link yet.'
              : `The owner first opened a link ${timeOf(opened)}.`}
          </Text>
        </li>
        {readers.map(({ username, displayName, lastReadAt }) => (
          <li key={username}>
            <Text>{`${displayName ?? username}, last ${timeOf(lastReadAt)}`}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

const timeOf = (moment: string): string => formatDateTime(new Date(moment));
