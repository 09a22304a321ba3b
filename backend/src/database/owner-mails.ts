/** The condition, in SQL, that a row of `email_deliveries` is a mail to a report's owner. */
export const isForOwner = `reason IN ('completed', 'resend')`;
