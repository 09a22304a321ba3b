/**
 * A mail without the time at which its link ends: each try starts the 24 hours anew, so two mails of
 * one delivery may differ in it.
 */
export const withoutExpiry = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/Open until .*?\)/g, 'Open until');
