import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { type AuditRecord, formatDate } from '@ellac/contracts';
import { AuditLine } from './audit-line.js';

const useStyles = makeStyles({
  days: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  day: { margin: '0 0 4px' },
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
  line: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Who did what, a sentence each, under the days in the reader's zone. */
export function AuditList({ items }: { items: readonly AuditRecord[] }) {
  const styles = useStyles();
  return (
    <div role="group" aria-label="Entries" className={styles.days}>
      {daysOf(items).map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <Subtitle2 as="h2" className={styles.day} block>
            {day}
          </Subtitle2>
          <ul className={styles.lines}>
            {entries.map((record) => (
              <li key={record.id} className={styles.line}>
                <AuditLine record={record} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Day {
  readonly day: string;
  readonly entries: AuditRecord[];
}

function daysOf(items: readonly AuditRecord[]): readonly Day[] {
  const days: Day[] = [];
  for (const record of items) {
    const day = formatDate(new Date(record.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(record);
    else days.push({ day, entries: [record] });
  }
  return days;
}
