import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import type { Destination } from './destinations.js';

const useStyles = makeStyles({
  link: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '36px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: brandTokens.onField2,
    fontSize: '15px',
    lineHeight: '22px',
    textDecorationLine: 'none',
    ':hover': { color: brandTokens.onField, backgroundColor: brandTokens.brandField2 },
    ':focus-visible': { outline: `2px solid ${brandTokens.onField}`, outlineOffset: '-2px' },
    '&[aria-current]': {
      color: brandTokens.onField,
      fontWeight: tokens.fontWeightSemibold,
      backgroundColor: brandTokens.brandField2,
      '::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        width: '3px',
        height: '20px',
        backgroundColor: brandTokens.fieldAccent,
      },
    },
    '@media (forced-colors: active)': {
      '&[aria-current]': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        backgroundColor: 'Highlight',
      },
    },
  },
  // A place of the bar at the phone's lower edge.
  onPhone: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    height: '56px',
    paddingInline: '4px',
    borderRadius: 0,
    fontSize: '12px',
    lineHeight: '16px',
    '&[aria-current]': {
      backgroundColor: 'transparent',
      '::before': { insetInlineStart: 0, insetBlockStart: 0, width: '100%', height: '3px' },
    },
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  badge: {
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '18px',
    marginInlineStart: 'auto',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.fieldAccent,
    color: brandTokens.brandField,
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  badgeOnRail: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  badgeOnPhone: { position: 'absolute', insetBlockStart: '4px', insetInlineStart: '55%' },
});

/** Where an entry stands: in the drawer, in the drawer without its words, or in a phone's bar. */
export type NavPlace = 'drawer' | 'rail' | 'phone';

interface NavLinkProps {
  readonly destination: Destination;
  readonly isCurrent: boolean;
  readonly place: NavPlace;
  /** How many items need a hand; zero shows none. */
  readonly count: number;
}

/** An entry of the navigation. */
export function NavLink({ destination, isCurrent, place, count }: NavLinkProps) {
  const styles = useStyles();
  const { to, label, Icon, hasBadge } = destination;
  return (
    <RouterLink
      to={to}
      title={label}
      className={mergeClasses(styles.link, place === 'phone' && styles.onPhone)}
      onClick={leaveFocus}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      {place === 'rail' ? <ForScreenReaders>{label}</ForScreenReaders> : <span>{label}</span>}
      {hasBadge === true && count > 0 ? (
        <span
          className={mergeClasses(
            styles.badge,
            place === 'rail' && styles.badgeOnRail,
            place === 'phone' && styles.badgeOnPhone,
          )}
        >
          {count > 99 ? '99+' : count}
          <ForScreenReaders> need a hand</ForScreenReaders>
        </span>
      ) : null}
    </RouterLink>
  );
}
