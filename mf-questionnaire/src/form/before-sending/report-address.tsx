import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ForScreenReaders } from '@ellac/web';
import { useRef } from 'react';
import { EmailSuggestion } from '../../fields/late-notes.js';
import { useQuestion } from '../../fields/use-question.js';
import type { Moves } from '../steps/use-moves.js';

const name = 'company_info.owner_email';
const linkId = 'change-address';

const useStyles = makeStyles({
  address: {
    display: 'grid',
    justifyItems: 'end',
    '@container (max-width: 639px)': { justifyItems: 'start' },
  },
  line: {
    minWidth: 0,
    textAlign: 'end',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    '@container (max-width: 639px)': { textAlign: 'start' },
  },
  // A slip in it costs the owner the report.
  letters: {
    fontSize: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    '@container (max-width: 639px)': { fontSize: '17px' },
  },
});

/** Where the report goes, above the button that sends the answers; a probable slip is asked about. */
export function ReportAddress({ onOpen }: { readonly onOpen: Moves['open'] }) {
  const styles = useStyles();
  const { field } = useQuestion(name);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.address}>
      <span className={styles.line}>
        Your report goes to <span className={styles.letters}>{field.value}</span>{' '}
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
      <EmailSuggestion
        address={field.value}
        onTake={(meant) => {
          field.onChange(meant);
          place.current?.querySelector('a')?.focus();
        }}
      />
    </div>
  );
}
