import { apiPaths } from '@ellac/contracts';
import { startTestApp, type TestApp } from './test-app.js';

const open = new Set<TestApp>();

/** Starts the backend with its rate limits; `settings` replaces single settings. */
export async function startLimitedApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ RATE_LIMITS: 'on', ...settings });
  const limited = {
    ...app,
    close: () => {
      open.delete(limited);
      return app.close();
    },
  };
  open.add(limited);
  return limited;
}

/** Closes all that are still open; for `afterEach`. */
export async function closeLimitedApps(): Promise<void> {
  await Promise.all([...open].map((app) => app.close()));
}

/** How many of this many consecutive calls pass the rate limit. */
export async function countLetThrough(
  times: number,
  call: (index: number) => PromiseLike<{ status: number }>,
): Promise<number> {
  let count = 0;
  for (let index = 0; index < times; index += 1) {
    const { status } = await call(index);
    if (status !== 429) count += 1;
  }
  return count;
}

/** Asks for a new link to the reports of this address. */
export const resend = ({ http }: TestApp, email: string) =>
  http.post(apiPaths.resendVerification).send({ email });
