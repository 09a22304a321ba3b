import type { Analysis } from '@ellac/contracts';
import { unseen } from '@ellac/web';
import { Button, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { PdfButton } from '../pdf/pdf-button.js';
import { HeadActions } from './head-actions.js';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  // Beside the PDF a phone has room for the icon alone, and below the hero for none.
  onField: {
    [phone]: { minWidth: '44px', paddingInline: 0, '& .fui-Button__icon': { marginInline: 0 } },
  },
  below: { [phone]: { display: 'none' } },
  word: { [phone]: unseen },
});

interface ReportActionsProps {
  readonly analysis: Analysis;
  readonly isOnField?: boolean;
}

/** Takes the report along: as a PDF, or on paper. */
export function ReportActions({ analysis, isOnField = false }: ReportActionsProps) {
  const styles = useStyles();
  return (
    <HeadActions isOnField={isOnField}>
      <PdfButton analysis={analysis} />
      <Button
        className={isOnField ? styles.onField : styles.below}
        icon={<PrintRegular />}
        onClick={() => print()}
      >
        <span className={styles.word}>Print</span>
      </Button>
    </HeadActions>
  );
}
