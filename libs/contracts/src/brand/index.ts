export {
  brandShades,
  type BrandColors,
  type BrandShade,
  type SurfaceColors,
} from './brand-colors.js';
export { defaultBrandColors, defaultThemeColor } from './default-colors.js';
export {
  darkFixedColors,
  lightFixedColors,
  type FixedColors,
  type JudgingColor,
} from './fixed-colors.js';
