/** Where the draft of a report's comment is kept in this tab. */
export const commentDraftKey = (reportId: string): string => `ellac-comment-${reportId}`;

/** Where the draft of a private note is kept in this tab, by the report or company it is about. */
export const noteDraftKey = (subjectId: string): string => `ellac-note-${subjectId}`;
