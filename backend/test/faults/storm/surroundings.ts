import { randomUUID } from 'node:crypto';
import { aLanguageModel, type StandIn, type Steps } from '../../support/services/stand-in-model.js';
import { aProxyTo, type Proxy } from '../../support/services/proxy.js';
import type { World } from '../../support/services/world.js';
import { Coach } from './storm-coach.js';
import type { Correction, Deletion, HappenedFault, ProcessEnd } from './evidence.js';
import { Owners, poisonRequest } from './owners.js';
import { SupervisedProcess } from './supervised-process.js';

/** What happened, as it goes on. */
interface Notes {
  readonly faults: HappenedFault[];
  readonly deletions: Deletion[];
  readonly corrections: Correction[];
  readonly ends: ProcessEnd[];
  readonly refusedRecipients: string[];
  readonly migrations: (number | null)[];
}

/** Two web and two worker processes, and all that they need, each behind a proxy. */
export interface Surroundings {
  readonly world: World;
  readonly model: StandIn;
  /** The mail server as the workers see it. */
  readonly mail: Proxy;
  readonly webs: readonly SupervisedProcess[];
  readonly workers: readonly SupervisedProcess[];
  /** The web processes as owners and coaches see them. */
  readonly doors: readonly Proxy[];
  readonly owners: Owners;
  readonly coach: Coach;
  readonly notes: Notes;
}

/**
 * What the model does while it has no fault. It delays each completion, so that a worker can still
 * be killed before it completes the report.
 */
export const usualModel: Steps = { always: { name: 'good', delayMs: 100 } };

/**
 * Seconds after which a request to the model times out. Short, so that a storm also sees requests
 * that hang.
 */
const modelPatience = '10';

/** Calls a function with all of it, and cleans up afterwards. */
export async function inSurroundings<Result>(
  world: World,
  work: (surroundings: Surroundings) => Promise<Result>,
): Promise<Result> {
  const model = await aLanguageModel(usualModel);
  const mail = await aProxyTo(world.mail.url);
  const doors = await Promise.all([1, 2].map(() => aProxyTo('http://127.0.0.1:9')));
  const notes: Notes = {
    faults: [],
    deletions: [],
    corrections: [],
    ends: [],
    refusedRecipients: [],
    migrations: [],
  };
  const credentials = { username: 'coach', password: `long enough ${randomUUID()}` };
  const settings = {
    ...model.settings,
    AI_TIMEOUT_S: modelPatience,
    SMTP_URL: mail.url,
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD: credentials.password,
  };
  const onEnd = (end: ProcessEnd) => void notes.ends.push(end);
  const webs = doors.map(
    (door, index) =>
      new SupervisedProcess({
        name: `web ${index + 1}`,
        start: (own) => world.start({ ...settings, ...own, ROLE: 'web' }, false),
        onStart: ({ url }) => door.leadTo(url),
        onEnd,
      }),
  );
  const workers = [1, 2].map((number) => {
    const worker: SupervisedProcess = new SupervisedProcess({
      name: `worker ${number}`,
      start: (own) => world.start({ ...settings, ...own, ROLE: 'worker' }, false),
      onLine: (line) => {
        if (beginsPoison(line)) worker.kill();
      },
      onEnd,
    });
    return worker;
  });
  const all = [...webs, ...workers];
  try {
    await Promise.all(all.map((process) => process.untilReady()));
    const coach = await Coach.signIn(doors, credentials);
    const owners = new Owners(doors);
    return await work({ world, model, mail, webs, workers, doors, owners, coach, notes });
  } finally {
    await Promise.all(all.map((process) => process.close()));
    await Promise.all([model.close(), mail.close(), ...doors.map((door) => door.close())]);
  }
}

const beginsPoison = (line: string): boolean =>
  line.includes('"analysis begun"') && line.includes(`"requestId":"${poisonRequest}`);
