import { makeStyles, Spinner, Subtitle2 } from '@fluentui/react-components';
import { apiPaths, comparisonReplySchema } from '@ellac/contracts';
import { ErrorAlert, fetchJson, messageOf } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Card } from '../../pieces/card.js';
import { ComparisonTable } from '../../comparison/comparison-table.js';

const useStyles = makeStyles({ title: { margin: 0 } });

interface Props {
  readonly companyId: string;
  /** The newest completed report. When it changes, the comparison is loaded again. */
  readonly newestReportId: string;
}

/** What changed since the report before, area by area and answer by answer. */
export function ChangesCard({ companyId, newestReportId }: Props) {
  const styles = useStyles();
  const { data, error, isPending, refetch } = useQuery(comparisonOf(companyId, newestReportId));
  return (
    <Card role="region" aria-labelledby="comparison">
      <Subtitle2 as="h2" id="comparison" className={styles.title}>
        What changed since the report before
      </Subtitle2>
      {isPending ? <Spinner label="Comparing…" /> : null}
      {error === null ? null : (
        <ErrorAlert
          message={messageOf(error, 'The reports cannot be compared right now.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data?.sideBySide ? <ComparisonTable by="date" compared={data.sideBySide} /> : null}
    </Card>
  );
}

/** What changed between the newest two completed reports of a company. */
const comparisonOf = (companyId: string, newestReportId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminComparison(companyId), newestReportId],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminComparison(companyId), comparisonReplySchema, { signal }),
  });
