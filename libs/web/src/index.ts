export { AppProviders, AppServices } from './app-providers.js';
export { ErrorAlert, type ErrorAlertProps } from './error-alert.js';
export { HttpError, messageOf, NetworkError, UnexpectedReplyError } from './http/errors.js';
export { ForScreenReaders } from './for-screen-readers.js';
export { callApiAt, fetchJson, send, type RequestOptions } from './http/http.js';
export { lateComponent } from './late/late-component.js';
export {
  latePart,
  presentPart,
  useLatePart,
  type LatePart,
  type PartState,
} from './late/late-part.js';
export { createMicroFrontend } from './micro-frontend.js';
export { columnPadding, fieldToEdges, PageColumn } from './page-column.js';
export { PageSpinner } from './page-spinner.js';
export { BandedBar, FactsMark, RatingsMark, type BandedBarProps } from './parts/banded-bar.js';
export { EmptyState } from './parts/empty-state.js';
export { HeaderPart } from './parts/header-part.js';
export { useOnField } from './parts/on-field.js';
export { RatingScale } from './parts/rating-scale.js';
export { ReadinessChip } from './parts/readiness-chip.js';
export { ReadinessIcon, type ReadinessStep } from './parts/readiness-icon.js';
export { StatTile, StatTiles } from './parts/stat-tile.js';
export {
  brandThemes,
  defaultThemes,
  type BrandTheme,
  type BrandThemes,
} from './theme/brand-themes.js';
export { brandTokens } from './theme/brand-tokens.js';
export { lightTheme } from './theme/color-theme.js';
export {
  chooseTheme,
  type ThemeChoice,
  themeChoices,
  useThemeChoice,
} from './theme/theme-choice.js';
export type { ToastMessage } from './toasts/toast-message.js';
export { useToast } from './toasts/use-toast.js';
export { saveFile } from './save-file.js';
export { unseen } from './unseen.js';
export { useBodyClass } from './hooks/use-body-class.js';
export { useHeadingFocus } from './hooks/use-heading-focus.js';
export { useLateDialog } from './use-late-dialog.js';
export { useMediaQuery } from './hooks/use-media-query.js';
export { usePrinting } from './hooks/use-printing.js';
export { pageTitle, setPageTitle, usePageTitle } from './hooks/use-page-title.js';
export { whenIdle } from './late/when-idle.js';
