import type { UserRole } from '@ellac/contracts';
import { Reflector } from '@nestjs/core';

/**
 * The role that is needed for a call, at its controller or its handler. `RoleGuard` checks it. Calls
 * of the admin area that name none are for the role `admin`; on other paths it holds for users of the
 * desk alone, such as a coach who reads a report that its owner reads by a link.
 */
export const NeedsRole = Reflector.createDecorator<UserRole>();
