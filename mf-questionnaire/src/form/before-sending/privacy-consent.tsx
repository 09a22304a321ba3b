import { Body1, Checkbox, Link, makeStyles, tokens } from '@fluentui/react-components';
import type { PrivacyNotice } from '@ellac/contracts';
import type { RefObject } from 'react';
import { QuestionGroup } from '../../fields/question-group.js';

const useStyles = makeStyles({
  // In line with the words above it.
  box: { justifySelf: 'start', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  about: { maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
});

interface PrivacyConsentProps {
  readonly notice: PrivacyNotice;
  readonly isGiven: boolean;
  readonly groupRef: RefObject<HTMLDivElement | null>;
  readonly onChange: (isGiven: boolean) => void;
}

/** Asks for consent to the provider's privacy notice. It is asked anew with every submission. */
export function PrivacyConsent({ notice, isGiven, groupRef, onChange }: PrivacyConsentProps) {
  const styles = useStyles();
  return (
    <QuestionGroup label="Your data" groupRef={groupRef}>
      <Body1 className={styles.about}>
        What happens with your answers, who sees them and how long they are kept is in the{' '}
        <Link inline href={notice.url} target="_blank" rel="noopener noreferrer">
          privacy notice (opens in a new tab)
        </Link>
        .
      </Body1>
      <Checkbox
        className={styles.box}
        required
        label="I have read the privacy notice and agree that my answers are processed as it says"
        checked={isGiven}
        onChange={(_, { checked }) => onChange(checked === true)}
      />
    </QuestionGroup>
  );
}
