import { makeStyles } from '@fluentui/react-components';
import { phone } from '../phone.js';

/** How wide columns are that are not as wide as the others; a phone has none. */
export const useColumnWidths = makeStyles({
  narrow: { flex: '0 0 44px', minWidth: '44px', [phone]: { flex: 'none' } },
  wide: { flex: '2 1 0', [phone]: { flex: 'none' } },
});
