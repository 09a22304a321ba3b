import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '../theme/brand-tokens.js';

const useStyles = makeStyles({
  field: {
    color: brandTokens.onField,
    fontFamily: tokens.fontFamilyBase,
    // Fluent draws the ring of the focus in these two colours.
    '--colorStrokeFocus1': brandTokens.brandField,
    '--colorStrokeFocus2': brandTokens.onField,
    '& .fui-Link:focus-visible': {
      outline: `2px solid ${brandTokens.onField}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    },
  },
});

/** The class of what stands on the field of brand colour: its text and its ring of focus are light. */
export const useOnField = (): string => useStyles().field;
