import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  notice: {
    flex: '1 1 200px',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    columnGap: tokens.spacingHorizontalS,
    fontSize: '14px',
    lineHeight: '20px',
    color: brandTokens.failedText,
    '@container (max-width: 639px)': { order: -1, flexBasis: '100%', justifyContent: 'start' },
  },
  link: { fontSize: 'inherit', lineHeight: 'inherit', minHeight: '24px' },
});

interface MissingNoticeProps {
  readonly id: string;
  /** How many answers; 0 where only the consent is missing. */
  readonly count: number;
  readonly onShow: () => void;
}

function missingInWords(count: number): string {
  if (count === 0) return 'Please agree to the privacy notice.';
  return count === 1
    ? 'One answer is missing or has to be changed.'
    : `${count} answers are missing or have to be changed.`;
}

/** Says beside the button why the questionnaire cannot be sent yet. */
export function MissingNotice({ id, count, onShow }: MissingNoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.notice}>
      <span id={id}>{missingInWords(count)}</span>
      <Link as="button" type="button" className={styles.link} onClick={onShow}>
        Show what is missing
      </Link>
    </div>
  );
}
