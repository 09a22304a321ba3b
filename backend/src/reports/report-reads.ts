import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofLiveCompany } from '../database/live-companies.js';

/** Minutes in which looking again counts as the same reading, because an open page asks again. */
const sameReadingMinutes = 5;

/** Which coaches read which reports. */
@Injectable()
export class ReportReads {
  private readonly log = new Logger(ReportReads.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes that a coach reads a report; one that is not completed, or in the trash, is not there to
   * be read. A failure is logged and keeps nobody from reading.
   */
  async note(analysisId: string, userId: string): Promise<void> {
    try {
      await this.dataSource.query(
        `INSERT INTO report_reads (analysis_id, user_id)
         SELECT id, $2 FROM analyses
         WHERE id = $1 AND generation_status = 'completed'
           AND ${ofLiveCompany('response_company_id')}
         ON CONFLICT (analysis_id, user_id) DO UPDATE SET last_read_at = now()
         WHERE report_reads.last_read_at < now() - make_interval(mins => $3)`,
        [analysisId, userId, sameReadingMinutes],
      );
    } catch (error) {
      this.log.warn('the reading of a report was not noted', { error });
    }
  }
}
