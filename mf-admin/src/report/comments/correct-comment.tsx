import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { limits } from '@ellac/contracts';
import { useState } from 'react';
import { BusyButton } from '../../busy-button.js';
import { useCorrectComment } from './comment-calls.js';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly reportId: string;
  readonly commentId: string;
  readonly content: string;
  readonly onClose: () => void;
}

/** Changes the text of an own comment. */
export function CorrectComment({ reportId, commentId, content, onClose }: Props) {
  const styles = useStyles();
  const [text, setText] = useState(content);
  const correct = useCorrectComment(reportId, commentId);
  const cannotSave = text.trim() === '' || correct.isPending;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) correct.mutate(text.trim(), { onSuccess: onClose });
      }}
    >
      <Field label="Edit the comment">
        <Textarea
          resize="vertical"
          value={text}
          maxLength={limits.comment}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <span className={styles.buttons}>
        <BusyButton
          type="submit"
          size="small"
          appearance="primary"
          disabledFocusable={cannotSave}
          isBusy={correct.isPending}
        >
          Save
        </BusyButton>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
