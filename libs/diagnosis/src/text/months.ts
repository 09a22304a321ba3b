const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `August 2028`: an owner's dates are never told finer than they were written. */
export const monthInWords = (date: string): string =>
  monthFormat.format(new Date(`${date}T00:00:00Z`));
