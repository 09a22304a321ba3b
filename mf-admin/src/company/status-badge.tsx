import { StatusChip, type StatusLook } from '../pieces/status-chip.js';

type Status = readonly [word: string, look: StatusLook];

const unknown: Status = ['Unknown', 'running'];
const generationLooks: Readonly<Record<string, Status>> = {
  pending: ['Pending', 'waiting'],
  processing: ['Processing', 'running'],
  completed: ['Completed', 'done'],
  failed: ['Failed', 'failed'],
};
const emailLooks: Readonly<Record<string, Status>> = {
  pending: ['Pending', 'waiting'],
  sent: ['Sent', 'done'],
  failed: ['Failed', 'failed'],
};

/** The state of a report. A missing analysis counts as being processed. */
export function GenerationBadge({ status }: { status: string | null }) {
  const [word, look] = generationLooks[status ?? 'processing'] ?? unknown;
  return <StatusChip word={word} look={look} />;
}

/** The state of its mail. */
export function EmailBadge({ status, prefix = '' }: { status: string | null; prefix?: string }) {
  if (status === null) return <>N/A</>;
  const [word, look] = emailLooks[status] ?? unknown;
  return <StatusChip word={prefix === '' ? word : `${prefix}${word.toLowerCase()}`} look={look} />;
}
