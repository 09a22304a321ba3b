import { questionnairePaths, exampleDataSettingSchema, type Questionnaire } from '@ellac/contracts';
import { fetchJson, lateComponent, latePart } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';

const exampleDataSetting = queryOptions({
  queryKey: [questionnairePaths.exampleDataButton],
  queryFn: ({ signal }) =>
    fetchJson(questionnairePaths.exampleDataButton, exampleDataSettingSchema, { signal }),
});

const FillExample = lateComponent(
  latePart(() => import('./fill-example.js')),
  (parts) => parts.FillExample,
);

interface ExampleButtonProps {
  /** Whether it steps back, because something is answered. */
  readonly isQuiet: boolean;
  readonly onFill: (example: Questionnaire) => void;
}

/** Fills the form with sample answers, where a coach has turned that on. */
export function ExampleButton({ isQuiet, onFill }: ExampleButtonProps) {
  const { data } = useQuery(exampleDataSetting);
  return data?.enabled === true ? <FillExample isQuiet={isQuiet} onFill={onFill} /> : null;
}
