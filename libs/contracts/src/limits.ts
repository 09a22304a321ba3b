/** Upper bounds where the specification names none (docs/decisions). Lengths are in characters. */
export const limits = {
  personName: 100,
  email: 254,
  phone: 40,
  tradeMin: 3,
  trade: 60,
  shortText: 1000,
  longTextMin: 50,
  longText: 1000,
  comment: 5000,
  note: 5000,
  usernameMin: 3,
  username: 100,
  displayName: 80,
  savedViewName: 40,
  /** Views of the list that one coach keeps. */
  savedViews: 20,
  passwordMin: 12,
  password: 128,
  secondFactorCode: 64,
  people: 10_000,
  employees: 1_000_000,
  absenceDays: 3650,
  paymentDays: 365,
  revenue: 1e12,
  /** Companies that are chosen one by one; a request has at most 500 values. */
  chosenCompanies: 400,
  /** Companies in an Excel file. */
  xlsxRows: 10_000,
  bodyBytes: 64 * 1024,
} as const;

/**
 * A local part of at most 64 characters whose dots stand apart and inside, one @, and a domain with
 * a dot that does not end in a number (RFC 5321); the same on both sides of the wire.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!\d+$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** How long a link to a report is valid. */
export const reportLinkHours = 24;

/** The pause before the verification page goes on to the report, in milliseconds. */
export const verifyRedirectMs = 1500;
