import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatNumber, type NeedKind } from '@ellac/contracts';
import { type ReactNode, useId } from 'react';
import { onPhone } from '../frame/widths.js';
import { PageLink } from '../pieces/page-link.js';
import { InboxRow } from './inbox-row.js';
import { kindIcons, useKindColors } from './item-looks.js';
import type { InboxItem, PutItemOut } from './put-out-items.js';

const useStyles = makeStyles({
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  action: { marginInlineStart: 'auto' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    fontSize: '14px',
    lineHeight: '20px',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    [onPhone]: { marginInline: '-16px', borderRadius: 0 },
  },
  all: { padding: '12px 16px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface InboxGroupProps {
  readonly kind: NeedKind;
  readonly title: string;
  readonly count: number;
  readonly items: readonly InboxItem[];
  readonly asOf: Date;
  /** The page that lists all of them. */
  readonly all?: string;
  /** An action on all of them. */
  readonly action?: ReactNode;
  readonly onPutOut: PutItemOut;
  readonly onUndo: (item: InboxItem) => void;
}

/** The items of one kind; nothing where there are none. */
export function InboxGroup(props: InboxGroupProps) {
  const styles = useStyles();
  const id = useId();
  const colors = useKindColors();
  const { kind, title, count, items, asOf, all, action, onPutOut, onUndo } = props;
  if (items.length === 0) return null;
  const { group: Icon } = kindIcons[kind];
  const there = items.filter(({ putOut }) => putOut === null).length;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={mergeClasses(styles.title, colors[kind])}>
          <Icon fontSize={20} aria-hidden />
          {title}
        </h2>
        <span className={styles.count}>{formatNumber(count)}</span>
        <span className={styles.action}>{action}</span>
      </div>
      <ul className={styles.list}>
        {items.map((item, place) => (
          <InboxRow
            key={item.need.responseId}
            item={item}
            asOf={asOf}
            onPutOut={(mark, what) => onPutOut(place, item, mark, what)}
            onUndo={() => onUndo(item)}
          />
        ))}
        {count > there && all !== undefined ? (
          <li className={styles.all}>
            <PageLink to={all}>All of them</PageLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
