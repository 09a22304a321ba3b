/** A day of submission for tests in which no date is told. */
export const someDay = '2026-11-23';
