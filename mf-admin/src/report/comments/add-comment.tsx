import { makeStyles } from '@fluentui/react-components';
import { BusyButton } from '../../busy-button.js';
import { useAddComment } from './comment-calls.js';
import { CommentField, isComment } from './comment-field.js';
import { draftKey } from './draft-key.js';
import { useState } from 'react';

const useStyles = makeStyles({ form: { display: 'grid', gap: '8px', justifyItems: 'start' } });

/** Writes a new comment; the text stays until it is stored. */
export function AddComment({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const [text, setText] = useDraft(reportId);
  const add = useAddComment(reportId);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComment(text)) add.mutate(text.trim(), { onSuccess: () => setText('') });
      }}
    >
      <CommentField label="Add a comment" text={text} onText={setText} />
      <BusyButton
        type="submit"
        appearance="primary"
        disabledFocusable={!isComment(text)}
        isBusy={add.isPending}
      >
        Add Comment
      </BusyButton>
    </form>
  );
}

/**
 * A draft that is kept in this tab across reloads and logins, until it is stored.
 *
 * @returns the text, and a function that changes it; an empty text removes the draft
 */
function useDraft(reportId: string): [text: string, setText: (text: string) => void] {
  const key = draftKey(reportId);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, keep];
}
