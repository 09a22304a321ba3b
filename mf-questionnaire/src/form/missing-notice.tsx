import { Body1, Link, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  notice: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

interface MissingNoticeProps {
  readonly id: string;
  readonly count: number;
  readonly onShow: () => void;
}

/** Says beside the button why the questionnaire cannot be sent yet. */
export function MissingNotice({ id, count, onShow }: MissingNoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.notice}>
      <Body1 id={id}>
        {count === 1
          ? 'One answer is missing or has to be changed.'
          : `${count} answers are missing or have to be changed.`}
      </Body1>
      <Link as="button" type="button" onClick={onShow}>
        Show what is missing
      </Link>
    </div>
  );
}
