import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ForScreenReaders } from '@ellac/web';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../question-context.js';
import type { Moves } from '../steps/use-moves.js';

const name = 'company_info.owner_email';
const linkId = 'change-address';

const useStyles = makeStyles({
  line: {
    minWidth: 0,
    textAlign: 'end',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    '@container (max-width: 639px)': { textAlign: 'start' },
  },
  // A slip in it costs the owner the report.
  address: {
    fontSize: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    '@container (max-width: 639px)': { fontSize: '17px' },
  },
});

/** Where the report goes, above the button that sends the answers. */
export function ReportAddress({ onOpen }: { readonly onOpen: Moves['open'] }) {
  const styles = useStyles();
  const { control } = useQuestionContext();
  const email = useWatch({ control, name });
  return (
    <span className={styles.line}>
      Your report goes to <span className={styles.address}>{email}</span>{' '}
      <Link
        inline
        id={linkId}
        href="#company"
        onClick={(event) => {
          event.preventDefault();
          onOpen('company', name, linkId);
        }}
      >
        Change<ForScreenReaders> the address of the report</ForScreenReaders>
      </Link>
    </span>
  );
}
