import { Field, makeStyles, Textarea } from '@fluentui/react-components';
import { limits } from '@ellac/contracts';
import { useState } from 'react';
import { BusyButton } from '../../busy-button.js';
import { useAddComment } from './comment-calls.js';

const useStyles = makeStyles({ form: { display: 'grid', gap: '8px', justifyItems: 'start' } });

/** Writes a new comment; the text stays until it is stored. */
export function AddComment({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const add = useAddComment(reportId);
  const cannotAdd = text.trim() === '' || add.isPending;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotAdd) add.mutate(text.trim(), { onSuccess: () => setText('') });
      }}
    >
      <Field label="Add a comment" style={{ width: '100%' }}>
        <Textarea
          resize="vertical"
          value={text}
          maxLength={limits.comment}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <BusyButton
        type="submit"
        appearance="primary"
        disabledFocusable={cannotAdd}
        isBusy={add.isPending}
      >
        Add Comment
      </BusyButton>
    </form>
  );
}
