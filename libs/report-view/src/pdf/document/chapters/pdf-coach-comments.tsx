import { behindName, unnamedCoach, type CoachComment } from '../../../words/coach-comments.js';

/** What coaches wrote to the owner, each signed; a long one may go on over pages. */
export function CoachComments({ comments }: { comments: readonly CoachComment[] }) {
  return comments.map((comment, index) => <SignedComment key={index} comment={comment} />);
}

const SignedComment = ({ comment }: { comment: CoachComment }) => (
  <>
    {comment.content.split(/\n+/).map((paragraph, index) => (
      <p key={index} className="comment goes-on box">
        {paragraph}
      </p>
    ))}
    <p className="comment signature box">
      {comment.author ?? unnamedCoach}
      {behindName(comment)}
    </p>
  </>
);
