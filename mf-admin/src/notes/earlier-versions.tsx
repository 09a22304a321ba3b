import { makeStyles, Spinner, Text } from '@fluentui/react-components';
import { formatDateTime, type Note, type NoteVersion } from '@ellac/contracts';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionsOf } from './note-calls.js';

const useStyles = makeStyles({
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
  list: { margin: '4px 0 0', paddingInlineStart: '16px', display: 'grid', gap: '8px' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Who wrote a version, and when. */
export const signatureOf = ({ user, writtenAt }: NoteVersion): string =>
  `${user.displayName ?? user.username} · ${formatDateTime(new Date(writtenAt))}`;

/** What a changed note said before; loaded when it is opened. */
export function EarlierVersions({ note }: { note: Note }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({ ...versionsOf(note.id, note.version), enabled: isOpen });
  if (note.version === 1) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{`Earlier versions (${note.version - 1})`}</summary>
      {isOpen && versions.isPending ? <Spinner size="tiny" label="Loading…" /> : null}
      {versions.isError ? (
        <ErrorAlert message={messageOf(versions.error, 'They cannot be shown right now.')} />
      ) : null}
      <ul className={styles.list}>
        {(versions.data ?? []).slice(1).map((version) => (
          <li key={version.version}>
            <p className={styles.text}>{version.content}</p>
            <Text size={200}>{signatureOf(version)}</Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
