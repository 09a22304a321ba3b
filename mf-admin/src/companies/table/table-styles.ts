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
  cell: {
    minWidth: 0,
    paddingInline: '8px',
    fontSize: '14px',
    lineHeight: '20px',
    overflow: 'hidden',
  },
  select: { flex: '0 0 48px', minWidth: '48px', paddingInline: '6px 0' },
  menu: { flex: '0 0 48px', minWidth: '48px', paddingInline: '4px' },
  name: { flex: '1.9 1 0' },
  text: { flex: '1.15 1 0' },
  score: { flex: '0 0 116px' },
  count: { flex: '0 0 70px' },
  date: { flex: '0 0 106px' },
});
