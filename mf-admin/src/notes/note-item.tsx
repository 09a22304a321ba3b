import { Button, Link, makeStyles, Text, useRestoreFocusTarget } from '@fluentui/react-components';
import { formatDate, type Note, pagePaths } from '@ellac/contracts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink } from 'wouter';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';
import { ForRole } from '../session/for-role.js';
import { ChangeText } from '../written/change-text.js';
import { EarlierVersions, signatureOf } from './earlier-versions.js';
import { useAddNote, useChangeNote, useDeleteNote } from './note-calls.js';
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
  /** Whether it was deleted while its form was open. */
  readonly isGone: boolean;
  /** Called when its form is opened or closed. */
  readonly onForm: (isOpen: boolean) => void;
  readonly onDeleted: () => void;
}

/** One private note. Every coach may change it; who began it may delete it. */
export function NoteItem(props: Props) {
  const { companyId, reportId, note, isGone, onForm, onDeleted } = props;
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const [mode, setMode] = useState<'reading' | 'changing' | 'deleting'>('reading');
  const change = useChangeNote(companyId, note.id);
  const remove = useDeleteNote(companyId, note.id);
  const add = useAddNote(companyId, note.report?.id);
  const buttons = useRef<HTMLSpanElement>(null);
  const edit = () => {
    setMode('changing');
    onForm(true);
  };
  const stop = () => {
    // Rendered at once, so that the button exists again and can be focused.
    flushSync(() => {
      setMode('reading');
      onForm(false);
    });
    if (isGone) onDeleted();
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
          isGone={isGone}
          goneWords="This note was deleted meanwhile."
          addAsNew={add}
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
        <ForRole needs="coach">
          <span ref={buttons}>
            <Button size="small" appearance="subtle" onClick={edit}>
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
        </ForRole>
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
