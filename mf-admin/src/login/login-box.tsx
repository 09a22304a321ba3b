import { Card, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import type { ReactNode, RefObject, SubmitEvent } from 'react';

const useStyles = makeStyles({
  card: {
    width: '350px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '28px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    rowGap: '24px',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
  title: { margin: 0, fontSize: '22px', lineHeight: '28px', outlineStyle: 'none' },
  subtitle: {
    color: tokens.colorNeutralForeground2,
    fontSize: '15px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
  },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
});

interface Props {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** A form in front of the desk: what it is for, and its fields. */
export function LoginBox({ title, subtitle, formRef, onSubmit, children }: Props) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <div>
        <Subtitle1 as="h1" block tabIndex={-1} className={styles.title}>
          {title}
        </Subtitle1>
        <Text className={styles.subtitle}>{subtitle}</Text>
      </div>
      <form
        {...(formRef === undefined ? {} : { ref: formRef })}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </Card>
  );
}
