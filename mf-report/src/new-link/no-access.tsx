import { ErrorAlert } from '@ellac/web';
import { makeStyles, Title2 } from '@fluentui/react-components';
import { NewLinkForm } from './new-link-form.js';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  heading: { margin: 0 },
});

/** Why the report does not open with this link, and the way to a new one. */
export function NoAccess({ reportId, message }: { reportId: string; message: string }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title2 as="h1" className={styles.heading}>
        Your report
      </Title2>
      <ErrorAlert message={message} />
      <NewLinkForm reportId={reportId} />
    </div>
  );
}
