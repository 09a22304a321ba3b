import type { AnalystPause } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnginePause } from '../analysis/wording-state/engine-pause.js';
import { Environment } from '../config/environment.js';
import { usesLanguageModel } from '../config/uses-language-model.js';
import { ofLiveCompany } from '../database/live-companies.js';

/** Why the language model is not asked at the moment, and what waits for it. */
@Injectable()
export class AnalystPauseReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly enginePause: EnginePause,
  ) {}

  /** Null while the language model may be asked, or none is used. */
  async read(): Promise<AnalystPause | null> {
    // The row stays when the language model is switched off, so it counts only while the model is
    // used.
    const pause = usesLanguageModel(this.environment) ? await this.enginePause.state() : null;
    if (pause === null) return null;
    // A waiting row has a reason only if it waits for something else than its first turn.
    const [{ waiting }] = await this.dataSource.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM analyses
       WHERE generation_status = 'pending' AND generation_error IS NOT NULL
         AND ${ofLiveCompany('response_company_id')}`,
    );
    return {
      since: pause.since.toISOString(),
      reason: pause.reason,
      nextTryAt: pause.nextProbeAt.toISOString(),
      waiting,
    };
  }
}
