// An OpenID Connect provider for one test; its package is an ES module, which Jest does not load.
// Started with { issuer, port, redirectUri, clientId, clientSecret } as JSON; sends a message when it
// listens, and after each of these:
// { account, claims }: there is this account;
// { nextToken }: the next ID token has these claims, too, or for null a wrong signature.
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { argv } from 'node:process';

// It warns of what only matters in production.
console.warn = () => undefined;
const { default: Provider } = await import('oidc-provider');

const { issuer, port, redirectUri, clientId, clientSecret } = JSON.parse(argv[2]);
const accounts = new Map();
let nextToken;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'tests' };

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'] },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const { accountId } = oidc.session;
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  cookies: { keys: [randomUUID()] },
  jwks: { keys: [key] },
  pkce: { required: () => true },
});

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token as the test wants it, with a signature that is right unless it shall not be. */
function changed(token, claims) {
  const [head, payload, signature] = token.split('.');
  if (claims === null) return [head, payload, [...signature].toReversed().join('')].join('.');
  const given = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const signed = `${head}.${encoded({ ...given, ...claims })}`;
  const proof = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
  return `${signed}.${proof}`;
}

provider.use(async (context, next) => {
  await next();
  if (nextToken === undefined || context.body?.id_token === undefined) return;
  context.body = { ...context.body, id_token: changed(context.body.id_token, nextToken) };
  nextToken = undefined;
});

/** A page with a link for each account, which signs in without a password. */
async function interact(request, response) {
  const [, account] = /^\/interaction\/[^/]+\/([^/?]+)$/.exec(request.url) ?? [];
  if (account === 'nobody')
    await provider.interactionFinished(request, response, { error: 'access_denied' });
  else if (account !== undefined)
    await provider.interactionFinished(request, response, { login: { accountId: account } });
  else {
    const links = [...accounts.keys()].map(
      (name) => `<p><a href="${request.url}/${name}">Continue as ${name}</a></p>`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Provider</title><h1>Provider</h1>${links.join('')}`);
  }
}

const serve = provider.callback();
createServer((request, response) => {
  if (request.url.startsWith('/interaction/')) void interact(request, response);
  else void serve(request, response);
}).listen(port, '127.0.0.1', () => process.send({}));

process.on('message', ({ account, claims, nextToken: wanted }) => {
  if (account === undefined) nextToken = wanted;
  else accounts.set(account, claims);
  process.send({});
});
process.on('disconnect', () => process.exit(0));
