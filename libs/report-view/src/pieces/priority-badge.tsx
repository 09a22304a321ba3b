import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { Priority } from '@ellac/contracts';

/** The emphasis of each priority; low and unknown ones get an outline. */
const looks: Partial<Record<Priority, Pick<BadgeProps, 'appearance' | 'color'>>> = {
  critical: { appearance: 'filled', color: 'danger' },
  high: { appearance: 'filled', color: 'brand' },
  medium: { appearance: 'tint', color: 'informative' },
};

export function PriorityBadge({ priority }: { priority: Priority }) {
  const look = looks[priority] ?? { appearance: 'outline', color: 'informative' };
  return (
    <Badge {...look} shape="rounded">
      {priority[0]?.toUpperCase()}
      {priority.slice(1)}
    </Badge>
  );
}
