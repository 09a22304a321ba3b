import { makeStyles } from '@fluentui/react-components';
import { BusyButton } from '../busy-button.js';
import { isStorable, TextField } from '../written/text-field.js';
import { useDraft } from '../written/use-draft.js';
import { useAddNote } from './note-calls.js';
import { noteRule } from './note-rule.js';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    justifyItems: 'start',
  },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string | undefined;
}

/** Writes a new private note; the text stays in this tab until it is stored. */
export function AddNote({ companyId, reportId }: Props) {
  const styles = useStyles();
  const [text, setText, onStored] = useDraft(`ellac-note-${reportId ?? companyId}`);
  const add = useAddNote(companyId, reportId);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isStorable(text, noteRule))
          add.mutate(text.trim(), { onSuccess: () => onStored(text) });
      }}
    >
      <TextField label="Add a private note" rule={noteRule} text={text} onText={setText} />
      <BusyButton
        type="submit"
        disabledFocusable={!isStorable(text, noteRule)}
        isBusy={add.isPending}
      >
        Add Note
      </BusyButton>
    </form>
  );
}
