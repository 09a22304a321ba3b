import { Button, makeStaticStyles, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { printAloneStyle, printPageOne } from './print-alone.js';

const useStaticStyles = makeStaticStyles(printAloneStyle);

const useStyles = makeStyles({
  button: { marginBlockStart: '24px', '@media print': { display: 'none' } },
});

/** Puts page one on paper without the rest of the report. */
export function PrintPageOne() {
  useStaticStyles();
  const styles = useStyles();
  return (
    <Button className={styles.button} icon={<PrintRegular />} onClick={printPageOne}>
      Print page 1
    </Button>
  );
}
