import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { UserEntity } from '../database/entities/user.entity.js';

/** The name by which a user signs comments. */
@Injectable()
export class DisplayNameService {
  constructor(private readonly dataSource: DataSource) {}

  /** Changes the name of the user who acts; null takes it away. */
  async change(displayName: string | null, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(UserEntity, actor.userId, { displayName });
      await recordAudit(manager, actor, {
        action: 'display-name.change',
        targetType: 'user',
        targetId: actor.userId,
      });
    });
  }
}
