import { promisify } from 'node:util';
import {
  type CurrentUser,
  type LoginWays,
  messages,
  pagePaths,
  type SignInFault,
  signInNeedsCode,
} from '@ellac/contracts';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Logger,
  NotFoundException,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { UserService } from '../../auth/users/user.service.js';
import { presentUser } from '../../auth/user.presenter.js';
import { Refusal } from '../../common/errors/refusal.js';
import { Environment } from '../../config/environment.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { Metrics } from '../../metrics/metrics.js';
import { type LoginTry, RateLimits } from '../../rate-limits/rate-limits.service.js';
import { SecondFactorProofDto } from '../second-factor/second-factor.dto.js';
import { Login } from '../login/login.js';
import { LoginCodes } from '../login/login-codes.js';
import { LoginTrail } from '../login/login-trail.js';
import { type BegunSignIn, IdentityProvider } from './identity-provider.js';
import { LinkedUsers } from './linked-users.js';
import { returnPageOf, withSignIn } from './return-page.js';
import { SignInFailed } from './sign-in-failed.js';

/** Milliseconds from the beginning of a sign-in to its end; people also look for their phones. */
const lifetime = 10 * 60 * 1000;

declare module 'express-session' {
  interface SessionData {
    /** A sign-in at the provider that has begun. */
    oidc?: BegunSignIn & { readonly page: string; readonly begunAt: number };
    /** The user for whom the provider vouched, and whose code is still to come. */
    needsCode?: { readonly userId: string; readonly signInEpoch: number; readonly since: number };
  }
}

/** Sign-in by a provider of identities. Its failures end on the login page. */
@Controller('api/login')
export class OidcController {
  private readonly log = new Logger('Login');

  constructor(
    private readonly environment: Environment,
    private readonly provider: IdentityProvider,
    private readonly linked: LinkedUsers,
    private readonly users: UserService,
    private readonly login: Login,
    private readonly codes: LoginCodes,
    private readonly trail: LoginTrail,
    private readonly limits: RateLimits,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  ways(): LoginWays {
    return { oidcName: this.provider.name };
  }

  /** Leads to the provider; `to` is the page of the desk that opens in the end. */
  @Get('oidc')
  @HttpCode(302)
  async begin(
    @Query('to') to: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.requireProvider();
    const page = returnPageOf(to);
    await this.orToLogin(page, request, response, async () => {
      await this.countSignIn(request);
      const { address, begun } = await this.provider.begin();
      request.session.oidc = { ...begun, page, begunAt: Date.now() };
      await saveSession(request);
      response.redirect(address);
    });
  }

  /** Where the provider sends the browser back to, with its answer. */
  @Get('oidc/callback')
  @HttpCode(302)
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    const provider = this.requireProvider();
    const { oidc: begun } = request.session;
    // Before the provider is asked: the same answer does not count again.
    if (begun !== undefined) {
      delete request.session.oidc;
      await saveSession(request);
    }
    await this.orToLogin(begun?.page ?? pagePaths.admin, request, response, async () => {
      if (begun === undefined || Date.now() - begun.begunAt > lifetime)
        throw new SignInFailed('expired');
      const query = new URL(request.originalUrl, this.environment.PUBLIC_URL).search;
      const identity = await this.provider.identityOf(begun, query);
      const user = await this.linked.userOf(identity, (manager, linked) =>
        this.trail.linked(manager, linked, request, response, provider),
      );
      if (user.secondFactorAt === null) {
        await this.login.open(user, request, response, provider);
        response.redirect(begun.page);
        return;
      }
      const { id: userId, signInEpoch } = user;
      request.session.needsCode = { userId, signInEpoch, since: Date.now() };
      await saveSession(request);
      response.redirect(withSignIn(begun.page, signInNeedsCode));
    });
  }

  /** The code of a user's second factor, after the provider has vouched for the user. */
  @Post('oidc/code')
  @HttpCode(200)
  async giveCode(
    @Body() { code }: SecondFactorProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const user = await this.userWithoutCode(request);
    const login: LoginTry = {
      username: user.username,
      address: request.ip ?? '',
      device: null,
    };
    try {
      await this.limits.loginTry(login);
    } catch (failure) {
      if (failure instanceof Refusal) await this.trail.refused(request, response);
      throw failure;
    }
    try {
      await this.codes.use(user, code, request, response);
    } catch (failure) {
      if (failure instanceof Refusal) {
        this.metrics.loginFailed();
        await this.trail.codeFailed(user, request, response);
      } else await this.limits.loginNotWrong(login);
      throw failure;
    }
    await this.limits.loginNotWrong(login);
    await this.login.open(user, request, response, this.provider.name);
    return presentUser(user, this.environment);
  }

  /** @throws Refusal 401 when the provider vouched for nobody lately. */
  private async userWithoutCode(request: Request): Promise<UserEntity> {
    const { needsCode } = request.session;
    const isWaiting = needsCode !== undefined && Date.now() - needsCode.since <= lifetime;
    const user = isWaiting ? await this.users.findActive(needsCode.userId) : null;
    if (user === null || user.signInEpoch !== needsCode?.signInEpoch)
      throw new Refusal(401, messages.signInOver);
    return user;
  }

  private requireProvider(): string {
    if (this.provider.name === null) throw new NotFoundException();
    return this.provider.name;
  }

  /** @throws SignInFailed after too many sign-ins from an address. */
  private async countSignIn(request: Request): Promise<void> {
    try {
      await this.limits.oidc(request.ip ?? '');
    } catch (failure) {
      throw failure instanceof Refusal ? new SignInFailed('tooMany') : failure;
    }
  }

  /** Goes one step of a sign-in; where it fails, the login page says why. */
  private async orToLogin(
    page: string,
    request: Request,
    response: Response,
    step: () => Promise<void>,
  ): Promise<void> {
    try {
      await step();
    } catch (failure) {
      if (!(failure instanceof SignInFailed)) throw failure;
      const { fault, user, cause } = failure;
      this.log.warn('a sign-in by the provider failed', {
        fault,
        ...(cause !== undefined && { error: cause }),
      });
      if (ofAccount.has(fault)) {
        this.metrics.loginFailed();
        await this.trail.accountFailed(user, request, response, this.provider.name!);
      }
      response.redirect(withSignIn(page, fault));
    }
  }
}

/** Faults of an account for which the provider did vouch. */
const ofAccount: ReadonlySet<SignInFault> = new Set([
  'unverified',
  'unknown',
  'otherAccount',
  'disabled',
]);

async function saveSession({ session }: Request): Promise<void> {
  await promisify(session.save.bind(session))();
}
