/** What the page knows of a questionnaire that was sent. */
export interface Submission {
  readonly responseId: string;
  /** Where the link to the report goes. */
  readonly email: string;
  /** Whether the owner lets a language model word the report. */
  readonly useAi: boolean;
}
