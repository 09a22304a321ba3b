import { makeStyles } from '@fluentui/react-components';
import { phone } from '../phone.js';

/** The widths of columns that differ from the default. On a phone no widths are set. */
export const useColumnWidths = makeStyles({
  narrow: { flex: '0 0 44px', minWidth: '44px', [phone]: { flex: 'none' } },
  wide: { flex: '2 1 0', [phone]: { flex: 'none' } },
});
