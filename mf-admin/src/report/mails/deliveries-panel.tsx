import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type DeliveryRecord, formatDateTime, type ReportRecord } from '@ellac/contracts';
import { EmailBadge } from '../../company/status-badge.js';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: '8px 0', display: 'grid', gap: '12px' },
  mail: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  small: { color: tokens.colorNeutralForeground3 },
});

/** Each mail with the report's link, the newest first, in the mail server's words. */
export function DeliveriesPanel({ record: { deliveries } }: { record: ReportRecord }) {
  const styles = useStyles();
  if (deliveries.length === 0) return <Text>No mail was made yet.</Text>;
  return (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className={styles.mail}>
          <span className={styles.head}>
            <EmailBadge status={delivery.status} />
            <Text weight="semibold">{delivery.recipient}</Text>
            <Text>{timeOf(delivery)}</Text>
          </span>
          <Text size={200} className={styles.small}>
            {[
              stateOf(delivery),
              reasons[delivery.reason],
              triesOf(delivery),
              linkOf(delivery),
              openingOf(delivery),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {delivery.serverReply === null ? null : (
            <Text
              size={200}
              className={styles.small}
            >{`Mail server: ${delivery.serverReply}`}</Text>
          )}
        </li>
      ))}
    </ul>
  );
}

const reasons: Readonly<Record<DeliveryRecord['reason'], string>> = {
  completed: 'When the report was completed',
  resend: 'The owner asked for a new link',
  'sent-by-coach': 'Sent again by a coach',
};

const stateOf = ({ status }: DeliveryRecord): string => (status === 'pending' ? 'On its way' : '');

const timeOf = ({ createdAt, sentAt }: DeliveryRecord): string =>
  formatDateTime(new Date(sentAt ?? createdAt));

const triesOf = ({ attempt }: DeliveryRecord): string => (attempt > 1 ? `${attempt} tries` : '');

function linkOf({ isRevoked, linkExpiresAt }: DeliveryRecord): string {
  if (isRevoked) return 'Link ended, because the address was corrected';
  if (linkExpiresAt === null) return '';
  const end = new Date(linkExpiresAt);
  return `Link ${end < new Date() ? 'ended' : 'works until'} ${formatDateTime(end)}`;
}

const openingOf = ({ openedAt }: DeliveryRecord): string =>
  openedAt === null ? '' : `Link opened ${formatDateTime(new Date(openedAt))}`;
