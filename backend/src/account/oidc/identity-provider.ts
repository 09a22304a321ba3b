import { apiPaths, type SignInFault } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { Environment } from '../../config/environment.js';
import { SignInFailed } from './sign-in-failed.js';

/** Seconds for which the provider is waited for. */
const patience = 10;

/** What a sign-in keeps from its beginning to its end, to know the provider's answer by. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** An account for which the provider vouches. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider says that it is the account's own. */
  readonly email: string | null;
}

/** The package is large, and most servers have no provider. */
const library = () => import('openid-client');

/**
 * The OpenID Connect provider of the settings: authorization code flow with PKCE, state and nonce. It
 * is looked for at the first sign-in, so that a server starts without it.
 */
@Injectable()
export class IdentityProvider {
  /** What the button calls it; null where there is none. */
  readonly name: string | null;
  private found: Promise<Configuration> | null = null;

  constructor(private readonly environment: Environment) {
    const { OIDC_ISSUER, OIDC_NAME } = environment;
    this.name = OIDC_ISSUER === undefined ? null : OIDC_NAME;
  }

  /**
   * The address at which somebody signs in there.
   *
   * @throws SignInFailed when the provider is away.
   */
  async begin(): Promise<{ readonly address: string; readonly begun: BegunSignIn }> {
    const oidc = await library();
    const configuration = await this.configuration();
    const begun = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const { href } = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback().href,
      scope: 'openid email',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address: href, begun };
  }

  /**
   * Whose account it is, by the answer with which the provider sent a browser back.
   *
   * @param query of the callback's address.
   * @throws SignInFailed when the answer is none to this beginning, or says no.
   */
  async identityOf(begun: BegunSignIn, query: string): Promise<Identity> {
    const oidc = await library();
    const configuration = await this.configuration();
    const answer = this.callback();
    answer.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Providers may tell the address only where it is asked for with the token.
      const isAsked =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint;
      const told = isAsked
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
      return { issuer: claims.iss, subject: claims.sub, email: verifiedEmailOf(told) };
    } catch (error) {
      if (error instanceof oidc.AuthorizationResponseError)
        throw new SignInFailed('declined', null, { cause: error });
      const isUsedUp = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
      throw new SignInFailed(isUsedUp ? 'expired' : faultOf(error), null, { cause: error });
    }
  }

  /** Asked for once, and again after a failure. @throws SignInFailed when the provider is away. */
  private configuration(): Promise<Configuration> {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = null;
      throw new SignInFailed('unreachable', null, { cause: error });
    });
    return this.found;
  }

  private async discover(): Promise<Configuration> {
    const oidc = await library();
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.environment;
    const issuer = new URL(OIDC_ISSUER!);
    const execute = [
      // The settings allow plain http on this machine alone, for trying out.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      // Without it, a token that came over TLS is believed without its signature.
      oidc.enableNonRepudiationChecks,
    ];
    return oidc.discovery(issuer, OIDC_CLIENT_ID!, OIDC_CLIENT_SECRET, undefined, {
      execute,
      timeout: patience,
    });
  }

  private callback(): URL {
    return new URL(apiPaths.oidcCallback, this.environment.PUBLIC_URL);
  }
}

/** Network errors are plain ones; all that the library found wrong has a code. */
function faultOf(error: unknown): SignInFault {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;
  return code === undefined || code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'failed';
}

/**
 * The address, if the provider says that it is the account's own. Microsoft Entra ID says so by a
 * claim of its own.
 */
function verifiedEmailOf(claims: IDToken | UserInfoResponse): string | null {
  const { email, email_verified: isVerified, xms_edov: isOfVerifiedDomain } = claims;
  const isOwn = isVerified === true || isOfVerifiedDomain === true;
  return isOwn && typeof email === 'string' && /^[^\s\0]+$/.test(email) ? email : null;
}
