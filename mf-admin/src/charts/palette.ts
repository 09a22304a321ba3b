import { useMediaQuery } from '@ellac/web';
import { tokens } from '@fluentui/react-components';

/** The colours of a chart, as any SVG takes them. */
export interface ChartPalette {
  readonly text: string;
  readonly quietText: string;
  readonly line: string;
  /** The empty rest of a bar, and the place under the pointer. */
  readonly track: string;
  readonly page: string;
  readonly bar: string;
}

/** Light or dark as the theme is. */
const themePalette: ChartPalette = {
  text: tokens.colorNeutralForeground1,
  quietText: tokens.colorNeutralForeground2,
  line: tokens.colorNeutralStroke1,
  track: tokens.colorNeutralBackground4,
  page: tokens.colorNeutralBackground1,
  bar: tokens.colorBrandForeground1,
};

/** Only the colours that the reader's system has chosen. */
const systemPalette: ChartPalette = {
  text: 'CanvasText',
  quietText: 'CanvasText',
  line: 'CanvasText',
  track: 'Canvas',
  page: 'Canvas',
  bar: 'CanvasText',
};

/** The colours for charts on the screen, with those of the system in forced-colours mode. */
export const useChartPalette = (): ChartPalette =>
  useMediaQuery('screen and (forced-colors: active)') ? systemPalette : themePalette;
