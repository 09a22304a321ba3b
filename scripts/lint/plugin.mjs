import { mayImport } from './may-import.mjs';
import { noCircles } from './no-circles.mjs';
import { noOnly } from './no-only.mjs';
import { noSwitchingOff } from './no-switching-off.mjs';

/** Our own rules for oxlint. */
export default {
  meta: { name: 'own' },
  rules: {
    'may-import': mayImport,
    'no-circles': noCircles,
    'no-only': noOnly,
    'no-switching-off': noSwitchingOff,
  },
};
