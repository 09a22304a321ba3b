import { Button, Input, type InputProps, makeStyles, tokens } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useState, type KeyboardEvent } from 'react';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: '14px', lineHeight: '20px' },
});

type PasswordInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'contentAfter'> & {
  readonly value: string;
  readonly onChange: (password: string) => void;
};

/** The password, hidden until it is asked for, with a hint while Caps Lock is on. */
export function PasswordInput({ value, onChange, ...props }: PasswordInputProps) {
  const styles = useStyles();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className={styles.root}>
      <Input
        autoComplete="current-password"
        {...props}
        name="password"
        size="large"
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setIsCapsLock(false)}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <div role="status" className={styles.hint}>
        {isCapsLock ? 'Caps Lock is on.' : null}
      </div>
    </div>
  );
}
