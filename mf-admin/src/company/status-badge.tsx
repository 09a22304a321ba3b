import { Badge, type BadgeProps } from '@fluentui/react-components';

type Look = readonly [text: string, color: NonNullable<BadgeProps['color']>];

const unknown: Look = ['Unknown', 'subtle'];
const generationLooks: Readonly<Record<string, Look>> = {
  pending: ['Pending', 'warning'],
  processing: ['Processing', 'informative'],
  completed: ['Completed', 'success'],
  failed: ['Failed', 'danger'],
};
const emailLooks: Readonly<Record<string, Look>> = {
  pending: ['Pending', 'warning'],
  sent: ['Sent', 'success'],
  failed: ['Failed', 'danger'],
};

const badge = ([text, color]: Look) => (
  <Badge appearance="tint" color={color}>
    {text}
  </Badge>
);

/** The state of a report. A missing analysis counts as being processed. */
export const GenerationBadge = ({ status }: { status: string | null }) =>
  badge(generationLooks[status ?? 'processing'] ?? unknown);

/** The state of its mail. */
export function EmailBadge({ status, prefix = '' }: { status: string | null; prefix?: string }) {
  if (status === null) return <>N/A</>;
  const [text, color] = emailLooks[status] ?? unknown;
  return badge([prefix === '' ? text : `${prefix}${text.toLowerCase()}`, color]);
}
