import {
  makeStyles,
  mergeClasses,
  Portal,
  tokens,
  useFocusVisible,
  useThemeClassName,
} from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { questionnaireIntro } from '@ellac/contracts';
import { brandTokens, unseen, useOnField } from '@ellac/web';
import type { SaveState } from '../draft/draft-keeper.js';
import { savedTime } from '../draft/saved-time.js';
import { useHost } from '../host/host.js';
import { ResendButton } from '../resend/resend-button.js';
import { useControlSizes } from './control-sizes.js';
import { usePageWidth } from './page-container.js';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
  },
  beside: {
    marginBottom: tokens.spacingVerticalL,
    '@container (max-width: 639px)': { padding: '16px 16px 0' },
  },
  onField: { color: brandTokens.onField, fontFamily: tokens.fontFamilyBase },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  divided: {
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThin,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: brandTokens.brandFieldLine,
    '@media (max-width: 639px)': unseen,
  },
  end: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    marginInlineStart: 'auto',
  },
  saved: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    fontSize: '14px',
    lineHeight: '20px',
    color: brandTokens.onField2,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
});

interface PageHeadProps {
  /** Whether the title stands here, and not in the start panel. */
  readonly isTitled: boolean;
  readonly saved: SaveState;
}

/**
 * The title, when the answers were saved, and the button for a new link: in the header of our own
 * page, and on other pages above the form.
 */
export function PageHead({ isTitled, saved }: PageHeadProps) {
  const styles = useStyles();
  const onField = useOnField();
  const theme = useThemeClassName();
  const sizes = useControlSizes();
  // The header is outside of Fluent's provider, which marks the focus of keyboards.
  const focusVisible = useFocusVisible<HTMLDivElement>();
  const { header, locale } = useHost();
  const isPhone = usePageWidth() === 'phone';
  const place = header();
  if (place === null) {
    return (
      <div className={mergeClasses(styles.head, styles.beside)}>
        {isTitled && <h1 className={styles.title}>{questionnaireIntro.title}</h1>}
        {!isPhone && (
          <div className={styles.end}>
            <ResendButton />
          </div>
        )}
      </div>
    );
  }
  return (
    <Portal mountNode={place}>
      <div
        ref={focusVisible}
        className={mergeClasses(theme, sizes.root, onField, styles.head, styles.onField)}
      >
        {isTitled && (
          <h1 className={mergeClasses(styles.title, styles.divided)}>{questionnaireIntro.title}</h1>
        )}
        <div className={styles.end}>
          {saved instanceof Date && (
            <span className={styles.saved}>
              <CheckmarkCircle20Regular />
              {`Saved ${savedTime(saved, locale)}`}
            </span>
          )}
          {!isPhone && <ResendButton isOnField />}
        </div>
      </div>
    </Portal>
  );
}
