import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Refusal } from '../../common/errors/refusal.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { UserService } from '../../auth/users/user.service.js';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UserService) {
    super();
  }

  /**
   * The same reply for an unknown name, a wrong password and a disabled user: it does not reveal
   * which names exist.
   */
  async validate(username: string, password: string): Promise<UserEntity> {
    const user = await this.users.authenticate(username, password);
    if (user === null) throw new Refusal(401, messages.loginRefused);
    return user;
  }
}
