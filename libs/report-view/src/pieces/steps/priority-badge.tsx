import { Badge, makeStyles, mergeClasses, type BadgeProps } from '@fluentui/react-components';
import type { Priority } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { ErrorCircleFilled } from '@fluentui/react-icons';

const useStyles = makeStyles({
  badge: {
    paddingInline: '10px',
    fontSize: '13px',
    printColorAdjust: 'exact',
    '@media print': { paddingInline: '6px', fontSize: '12px' },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  critical: {
    backgroundColor: brandTokens.priorityCritical,
    color: brandTokens.onPriorityCritical,
  },
  high: { backgroundColor: brandTokens.priorityHigh, color: brandTokens.onPriorityHigh },
  medium: {},
  low: {},
});

/** The emphasis of each priority; low and unknown ones get an outline. */
const looks: Partial<Record<Priority, Pick<BadgeProps, 'appearance' | 'color'>>> = {
  critical: { appearance: 'filled', color: 'danger' },
  high: { appearance: 'filled', color: 'brand' },
  medium: { appearance: 'tint', color: 'informative' },
};

/** A priority as a badge; its word says it too. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const styles = useStyles();
  const look = looks[priority] ?? { appearance: 'outline', color: 'informative' };
  return (
    <Badge
      {...look}
      className={mergeClasses(styles.badge, styles[priority])}
      shape="circular"
      size="large"
      icon={priority === 'critical' ? <ErrorCircleFilled /> : null}
    >
      {priority[0]?.toUpperCase()}
      {priority.slice(1)}
    </Badge>
  );
}
