import { formatDateTime } from '@ellac/contracts';
import type { CoachNews } from '../database/entities/email-delivery.entity.js';
import { plainLine, plainName } from './plain-name.js';

/** What a mail to the coach is made from. */
export interface CoachMailFacts {
  readonly news: CoachNews;
  readonly companyName: string;
  readonly ownerName: string;
  readonly submittedAt: Date;
}

/** A mail to the coach in words; the link to the company follows what is to be done. */
export interface CoachWords {
  readonly subject: string;
  readonly title: string;
  readonly what: string;
  readonly details: string;
  readonly toDo: string;
}

/** Room for what a mail server said, and for what we say about it. */
const longestFailure = 600;
const longestAddress = 254;

/** Puts news into words. Text that a person typed becomes neither a header nor a link. */
export function coachWords({ news, ...facts }: CoachMailFacts): CoachWords {
  const company = plainName(facts.companyName);
  switch (news.reason) {
    case 'coach-submission':
      return {
        subject: `New submission: ${company}`,
        title: 'New submission',
        what: `${company} has submitted the questionnaire.`,
        details: `It was sent by ${plainName(facts.ownerName)} on ${formatDateTime(facts.submittedAt, 'UTC')} UTC. The report is made now, and its link goes to the owner by mail.`,
        toDo: 'There is nothing to do. The company is here:',
      };
    case 'coach-analysis-failed':
      return {
        subject: `A report failed: ${company}`,
        title: 'A report failed',
        what: `The report for ${company} could not be made.`,
        details: `Why: ${plainLine(news.details.failure, longestFailure)}`,
        toDo: 'Choose "Regenerate" beside the report to have it made again:',
      };
    case 'coach-mail-failed':
      return {
        subject: `A mail failed: ${company}`,
        title: 'A mail failed',
        what: `The mail with the link to the report for ${company} could not be sent to ${plainLine(news.details.recipient, longestAddress)}.`,
        details: `Why: ${plainLine(news.details.failure, longestFailure)}`,
        toDo: 'If the address is wrong, correct it with "Update Email" beside the report. Then choose "Resend Email":',
      };
  }
}
