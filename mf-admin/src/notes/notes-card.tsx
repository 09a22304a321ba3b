import { makeStyles, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { brandTokens, ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Card } from '../pieces/card.js';
import { useKeptItems } from '../written/use-kept-items.js';
import { useReadAgain } from '../written/use-read-again.js';
import { ForRole } from '../session/for-role.js';
import { AddNote } from './add-note.js';
import { notesOf } from './note-calls.js';
import { NoteItem } from './note-item.js';

const useStyles = makeStyles({
  card: {
    backgroundColor: brandTokens.privateTint,
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: brandTokens.privateText,
    '@media (forced-colors: active)': { border: '2px dashed CanvasText' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    color: brandTokens.privateText,
  },
  title: { margin: 0, marginInlineEnd: 'auto' },
  // The room of the words that there are none, so that the comments below stay in place.
  waiting: { minHeight: '40px' },
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    outlineStyle: 'none',
  },
});

interface Props {
  readonly companyId: string;
  /** The report that is open; without it, the notes are read on the company's page. */
  readonly reportId?: string;
}

/** What coaches write for themselves: the owner never gets to see it. */
export function NotesCard({ companyId, reportId }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const notes = useQuery({ ...notesOf(companyId), ...useReadAgain() });
  const { shown, keep } = useKeptItems(notes.data, 'newest first');
  return (
    <Card role="region" aria-labelledby="notes-card" className={styles.card}>
      <div className={styles.head}>
        <LockClosedRegular fontSize={20} aria-hidden />
        <Subtitle2 as="h2" id="notes-card" className={styles.title}>
          Private notes
        </Subtitle2>
        <Text size={200}>only coaches</Text>
      </div>
      <ForRole needs="coach">
        <AddNote companyId={companyId} reportId={reportId} />
      </ForRole>
      {notes.isPending ? (
        <Spinner size="tiny" label="Loading notes…" className={styles.waiting} />
      ) : null}
      {notes.isError ? (
        <ErrorAlert
          message={messageOf(notes.error, 'The notes cannot be shown right now.')}
          action={{ label: 'Try again', onClick: () => void notes.refetch() }}
        />
      ) : null}
      {notes.isSuccess && shown.length === 0 ? (
        <Text>No notes yet. The owner never sees what you write here.</Text>
      ) : null}
      <ul ref={list} tabIndex={-1} aria-label="Private notes" className={styles.list}>
        {shown.map(({ item: note, isGone }) => (
          <NoteItem
            key={note.id}
            companyId={companyId}
            reportId={reportId ?? null}
            note={note}
            isGone={isGone}
            onForm={(isOpen) => keep(note, isOpen)}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
    </Card>
  );
}
