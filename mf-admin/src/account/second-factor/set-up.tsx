import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import {
  type NewSecondFactor,
  secondFactorProofSchema,
  secondFactorStartSchema,
} from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../../pieces/busy-button.js';
import { CopyButton } from '../../pieces/copy-button.js';
import { faultsIn, faultsOf } from '../../pieces/field-faults.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { useBeginSetUp, useTurnOn } from './second-factor-calls.js';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  words: { margin: 0 },
  secret: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    marginInlineEnd: '4px',
  },
});

interface Props {
  readonly username: string;
  /** What stands above the first step. */
  readonly words?: string;
  /** Called once the recovery codes are kept. */
  readonly onDone: () => void;
}

/** Turning the second factor on: the password, then the app and its first code, then the recovery codes. */
export function SetUp({ username, words, onDone }: Props) {
  const [begun, setBegun] = useState<NewSecondFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodeList codes={codes} isFirst onDone={onDone} />;
  if (begun !== null) return <ProofForm begun={begun} onProven={setCodes} />;
  return <StartForm username={username} words={words} onBegun={setBegun} />;
}

interface StartFormProps {
  readonly username: string;
  readonly words: string | undefined;
  readonly onBegun: (begun: NewSecondFactor) => void;
}

function StartForm({ username, words, onBegun }: StartFormProps) {
  const styles = useStyles();
  const [currentPassword, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const call = useBeginSetUp();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(secondFactorStartSchema, { currentPassword }).currentPassword;
    setFault(found);
    if (found !== undefined) return;
    call.mutate(
      { currentPassword },
      {
        onSuccess: onBegun,
        onError: (error) => setFault(faultsIn<'currentPassword'>(error).currentPassword),
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Set up a second factor">
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      <input hidden readOnly autoComplete="username" value={username} />
      <Field
        label="Password, to set up a second factor"
        {...(fault === undefined ? {} : { validationMessage: fault })}
      >
        <Input
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(_, { value }) => {
            setPassword(value);
            setFault(undefined);
          }}
        />
      </Field>
      <BusyButton type="submit" isBusy={call.isPending}>
        Set up a second factor
      </BusyButton>
    </form>
  );
}

interface ProofFormProps {
  readonly begun: NewSecondFactor;
  readonly onProven: (recoveryCodes: readonly string[]) => void;
}

function ProofForm({ begun, onProven }: ProofFormProps) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const call = useTurnOn();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(secondFactorProofSchema, { code }).code;
    setFault(found);
    if (found !== undefined) return;
    call.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => onProven(recoveryCodes),
        onError: (error) => setFault(faultsIn<'code'>(error).code),
      },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Confirm the second factor"
    >
      <p className={styles.words} role="status">
        Scan this with an authenticator app on your phone, or type the secret into it. Then enter
        the code that the app shows.
      </p>
      <QrCode text={begun.uri} label="QR code of the secret" />
      <p className={styles.words}>
        Secret: <span className={styles.secret}>{begun.secret.replace(/.{4}(?!$)/g, '$& ')}</span>
        <CopyButton text={begun.secret} what="secret" />
      </p>
      <Field
        label="Code from the app"
        {...(fault === undefined ? {} : { validationMessage: fault })}
      >
        <Input
          ref={focusAtFirst}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(_, { value }) => {
            setCode(value);
            setFault(undefined);
          }}
        />
      </Field>
      <BusyButton type="submit" appearance="primary" isBusy={call.isPending}>
        Turn on
      </BusyButton>
    </form>
  );
}

/** The button that had the focus is gone. */
const focusAtFirst = (input: HTMLInputElement | null): void => input?.focus();
