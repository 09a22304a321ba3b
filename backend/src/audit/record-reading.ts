import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
import { recordOnce } from './record-audit.js';

/** Seconds in which a coach who reads the same again is written down once: an open page asks again. */
const sameReading = 60 * 60;

/**
 * Writes down that a coach reads a report, or the answers behind it. The entry has no name: the
 * trail shows the company's as long as there is one.
 */
export const recordReading = (
  manager: EntityManager,
  reader: Actor,
  action: 'report.read' | 'answers.read',
  reportId: string,
): Promise<void> =>
  recordOnce(
    manager,
    reader,
    { action, targetType: 'report', targetId: reportId.toLowerCase() },
    { of: `${reader.userId} ${reportId.toLowerCase()}`, seconds: sameReading },
  );
