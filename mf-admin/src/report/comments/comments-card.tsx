import { Badge, makeStyles, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { CommentRegular } from '@fluentui/react-icons';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Card } from '../../pieces/card.js';
import { useKeptItems } from '../../written/use-kept-items.js';
import { useReadAgain } from '../../written/use-read-again.js';
import { ForRole } from '../../session/for-role.js';
import { AddComment } from './add-comment.js';
import { commentsOf } from './comment-calls.js';
import { CommentItem } from './comment-item.js';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { margin: 0, marginInlineEnd: 'auto' },
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    outlineStyle: 'none',
  },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string;
}

/** What coaches say to the owner on this report. */
export function CommentsCard({ companyId, reportId }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const comments = useQuery({ ...commentsOf(reportId), ...useReadAgain() });
  const { shown, keep } = useKeptItems(comments.data, 'oldest first');
  return (
    <Card role="region" aria-labelledby="comments-card">
      <div className={styles.head}>
        <CommentRegular fontSize={20} aria-hidden />
        <Subtitle2 as="h2" id="comments-card" className={styles.title}>
          Comments
        </Subtitle2>
        <Badge appearance="tint" color="brand">
          in report and PDF
        </Badge>
      </div>
      <Text>The owner reads these at the end of the report.</Text>
      {comments.isPending ? <Spinner label="Loading comments…" /> : null}
      {comments.isError ? (
        <ErrorAlert
          message={messageOf(comments.error, 'The comments cannot be shown right now.')}
          action={{ label: 'Try again', onClick: () => void comments.refetch() }}
        />
      ) : null}
      {comments.isSuccess && shown.length === 0 ? <Text>No comments yet</Text> : null}
      <ul ref={list} tabIndex={-1} aria-label="Comments" className={styles.list}>
        {shown.map(({ item: comment, isGone }) => (
          <CommentItem
            key={comment.id}
            reportId={reportId}
            comment={comment}
            isGone={isGone}
            onForm={(isOpen) => keep(comment, isOpen)}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <ForRole needs="coach">
        <AddComment companyId={companyId} reportId={reportId} />
      </ForRole>
    </Card>
  );
}
