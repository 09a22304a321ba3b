import { formatDateTime, type Analysis } from '@ellac/contracts';

/** What a coach wrote to the owner; its author and its time are null where they are not known. */
export interface CoachComment {
  readonly content: string;
  readonly author: string | null;
  readonly createdAt: string | null;
}

/** The comments of a report. Those of older servers have no author and no time. */
export const coachCommentsOf = ({
  coachComments = [],
  signedComments,
}: Analysis): readonly CoachComment[] =>
  signedComments ?? coachComments.map((content) => ({ content, author: null, createdAt: null }));

/** Who signs a comment whose coach has given no display name. */
export const unnamedCoach = 'Your coach';

/** What stands behind the name: ` · your coach · Nov 24, 2026, 14:45`. */
export const behindName = ({ author, createdAt }: CoachComment): string =>
  [
    ...(author === null ? [] : [' · your coach']),
    ...(createdAt === null ? [] : [` · ${formatDateTime(new Date(createdAt))}`]),
  ].join('');
