import { Button, makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useToast } from '@ellac/web';

const useStyles = makeStyles({
  copy: { minWidth: '24px', height: '24px', padding: 0, verticalAlign: 'middle' },
});

interface Props {
  readonly text: string;
  /** What the text is, such as "phone number". */
  readonly what: string;
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, what }: Props) {
  const styles = useStyles();
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: text });
    } catch {
      toast({
        title: 'Could not copy',
        description: 'The browser does not allow it here.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      className={styles.copy}
      size="small"
      appearance="transparent"
      icon={<CopyRegular />}
      aria-label={`Copy the ${what}`}
      onClick={() => void copy()}
    />
  );
}
