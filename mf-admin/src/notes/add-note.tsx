import { AddText } from '../written/add-text.js';
import { noteDraftKey } from '../written/draft-keys.js';
import { useDraft } from '../written/use-draft.js';
import { useAddNote } from './note-calls.js';
import { noteRule } from './note-rule.js';

interface Props {
  readonly companyId: string;
  readonly reportId: string | undefined;
}

/** Writes a new private note; the text stays in this tab until it is stored. */
export function AddNote({ companyId, reportId }: Props) {
  const [text, setText, onStored] = useDraft(noteDraftKey(reportId ?? companyId));
  const add = useAddNote(companyId, reportId);
  return (
    <AddText
      label="Add a private note"
      button="Add Note"
      rule={noteRule}
      text={text}
      onText={setText}
      onAdd={(note) => add.mutate(note, { onSuccess: () => onStored(text) })}
      isBusy={add.isPending}
    />
  );
}
