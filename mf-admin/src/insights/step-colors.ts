import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens, type ReadinessStep } from '@ellac/web';

const useStyles = makeStyles({
  unknown: { color: tokens.colorNeutralForeground3 },
  step1: { color: brandTokens.readiness1Solid },
  step2: { color: brandTokens.readiness2Solid },
  step3: { color: brandTokens.readiness3Solid },
  step4: { color: brandTokens.readiness4Solid },
});

/** The class with the colour of each step of readiness. */
export function useStepColors(): (step: ReadinessStep) => string {
  const styles = useStyles();
  return (step) => (step === null ? styles.unknown : styles[`step${step}`]);
}
