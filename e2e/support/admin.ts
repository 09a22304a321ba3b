/** The first admin of the browser tests' own server. */
export const adminUsername = 'coach';
export const adminPassword = 'only for the browser tests';
