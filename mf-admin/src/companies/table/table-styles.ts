import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { narrowList } from '../../frame/widths.js';

/** The looks that the head of the list and its rows share: what stands under each other. */
export const useTableStyles = makeStyles({
  head: {
    // Under the bar of the page and that of the list.
    position: 'sticky',
    top: 'calc(var(--bar) + 48px)',
    zIndex: 1,
    [narrowList]: { display: 'none' },
  },
  headRow: {
    height: '36px',
    minHeight: '36px',
    backgroundColor: brandTokens.surfaceSunken,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: '13px',
    fontWeight: tokens.fontWeightSemibold,
  },
  // Fluent's cells of a head have a weight of their own.
  headCell: { fontWeight: tokens.fontWeightSemibold, '& button': { fontWeight: 'inherit' } },
  cell: {
    boxSizing: 'border-box',
    minWidth: 0,
    paddingInline: '8px',
    fontSize: '14px',
    lineHeight: '20px',
    overflow: 'hidden',
  },
  select: {
    boxSizing: 'border-box',
    flex: '0 0 44px',
    minWidth: '44px',
    paddingInline: '6px 0',
  },
  menu: { boxSizing: 'border-box', flex: '0 0 48px', minWidth: '48px', paddingInline: '4px 12px' },
  name: { flex: '1.6 1 0' },
  text: { flex: '1 1 0' },
  score: { flex: '0 0 124px' },
  count: { flex: '0 0 80px' },
  date: { flex: '0 0 118px' },
});
