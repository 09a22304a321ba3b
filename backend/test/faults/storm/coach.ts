import { apiPaths } from '@ellac/contracts';

/** A coach who is signed in, at any of the web processes. */
export class Coach {
  private constructor(
    private readonly doors: readonly { readonly url: string }[],
    private readonly cookie: string,
  ) {}

  /** @throws Error where the coach is not let in. */
  static async signIn(
    doors: readonly { readonly url: string }[],
    credentials: { readonly username: string; readonly password: string },
  ): Promise<Coach> {
    const answer = await fetch(doors[0]!.url + apiPaths.login, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (!answer.ok) throw new Error(`the coach was answered with ${answer.status}`);
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    return new Coach(doors, cookie.join('; '));
  }

  /** @returns the status; null where no answer came. */
  async delete(companyId: string): Promise<number | null> {
    return this.ask(0, 'DELETE', apiPaths.adminCompany(companyId));
  }

  /**
   * @param door which web process is asked, from 0
   * @param correction the new address, and the one that the coach's page shows
   */
  async correct(
    door: number,
    reportId: string,
    correction: { readonly email: string; readonly expected: string },
  ): Promise<number | null> {
    return this.ask(door, 'POST', apiPaths.adminUpdateEmail(reportId), correction);
  }

  private async ask(
    door: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<number | null> {
    const { url } = this.doors[door % this.doors.length]!;
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    return answer?.status ?? null;
  }
}
