import { makeStyles } from '@fluentui/react-components';
import {
  DocumentErrorRegular,
  DocumentRegular,
  ErrorCircleFilled,
  type FluentIcon,
  HourglassRegular,
  MailAlertRegular,
  SparkleRegular,
} from '@fluentui/react-icons';
import type { NeedKind } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';

/** The colours of the kinds of items. */
export const useKindColors = makeStyles({
  'failed-report': { color: brandTokens.failedText },
  'failed-mail': { color: brandTokens.needsLookText },
  stuck: { color: brandTokens.needsLookText },
  new: {},
});

/** The icon of each kind: in the heading of its group, and in its rows. */
export const kindIcons: Readonly<Record<NeedKind, { group: FluentIcon; row: FluentIcon }>> = {
  'failed-report': { group: DocumentErrorRegular, row: ErrorCircleFilled },
  'failed-mail': { group: MailAlertRegular, row: MailAlertRegular },
  stuck: { group: HourglassRegular, row: HourglassRegular },
  new: { group: SparkleRegular, row: DocumentRegular },
};
