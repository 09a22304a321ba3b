import { makeStyles, tokens } from '@fluentui/react-components';

const text = { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 } as const;
const small = { marginTop: '4px', fontSize: '14px', lineHeight: '20px' } as const;

/** The least height that a thumb hits without care, in CSS pixels. */
const target = '44px';

const big = {
  '& .fui-Input, & .fui-Select__select': { minHeight: target },
  '& button': { minHeight: target },
  // The margin keeps the line of text from becoming higher.
  '& button.fui-Link': { marginBlock: '-12px' },
  // Keeps the sign beside the first line of a label that wraps.
  '& .fui-Checkbox__indicator': { marginBlock: '14px' },
  '& .fui-Checkbox__label': { paddingBlock: '12px', flexGrow: 1 },
} as const;

/**
 * The sizes of fields, set on the element around them, because Fluent's components take a size each.
 */
export const useControlSizes = makeStyles({
  root: {
    // Phones zoom into a field whose letters are smaller than 16 px, and do not zoom back.
    '& input, & select, & textarea': text,
    '& .fui-Input, & .fui-Select__select': { minHeight: '40px' },
    '& .fui-Field__label': { ...text, fontWeight: tokens.fontWeightSemibold },
    '& .fui-Checkbox__label': text,
    '& .fui-Field__hint, & .fui-Field__validationMessage': small,
    // Fluent's transition of the border also runs when a button appears: from 3 px to 1 px, which
    // moves what is around it.
    '& button': { transitionProperty: 'background-color, color' },
    '@container (max-width: 639px)': big,
    '@media (pointer: coarse)': big,
  },
});
