import type { Analysis } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { PdfButton } from '../pdf/pdf-button.js';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    // The specification begins with the PDF; it is shown at the right.
    flexDirection: 'row-reverse',
    gap: '8px 16px',
    marginInlineStart: 'auto',
  },
  print: { [phone]: { display: 'none' } },
  // On the field the first button is light and the second one outlined.
  onField: {
    '& .fui-Button': {
      backgroundColor: 'transparent',
      color: brandTokens.onField,
      borderTopColor: brandTokens.brandFieldLine,
      borderRightColor: brandTokens.brandFieldLine,
      borderBottomColor: brandTokens.brandFieldLine,
      borderLeftColor: brandTokens.brandFieldLine,
      ':hover': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    },
    '& .fui-Button:first-child': {
      backgroundColor: brandTokens.onField,
      color: brandTokens.brandField,
      ':hover': { backgroundColor: brandTokens.onField2, color: brandTokens.brandField },
      ':focus-visible': { outlineColor: tokens.colorStrokeFocus2 },
    },
  },
});

interface ReportActionsProps {
  readonly analysis: Analysis;
  readonly isOnField?: boolean;
}

/** Takes the report along: as a PDF, or on paper. */
export function ReportActions({ analysis, isOnField = false }: ReportActionsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.actions, isOnField && styles.onField)}>
      <PdfButton analysis={analysis} />
      <Button className={styles.print} icon={<PrintRegular />} onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
