import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { useResendTrigger } from './resend-provider.js';

const useStyles = makeStyles({
  onField: {
    border: `${tokens.strokeWidthThin} solid ${brandTokens.brandFieldLine}`,
    backgroundColor: 'transparent',
    color: brandTokens.onField,
    ':hover': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    ':hover:active': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
  },
  link: {
    minWidth: 0,
    padding: 0,
    border: 'none',
    fontWeight: tokens.fontWeightRegular,
    fontSize: 'inherit',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    color: tokens.colorBrandForegroundLink,
  },
  linkOnField: { color: brandTokens.onField },
});

interface ResendButtonProps {
  readonly isOnField?: boolean;
  /** Whether it looks like a link in a line of text. */
  readonly isLink?: boolean;
}

/** The button for owners who lost their link. */
export function ResendButton({ isOnField = false, isLink = false }: ResendButtonProps) {
  const styles = useStyles();
  return (
    <Button
      appearance={isLink ? 'transparent' : 'outline'}
      className={mergeClasses(
        isOnField && styles.onField,
        isLink && styles.link,
        isLink && isOnField && styles.linkOnField,
      )}
      {...useResendTrigger()}
    >
      Resend Report Verification Email
    </Button>
  );
}
