import type { ReportRecord } from '@ellac/contracts';
import type { ReactNode } from 'react';
import { AnswersPanel } from './answers-panel.js';
import { MailsPanel } from './mails/mails-panel.js';
import { MakingPanel } from './making/making-panel.js';
import { PreparePanel } from './prepare/prepare-panel.js';

/** A part of the desk's report that one tab opens. */
export interface DeskPanel {
  readonly id: string;
  readonly tab: string;
  readonly content: ReactNode;
}

/** What only coaches see of a report, in the order of the tabs. */
export function coachPanels(record: ReportRecord): readonly DeskPanel[] {
  const { deliveries, suspiciousAnswers } = record;
  const marked = suspiciousAnswers.length === 0 ? '' : ` (${suspiciousAnswers.length} marked)`;
  return [
    { id: 'prepare', tab: 'Prepare', content: <PreparePanel record={record} /> },
    { id: 'answers', tab: `Answers${marked}`, content: <AnswersPanel record={record} /> },
    {
      id: 'mails',
      tab: deliveries.length === 0 ? 'Mails' : `Mails (${deliveries.length})`,
      content: <MailsPanel record={record} />,
    },
    { id: 'making', tab: 'Made by', content: <MakingPanel record={record} /> },
  ];
}
