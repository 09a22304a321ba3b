import {
  Button,
  makeStyles,
  Text,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { type Comment, formatDateTime } from '@ellac/contracts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMay } from '../../session/for-role.js';
import { ChangeText } from '../../written/change-text.js';
import { useAddComment, useCorrectComment } from './comment-calls.js';
import { commentRule } from './comment-rule.js';
import { DeleteCommentDialog } from './delete-comment-dialog.js';

const useStyles = makeStyles({
  item: { display: 'grid', gap: '4px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  small: { color: tokens.colorNeutralForeground3 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface Props {
  readonly reportId: string;
  readonly comment: Comment;
  /** Whether it was deleted while its form was open. */
  readonly isGone: boolean;
  /** Called when its form is opened or closed. */
  readonly onForm: (isOpen: boolean) => void;
  readonly onDeleted: () => void;
}

/** One comment; who wrote it may correct or delete it. */
export function CommentItem({ reportId, comment, isGone, onForm, onDeleted }: Props) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const may = useMay();
  const [mode, setMode] = useState<'reading' | 'correcting' | 'deleting'>('reading');
  const own = useRef<HTMLSpanElement>(null);
  const edit = () => {
    setMode('correcting');
    onForm(true);
  };
  const stop = () => {
    // Rendered at once, so that the button exists again and can be focused.
    flushSync(() => {
      setMode('reading');
      onForm(false);
    });
    if (isGone) onDeleted();
    own.current?.querySelector('button')?.focus();
  };
  const { id, content, createdAt, correctedAt, user, isOwn } = comment;
  const correct = useCorrectComment(reportId, id);
  const add = useAddComment(reportId);
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <Text weight="semibold">{user.displayName ?? user.username}</Text>
        <Text size={200} className={styles.small}>
          {formatDateTime(new Date(createdAt))}
          {correctedAt === null ? null : `, corrected ${formatDateTime(new Date(correctedAt))}`}
        </Text>
        {isOwn && may('coach') && mode !== 'correcting' ? (
          <span ref={own}>
            <Button size="small" appearance="subtle" onClick={edit}>
              Edit
            </Button>
            <Button
              {...focusReturns}
              size="small"
              appearance="subtle"
              onClick={() => setMode('deleting')}
            >
              Delete
            </Button>
          </span>
        ) : null}
      </span>
      {mode === 'correcting' ? (
        <ChangeText
          label="Edit the comment"
          rule={commentRule}
          before={comment}
          call={correct}
          isGone={isGone}
          goneWords="This comment was deleted meanwhile."
          addAsNew={add}
          onClose={stop}
        />
      ) : (
        <p className={styles.text}>{content}</p>
      )}
      {mode === 'deleting' ? (
        <DeleteCommentDialog
          reportId={reportId}
          commentId={id}
          onClose={() => setMode('reading')}
          onDeleted={onDeleted}
        />
      ) : null}
    </li>
  );
}
