import { Button, makeStaticStyles, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { printAlone, printAloneStyleOf } from '../pieces/print-alone.js';

const useStaticStyles = makeStaticStyles(printAloneStyleOf('page-one'));

const useStyles = makeStyles({
  button: { '@media print': { display: 'none' } },
});

/** Puts page one on paper without the rest of the report. */
export function PrintPageOne() {
  useStaticStyles();
  const styles = useStyles();
  return (
    <Button
      className={styles.button}
      icon={<PrintRegular />}
      onClick={() => printAlone('page-one')}
    >
      Print page 1
    </Button>
  );
}
