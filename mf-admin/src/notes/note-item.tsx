import { Button, Link, makeStyles, Text, useRestoreFocusTarget } from '@fluentui/react-components';
import { formatDate, type Note, pagePaths } from '@ellac/contracts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink } from 'wouter';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';
import { ChangeText } from '../written/change-text.js';
import { EarlierVersions, signatureOf } from './earlier-versions.js';
import { useChangeNote, useDeleteNote } from './note-calls.js';
import { noteRule } from './note-rule.js';

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface Props {
  readonly companyId: string;
  /** The report on whose page it is shown; null on the company's. */
  readonly reportId: string | null;
  readonly note: Note;
  readonly onDeleted: () => void;
}

/** One private note. Every coach may change it; who began it may delete it. */
export function NoteItem({ companyId, reportId, note, onDeleted }: Props) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const [mode, setMode] = useState<'reading' | 'changing' | 'deleting'>('reading');
  const change = useChangeNote(companyId, note.id);
  const remove = useDeleteNote(companyId, note.id);
  const buttons = useRef<HTMLSpanElement>(null);
  const stop = () => {
    // Rendered at once, so that the button exists again and can be focused.
    flushSync(() => setMode('reading'));
    buttons.current?.querySelector('button')?.focus();
  };
  if (mode === 'changing')
    return (
      <li className={styles.item}>
        <ChangeText
          label="Change the note"
          rule={noteRule}
          before={note}
          call={change}
          onClose={stop}
        />
      </li>
    );
  const { report } = note;
  return (
    <li className={styles.item}>
      <p className={styles.text}>{note.content}</p>
      <span className={styles.foot}>
        <Text size={200}>{signatureOf(note)}</Text>
        {report === null || report.id === reportId ? null : (
          <RouterLink to={pagePaths.adminResults(report.id)} asChild>
            <Link>{`on the report of ${formatDate(new Date(report.submittedAt))}`}</Link>
          </RouterLink>
        )}
        <span ref={buttons}>
          <Button size="small" appearance="subtle" onClick={() => setMode('changing')}>
            Edit
          </Button>
          {note.isOwn ? (
            <Button
              {...focusReturns}
              size="small"
              appearance="subtle"
              onClick={() => setMode('deleting')}
            >
              Delete
            </Button>
          ) : null}
        </span>
      </span>
      <EarlierVersions note={note} />
      {mode === 'deleting' ? (
        <ConfirmDialog
          text="This action cannot be undone. The note and its earlier versions are deleted."
          isBusy={remove.isPending}
          onCancel={() => setMode('reading')}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
        />
      ) : null}
    </li>
  );
}
