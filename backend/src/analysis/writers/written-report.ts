import type { FullProvenance, ReportContent } from '@ellac/contracts';
import type { CoachNotes } from '../../database/entities/analysis.entity.js';

/** What an analyst hands over: the report, where it comes from, and what only the coach sees. */
export interface WrittenReport {
  readonly content: ReportContent;
  readonly provenance: FullProvenance;
  readonly coachNotes: CoachNotes;
}

/** The day (yyyy-MM-dd, UTC) from which the dates of a report count. */
export const plainDateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
