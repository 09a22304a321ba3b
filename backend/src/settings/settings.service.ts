import {
  type AnalystSetting,
  exampleDataSettingSchema,
  type ExampleDataSetting,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Environment } from '../config/environment.js';
import { privacyNoticeOf } from '../config/privacy-notice.js';
import { usesLanguageModel } from '../config/uses-language-model.js';
import { SettingEntity } from '../database/entities/setting.entity.js';

/** The row that holds a coach's decision, as `{ enabled }`. */
const exampleDataButtonKey = 'example-data-button';

@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /** Whether the form offers to fill in example data; until a coach decides, EXAMPLE_DATA does. */
  async exampleDataButton(): Promise<ExampleDataSetting> {
    const row = await this.dataSource
      .getRepository(SettingEntity)
      .findOneBy({ key: exampleDataButtonKey });
    if (row === null) return { enabled: this.environment.EXAMPLE_DATA === 'on' };
    return exampleDataSettingSchema.parse(row.value);
  }

  /** What an owner is told before the answers are sent. */
  analyst(): AnalystSetting {
    const { AI_PROVIDER, IMPRINT_URL } = this.environment;
    const languageModel = usesLanguageModel(this.environment);
    return {
      languageModel,
      provider: languageModel ? (AI_PROVIDER ?? null) : null,
      privacyNotice: privacyNoticeOf(this.environment),
      imprintUrl: IMPRINT_URL ?? null,
    };
  }

  /** A coach's decision, which holds from now on. */
  async setExampleDataButton(value: ExampleDataSetting, actor: Actor): Promise<ExampleDataSetting> {
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(
        SettingEntity,
        { key: exampleDataButtonKey, value, updatedAt: new Date() },
        ['key'],
      );
      await recordAudit(manager, actor, {
        action: 'setting.change',
        targetType: 'setting',
        targetId: exampleDataButtonKey,
        details: { enabled: value.enabled },
      });
    });
    return value;
  }
}
