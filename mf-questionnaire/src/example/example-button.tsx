import { Button } from '@fluentui/react-components';
import { apiPaths, exampleDataSettingSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';

const exampleDataSetting = queryOptions({
  queryKey: [apiPaths.exampleDataButton],
  queryFn: ({ signal }) =>
    fetchJson(apiPaths.exampleDataButton, exampleDataSettingSchema, { signal }),
});

/** Fills the form with sample answers, where a coach has turned that on. */
export function ExampleButton({ onFill }: { readonly onFill: () => void }) {
  const { data } = useQuery(exampleDataSetting);
  return data?.enabled === true ? <Button onClick={onFill}>Fill Example Data</Button> : null;
}
