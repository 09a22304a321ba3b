import { apiPaths, exampleDataSettingSchema, type Questionnaire } from '@ellac/contracts';
import { fetchJson, lateComponent, latePart } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';

const exampleDataSetting = queryOptions({
  queryKey: [apiPaths.exampleDataButton],
  queryFn: ({ signal }) =>
    fetchJson(apiPaths.exampleDataButton, exampleDataSettingSchema, { signal }),
});

const FillExample = lateComponent(
  latePart(() => import('./fill-example.js')),
  (parts) => parts.FillExample,
);

interface ExampleButtonProps {
  readonly onFill: (example: Questionnaire) => void;
}

/** Fills the form with sample answers, where a coach has turned that on. */
export function ExampleButton({ onFill }: ExampleButtonProps) {
  const { data } = useQuery(exampleDataSetting);
  return data?.enabled === true ? <FillExample onFill={onFill} /> : null;
}
