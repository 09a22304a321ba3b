/** Why a report waits, and that nobody need do anything for its next try. */
export const whyWaiting = (reason: string): string => `${reason} It is tried again by itself.`;
