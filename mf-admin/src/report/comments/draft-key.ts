/** Where the draft of a report's comment is kept in this tab. */
export const draftKey = (reportId: string): string => `ellac-comment-${reportId}`;
