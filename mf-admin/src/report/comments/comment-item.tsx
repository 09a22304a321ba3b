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
import { CorrectComment } from './correct-comment.js';
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
  readonly onDeleted: () => void;
}

/** One comment; who wrote it may correct or delete it. */
export function CommentItem({ reportId, comment, onDeleted }: Props) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const [mode, setMode] = useState<'reading' | 'correcting' | 'deleting'>('reading');
  const own = useRef<HTMLSpanElement>(null);
  const stop = () => {
    // Rendered at once, so that the button exists again and can be focused.
    flushSync(() => setMode('reading'));
    own.current?.querySelector('button')?.focus();
  };
  const { id, content, createdAt, user, isOwn } = comment;
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <Text weight="semibold">{user.displayName ?? user.username}</Text>
        <Text size={200} className={styles.small}>
          {formatDateTime(new Date(createdAt))}
        </Text>
        {isOwn && mode !== 'correcting' ? (
          <span ref={own}>
            <Button size="small" appearance="subtle" onClick={() => setMode('correcting')}>
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
        <CorrectComment reportId={reportId} commentId={id} content={content} onClose={stop} />
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
