import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '@ellac/web';
import { Card } from '../pieces/card.js';

const useStyles = makeStyles({
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
});

const labels: Readonly<Record<ThemeChoice, string>> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

/** Light or dark, for this browser. */
export function ThemeCard() {
  const styles = useStyles();
  const choice = useThemeChoice();
  return (
    <Card className={styles.card}>
      <Field label="Theme" hint="Holds in this browser, at once.">
        <RadioGroup
          value={choice}
          onChange={(_, { value }) => {
            const chosen = themeChoices.find((one) => one === value);
            if (chosen !== undefined) chooseTheme(chosen);
          }}
        >
          {themeChoices.map((one) => (
            <Radio key={one} value={one} label={labels[one]} />
          ))}
        </RadioGroup>
      </Field>
    </Card>
  );
}
