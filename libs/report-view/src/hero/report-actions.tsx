import type { Analysis } from '@ellac/contracts';
import { Button, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { PdfButton } from '../pdf/pdf-button.js';
import { HeadActions } from './head-actions.js';

const useStyles = makeStyles({
  print: { '@media (max-width: 639px)': { display: 'none' } },
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
      <Button className={styles.print} icon={<PrintRegular />} onClick={() => print()}>
        Print
      </Button>
    </HeadActions>
  );
}
