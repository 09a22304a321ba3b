import { Injectable, Logger } from '@nestjs/common';
import type { AnalysisClaim } from '../analysis-claim.js';
import type { ModelFault } from '../model/model-fault.js';
import { EnginePause } from '../wording-state/engine-pause.js';
import { EnginePaused } from '../writers/writing-fault.js';

/** Decides whether a report may ask the language model during a pause. */
@Injectable()
export class EngineGate {
  private readonly log = new Logger('Analysis');

  constructor(private readonly pause: EnginePause) {}

  /**
   * Whether the next request is the probe of a paused engine.
   *
   * @throws EnginePaused where another request has the probe.
   */
  async isProbe(): Promise<boolean> {
    if ((await this.pause.state()) === null) return false;
    if (await this.pause.takeProbe()) return true;
    await this.waitForProbe();
    return false;
  }

  /** @throws EnginePaused until the next probe, unless the pause is over. */
  async waitForProbe(): Promise<void> {
    const pause = await this.pause.state();
    if (pause !== null) throw new EnginePaused(pause.reason, pause.nextProbeAt);
  }

  /** Releases the probe to another request, because this one said nothing about the engine. */
  passOn(): Promise<void> {
    return this.pause.giveBackProbe();
  }

  /** Ends the pause after a probe that succeeded. */
  async open({ id }: AnalysisClaim): Promise<void> {
    await this.pause.end();
    this.log.log('the language model answers again', { analysisId: id });
  }

  /** Begins or prolongs the pause after a fault that affects every report. */
  async close(fault: ModelFault): Promise<EnginePaused> {
    this.log.warn('the language model is paused', { error: fault });
    const { reason, nextProbeAt } = await this.pause.begin(fault.reason);
    return new EnginePaused(reason, nextProbeAt);
  }
}
