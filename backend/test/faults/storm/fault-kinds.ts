/** What a fault happens to; one target has one fault at a time. */
export type Target =
  | 'processes'
  | 'clocks'
  | 'doors'
  | 'redis'
  | 'postgres'
  | 'mail'
  | 'model'
  | 'clients';

/** What the schedule and the oracle must know of a kind of fault. */
export interface FaultKind {
  /** Its number in `docs/reliability.md`; a dash where that list does not have it. */
  readonly number: `F${number}` | '–';
  readonly target: Target;
  /** The shortest and the longest time that it lasts, in seconds; 0 where it is a moment. */
  readonly seconds: readonly [number, number];
  /**
   * During the fault, a submission may be refused or cut off, and the owner is asked to try again.
   */
  readonly meetsSubmissions?: true;
  /**
   * A mail may be sent a second time, because its sender does not get the mail server's reply, or
   * dies before it stores that reply.
   */
  readonly mayRepeatMail?: true;
}

const kind = <Name extends string>(kinds: Record<Name, FaultKind>) => kinds;

/** Every fault of the storm, by the words of the table. */
export const faultKinds = kind({
  'a worker is killed': {
    number: 'F1',
    target: 'processes',
    seconds: [0, 0],
    mayRepeatMail: true,
  },
  'both workers are killed, twice': {
    number: 'F2',
    target: 'processes',
    seconds: [5, 5],
    mayRepeatMail: true,
  },
  'a web process is killed': {
    number: 'F1',
    target: 'processes',
    seconds: [0, 0],
    meetsSubmissions: true,
  },
  'all four are stopped and started, one after the other': {
    number: 'F3',
    target: 'processes',
    seconds: [30, 30],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'a worker does nothing for longer than its lease': {
    number: 'F4',
    target: 'processes',
    seconds: [20, 25],
    mayRepeatMail: true,
  },
  'a web process does nothing': {
    number: 'F5',
    target: 'processes',
    seconds: [3, 8],
    meetsSubmissions: true,
  },
  'Redis is killed and keeps its data': { number: 'F6', target: 'redis', seconds: [0, 5] },
  'Redis is killed and loses its data': { number: 'F6', target: 'redis', seconds: [0, 5] },
  'Redis is emptied': { number: 'F6', target: 'redis', seconds: [0, 0] },
  'Redis is cut off': { number: 'F7', target: 'redis', seconds: [3, 10] },
  'Redis hangs and comes back': { number: 'F7', target: 'redis', seconds: [4, 12] },
  'all connections to Redis die silently': { number: 'F7', target: 'redis', seconds: [0, 0] },
  'half of the connections to Redis die silently': {
    number: 'F7',
    target: 'redis',
    seconds: [0, 0],
  },
  'Redis is full': { number: 'F8', target: 'redis', seconds: [4, 12] },
  'Redis takes 200 ms more': { number: 'F9', target: 'redis', seconds: [5, 15] },
  'PostgreSQL ends its connections, again and again': {
    number: 'F10',
    target: 'postgres',
    seconds: [3, 6],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'PostgreSQL is cut off': {
    number: 'F10',
    target: 'postgres',
    seconds: [3, 10],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'PostgreSQL is restarted': {
    number: 'F10',
    target: 'postgres',
    seconds: [0, 3],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'PostgreSQL crashes': {
    number: 'F10',
    target: 'postgres',
    seconds: [0, 3],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'all connections to PostgreSQL die silently': {
    number: 'F10',
    target: 'postgres',
    seconds: [0, 0],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'half of the connections to PostgreSQL die silently': {
    number: 'F10',
    target: 'postgres',
    seconds: [0, 0],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'answers to owners are lost': {
    number: 'F11',
    target: 'doors',
    seconds: [3, 6],
    meetsSubmissions: true,
  },
  'PostgreSQL is read-only': {
    number: 'F12',
    target: 'postgres',
    seconds: [3, 8],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'the disk of PostgreSQL is full': {
    number: 'F12',
    target: 'postgres',
    seconds: [3, 8],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'all reports are locked': {
    number: 'F12',
    target: 'postgres',
    seconds: [6, 15],
    meetsSubmissions: true,
    mayRepeatMail: true,
  },
  'the model refuses': { number: 'F13', target: 'model', seconds: [3, 10] },
  'the model says what is of no use': { number: 'F13', target: 'model', seconds: [3, 10] },
  'the model does not come to an end': { number: 'F13', target: 'model', seconds: [3, 10] },
  'the model is down': { number: 'F14', target: 'model', seconds: [10, 20] },
  'the quota of the model is used up': { number: 'F14', target: 'model', seconds: [0, 0] },
  'the mail server is away': { number: 'F15', target: 'mail', seconds: [3, 10] },
  'the mail server greets with 421': { number: 'F15', target: 'mail', seconds: [3, 8] },
  'the mail server greets with 554': { number: 'F15', target: 'mail', seconds: [3, 8] },
  'the mail server says nothing': { number: 'F15', target: 'mail', seconds: [4, 10] },
  'recipients are put off with 450': { number: 'F15', target: 'mail', seconds: [3, 8] },
  'recipients are refused with 550': { number: 'F15', target: 'mail', seconds: [1, 3] },
  'mails are put off with 451': { number: 'F15', target: 'mail', seconds: [3, 8] },
  'mails are taken, and the answer is lost': {
    number: 'F15',
    target: 'mail',
    seconds: [2, 4],
    mayRepeatMail: true,
  },
  'mails are never answered': { number: 'F15', target: 'mail', seconds: [4, 10] },
  'the mail server takes 700 ms more': { number: 'F15', target: 'mail', seconds: [4, 10] },
  'clocks jump by an hour': { number: 'F16', target: 'clocks', seconds: [5, 15] },
  'clocks jump by a day': { number: 'F16', target: 'clocks', seconds: [5, 15] },
  'one submission is sent fifty times at once': {
    number: 'F17',
    target: 'clients',
    seconds: [0, 0],
  },
  'the same jobs come to all workers': { number: 'F18', target: 'redis', seconds: [0, 0] },
  'four migrations run at once': { number: 'F20', target: 'postgres', seconds: [0, 0] },
  'a report kills each worker that begins it': {
    number: 'F21',
    target: 'processes',
    seconds: [40, 40],
    mayRepeatMail: true,
  },
  'a company is deleted while its report is made': {
    number: 'F22',
    target: 'clients',
    seconds: [0, 0],
  },
  'two coaches correct an address at once': { number: '–', target: 'clients', seconds: [0, 0] },
  'sixty submissions come at once': {
    number: 'F24',
    target: 'clients',
    seconds: [0, 0],
    meetsSubmissions: true,
  },
});

export type FaultName = keyof typeof faultKinds;

export const faultNames = Object.keys(faultKinds) as FaultName[];
