import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const client = { clientId: 'desk', clientSecret: 'of the client in tests only, 0123456789' };

/** The settings of a server that uses the provider with this issuer. */
export const identityProviderSettings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.clientId,
  OIDC_CLIENT_SECRET: client.clientSecret,
  OIDC_NAME: 'Firm ID',
});

/** What the provider says of an account. */
export interface Account {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly xms_edov?: boolean;
}

/** A real OpenID Connect provider on this machine. */
export interface TestIdentityProvider {
  /** Adds or changes an account, which signs in there by `/<its id>` behind the login's address. */
  setAccount(id: string, claims: Account): Promise<void>;
  /** The next token has these claims as well; for null, its signature is wrong. */
  changeNextToken(claims: Readonly<Record<string, unknown>> | null): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** An address of this machine with a port. */
  readonly issuer: string;
  /** The port to listen on, where it is not that of the issuer. */
  readonly port?: string;
  readonly redirectUri: string;
}

export async function startIdentityProvider({
  issuer,
  port = new URL(issuer).port,
  redirectUri,
}: Options): Promise<TestIdentityProvider> {
  const script = join(import.meta.dirname, 'identity-provider-process.mjs');
  const options = { issuer, port: Number(port), redirectUri, ...client };
  const child = fork(script, [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  /** One thing at a time. */
  const ask = async (message: object): Promise<void> => {
    const done = once(child, 'message');
    child.send(message);
    await done;
  };
  return {
    setAccount: (account, claims) => ask({ account, claims }),
    changeNextToken: (nextToken) => ask({ nextToken }),
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
