import { apiPaths } from '@ellac/contracts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Door {
  readonly url: string;
}

/** A signed-in coach who can use any web process, and who signs in again after a 401. */
export class Coach {
  private constructor(
    private readonly doors: readonly Door[],
    private readonly credentials: Credentials,
    private cookie: string,
  ) {}

  /** @throws Error where the coach is not let in. */
  static async signIn(doors: readonly Door[], credentials: Credentials): Promise<Coach> {
    return new Coach(doors, credentials, await cookieAt(doors[0]!, credentials));
  }

  /** @returns the HTTP status; null without a response. */
  async delete(companyId: string): Promise<number | null> {
    return this.ask(0, 'DELETE', apiPaths.adminCompany(companyId));
  }

  /**
   * @param door the index of the web process, from 0
   * @param correction the new address, and the address that the coach's page shows
   */
  async correct(
    door: number,
    reportId: string,
    correction: { readonly email: string; readonly expected: string },
  ): Promise<number | null> {
    return this.ask(door, 'POST', apiPaths.adminUpdateEmail(reportId), correction);
  }

  private async ask(
    doorNumber: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<number | null> {
    const door = this.doors[doorNumber % this.doors.length]!;
    const once = async () =>
      (
        await fetch(door.url + path, {
          method,
          headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).status;
    try {
      const status = await once();
      if (status !== 401) return status;
      // A process whose clock jumped by a day treats the session as expired.
      this.cookie = await cookieAt(door, this.credentials);
      return await once();
    } catch {
      return null;
    }
  }
}

async function cookieAt(door: Door, credentials: Credentials): Promise<string> {
  const answer = await fetch(door.url + apiPaths.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`the coach was answered with ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return cookie.join('; ');
}
