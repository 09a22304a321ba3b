import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../busy-button.js';
import { useCorrectComment } from './comment-calls.js';
import { CommentField, isComment } from './comment-field.js';

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
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComment(text)) correct.mutate(text.trim(), { onSuccess: onClose });
      }}
    >
      <CommentField label="Edit the comment" text={text} onText={setText} ref={field} />
      <span className={styles.buttons}>
        <BusyButton
          type="submit"
          size="small"
          appearance="primary"
          disabledFocusable={!isComment(text)}
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
