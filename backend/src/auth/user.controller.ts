import { Controller, Get, UnauthorizedException } from '@nestjs/common';

/** Tells who is signed in. There are no users yet, so it is nobody. */
@Controller('api/user')
export class UserController {
  @Get()
  current(): never {
    throw new UnauthorizedException('Please log in.');
  }
}
