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

/** The first letters of the first and the last word of a name: `JW` for "Joan van der Walsh". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word) => Array.from(word ?? '')[0]);
  return letters.join('').toUpperCase();
}

/** Who wrote, for the line that leads to the notes: the one coach who signed all of them, by name. */
export function writersOf(comments: readonly CoachComment[]): string {
  const names = new Set(comments.map(({ author }) => author));
  const [name = null] = names;
  if (names.size > 1) return 'Your coaches';
  return name ?? unnamedCoach;
}

/** What stands behind the name: ` · your coach · Nov 24, 2026, 14:45`. */
export const behindName = ({ author, createdAt }: CoachComment): string =>
  [
    ...(author === null ? [] : [' · your coach']),
    ...(createdAt === null ? [] : [` · ${formatDateTime(new Date(createdAt))}`]),
  ].join('');
