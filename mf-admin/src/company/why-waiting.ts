/** Why a report waits, and that its next try comes by itself. */
export const whyWaiting = (reason: string): string => `${reason} It is tried again by itself.`;
