import { makeStyles } from '@fluentui/react-components';

/** The least height that a thumb hits without care, in CSS pixels. */
const target = '44px';

const big = {
  // Phones zoom into a field whose letters are smaller than this, and do not zoom back.
  '& input, & select, & textarea': { fontSize: '16px' },
  '& .fui-Input, & .fui-Select__select': { minHeight: target },
  '& button': { minHeight: target },
  // The margin keeps the line of text from becoming higher.
  '& button.fui-Link': { marginBlock: '-12px' },
  // Keeps the sign beside the first line of a label that wraps.
  '& .fui-Radio__indicator, & .fui-Checkbox__indicator': { marginBlock: '14px' },
  '& .fui-Radio__label, & .fui-Checkbox__label': { paddingBlock: '12px', flexGrow: 1 },
} as const;

/** Sizes for fingers: where there is little room, and where a finger is what points. */
export const useThumbSizes = makeStyles({
  root: { '@container (max-width: 639px)': big, '@media (pointer: coarse)': big },
});
