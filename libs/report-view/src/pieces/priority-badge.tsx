import { Badge, type BadgeProps, makeStyles } from '@fluentui/react-components';
import type { Priority } from '@ellac/contracts';

/** How loud each priority is; low, and whatever else may come, is an outline. */
const looks: Partial<Record<Priority, Pick<BadgeProps, 'appearance' | 'color'>>> = {
  critical: { appearance: 'filled', color: 'danger' },
  high: { appearance: 'filled', color: 'brand' },
  medium: { appearance: 'tint', color: 'informative' },
};

const useStyles = makeStyles({ badge: { printColorAdjust: 'exact' } });

export function PriorityBadge({ priority }: { priority: Priority }) {
  const styles = useStyles();
  const look = looks[priority] ?? { appearance: 'outline', color: 'informative' };
  return (
    <Badge {...look} className={styles.badge} shape="rounded">
      {priority[0]?.toUpperCase()}
      {priority.slice(1)}
    </Badge>
  );
}
