import type { PrivacyNotice } from '@ellac/contracts';
import type { Environment } from './environment.js';

/** The provider's privacy notice; null where there is none. */
export const privacyNoticeOf = ({
  PRIVACY_NOTICE_URL,
  PRIVACY_NOTICE_VERSION,
}: Environment): PrivacyNotice | null =>
  PRIVACY_NOTICE_URL === undefined
    ? null
    : { url: PRIVACY_NOTICE_URL, version: PRIVACY_NOTICE_VERSION };
