import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

/** The looks of the chips above the list. */
export const useChipStyles = makeStyles({
  chip: {
    flexShrink: 0,
    minWidth: 0,
    height: '30px',
    paddingInline: '10px',
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
    borderRadius: tokens.borderRadiusCircular,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  on: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: brandTokens.brandTint,
    color: brandTokens.onBrandTint,
    borderTopColor: tokens.colorBrandBackground,
    borderRightColor: tokens.colorBrandBackground,
    borderBottomColor: tokens.colorBrandBackground,
    borderLeftColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: brandTokens.brandTint, color: brandTokens.onBrandTint },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
