/** What a request has beyond its address. */
interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A browser of one site: it keeps cookies, and follows no redirect by itself. */
export class SiteBrowser {
  private readonly cookies = new Map<string, string>();

  /**
   * @param origin of the site, to which every address is sent.
   * @param headers that each request has.
   */
  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The cookies as a request has them. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async open(address: string, init: SiteRequest = {}): Promise<Response> {
    const { pathname, search } = new URL(address, this.origin);
    const reply = await fetch(`${this.origin}${pathname}${search}`, {
      ...init,
      redirect: 'manual',
      headers: { ...this.headers, ...init.headers, Cookie: this.cookie },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === '') this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return reply;
  }

  /** Where the reply to an address leads. */
  async lead(address: string): Promise<string> {
    const reply = await this.open(address);
    const location = reply.headers.get('Location');
    if (location === null) throw new Error(`${address} replied ${reply.status}, and leads nowhere`);
    return location;
  }
}
